import { type Bot, botFor, type Perspective, perspective } from '@holdout/bots'
import { type AnyMove, type Decision, type Seat, SeededChance } from '@holdout/engine'
import type { KnownMatch } from './any-match.ts'
import { thinkInSlices } from './think-in-slices.ts'
import type { Time } from './time.ts'

/** What a bot may know of a match; null if it has no move. */
export function seenByBot(match: KnownMatch, decision: Decision): Perspective | null {
  const { state, game } = match
  const moves: readonly AnyMove[] = game.moves(state, decision.seat)
  return moves.length === 0
    ? null
    : perspective(game, state, decision, moves, SeededChance.of(luckOfBot(match, decision)))
}

/** The seed of a bot's chance: another one for each bot and move, so that a resumed match plays the same. */
export function luckOfBot({ seed, entries }: KnownMatch, { seat }: Decision): string {
  return `${seed}/bot/${seat}/${entries.length}`
}

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
    const seen = seenByBot(this.match, decision)
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
    const seen = seenByBot(this.match, decision)
    if (!seen || !bot.think) return then(() => seen && bot.choose(seen))
    thinkInSlices(bot.think(seen), bot.ms ?? Number.POSITIVE_INFINITY, time, hold, then)
  }
}
