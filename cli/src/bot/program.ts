import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { InputError } from '@holdout/engine'
import type { ToBot } from '@holdout/protocol'
import { LONGEST_MESSAGE } from '@holdout/protocol/parse'
import { botErrorText } from '../text/bot.ts'

/** The time a program has to exit after its input ends. */
const GRACE_MS = 2_000

export interface ProgramEvents {
  line(text: string): void
  /** The program exited early or wrote invalid output. */
  trouble(error: InputError): void
}

/** A running bot program. It reads and writes lines of JSON; its stderr goes to ours. */
export class BotProgram {
  private readonly child: ChildProcess
  private rest = ''
  private stopping = false
  private ended = false

  constructor(
    readonly command: string,
    private readonly events: ProgramEvents,
  ) {
    // Runs in its own process group: killing it ends what the shell started, and Ctrl+C reaches only us.
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: true })
    this.child.stdout?.setEncoding('utf8')
    this.child.stdout?.on('data', (text: string) => this.take(text))
    this.child.stdin?.on('error', () => {}) // the exit handler reports it
    this.child.on('error', error => this.fail(botErrorText.notStarted(error.message)))
    this.child.on('close', (code, signal) => this.closed(code, signal))
  }

  send(line: ToBot): void {
    if (!this.ended && !this.stopping) this.child.stdin?.write(`${JSON.stringify(line)}\n`)
  }

  /** Ends the program's input, and kills it if it does not exit in time. */
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
      this.child.kill('SIGKILL') // for systems without process groups
    }
  }

  private take(text: string): void {
    const lines = (this.rest + text).split('\n')
    this.rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') this.events.line(line)
    if (this.rest.length > LONGEST_MESSAGE) this.fail(botErrorText.lineTooLong(LONGEST_MESSAGE))
  }

  private closed(code: number | null, signal: string | null): void {
    this.ended = true
    this.fail(botErrorText.exited(code, signal))
  }

  private fail(what: string): void {
    if (this.stopping) return
    this.stopping = true
    this.events.trouble(new InputError(botErrorText.program(this.command, what)))
    if (!this.ended) this.kill()
  }
}
