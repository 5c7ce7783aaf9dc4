import abilityStar from 'icon:star-formation'
import { FACE_DOWN, type Move, type RowView, titleOf } from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'
import type { Selection } from '../../table/selection.ts'
import { BOX, pictureOf } from './pictures.ts'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'

/** The cards on the floor of a row. Only those in the Survivor's row can be picked up. */
export function Floor({ row, here, pick }: { row: RowView; here: boolean; pick: Selection<Move> }) {
  return (
    <>
      {row.faceUp.map((card, i) => (
        <FloorCard key={`${card}/${i}`} title={titleOf(card)} card={card} here={here} pick={pick} />
      ))}
      {Array.from({ length: row.faceDown }, (_, i) => (
        <FloorCard key={`down/${i}`} title={text.alley.faceDown} card={FACE_DOWN} here={here} pick={pick} />
      ))}
      {row.token && (
        <div className="floor-token">
          <i className="ability-token">
            <Icon of={abilityStar} />
          </i>
          <span>{text.alley.token}</span>
        </div>
      )}
    </>
  )
}

function FloorCard({ title, card, here, pick }: { title: string; card: string; here: boolean; pick: Selection<Move> }) {
  const piece = PIECE.floor(card)
  const down = card === FACE_DOWN
  const className = `floor-card ${down ? 'floor-card--down' : ''}`
  const body = (
    <>
      <Icon of={down ? BOX : pictureOf(card)} />
      <span>{title}</span>
    </>
  )
  if (!here || !(pick.can(piece) || pick.isPicked(piece)))
    return (
      <div className={className} title={title}>
        {body}
      </div>
    )
  return (
    <button
      {...pick.button(piece)}
      className={`${className} ${pick.mark(piece)}`}
      aria-label={text.alley.pickUp(title)}
      title={title}
    >
      {body}
    </button>
  )
}
