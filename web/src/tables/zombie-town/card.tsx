import { textOfCard } from '@holdout/zombie-town/table'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { faceOf, many } from './data.ts'
import { iconOf } from './icons.ts'

const KINDS = {
  gun: 'Gun',
  barricade: 'Barricade',
  survivor: 'Survivor',
  fireworks: 'Fireworks',
  event: 'Event',
} as const

/** What a card does, in a few words; its whole text is read out and stands in the card list. */
function briefOf(id: string): string {
  const face = faceOf(id)
  switch (face.kind) {
    case 'gun':
      return many(face.bullets, 'bullet') + (face.turns > 1 ? `, turns ${face.turns}` : '')
    case 'barricade':
      return `Wall ${face.value} · ${face.trap ? `trap ${face.trap}` : 'no trap'}`
    case 'survivor':
      return 'Carry or place'
    case 'fireworks':
      return 'Keeps zombies off'
    case 'event':
      return EVENTS[id] ?? ''
  }
}

const EVENTS: Readonly<Record<string, string>> = {
  'event-zombie': 'One turns up here',
  'event-extra-action': 'One more action',
  'event-random-card': 'From any building',
  'event-switch-cards': 'Two neighbours',
  'event-send-player': 'Three squares off',
  'event-move-back': 'Zombies here go back',
  'event-add-zombies': 'Beside this building',
  'event-turn-back-time': 'One day earlier',
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
  return (
    <>
      {isNew && <i className="zt-card__new">new</i>}
      <small>{KINDS[faceOf(id).kind]}</small>
      <b>{title}</b>
      <Icon of={iconOf(id)} />
      <span>{briefOf(id)}</span>
      {foot && <span className="zt-card__foot">{foot}</span>}
    </>
  )
}
