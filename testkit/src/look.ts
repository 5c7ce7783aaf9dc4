import type { AnyEvent, AnyMove, AnyState, Chance, Seat } from '@holdout/engine'
import type { Coverage } from './coverage.ts'
import type { Playthrough, SeatMove, Start, Way } from './playthrough.ts'
import type { Stock } from './stock.ts'

/** A position of a match, for the properties to check. They must not change `state`. */
export interface CheckedPosition extends Start {
  /** The players' seats, without the clock. */
  readonly seats: readonly Seat[]
  readonly state: AnyState
  /** The moves up to here. */
  readonly played: readonly SeatMove[]
  /** The events of the last move, or of the setup. */
  readonly events: readonly AnyEvent[]
  readonly ways: readonly Way[]
  /** The cards and tokens at the start. */
  readonly stock: Stock
  readonly run: PropertyRun
  /** The random numbers of the checks, separate from the match's. */
  readonly luck: Chance
  /** Check everything instead of a sample, because a fault was or may have been found here. */
  readonly thorough: boolean
}

/** The data that all matches of a run share. */
export interface PropertyRun {
  /** All cards and tokens of a position. */
  pieces(s: AnyState): readonly unknown[]
  readonly ruleIds: ReadonlySet<string>
  /** Moves that were legal somewhere in this run. Elsewhere many of them are illegal. */
  readonly known: ReadonlyMap<string, AnyMove>
  readonly coverage: Coverage
  readonly internalIds: RegExp | null
}

/** A property that every game must have. */
export interface Property {
  /** The name: a sentence that must be true. */
  readonly name: string
  /** Checks one in this many positions, chosen by the seed; 1 is every position. `Schedule` can make it fewer. */
  readonly oneIn: number
  /** The same for the end of a match, if different. The first check of all is then at an end too. */
  readonly oneInAtEnd?: number
  /** Throws a `Fault` if the property does not hold. */
  holds(look: CheckedPosition): void
  /** The cause if the fault names no move: the position, or the move that led to it. */
  readonly blames: 'position' | 'last-move'
}

/** A move that a seat made or tried. */
export interface Attempt {
  readonly seat: Seat
  readonly move: unknown
}

/** A property that does not hold, with the moves from the position that show it, if any. */
export class FoundFault extends Error {
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

/** Builds a position for the properties. */
export function lookAt(
  play: Playthrough,
  run: PropertyRun,
  stock: Stock,
  luck: Chance,
  thorough = false,
): CheckedPosition {
  const { start, seats, state, played, events, ways } = play
  const { game, seed, options } = start
  return { game, seed, options, seats, state, played, events, ways, stock, run, luck, thorough }
}

/** The fault that a property finds, or null. Any other error counts as a fault. */
export function faultOf(property: Property, look: CheckedPosition): FoundFault | null {
  try {
    property.holds(look)
    return null
  } catch (error) {
    if (error instanceof FoundFault) return error
    const where = (error as Error).stack?.split('\n').slice(1, 4).join('\n')
    return new FoundFault('no exception', `${error}\n${where}`)
  }
}

/** A random sample of a list; the whole list if the check is thorough or the list is short. */
export function sample<T>(look: CheckedPosition, list: readonly T[], count: number): readonly T[] {
  if (look.thorough || list.length <= count) return list
  const rest = list.slice()
  look.luck.shuffle('sample', rest)
  return rest.slice(0, count)
}

export function oneOf<T>(look: CheckedPosition, list: readonly T[]): T {
  return list[look.luck.pick('one', list)]
}

/** The seats to check: one at random, or all if the check is thorough. */
export function someSeats(look: CheckedPosition): readonly Seat[] {
  return look.thorough ? look.seats : [oneOf(look, look.seats)]
}

/** Runs a function several times if the check is thorough, otherwise once. */
export function tries(look: CheckedPosition): number {
  return look.thorough ? 6 : 1
}

/** A move as text for a message. */
export function told({ seat, move }: Attempt): string {
  return `${seat} ${JSON.stringify(move)}`
}
