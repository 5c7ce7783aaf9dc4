import { loadGame } from '@holdout/catalog'
import { RuleBug } from '@holdout/engine'
import { type Batch, playBatch } from './batch.ts'
import type { SimPlan } from './request.ts'
import type { Tally } from './tally.ts'

export type Worked = { readonly tally: Tally } | { readonly bug: string }

/**
 * The work of a worker thread: one batch after another. A rule bug is returned as a value, because an error loses its
 * class between threads.
 */
export default async function work({ plan, batch }: { plan: SimPlan; batch: Batch }): Promise<Worked> {
  try {
    return { tally: playBatch(await loadGame(plan.game, plan.cards), plan, batch) }
  } catch (error) {
    if (error instanceof RuleBug) return { bug: error.message }
    throw error
  }
}
