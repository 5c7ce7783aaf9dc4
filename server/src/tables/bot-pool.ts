import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { AnyMove } from '@holdout/engine'
import type { Advised } from '@holdout/table'
import { BotQueue, type ThinkingAccount, type ThoughtOwner } from './bot-queue.ts'
import type { BotTask } from './bot-worker.ts'

/** `null`: the bot does not act, or there is no hint. An error: it waited too long, or the thread failed. */
export type BotAnswer =
  | { readonly move: AnyMove | null }
  | { readonly hint: Advised | null }
  | { readonly error: string }

interface Job {
  readonly task: BotTask
  readonly owner: ThoughtOwner
  readonly done: (answer: BotAnswer) => void
}

/** How long a decision may wait for a thread, in ms. Then the bot plays its fast move. */
export const LONGEST_WAIT_MS = 10_000

/** Worker threads load only compiled code. Tests run the sources, where bots think in this thread. */
const COMPILED = import.meta.url.endsWith('.js')

/**
 * Threads in which the bots of all tables think, so that people's moves are not delayed. They start when they are first
 * needed; one core is left for people.
 */
export class BotPool {
  private readonly idle: Worker[] = []
  private readonly busy = new Map<Worker, { readonly job: Job; readonly since: number }>()
  private readonly queue: BotQueue<Job>
  private closed = false

  constructor(
    account: ThinkingAccount | null,
    private readonly threads = Math.max(1, availableParallelism() - 1),
    private readonly newWorker = (): Worker => new Worker(new URL('./bot-worker.js', import.meta.url)),
  ) {
    this.queue = new BotQueue(account)
  }

  /** A pool if threads can run here. */
  static create(account: ThinkingAccount): BotPool | null {
    return COMPILED ? new BotPool(account) : null
  }

  /** Lets a bot think, and calls `done` with its move. The returned function cancels it; `done` is then not called. */
  think(task: Omit<BotTask, 'canceled'>, owner: ThoughtOwner, done: (answer: BotAnswer) => void): () => void {
    const canceled = new Int32Array(new SharedArrayBuffer(4))
    const job: Job = {
      task: { ...task, canceled },
      owner,
      done: answer => {
        if (canceled[0] === 0) done(answer)
      },
    }
    const late = setTimeout(() => {
      if (this.queue.delete(job)) job.done({ error: 'late' })
    }, LONGEST_WAIT_MS)
    late.unref()
    if (this.closed) queueMicrotask(() => job.done({ error: 'closed' }))
    else this.queue.add(job)
    this.next()
    return () => {
      clearTimeout(late)
      Atomics.store(canceled, 0, 1)
      this.queue.delete(job)
    }
  }

  async close(): Promise<void> {
    this.closed = true
    this.queue.clear()
    await Promise.all([...this.idle, ...this.busy.keys()].map(worker => worker.terminate()))
  }

  /** Starts decisions while a thread is free. Also called when a player connects. */
  next(): void {
    while (this.busy.size < this.threads) {
      const job = this.queue.take()
      if (!job) return
      const worker = this.idle.pop() ?? this.start()
      this.busy.set(worker, { job, since: performance.now() })
      worker.postMessage(job.task)
    }
  }

  private start(): Worker {
    const worker = this.newWorker()
    worker.unref()
    worker.on('message', (answer: BotAnswer) => {
      this.idle.push(worker)
      this.finished(worker, answer)
    })
    worker.on('error', error => {
      this.finished(worker, { error: error.message })
    })
    return worker
  }

  private finished(worker: Worker, answer: BotAnswer): void {
    const work = this.busy.get(worker)
    this.busy.delete(worker)
    if (work) {
      this.queue.finish(work.job, performance.now() - work.since)
      work.job.done(answer)
    }
    this.next()
  }
}
