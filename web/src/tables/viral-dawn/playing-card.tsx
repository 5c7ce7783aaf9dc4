import { type Code, faceOf, type Role, titleOfCard } from '@holdout/viral-dawn/table'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { cornerOf } from './faces.ts'
import { pictureOf, RESOURCE_ICON, SUIT_ICON } from './icons.ts'
import { text } from './text.ts'

/** What is printed on a card. Its size is `--w` of the parent; the element around it has the label. */
export function CardPrint({ code, foot }: { readonly code: Code; readonly foot?: ReactNode }) {
  const face = faceOf(code)
  return (
    <>
      <b className="vd-card__rank" aria-hidden="true">
        {cornerOf(code)}
      </b>
      {face.suit && (
        <span className="vd-card__suit">
          <Icon of={SUIT_ICON[face.suit]} />
        </span>
      )}
      <span className="vd-card__picture">
        <Icon of={pictureOf(face)} names={code} />
      </span>
      {foot}
    </>
  )
}

/** How a laid card counts: a dark foot with its resource, or a light one with its miles. */
export function RoleFoot({ code, role }: { readonly code: Code; readonly role: Role | undefined }) {
  const { suit } = faceOf(code)
  if (!role || !suit) return null
  if (role.as === 'miles')
    return <span className="vd-card__foot vd-card__foot--miles">{text.place.miles(role.miles)}</span>
  return (
    <span className="vd-card__foot vd-card__foot--resource">
      <Icon of={RESOURCE_ICON[suit]} />
    </span>
  )
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
