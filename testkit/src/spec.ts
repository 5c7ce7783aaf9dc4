import type { AnyState, OptionSpec, OptionSpecs } from '@holdout/engine'
import type { Reachable } from './coverage.ts'

/** How to test a game. Only `games` and `pieces` are required. */
export interface GameSpec<S = AnyState, O = Record<string, unknown>> {
  /** The number of matches. */
  readonly games: number
  /**
   * Every card and token, wherever it is: in piles, hands, on the board, in a step on the agenda. Each is a text, a
   * number or a record; equal ones count separately. Pieces that may leave the match for good are left out.
   */
  readonly pieces: (s: S) => readonly unknown[]
  /** Option sets that the matches use in turn; other options are at their default. `variedOptions(game)` if omitted. */
  readonly options?: readonly Partial<O>[]
  /** The same seed plays the same matches. The environment variable HOLDOUT_SEED overrides it. */
  readonly seed?: string
  /** Check costly properties only a few times per match. If omitted: in runs of more than 2,000 matches. */
  readonly longRun?: boolean
  /** Check costly properties in one of this many positions; in every one if omitted. A long run has its own measure. */
  readonly looksOneIn?: number
  /** A match with more moves than this counts as endless; 5,000 if omitted. */
  readonly longest?: number
  /** A running clock runs out once in this many opportunities; 20 if omitted. */
  readonly clockOneIn?: number
  /**
   * The greedy bot plays one in this many matches, to reach positions that random play never reaches; 100 if omitted,
   * null for none.
   */
  readonly greedyOneIn?: number | null
  /** Check only these promises, by name. Useful while fixing one of them. */
  readonly only?: readonly string[]
  /** All steps of the step table (`Object.keys(steps)`), so that the report can name those never reached. */
  readonly steps?: readonly string[]
  /** The ids of all endings, for the same reason. */
  readonly endings?: readonly string[]
  /** The names that the run must reach, or the test fails. */
  readonly mustReach?: Partial<Readonly<Record<Reachable, readonly string[]>>>
  /** Shapes of internal ids that no text may show, besides the ids of cards and seats. */
  readonly internalIds?: RegExp
}

/** A spec of a game whose types are unknown here. */
// biome-ignore lint/suspicious/noExplicitAny: what `pieces` is given is known where the game is
export type AnySpec = GameSpec<any, any>

/**
 * The defaults, every other value of each option by itself (for numbers the ends of the range), and all options changed
 * at once.
 */
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
