import type { Seat } from '../basics.ts'
import type { Chance } from '../chance.ts'
import { InputError } from '../errors.ts'
import { knownWord } from '../nearest.ts'
import type { AnyVocabulary } from './vocabulary.ts'

/** A zone's content as text, facet by facet: `{ stack: '[R* B]', barricades: 'b2' }`. Joined by spaces it is what people write. */
export type Facets = Readonly<Record<string, string>>

/** A part of the table as it stands in scenario files. */
export interface Zone<S> {
  /** What may be written here, for messages and for the documentation. */
  readonly help: string
  /** The facets that a text names, in canonical form; a text may leave facets out. Throws an `InputError` that says what was expected. */
  parse(text: string): Facets
  /** The zone as it is, all facets. */
  show(s: S): Facets
  /** The zone follows from the others: in `given` it only checks what comes out. */
  readonly derived?: true
  /** A zone of cards: its cards one by one, so that `12 cards` and `A B …` can be asked for. */
  readonly list?: {
    /** `kept`: the order is compared. `any`: `A B …` asks for these cards among the others. */
    readonly order: 'kept' | 'any'
    items(facets: Facets): readonly string[]
  }
}

/** The cards of a zone that keeps them in a facet `cards`, with spaces between them and `-` for none. */
export function cardItems(order: 'kept' | 'any'): NonNullable<Zone<unknown>['list']> {
  return { order, items: ({ cards = '-' }) => (cards === '-' ? [] : cards.split(' ')) }
}

/** A game's words in scenario files. */
export interface Notation<S, M, O> {
  zones(options: O): Readonly<Record<string, Zone<S>>>
  /**
   * A position out of the named zones, completed from the set-up and played on to its first question. Refuses a position
   * that cannot come up, with the reason (an `InputError`). `runs`: the scenario starts a step from there with `run`, so
   * the position may be one in the midst of the rules, where nobody is asked.
   */
  place(options: O, given: ReadonlyMap<string, Facets>, chance: Chance, runs?: boolean): S
  /** A move as text, and back. What `readMove` does not know it refuses with an `InputError`; `options` limits the seats. */
  writeMove(move: M): string
  readMove(text: string, options?: O): M
  /** A thing that luck picks or shuffles, as a scenario names it. */
  piece(item: unknown): string
  /** The step that `run` starts. What it does not know it refuses with an `InputError` that lists what it does. */
  readStep(text: string, options?: O): { readonly step: string }
  /** What a step needs and this position does not have, as a sentence; null if it can run. */
  missingFor?(s: S, step: { readonly step: string }): string | null
  /** The points of each seat, for `scores`; absent in a game without points. */
  scores?(s: S): Readonly<Record<Seat, number>>
  /** Every word above with an explanation and an example: the source of the game's README and of `scenario --words`. */
  readonly vocabulary: AnyVocabulary
}

export function textOf(facets: Facets): string {
  return Object.values(facets).join(' ')
}

/** A zone that is one whole number. */
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

/** A zone that is one of a few words. */
export function wordZone<S>(help: string, words: readonly string[], get: (s: S) => string): Zone<S> {
  return {
    help: `${help}: ${words.join(', ')}`,
    parse: text => ({ value: knownWord(text, words) }),
    show: s => ({ value: get(s) }),
  }
}

/** A `readStep` for steps that are known by a name each. */
export function namedSteps(
  steps: Readonly<Record<string, { readonly step: string }>>,
): (text: string) => { readonly step: string } {
  return text => steps[knownWord(text, Object.keys(steps), 'one of the steps')]
}
