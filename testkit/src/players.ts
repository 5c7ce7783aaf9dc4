import { type Bot, botFor, perspective } from '@holdout/bots'
import { type AnyState, type Chance, CLOCK, canonical, type Seat, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { Playthrough, type Way } from './playthrough.ts'

/** How often unusual moves are made: once in this many opportunities. */
export interface Habits {
  /** A clock runs out. */
  readonly clock: number
  /** A seat acts in an optional decision. */
  readonly stepIn: number
  /** A standing move (conceding, a vote) is made; null for never, because most matches would end too soon. */
  readonly standing: number | null
}

/** The habits for playing on from a position: mostly ordinary moves, but every kind of move is possible. */
const CURIOUS: Habits = { clock: 8, stepIn: 2, standing: 24 }

/** The index of a randomly chosen move: first the kind of decision, then the seat, then the move. */
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

/** The number of matches played to measure the length, and the longest length measured. */
const GAMES_TO_MEASURE = 4
const LONG_ENOUGH = 2000

/** The mean number of moves of a few random matches. The same for every part of a run. */
export function lengthOfGames(game: AnyKnownGame, optionSets: readonly unknown[]): number {
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
      // A match that throws is reported by the run itself. Here it only counts as short.
    }
  }
  return moves / GAMES_TO_MEASURE
}

export function chooseWay(luck: Chance, ways: readonly Way[]): Way {
  return ways[choose(luck, ways, CURIOUS)]
}

/** If the same choice comes this often among the last ones, the bot is only waiting. */
const PATIENCE = 3
const CHOICES_KEPT = 16

/** Plays like the greedy bot, to reach positions that random play never reaches. */
export class GreedyPlayer {
  private readonly bot: Bot
  private readonly choices: string[] = []

  constructor(private readonly game: AnyKnownGame) {
    this.bot = botFor(game, 'greedy')
  }

  /**
   * The index of the bot's move for a seat that must decide; null if the bot is not asked. If the same choice keeps
   * coming up, the bot may wait forever, so a clock runs out if possible.
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

  /** Identifies a choice by its legal moves, not by the position, because a position may count moves. */
  private onlyWaits(ways: readonly Way[]): boolean {
    const choice = JSON.stringify(ways)
    const times = this.choices.filter(other => other === choice).length
    this.choices.push(choice)
    if (this.choices.length > CHOICES_KEPT) this.choices.shift()
    return times >= PATIENCE
  }
}
