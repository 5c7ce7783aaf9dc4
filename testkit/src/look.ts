import type { AnyEvent, AnyMove, AnyState, Chance, Seat } from '@holdout/engine'
import type { Coverage } from './coverage.ts'
import type { Played, Playthrough, Start, Way } from './playthrough.ts'
import type { Remedies } from './remedies.ts'
import type { Stock } from './stock.ts'

/** A position of a game in play, as the properties look at it. None of them may change `state`. */
export interface Look extends Start {
  /** The players' seats; the clock is not among them. */
  readonly seats: readonly Seat[]
  readonly state: AnyState
  /** What was played up to here. */
  readonly played: readonly Played[]
  /** What the last move, or the set-up, made happen. */
  readonly events: readonly AnyEvent[]
  readonly ways: readonly Way[]
  /** The cards and tokens that there were at the start. */
  readonly stock: Stock
  readonly run: Run
  /** Decides what a check tries; never the game's own luck. */
  readonly luck: Chance
  /** Look at everything rather than at a sample: a fault was seen here, or may have been. */
  readonly thorough: boolean
}

/** What all games of one run have in common. */
export interface Run {
  /** All cards and tokens of a position. */
  pieces(s: AnyState): readonly unknown[]
  readonly ruleIds: ReadonlySet<string>
  /** Moves that were listed somewhere in this run: elsewhere many of them are not legal. */
  readonly known: ReadonlyMap<string, AnyMove>
  readonly coverage: Coverage
  readonly reasons: Remedies<AnyState>
  readonly internalIds: RegExp | null
}

/** Something that every game is held to. */
export interface Property {
  /** A sentence that should be true. */
  readonly name: string
  /** One position in so many is looked at, chosen by a seeded throw; 1 is every position. `Schedule` says when it is fewer. */
  readonly oneIn: number
  /** The same for the end of a game, where it differs; then the first look of all is at an end, too. */
  readonly oneInAtEnd?: number
  /** Throws a `Fault` where it does not hold. */
  holds(look: Look): void
  /** What a fault is to be blamed on when the fault does not name a move itself: the position, or the move that led to it. */
  readonly blames: 'position' | 'last-move'
}

/** What somebody did or tried to do. */
export interface Attempt {
  readonly seat: Seat
  readonly move: unknown
}

/** A property that does not hold, and the moves from the position that show it, if it takes any. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly attempts: readonly Attempt[]

  constructor(
    readonly expected: string,
    readonly found: string,
    ...attempts: Attempt[]
  ) {
    super(`expected ${expected}; found ${found}`)
    this.attempts = attempts
  }
}

/** A position as the properties see it. */
export function lookAt(play: Playthrough, run: Run, stock: Stock, luck: Chance, thorough = false): Look {
  const { start, seats, state, played, events, ways } = play
  const { game, seed, options } = start
  return { game, seed, options, seats, state, played, events, ways, stock, run, luck, thorough }
}

/** The fault that a property finds, or null. An error that is none of ours counts as one. */
export function faultOf(property: Property, look: Look): Fault | null {
  try {
    property.holds(look)
    return null
  } catch (error) {
    if (error instanceof Fault) return error
    const where = (error as Error).stack?.split('\n').slice(1, 4).join('\n')
    return new Fault('no exception', `${error}\n${where}`)
  }
}

/** Some of a list, chosen by luck; all of it when the look is thorough or the list is short. */
export function sample<T>(look: Look, list: readonly T[], count: number): readonly T[] {
  if (look.thorough || list.length <= count) return list
  const rest = list.slice()
  look.luck.shuffle('sample', rest)
  return rest.slice(0, count)
}

export function oneOf<T>(look: Look, list: readonly T[]): T {
  return list[look.luck.pick('one', list)]
}

/** The seats that a check is made for: one of them by luck, or all. */
export function someSeats(look: Look): readonly Seat[] {
  return look.thorough ? look.seats : [oneOf(look, look.seats)]
}

/** Does something as often as a thorough look needs, or once. */
export function tries(look: Look): number {
  return look.thorough ? 6 : 1
}

/** A move for a message. */
export function told({ seat, move }: Attempt): string {
  return `${seat} ${JSON.stringify(move)}`
}
