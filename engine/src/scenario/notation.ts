import type { Chance } from '../chance.ts'
import { InputError } from '../errors.ts'

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
}

/** A game's words in scenario files. */
export interface Notation<S, M, O> {
  zones(options: O): Readonly<Record<string, Zone<S>>>
  /** A position out of the named zones, completed from the set-up. Refuses an impossible one with the reason (an `InputError`). */
  place(options: O, given: ReadonlyMap<string, Facets>, chance: Chance): S
  /** A move as text, and back. What `readMove` does not know it refuses with an `InputError`. */
  writeMove(move: M): string
  readMove(text: string): M
  /** A thing that luck picks or shuffles, as a scenario names it. */
  piece(item: unknown): string
  /** The step that `run` starts. What it does not know it refuses with an `InputError` that lists what it does. */
  readStep(text: string): { readonly step: string }
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
    parse(text) {
      if (!words.includes(text)) throw new InputError(`found "${text}", expected one of: ${words.join(', ')}`)
      return { value: text }
    },
    show: s => ({ value: get(s) }),
  }
}

/** A `readStep` for steps that are known by a name each. */
export function namedSteps(
  steps: Readonly<Record<string, { readonly step: string }>>,
): (text: string) => { readonly step: string } {
  return text => {
    if (Object.hasOwn(steps, text)) return steps[text]
    throw new InputError(`found "${text}", expected one of the steps: ${Object.keys(steps).join(', ')}`)
  }
}
