import { type Code, faceOf, type Role, titleOfCard } from '@holdout/viral-dawn/table'
import type { CardFoot, CardPrinted } from '../../board/card.tsx'
import { Icon } from '../../parts/icon.tsx'
import { cornerOf } from './faces.ts'
import { pictureOf, RESOURCE_ICON, SUIT_ICON } from './icons.ts'
import { text } from './text.ts'

/** What is printed on a playing card. */
export function printedOn(code: Code, foot: CardFoot | null = null): CardPrinted {
  const face = faceOf(code)
  return {
    corner: cornerOf(code),
    sign: face.suit ? SUIT_ICON[face.suit] : undefined,
    picture: pictureOf(face),
    names: code,
    foot,
  }
}

/** How a laid card counts: a dark foot with its resource, or a light one with its miles. `long`: with the word. */
export function footOf(code: Code, role: Role | undefined, long: boolean): CardFoot | null {
  const { suit } = faceOf(code)
  if (!role || !suit) return null
  if (role.as === 'miles') return { tone: 'light', words: text.place.miles(role.miles) }
  return { tone: 'dark', icon: RESOURCE_ICON[suit], ...(long ? { words: text.place.resource(suit) } : {}) }
}

export function sayRole(code: Code, role: Role | undefined): string {
  const { suit } = faceOf(code)
  if (!role || !suit) return titleOfCard(code)
  return role.as === 'miles'
    ? text.place.roleMiles(titleOfCard(code), role.miles)
    : text.place.roleResource(titleOfCard(code), suit)
}

/** The suit as an attribute, for its color. */
export function suitOf(code: Code): string {
  return faceOf(code).suit ?? 'joker'
}

/** A card in a sentence. */
export function InlineCard({ code }: { readonly code: Code }) {
  const { suit } = faceOf(code)
  return (
    <span className="vd-inline" data-suit={suitOf(code)} role="img" aria-label={titleOfCard(code)}>
      {cornerOf(code)}
      {suit && <Icon of={SUIT_ICON[suit]} />}
    </span>
  )
}
