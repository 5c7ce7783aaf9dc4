import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type BotAnswer, BotPool, LONGEST_WAIT_MS } from './bot-pool.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A thread that answers when the test says so. */
class FakeThread extends EventEmitter {
  readonly tasks: unknown[] = []
  unref(): void {}
  postMessage(task: unknown): void {
    this.tasks.push(task)
  }
  async terminate(): Promise<number> {
    return 0
  }
}

function poolOf() {
  const threads: FakeThread[] = []
  const charged: [string, number][] = []
  const account = {
    left: () => 0,
    thought: (person: string, microseconds: number) => void charged.push([person, microseconds]),
  }
  const pool = new BotPool(account, 1, () => {
    const thread = new FakeThread()
    threads.push(thread)
    return thread as unknown as Worker
  })
  const think = (person: string, isWanted = () => true): { answers: BotAnswer[]; cancel: () => void } => {
    const answers: BotAnswer[] = []
    const cancel = pool.think({} as never, { person, isWanted }, answer => void answers.push(answer))
    return { answers, cancel }
  }
  return { pool, threads, charged, think }
}

it('gives up a decision that waits too long for a thread, and charges the time of the others', () => {
  const { threads, think, charged } = poolOf()
  const [first, second] = [think('eve'), think('ann')]
  vi.advanceTimersByTime(LONGEST_WAIT_MS)
  expect(first.answers).toEqual([])
  expect(second.answers).toEqual([{ error: 'late' }])
  threads[0].emit('message', { move: null })
  expect(first.answers).toEqual([{ move: null }])
  expect(charged).toEqual([['eve', LONGEST_WAIT_MS * 1_000]])
  expect(threads[0].tasks).toHaveLength(1)
})

it('starts a decision when a player is connected again, and none that is canceled', () => {
  const { pool, threads, think } = poolOf()
  let here = false
  think('ann', () => here)
  think('ben', () => here).cancel()
  expect(threads).toHaveLength(0)
  here = true
  pool.next()
  expect(threads[0].tasks).toHaveLength(1)
  threads[0].emit('message', { move: null })
  expect(threads[0].tasks).toHaveLength(1)
})
