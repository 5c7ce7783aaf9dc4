import type { AnyState } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { reportOf, type SimReport } from './report.ts'
import { readRequest, type SimRequest } from './request.ts'
import { botsOfGame, seedOfGame } from './seating.ts'
import type { SimListener } from './simulate.ts'
import { count, emptyTally } from './tally.ts'

/** One game of a simulation, for an outside player. */
export interface OutsideGame {
  readonly game: AnyKnownGame
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  /** The number of the game, from 0. */
  readonly number: number
  /** One bot per seat. */
  readonly bots: readonly string[]
}

export interface OutsidePlayer {
  /** Whether a bot is an outside bot. Its name is then not checked. */
  isOutside(bot: string): boolean
  play(game: OutsideGame): Promise<{ readonly state: AnyState; readonly moves: number }>
}

/** Runs a simulation with outside bots. `player` plays the games one after another; this function counts them. */
export async function simulateOutside(
  request: SimRequest,
  player: OutsidePlayer,
  on: SimListener = {},
): Promise<SimReport> {
  const { plan, game } = await readRequest(request, bot => player.isOutside(bot))
  const tally = emptyTally()
  const began = performance.now()
  for (let number = 0; number < plan.games; number++) {
    on.signal?.throwIfAborted()
    const bots = botsOfGame(plan, number)
    const { state, moves } = await player.play({
      game,
      options: plan.options,
      seed: seedOfGame(plan, number),
      number,
      bots,
    })
    const chairs = game.seats(plan.options).map(({ seat, side = null }, at) => ({ seat, side, bot: bots[at] }))
    count(tally, number, state, moves, chairs)
    on.progress?.(number + 1, plan.games)
  }
  return reportOf(game, plan, tally, (performance.now() - began) / 1000)
}
