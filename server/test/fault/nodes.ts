import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { webFolder } from '../folders.ts'
import { bundleNode } from './bundle.ts'

const CLOCK = new URL('./clock.mjs', import.meta.url).href

/** Whether the size of a process's files can be limited here (Linux with util-linux). */
export function canLimitFiles(): boolean {
  return spawnSync('prlimit', ['--version']).status === 0
}

interface RunningNode {
  readonly child: ChildProcess
  readonly url: string
  /** How far its wall clock was wrong when it started, in ms. */
  readonly skew: number
}

/** Processes that serve the same tables and can be killed and restarted. A restarted node has a new address. */
export class Nodes {
  private readonly running = new Map<number, RunningNode>()
  private readonly web = webFolder()
  private readonly program = bundleNode()
  private closed = false

  constructor(
    readonly count: number,
    private readonly env: (number: number) => Record<string, string>,
    /** The error output of a node, to find the cause of crashes. */
    private readonly said: (text: string) => void,
    /** Called when a node exits without being killed. */
    private readonly crashed: (number: number) => void,
  ) {}

  get urls(): string[] {
    return [...this.running.values()].map(({ url }) => url)
  }

  /** The nodes that started with a wrong clock. */
  get skewed(): number[] {
    return [...this.running].flatMap(([number, { skew }]) => (skew === 0 ? [] : [number]))
  }

  async startAll(): Promise<void> {
    await Promise.all(Array.from({ length: this.count }, (_, number) => this.start(number)))
  }

  /**
   * Starts a node, whose wall clock is wrong by `skew` ms. One that fails, because its database is down, is started
   * again, as a supervisor would do.
   */
  async start(number: number, skew = 0): Promise<void> {
    while (!this.closed) {
      const child = fork(this.program, {
        env: { ...process.env, WEB_FOLDER: this.web, CLOCK_SKEW: String(skew), ...this.env(number) },
        execArgv: ['--import', CLOCK],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      child.stderr?.on('data', data => this.said(String(data)))
      const gone = once(child, 'exit').then(() => null)
      const told = await Promise.race([once(child, 'message'), gone])
      if (told) {
        const [{ url }] = told as [{ url: string }]
        this.running.set(number, { child, url, skew })
        void gone.then(() => {
          if (this.running.get(number)?.child !== child) return // it was killed on purpose
          this.running.delete(number)
          this.crashed(number)
        })
        return
      }
      await new Promise(done => setTimeout(done, 200))
    }
  }

  /** Kills a node without warning. False if it was already down. */
  async kill(number: number): Promise<boolean> {
    const node = this.running.get(number)
    if (!node) return false
    this.running.delete(number)
    const gone = once(node.child, 'exit')
    node.child.kill('SIGKILL')
    await gone
    return true
  }

  /** Stops a node for a while, as a long pause of its machine does. False if it is down. */
  async freeze(number: number, ms: number): Promise<boolean> {
    const node = this.running.get(number)
    if (!node?.child.kill('SIGSTOP')) return false
    await new Promise(done => setTimeout(done, ms))
    node.child.kill('SIGCONT')
    return true
  }

  /** Sets the wall clock of a running node forward or back. False if it is down. */
  stepClock(number: number, ms: number): boolean {
    return this.running.get(number)?.child.send({ step: ms }) ?? false
  }

  /** Lets every write of a node beyond this many bytes of a file fail; null: lets them pass again. */
  limitFiles(number: number, bytes: number | null): boolean {
    const pid = this.running.get(number)?.child.pid
    if (pid === undefined) return false
    return spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`]).status === 0
  }

  async stop(): Promise<void> {
    this.closed = true
    await Promise.all([...this.running.keys()].map(number => this.kill(number)))
    rmSync(dirname(this.program), { recursive: true, force: true })
  }
}
