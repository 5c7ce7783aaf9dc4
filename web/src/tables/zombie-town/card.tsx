import { shortTextOf, textOfCard } from '@holdout/zombie-town/table'
import type { CSSProperties, ReactNode } from 'react'
import { faceOf } from './data.ts'
import { Drawing } from './drawing.tsx'
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

/** The face of a card: a picture on the color of its kind, the name, and what it does. */
export function CardFace({
  id,
  foot,
  isNew = false,
}: {
  readonly id: string
  readonly foot?: ReactNode
  readonly isNew?: boolean
}) {
  const { kind } = faceOf(id)
  const { title } = textOfCard(id)
  return (
    <span className="zt-face" style={{ '--kind': `var(--zt-${kind})` } as CSSProperties}>
      <span className="zt-face__picture" data-names={id}>
        <Drawing of={id} />
      </span>
      <b>{title}</b>
      <span className="zt-face__brief">{briefOf(id)}</span>
      {foot && <span className="zt-face__foot">{foot}</span>}
      {isNew && <i className="zt-face__new">{text.card.isNew}</i>}
    </span>
  )
}
