import type { Seat } from '../basics.ts'
import type { Chance } from '../chance.ts'
import { InputError } from '../errors.ts'
import { knownWord } from '../nearest.ts'
import type { AnyVocabulary } from './vocabulary.ts'

/**
 * The content of a zone as text, by facet: `{ stack: '[R* B]', barricades: 'b2' }`. Files have the facets joined by
 * spaces.
 */
export type Facets = Readonly<Record<string, string>>

/** A part of the table, as scenario files write it. */
export interface Zone<S> {
  /** The allowed content, for messages and documentation. */
  readonly help: string
  /**
   * Reads the facets of a text in canonical form; a text may omit facets. Throws an `InputError` with the expected
   * form.
   */
  parse(text: string): Facets
  /** All facets of the zone in this state. */
  show(s: S): Facets
  /** The zone is computed from the others: in `given` it only checks the result. */
  readonly derived?: true
  /** A zone of cards: how to list its cards, so that `12 cards` and `A B …` can be checked. */
  readonly list?: {
    /** `kept`: the order is compared. `any`: `A B …` checks that these cards are in the zone. */
    readonly order: 'kept' | 'any'
    items(facets: Facets): readonly string[]
  }
}

/** The cards of a zone with a facet `cards`, separated by spaces, `-` for none. */
export function cardItems(order: 'kept' | 'any'): NonNullable<Zone<unknown>['list']> {
  return { order, items: ({ cards = '-' }) => (cards === '-' ? [] : cards.split(' ')) }
}

/** The notation of a game in scenario files. */
export interface Notation<S, M, O> {
  zones(options: O): Readonly<Record<string, Zone<S>>>
  /**
   * Builds a position from the given zones, completed from the setup and played on to its first decision. Throws an
   * `InputError` for an impossible position. `runs`: the scenario starts a step with `run`, so the position may have no
   * open decision.
   */
  place(options: O, given: ReadonlyMap<string, Facets>, chance: Chance, runs?: boolean): S
  /** A move as text. */
  writeMove(move: M): string
  /** Reads a move. Throws an `InputError` for an unknown move; `options` limits the seats. */
  readMove(text: string, options?: O): M
  /** The name of an item that chance picks or shuffles. */
  piece(item: unknown): string
  /** Reads the step of `run`. Throws an `InputError` with the known steps for an unknown one. */
  readStep(text: string, options?: O): { readonly step: string }
  /** The reason why the step cannot run in this position, as a sentence; null if it can run. */
  missingFor?(s: S, step: { readonly step: string }): string | null
  /** The points of each seat, for `scores`; absent in games without points. */
  scores?(s: S): Readonly<Record<Seat, number>>
  /** Explanations and examples of the notation, for the game's README and `scenario --words`. */
  readonly vocabulary: AnyVocabulary
}

export function textOf(facets: Facets): string {
  return Object.values(facets).join(' ')
}

/** A zone that holds one whole number. */
export function numberZone<S>(help: string, range: { min: number; max: number }, get: (s: S) => number): Zone<S> {
  return {
    help: `${help}: a whole number from ${range.min} to ${range.max}`,
    parse(text) {
      const value = Number(text)
      if (!/^\d+$/.test(text) || value < range.min || value > range.max) {
        throw new InputError(`found "${text}", expected a whole number from ${range.min} to ${range.max}`)
      }
      return { value: String(value) }
    },
    show: s => ({ value: String(get(s)) }),
  }
}

/** A zone that holds one of a few words. */
export function wordZone<S>(help: string, words: readonly string[], get: (s: S) => string): Zone<S> {
  return {
    help: `${help}: ${words.join(', ')}`,
    parse: text => ({ value: knownWord(text, words) }),
    show: s => ({ value: get(s) }),
  }
}

/** A `readStep` for steps that have one name each. */
export function namedSteps(
  steps: Readonly<Record<string, { readonly step: string }>>,
): (text: string) => { readonly step: string } {
  return text => steps[knownWord(text, Object.keys(steps), 'one of the steps')]
}
