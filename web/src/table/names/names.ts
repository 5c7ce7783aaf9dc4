import type { CardFace } from '@holdout/engine'

/** The attribute of an element that names a card, objective, character or token by its id. */
export const NAMED = '[data-names], [data-piece]'

/** The card that an element names; null if it names none. A piece names a card if its id contains the card's id. */
export function faceOn(element: Element | null, faces: ReadonlyMap<string, CardFace>): CardFace | null {
  const named = element?.closest<HTMLElement>(NAMED)
  if (!named) return null
  const { names, piece } = named.dataset
  const ids = names ? [names] : (piece ?? '').split(/[:/ ]/).slice(1)
  const found = ids.flatMap(id => faces.get(id) ?? faces.get(id.replace(/[+/!].*$/, '')) ?? [])
  return found.at(-1) ?? (named.parentElement ? faceOn(named.parentElement, faces) : null)
}
