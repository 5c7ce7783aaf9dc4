import { expect, it } from 'vitest'
import { Limits } from '../limits/limits.ts'
import { BotQueue, type ThoughtOwner } from './bot-queue.ts'

const NO_LIMITS = { now: () => 0, budget: 0, requests: 0, connections: 0, tables: 0, shared: false }

interface Job {
  readonly owner: ThoughtOwner
  readonly table: string
}

function jobOf(person: string, table: string, isWanted = () => true): Job {
  return { owner: { person, isWanted }, table }
}

function queueOf(limits: Limits | null = null) {
  const queue = new BotQueue<Job>(limits)
  const add = (person: string, count: number): void => {
    for (let i = 1; i <= count; i++) queue.add(jobOf(person, `${person}-${i}`))
  }
  /** Thinks about the next decisions, one after another, each for this long. */
  const serve = (count: number, ms: number): string[] =>
    Array.from({ length: count }, () => {
      const job = queue.take()
      if (job) queue.finish(job, ms)
      return job?.table ?? 'none'
    })
  return { queue, add, serve }
}

it('serves people in turn, whatever number of tables they have', () => {
  const { add, serve } = queueOf()
  add('eve', 50)
  add('ann', 2)
  add('ben', 1)
  expect(serve(6, 0)).toEqual(['eve-1', 'ann-1', 'ben-1', 'eve-2', 'ann-2', 'eve-3'])
})

it('serves those first whose tables used less time lately', () => {
  const { add, serve } = queueOf(new Limits(NO_LIMITS))
  add('eve', 50)
  expect(serve(4, 1_500)).toEqual(['eve-1', 'eve-2', 'eve-3', 'eve-4'])
  add('ann', 3)
  expect(serve(4, 1_000)).toEqual(['ann-1', 'ann-2', 'ann-3', 'eve-5'])
})

it('charges the address too, so that more guests there get no more', () => {
  const limits = new Limits(NO_LIMITS)
  for (const eve of ['eve', 'eve2', 'eve3']) limits.connection('203.0.113.1', eve)
  limits.connection('203.0.113.2', 'ann')
  const { add, serve } = queueOf(limits)
  add('eve', 8)
  serve(8, 1_500)
  for (const one of ['eve2', 'eve3', 'ann']) add(one, 1)
  expect(serve(3, 1_500)[0]).toBe('ann-1')
})

it('lets at most three tables of a person think at once', () => {
  const { queue, add } = queueOf()
  add('eve', 5)
  const started = [queue.take(), queue.take(), queue.take()]
  expect(started.map(job => job?.table)).toEqual(['eve-1', 'eve-2', 'eve-3'])
  expect(queue.take()).toBeNull()
  add('ann', 1)
  expect(queue.take()?.table).toBe('ann-1')
  queue.finish(started[0] as Job, 1)
  expect(queue.take()?.table).toBe('eve-4')
})

it('does not think while no player is connected', () => {
  const { queue } = queueOf()
  let here = false
  queue.add(jobOf('ann', 'left', () => here))
  expect(queue.take()).toBeNull()
  queue.add(jobOf('ann', 'here'))
  expect(queue.take()?.table).toBe('here')
  here = true
  expect(queue.take()?.table).toBe('left')
})
