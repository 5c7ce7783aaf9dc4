import { type AnyGame, RuleBug } from '@holdout/engine'
import { playBots } from './play.ts'
import type { Plan } from './request.ts'
import { botsOfGame, seedOfGame } from './seating.ts'
import { type Chair, count, emptyTally, type Tally } from './tally.ts'

/** Games that are played at one go and counted together. */
export interface Batch {
  readonly from: number
  /** The first game that is no longer part of it. */
  readonly to: number
}

/** A batch says nothing until it is done, so it must be short; and long enough that handing it out costs little. */
const MOST_GAMES = 250
const BATCHES_AT_LEAST = 200

/** Depends on the number of games only, never on that of the workers: what is added up in which order is always the same. */
export function batchesOf(games: number): { readonly count: number; batch(at: number): Batch } {
  const size = Math.min(MOST_GAMES, Math.ceil(games / BATCHES_AT_LEAST))
  return {
    count: Math.ceil(games / size),
    batch: at => ({ from: at * size, to: Math.min(games, (at + 1) * size) }),
  }
}

export function playBatch(game: AnyGame, plan: Plan, { from, to }: Batch): Tally {
  const tally = emptyTally()
  const seats = game.seats(plan.options)
  for (let i = from; i < to; i++) {
    const bots = botsOfGame(plan, i)
    const chairs = seats.map(({ seat, side = null }, at): Chair => ({ seat, side, bot: bots[at] }))
    try {
      const { state, moves } = playBots(game, plan.options, seedOfGame(plan, i), bots)
      count(tally, i, state, moves, chairs)
    } catch (error) {
      // With the game's number `recordOfGame` plays it up to there again, and its error carries the record.
      throw new RuleBug(`Game ${i} of the simulation (seed "${seedOfGame(plan, i)}"): ${(error as Error).message}`, {
        cause: error,
      })
    }
  }
  return tally
}
