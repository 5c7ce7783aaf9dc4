import { RuleBug } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { playBots } from './play.ts'
import type { SimPlan } from './request.ts'
import { botsOfGame, seedOfGame } from './seating.ts'
import { type BotSeat, count, emptyTally, type Tally } from './tally.ts'

/** Games that are played and counted together. */
export interface Batch {
  readonly from: number
  /** The number after its last game. */
  readonly to: number
}

/** A batch reports only when it is done, so it must be short, but long enough that handing it out costs little. */
const MOST_GAMES = 250
const BATCHES_AT_LEAST = 200

/** Depends only on the number of games, not of workers, so that results are always added up in the same order. */
export function batchesOf(games: number): { readonly count: number; batch(at: number): Batch } {
  const size = Math.min(MOST_GAMES, Math.ceil(games / BATCHES_AT_LEAST))
  return {
    count: Math.ceil(games / size),
    batch: at => ({ from: at * size, to: Math.min(games, (at + 1) * size) }),
  }
}

export function playBatch(game: AnyKnownGame, plan: SimPlan, { from, to }: Batch): Tally {
  const tally = emptyTally()
  const seats = game.seats(plan.options)
  for (let i = from; i < to; i++) {
    const bots = botsOfGame(plan, i)
    const chairs = seats.map(({ seat, side = null }, at): BotSeat => ({ seat, side, bot: bots[at] }))
    try {
      const { state, moves } = playBots(game, plan.options, seedOfGame(plan, i), bots)
      count(tally, i, state, moves, chairs)
    } catch (error) {
      // `recordOfGame` replays the game by its number, and its error carries the record.
      throw new RuleBug(`Game ${i} of the simulation (seed "${seedOfGame(plan, i)}"): ${(error as Error).message}`, {
        cause: error,
      })
    }
  }
  return tally
}
