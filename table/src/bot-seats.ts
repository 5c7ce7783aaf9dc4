import { type Bot, botFor, perspective } from '@holdout/bots'
import { type AnyMove, type Decision, type Seat, SeededChance } from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'

/** The bots at a table. */
export class BotSeats {
  private readonly bots: Readonly<Record<Seat, Bot>>

  constructor(
    private readonly match: AnyMatch,
    levels: Readonly<Record<Seat, string>>,
  ) {
    const game = match.game
    this.bots = Object.fromEntries(Object.entries(levels).map(([seat, level]) => [seat, botFor(game, level)]))
  }

  has(seat: Seat): boolean {
    return Object.hasOwn(this.bots, seat)
  }

  /** The bot's move; null if it may pass and does. The same position always gives the same move. */
  choice(decision: Decision): AnyMove | null {
    const { state, seed, entries } = this.match
    const game = this.match.game
    const moves: readonly AnyMove[] = game.moves(state, decision.seat)
    if (moves.length === 0) return null
    // A separate chance per bot and move, so that a resumed match plays the same.
    const chance = SeededChance.of(`${seed}/bot/${decision.seat}/${entries.length}`)
    return this.bots[decision.seat].choose(perspective(game, state, decision, moves, chance))
  }
}
