import { type Bot, botFor, playToEnd } from '@holdout/bots'
import { type AnyState, type Outcome, type Seat, SeededChance } from '@holdout/engine'
import { type AnyKnownGame, type Facts, simpleNotes } from '@holdout/knowledge'
import { isTeam } from '../arena/lineups.ts'

/** A position of a match between bots, with the end of the match. */
export interface FittedPosition<F = Facts> {
  /** By seat; in a team game only the first seat. */
  readonly features: readonly F[]
  /** The hand-made estimate of each seat. */
  readonly values: readonly number[]
  /** The share of the win of each seat. */
  won: number[]
  /** The final score of each seat, in a game with graded results. */
  scores: number[]
}

/** The bots of the matches. Positions are taken from the moment on when `end` takes over all seats. */
export interface FitBots {
  /** One of these levels begins. */
  readonly begin: readonly string[]
  readonly end: string
}

/** The facts of these seats that a chance is fitted to. */
export type FactsOf<F = Facts> = (s: AnyState, seats: readonly Seat[]) => readonly F[]

/** Positions of one match, about this number of decisions apart. */
const APART = 7

/**
 * Plays a match between bots and takes positions from it. In half of the matches the bots of level `end` play from the
 * beginning, in the others from a random moment on: so positions after weaker play are among them, and every one ends
 * as such bots end it. If only they begin, all positions of all matches count. Depends only on its arguments.
 */
export function positionsOf<F>(
  game: AnyKnownGame,
  options: Readonly<Record<string, unknown>>,
  { begin, end }: FitBots,
  seed: string,
  factsOf: FactsOf<F>,
): FittedPosition<F>[] {
  const chance = SeededChance.of(`${seed}/sample`)
  const beginner = botFor(game, begin[chance.int('level', begin.length)])
  const isSame = begin.every(level => level === end)
  const from = isSame || chance.int('half', 2) === 0 ? 0 : chance.int('from', lengthOf(game, options, beginner, seed))
  const state = dealt(game, options, seed)
  const all = game.seats(options)
  const seats = isTeam(all) ? [all[0].seat] : all.map(({ seat }) => seat)
  const { rate } = simpleNotes(game)
  const found: FittedPosition<F>[] = []
  let made = 0
  play(
    game,
    options,
    state,
    relay(beginner, botFor(game, end), () => made >= from),
    seed,
    () => {
      made += 1
      if (made <= from || chance.int('take', APART) > 0) return
      found.push({
        features: factsOf(state, seats),
        values: seats.map(seat => rate(game.clone(state), seat)),
        won: [],
        scores: [],
      })
    },
  )
  const { winners } = state.outcome as Outcome
  const won = seats.map(seat => (winners.includes(seat) ? 1 / shared(all, winners) : 0))
  const scores = seats.map(seat => game.score?.of(state, seat) ?? 0)
  for (const position of found) Object.assign(position, { won, scores })
  return found
}

function dealt(game: AnyKnownGame, options: Readonly<Record<string, unknown>>, seed: string): AnyState {
  return game.setup(options, { chance: SeededChance.of(seed) })
}

/** The number of moves of a match if the same bot plays all of it. */
function lengthOf(game: AnyKnownGame, options: Readonly<Record<string, unknown>>, bot: Bot, seed: string): number {
  return play(game, options, dealt(game, options, seed), bot, seed)
}

function play(
  game: AnyKnownGame,
  options: Readonly<Record<string, unknown>>,
  state: AnyState,
  bot: Bot,
  seed: string,
  moved?: () => void,
): number {
  const seats = game.seats(options).map(({ seat }) => seat)
  const bots: Record<Seat, Bot> = Object.fromEntries(seats.map(seat => [seat, bot]))
  const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(`${seed}/luck/${seat}`)]))
  return playToEnd(game, state, bots, luck, moved).moves
}

/** A bot that is replaced by another in the middle of the match. */
function relay(first: Bot, second: Bot, isReplaced: () => boolean): Bot {
  return { ...first, choose: seen => (isReplaced() ? second : first).choose(seen) }
}

/** Seats that share a win: in a team game the win is one. */
function shared(all: Parameters<typeof isTeam>[0], winners: readonly Seat[]): number {
  return isTeam(all) ? 1 : winners.length
}
