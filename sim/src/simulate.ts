import { setImmediate } from 'node:timers/promises'
import { RuleBug } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { Piscina } from 'piscina'
import { type Batch, batchesOf, playBatch } from './batch.ts'
import { COMPILED } from './compiled.ts'
import { reportOf, type SimReport } from './report.ts'
import { readRequest, type SimPlan, type SimRequest } from './request.ts'
import { emptyTally, merge, type Tally } from './tally.ts'
import type { Worked } from './worker.ts'

export interface SimListener {
  progress?(done: number, total: number): void
  readonly signal?: AbortSignal
}

/**
 * Plays many games and counts the results. Throws an `InputError` on bad input before any work starts. An abort rejects
 * with the signal's reason.
 */
export async function simulate(request: SimRequest, on: SimListener = {}): Promise<SimReport> {
  const { plan, game } = await readRequest(request)
  on.signal?.throwIfAborted()
  const jobs = COMPILED ? Math.min(plan.jobs, batchesOf(plan.games).count) : 1
  const began = performance.now()
  const tally = jobs === 1 ? await inThisThread(game, plan, on) : await inThreads(plan, jobs, on)
  return reportOf(game, plan, tally, (performance.now() - began) / 1000)
}

function inThisThread(game: AnyKnownGame, plan: SimPlan, on: SimListener): Promise<Tally> {
  return playAll(plan, 1, on, async batch => {
    await setImmediate() // lets a progress bar update and an abort arrive
    return playBatch(game, plan, batch)
  })
}

async function inThreads(plan: SimPlan, jobs: number, on: SimListener): Promise<Tally> {
  const filename = new URL('./worker.js', import.meta.url).href
  const pool = new Piscina({ filename, minThreads: jobs, maxThreads: jobs, recordTiming: false })
  try {
    return await playAll(plan, jobs, on, async batch => {
      const worked: Worked = await pool.run({ plan, batch }, on.signal ? { signal: on.signal } : {})
      if ('bug' in worked) throw new RuleBug(worked.bug)
      return worked.tally
    })
  } finally {
    await pool.destroy()
  }
}

/** Distributes batches over the threads and adds up the results in the order of the games. */
async function playAll(
  plan: SimPlan,
  lanes: number,
  { progress, signal }: SimListener,
  play: (batch: Batch) => Promise<Tally>,
): Promise<Tally> {
  const batches = batchesOf(plan.games)
  const total = emptyTally()
  const early = new Map<number, Tally>()
  let next = 0
  let merged = 0
  let done = 0
  let stopped = false
  const lane = async (): Promise<void> => {
    while (next < batches.count && !stopped) {
      const at = next++
      const tally = await play(batches.batch(at))
      signal?.throwIfAborted()
      early.set(at, tally)
      for (let ready = early.get(merged); ready; ready = early.get(merged)) {
        merge(total, ready)
        early.delete(merged)
        merged += 1
      }
      done += tally.games
      if (!stopped) progress?.(done, plan.games)
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } catch (error) {
    signal?.throwIfAborted() // errors of a stopped thread are ignored
    throw error
  } finally {
    stopped = true
  }
  return total
}
