import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { webFolder } from '../folders.ts'
import { bundleNode } from './bundle.ts'

/** Processes that serve the same tables and can be killed and restarted. A restarted node has a new address. */
export class Nodes {
  private readonly running = new Map<number, { readonly child: ChildProcess; readonly url: string }>()
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

  async startAll(): Promise<void> {
    await Promise.all(Array.from({ length: this.count }, (_, number) => this.start(number)))
  }

  /** Starts a node. One that fails, because its database is down, is started again, as a supervisor would do. */
  async start(number: number): Promise<void> {
    while (!this.closed) {
      const child = fork(this.program, {
        env: { ...process.env, WEB_FOLDER: this.web, ...this.env(number) },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      child.stderr?.on('data', data => this.said(String(data)))
      const gone = once(child, 'exit').then(() => null)
      const told = await Promise.race([once(child, 'message'), gone])
      if (told) {
        const [{ url }] = told as [{ url: string }]
        this.running.set(number, { child, url })
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

  async stop(): Promise<void> {
    this.closed = true
    await Promise.all([...this.running.keys()].map(number => this.kill(number)))
    rmSync(dirname(this.program), { recursive: true, force: true })
  }
}
