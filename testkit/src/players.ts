import { type Bot, botFor, perspective } from '@holdout/bots'
import { type AnyGame, type AnyState, type Chance, CLOCK, canonical } from '@holdout/engine'
import type { Way } from './playthrough.ts'

/** How often, when it could, something out of the ordinary is done: one time in so many. */
export interface Habits {
  /** The clock strikes. */
  readonly clock: number
  /** Somebody who may step in does. */
  readonly stepIn: number
  /** A standing move (conceding, a vote) is made; null in most games, which would end too soon. */
  readonly standing: number | null
}

/** The habits for trying out what comes next: mostly ordinary play, but nothing is left out. */
const CURIOUS: Habits = { clock: 8, stepIn: 2, standing: 24 }

/** The number of a way chosen by luck: first which kind of decision, then whose, then which move. */
export function choose(luck: Chance, ways: readonly Way[], habits: Habits): number {
  const clock = ways.filter(way => way.seat === CLOCK && way.kind === 'standing')
  const standing = ways.filter(way => way.seat !== CLOCK && way.kind === 'standing')
  const may = ways.filter(({ kind }) => kind === 'may')
  const must = ways.filter(({ kind }) => kind === 'must')
  const strikes = (list: readonly Way[], oneIn: number): boolean => list.length > 0 && luck.int('habit', oneIn) === 0
  const kind = strikes(clock, habits.clock)
    ? clock
    : habits.standing !== null && strikes(standing, habits.standing)
      ? standing
      : strikes(may, habits.stepIn)
        ? may
        : must.length
          ? must
          : ways
  const seats = [...new Set(kind.map(({ seat }) => seat))]
  const seat = seats[luck.pick('seat', seats)]
  const own = kind.filter(way => way.seat === seat)
  return ways.indexOf(own[luck.pick('move', own)])
}

export function chooseWay(luck: Chance, ways: readonly Way[]): Way {
  return ways[choose(luck, ways, CURIOUS)]
}

/** Plays as the greedy bot would, to get into positions where luck alone never comes. */
export class GreedyPlayer {
  private readonly bot: Bot

  constructor(private readonly game: AnyGame) {
    this.bot = botFor(game, 'greedy')
  }

  /** The number of the way that the bot takes for one of those who must decide; null where the bot is not asked. */
  choose(luck: Chance, s: AnyState, ways: readonly Way[]): number | null {
    const must = this.game.pending(s).filter(({ kind, seat }) => kind === 'must' && seat !== CLOCK)
    if (must.length === 0) return null
    const decision = must[luck.pick('seat', must)]
    const moves = this.game.moves(s, decision.seat)
    const move = this.bot.choose(perspective(this.game, s, decision, moves, luck))
    const number = ways.findIndex(
      ({ seat, move: other }) => seat === decision.seat && canonical(other) === canonical(move),
    )
    if (number < 0)
      throw new Error(`the greedy bot of ${decision.seat} chose ${JSON.stringify(move)}, which is not listed`)
    return number
  }
}
