import type { View } from '@holdout/thirty-seconds/table'
import type { Ref } from 'react'
import { Standee } from '../../board/standee.tsx'
import { Bust } from './art.tsx'
import { text } from './text.ts'

/** The Survivor in the alley: a standee with the face of the character. */
export function Pawn({
  view,
  name,
  at,
  lost,
}: {
  readonly view: View
  readonly name: string
  readonly at: Ref<HTMLDivElement>
  /** The health that was lost just now: claws strike the pawn. */
  readonly lost: number
}) {
  const notes = [view.down && text.player.down, view.grabbedBy !== null && text.player.grabbed]
    .filter(Boolean)
    .join(', ')
  return (
    <Standee
      at={at}
      className={`ts-standee ${lost > 0 ? 'is-struck' : ''}`}
      name={name}
      note={notes}
      lies={view.down}
      portrait={view.character !== null && <Bust of={view.character} />}
      aria-label={text.player.label(name, notes)}
      data-names={view.character ?? undefined}
    />
  )
}
