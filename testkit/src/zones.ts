import { type AnyGame, type AnyState, type Facets, textOf, type Zone } from '@holdout/engine'
import { difference } from './plain.ts'

/** The first zone that, written and read again, is not what it was, as a sentence; null if there is none. */
export function lostZone(game: AnyGame, options: unknown, state: AnyState): string | null {
  const zones: Readonly<Record<string, Zone<AnyState>>> = game.notation.zones(options)
  for (const [name, zone] of Object.entries(zones)) {
    const lost = lostFacet(name, zone, zone.write(state))
    if (lost) return lost
  }
  return null
}

/** What a zone loses of its facets when their text is read; null if nothing. */
export function lostFacet(name: string, zone: Zone<AnyState>, facets: Facets): string | null {
  const text = textOf(facets)
  const other = difference(facets, zone.read(text))
  return other && `zone ${name} does not read "${text}" as it is: ${other}`
}
