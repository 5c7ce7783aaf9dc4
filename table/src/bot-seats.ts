import { type Bot, botFor, type Perspective, perspective } from '@holdout/bots'
import { type AnyMove, type Decision, type Seat, SeededChance } from '@holdout/engine'
import type { KnownMatch } from './any-match.ts'
import { thinkInSlices } from './think-in-slices.ts'
import type { Time } from './time.ts'

/** The bots at a table. */
export class BotSeats {
  private readonly bots: Readonly<Record<Seat, Bot>>

  constructor(
    private readonly match: KnownMatch,
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
    const seen = this.seen(decision)
    return seen && this.bots[decision.seat].choose(seen)
  }

  /**
   * Asks a bot for its move, and passes it to `then`. A bot that thinks long does so in slices; `hold` receives the
   * function that cancels the next slice. It plays the best move found when its time is over.
   */
  ask(
    decision: Decision,
    time: Time,
    hold: (cancel: () => void) => void,
    then: (choice: () => AnyMove | null) => void,
  ): void {
    const bot = this.bots[decision.seat]
    const seen = this.seen(decision)
    if (!seen || !bot.think) return then(() => seen && bot.choose(seen))
    thinkInSlices(bot.think(seen), bot.ms ?? Number.POSITIVE_INFINITY, time, hold, then)
  }

  private seen(decision: Decision): Perspective | null {
    const { state, seed, entries, game } = this.match
    const moves: readonly AnyMove[] = game.moves(state, decision.seat)
    if (moves.length === 0) return null
    // A separate chance per bot and move, so that a resumed match plays the same.
    const chance = SeededChance.of(`${seed}/bot/${decision.seat}/${entries.length}`)
    return perspective(game, state, decision, moves, chance)
  }
}
