import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { AnyMove } from '@holdout/engine'
import type { Advised } from '@holdout/table'
import type { BotTask } from './bot-worker.ts'

/** `null`: the bot does not act, or there is no hint. An error: the pool is full, or the thread failed. */
export type BotAnswer =
  | { readonly move: AnyMove | null }
  | { readonly hint: Advised | null }
  | { readonly error: string }

interface Job {
  readonly task: BotTask
  readonly done: (answer: BotAnswer) => void
}

/** More waiting decisions than this would take minutes. The bot then plays its fast move. */
const MOST_WAITING = 200

/** Worker threads load only compiled code. Tests run the sources, where bots think in this thread. */
const COMPILED = import.meta.url.endsWith('.js')

/**
 * Threads in which the bots of all tables think, so that people's moves are not delayed. They start when they are first
 * needed; one core is left for people.
 */
export class BotPool {
  private readonly idle: Worker[] = []
  private readonly busy = new Map<Worker, Job>()
  private readonly waiting: Job[] = []
  private closed = false

  constructor(private readonly threads = Math.max(1, availableParallelism() - 1)) {}

  /** A pool if threads can run here. */
  static create(): BotPool | null {
    return COMPILED ? new BotPool() : null
  }

  /** Lets a bot think, and calls `done` with its move. The returned function cancels it; `done` is then not called. */
  think(task: Omit<BotTask, 'canceled'>, done: (answer: BotAnswer) => void): () => void {
    const canceled = new Int32Array(new SharedArrayBuffer(4))
    const job: Job = {
      task: { ...task, canceled },
      done: answer => {
        if (canceled[0] === 0) done(answer)
      },
    }
    if (this.waiting.length >= MOST_WAITING || this.closed) queueMicrotask(() => job.done({ error: 'full' }))
    else {
      this.waiting.push(job)
      this.next()
    }
    return () => {
      Atomics.store(canceled, 0, 1)
      const at = this.waiting.indexOf(job)
      if (at >= 0) this.waiting.splice(at, 1)
    }
  }

  async close(): Promise<void> {
    this.closed = true
    this.waiting.length = 0
    await Promise.all([...this.idle, ...this.busy.keys()].map(worker => worker.terminate()))
  }

  private next(): void {
    if (this.waiting.length === 0) return
    const worker = this.idle.pop() ?? (this.busy.size < this.threads ? this.start() : null)
    if (!worker) return
    const job = this.waiting.shift() as Job
    this.busy.set(worker, job)
    worker.postMessage(job.task)
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot-worker.js', import.meta.url))
    worker.unref()
    worker.on('message', (answer: BotAnswer) => {
      const job = this.busy.get(worker)
      this.busy.delete(worker)
      this.idle.push(worker)
      job?.done(answer)
      this.next()
    })
    worker.on('error', error => {
      const job = this.busy.get(worker)
      this.busy.delete(worker)
      job?.done({ error: error.message })
      this.next()
    })
    return worker
  }
}
