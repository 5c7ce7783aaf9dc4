import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { InputError } from '@holdout/engine'
import type { ToBot } from '@holdout/protocol'
import { LONGEST_MESSAGE } from '@holdout/protocol/parse'

/** How long a program may take to end by itself once its game is over. */
const GRACE_MS = 2_000

export interface ProgramEvents {
  line(text: string): void
  /** It ended by itself, or writes what cannot be read. */
  trouble(error: InputError): void
}

/** Somebody's own program that plays: lines of JSON go in and come out. What it writes to stderr goes to ours. */
export class BotProgram {
  private readonly child: ChildProcess
  private rest = ''
  private stopping = false
  private ended = false

  constructor(
    readonly command: string,
    private readonly events: ProgramEvents,
  ) {
    // A process group of its own: what the shell starts ends with it, and Ctrl-C reaches us first.
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: true })
    this.child.stdout?.setEncoding('utf8')
    this.child.stdout?.on('data', (text: string) => this.take(text))
    this.child.stdin?.on('error', () => {}) // it has ended: that is told by its exit
    this.child.on('error', error => this.fail(`could not be started: ${error.message}`))
    this.child.on('close', (code, signal) => this.closed(code, signal))
  }

  send(line: ToBot): void {
    if (!this.ended && !this.stopping) this.child.stdin?.write(`${JSON.stringify(line)}\n`)
  }

  /** Ends its input, and the program itself if it does not take the hint. */
  async stop(): Promise<void> {
    this.stopping = true
    if (this.ended) return
    const gone = once(this.child, 'close')
    this.child.stdin?.end()
    const timer = setTimeout(() => this.kill(), GRACE_MS)
    await gone
    clearTimeout(timer)
  }

  private kill(): void {
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL')
    } catch {
      this.child.kill('SIGKILL') // where there are no process groups
    }
  }

  private take(text: string): void {
    const lines = (this.rest + text).split('\n')
    this.rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') this.events.line(line)
    if (this.rest.length > LONGEST_MESSAGE)
      this.fail(`wrote a line of more than ${LONGEST_MESSAGE} signs; every answer is one short line of JSON`)
  }

  private closed(code: number | null, signal: string | null): void {
    this.ended = true
    const how = code === null ? `was ended by ${signal}` : `ended with exit code ${code}`
    const hint = code === 126 || code === 127 ? '; is that a command the shell can run?' : ' before its game was over'
    this.fail(`${how}${hint}`)
  }

  private fail(what: string): void {
    if (this.stopping) return
    this.stopping = true
    const stop = what.endsWith('?') ? '' : '.'
    this.events.trouble(new InputError(`The bot's program (${this.command}) ${what}${stop}`))
    if (!this.ended) this.kill()
  }
}
