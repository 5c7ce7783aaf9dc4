import { shortTextOf, textOfCard } from '@holdout/zombie-town/table'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { faceOf } from './data.ts'
import { iconOf } from './icons.ts'
import { text } from './text.ts'

/** What a card does, in a few words. The full text is in its label and in the list of cards. */
function briefOf(id: string): string {
  const face = faceOf(id)
  switch (face.kind) {
    case 'gun':
      return text.card.gun(face.bullets, face.turns)
    case 'barricade':
      return text.card.barricade(face.value, face.trap)
    default:
      return shortTextOf(id)
  }
}

/** The face of a card. */
export function CardFace({
  id,
  foot,
  isNew = false,
}: {
  readonly id: string
  readonly foot?: ReactNode
  readonly isNew?: boolean
}) {
  const { title } = textOfCard(id)
  const kind = text.card.kinds[faceOf(id).kind]
  return (
    <>
      {isNew && <i className="zt-card__new">{text.card.isNew}</i>}
      {kind !== title && <small>{kind}</small>}
      <b>{title}</b>
      <Icon of={iconOf(id)} names={id} />
      <span>{briefOf(id)}</span>
      {foot && <span className="zt-card__foot">{foot}</span>}
    </>
  )
}
