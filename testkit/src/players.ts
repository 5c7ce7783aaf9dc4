import { type Bot, botFor, perspective } from '@holdout/bots'
import { type AnyGame, type AnyState, type Chance, CLOCK, canonical, type Seat, SeededChance } from '@holdout/engine'
import { Playthrough, type Way } from './playthrough.ts'

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
  const kinds: Record<Kind, number[]> = { clock: [], standing: [], may: [], must: [] }
  for (let i = 0; i < ways.length; i++) kinds[kindOf(ways[i])].push(i)
  const strikes = (kind: Kind, oneIn: number): boolean => kinds[kind].length > 0 && luck.int('habit', oneIn) === 0
  const kind = strikes('clock', habits.clock)
    ? kinds.clock
    : habits.standing !== null && strikes('standing', habits.standing)
      ? kinds.standing
      : strikes('may', habits.stepIn)
        ? kinds.may
        : kinds.must.length
          ? kinds.must
          : ways.map((_way, i) => i)
  const seats: Seat[] = []
  for (const i of kind) if (!seats.includes(ways[i].seat)) seats.push(ways[i].seat)
  const seat = seats[luck.pick('seat', seats)]
  const own = seats.length === 1 ? kind : kind.filter(i => ways[i].seat === seat)
  return own[luck.pick('move', own)]
}

type Kind = 'clock' | 'standing' | 'may' | 'must'

function kindOf({ seat, kind }: Way): Kind {
  return seat === CLOCK && kind === 'standing' ? 'clock' : kind
}

/** So many games are played to see how long one takes; and none further than this. */
const GAMES_TO_MEASURE = 4
const LONG_ENOUGH = 2000

/** How many moves a random game takes, in the mean of a few. The same for every part of a run. */
export function lengthOfGames(game: AnyGame, optionSets: readonly unknown[]): number {
  let moves = 0
  for (let n = 0; n < GAMES_TO_MEASURE; n++) {
    const seed = `length ${n}`
    const luck = SeededChance.of(`${seed}/luck`)
    try {
      const play = new Playthrough({ game, seed, options: optionSets[n % optionSets.length] })
      while (play.ways.length > 0 && play.played.length < LONG_ENOUGH) {
        play.play(choose(luck, play.ways, { clock: 20, stepIn: 3, standing: null }))
        moves += 1
      }
    } catch {
      // A game that falls is the business of the run itself; here it is only short.
    }
  }
  return moves / GAMES_TO_MEASURE
}

export function chooseWay(luck: Chance, ways: readonly Way[]): Way {
  return ways[choose(luck, ways, CURIOUS)]
}

/** The same choice for this many times among the last so many is waiting. */
const PATIENCE = 3
const CHOICES_KEPT = 16

/** Plays as the greedy bot would, to get into positions where luck alone never comes. */
export class GreedyPlayer {
  private readonly bot: Bot
  private readonly choices: string[] = []

  constructor(private readonly game: AnyGame) {
    this.bot = botFor(game, 'greedy')
  }

  /**
   * The number of the way that the bot takes for one of those who must decide; null where the bot is not asked. Where the
   * same choice has come up again and again it only waits, and might for ever: then a clock strikes if it can.
   */
  choose(luck: Chance, s: AnyState, ways: readonly Way[]): number | null {
    if (this.onlyWaits(ways)) {
      const strikes = ways.flatMap(({ seat }, i) => (seat === CLOCK ? [i] : []))
      return strikes.length ? strikes[luck.pick('clock', strikes)] : null
    }
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

  /** By what can be chosen, not by the position: that may count the moves. */
  private onlyWaits(ways: readonly Way[]): boolean {
    const choice = JSON.stringify(ways)
    const times = this.choices.filter(other => other === choice).length
    this.choices.push(choice)
    if (this.choices.length > CHOICES_KEPT) this.choices.shift()
    return times >= PATIENCE
  }
}
