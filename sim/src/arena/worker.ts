import { loadGame } from '@holdout/catalog'
import { RuleBug } from '@holdout/engine'
import type { Pairing } from './lineups.ts'
import { playPairing } from './play.ts'
import type { ArenaResult } from './result.ts'

export interface ArenaTask {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly pairing: Pairing
}

/** The work of a worker thread: one match. A rule bug is returned as a value, as in `worker.ts` of simulations. */
export default async function work({
  game,
  options,
  seed,
  pairing,
}: ArenaTask): Promise<ArenaResult | { bug: string }> {
  try {
    return playPairing(await loadGame(game), options, seed, pairing)
  } catch (error) {
    if (error instanceof RuleBug) return { bug: error.message }
    throw error
  }
}
