import type { CardFace } from '@holdout/engine'

/** An element that names a card, objective, character or token by its id, or that has its own explanation. */
export const NAMED = '[data-names], [data-piece], [data-tells]'

/** The explanation of a name. */
export type Told = Pick<CardFace, 'title' | 'kind' | 'text'>

/** The attributes of a token that explains itself, if it is no card. */
export function tells(title: string, text: string): { readonly 'data-tells': string; readonly 'data-title': string } {
  return { 'data-tells': text, 'data-title': title }
}

/** The name that an element shows; null if it shows none. A piece names a card if its id contains the card's id. */
export function faceOn(element: Element | null, faces: ReadonlyMap<string, CardFace>): Told | null {
  const named = element?.closest<HTMLElement>(NAMED)
  if (!named) return null
  const { names, piece, tells, title } = named.dataset
  if (tells) return { title: title ?? '', kind: '', text: tells }
  const ids = names ? [names] : (piece ?? '').split(/[:/ ]/).slice(1)
  const found = ids.flatMap(id => faces.get(id) ?? faces.get(id.replace(/[+/!].*$/, '')) ?? [])
  return found.at(-1) ?? (named.parentElement ? faceOn(named.parentElement, faces) : null)
}
