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

/** How the content of a zone is read and written. Each undoes the other. */
export interface Content<S> {
  /** Reads the facets of a text in canonical form; a text may omit facets. Throws `Unreadable`, or says more itself. */
  read(text: string): Facets
  /** All facets of the zone in this state. */
  write(s: S): Facets
  /** A zone of cards: how to list its cards, so that `12 cards` and `A B …` can be checked. */
  readonly list?: {
    /** `kept`: the order is compared. `any`: `A B …` checks that these cards are in the zone. */
    readonly order: 'kept' | 'any'
    items(facets: Facets): readonly string[]
  }
}

/** A part of the table in scenario files. Zones that mean the same stand together in the documentation. */
export interface Zone<S> extends Content<S> {
  readonly means: string
  readonly example: string
  /** The zone is computed from the others: in `given` it only checks the result. */
  readonly derived?: true
}

/** A part of a zone's content that has no meaning there. */
export class Unreadable extends InputError {
  constructor(readonly part: string) {
    super(`found "${part}"`)
  }
}

/** Reads the content of a zone. The error says what the zone holds, with an example. */
export function readZone<S>(name: string, zone: Zone<S>, text: string): Facets {
  try {
    return zone.read(text)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new InputError(`${error.message}, expected ${helpOf(name, zone)}`)
  }
}

export function helpOf(name: string, { means, example }: Zone<never>): string {
  return `${means}; for example "${name}: ${example}"`
}

/** The cards of a zone with a facet `cards`, separated by spaces, `-` for none. */
export function cardItems(order: 'kept' | 'any'): NonNullable<Content<unknown>['list']> {
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

/** One whole number. */
export function wholeNumber<S>({ min, max }: { min: number; max: number }, get: (s: S) => number): Content<S> {
  return {
    read(text) {
      const value = Number(text)
      if (!/^\d+$/.test(text) || value < min || value > max)
        throw new InputError(`found "${text}", expected a whole number from ${min} to ${max}`)
      return { value: String(value) }
    },
    write: s => ({ value: String(get(s)) }),
  }
}

/** One of a few words. */
export function oneWord<S>(words: readonly string[], get: (s: S) => string): Content<S> {
  return { read: text => ({ value: knownWord(text, words) }), write: s => ({ value: get(s) }) }
}

/** A `readStep` for steps that have one name each. */
export function namedSteps(
  steps: Readonly<Record<string, { readonly step: string }>>,
): (text: string) => { readonly step: string } {
  return text => steps[knownWord(text, Object.keys(steps), 'one of the steps')]
}
