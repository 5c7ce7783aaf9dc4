import type { AnyState, OptionSpec, OptionSpecs } from '@holdout/engine'
import type { Reachable } from './coverage.ts'
import type { Remedy } from './remedies.ts'

/** How a game is put to the test. Only `games` and `pieces` must be said. */
export interface GameSpec<S = AnyState, O = Record<string, unknown>> {
  /** How many games are played. */
  readonly games: number
  /**
   * Every card and token wherever it lies: in piles, hands, on the board, in a step on the agenda. Each as a text, a number
   * or a record; two equal ones count twice. What may rightly leave the game for good is left out.
   */
  readonly pieces: (s: S) => readonly unknown[]
  /** Option sets that the games take in turns; what a set does not name is at its default. Left out: `variedOptions(game)`. */
  readonly options?: readonly Partial<O>[]
  /** The same seed plays the same games. The environment variable HOLDOUT_SEED goes before it. */
  readonly seed?: string
  /** Dear properties are looked at a few times in each game, however long it is. Left out: in runs of more than 2,000 games. */
  readonly longRun?: boolean
  /** Dear properties are looked at in one position of so many; in every one if left out. A long run has its own measure. */
  readonly looksOneIn?: number
  /** More moves than this, and the game counts as endless; 5,000 if left out. */
  readonly longest?: number
  /** When a clock could strike, one time in so many it does; 20 if left out. */
  readonly clockOneIn?: number
  /** One game in so many is played by the greedy bot, to get where luck never comes; 100 if left out, null for none. */
  readonly greedyOneIn?: number | null
  /** Only these promises are held, by their names: to look closer at one of them while mending it. */
  readonly only?: readonly string[]
  /** All steps of the step table (`Object.keys(steps)`), so that the report can say which were never reached. */
  readonly steps?: readonly string[]
  /** All endings' ids, for the same reason. */
  readonly endings?: readonly string[]
  /** What the run must come to, or the test fails. */
  readonly mustReach?: Partial<Readonly<Record<Reachable, readonly string[]>>>
  /**
   * By rule id: changes a copy of the position so that this rule no longer forbids the move (false if it cannot here). With them the run
   * proves that a reason names the rule that forbids the move, and fails on a rule that stands neither here nor in `withoutRemedy`.
   */
  readonly remedies?: Readonly<Record<string, Remedy<S>>>
  /** Shapes of internal ids that no sentence may show, besides the ids of cards and seats. */
  readonly internalIds?: RegExp
  /** By rule id: why no change of the position lifts what this rule forbids. */
  readonly withoutRemedy?: Readonly<Record<string, string>>
  /** Holds the reasons of moves that were legal elsewhere in the run, too, not only those that `words.barred` lists. */
  readonly everyReason?: boolean
}

/** A spec of a game whose types are not known here. */
// biome-ignore lint/suspicious/noExplicitAny: what `pieces` is given is known where the game is
export type AnySpec = GameSpec<any, any>

/** The default, every other value of each option by itself (of a number the ends of its range), and all off default at once. */
export function variedOptions<O>(specs: OptionSpecs<O>): Partial<O>[] {
  const names = Object.keys(specs) as (keyof O & string)[]
  const single = names.flatMap(name => otherValues(specs[name]).map(value => ({ [name]: value }) as Partial<O>))
  const all = Object.fromEntries(names.map(name => [name, otherValues(specs[name])[0] ?? specs[name].default]))
  return [{}, ...single, all as Partial<O>]
}

function otherValues<T>(spec: OptionSpec<T>): readonly unknown[] {
  const values =
    spec.type === 'flag'
      ? [true, false]
      : spec.type === 'number'
        ? [...new Set([spec.max, spec.min])]
        : spec.choices.map(({ value }) => value)
  return values.filter(value => value !== spec.default)
}
