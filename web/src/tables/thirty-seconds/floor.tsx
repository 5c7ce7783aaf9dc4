import abilityStar from 'icon:star-formation'
import { FACE_DOWN, type Move, type RowView, textOfCard, titleOf } from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'
import { tells } from '../../table/names/names.ts'
import type { Selection } from '../../table/selection.ts'
import { Picture } from './art.tsx'
import { PIECE } from './pieces.ts'
import { type Reader, readOn } from './reader.ts'
import { text } from './text.ts'

/** The most things on a floor that are drawn with their names; more are drawn as pictures. */
const MOST_NAMED = 2

interface FloorProps {
  readonly here: boolean
  readonly pick: Selection<Move>
  readonly read: Reader
}

/** The cards on the floor of a row. Only those in the Survivor's row can be picked up; the others can be read. */
export function Floor({ row, ...props }: FloorProps & { readonly row: RowView }) {
  const cards = [...row.faceUp, ...Array.from({ length: row.faceDown }, () => FACE_DOWN)]
  const count = cards.length + (row.token ? 1 : 0)
  if (count === 0) return null
  return (
    <div className="ts-floor" data-many={count > MOST_NAMED}>
      {cards.map((card, i) => (
        <FloorCard key={`${card}/${i}`} card={card} {...props} />
      ))}
      {row.token && (
        <button
          type="button"
          className="ts-floor-token tells"
          aria-label={text.alley.tokenLabel}
          {...tells(text.alley.tokenLabel, text.alley.tokenHelp)}
        >
          <i className="ts-ability-token">
            <Icon of={abilityStar} />
          </i>
        </button>
      )}
    </div>
  )
}

function FloorCard({ card, here, pick, read }: FloorProps & { readonly card: string }) {
  const piece = PIECE.floor(card)
  const down = card === FACE_DOWN
  const title = down ? text.alley.faceDown : titleOf(card)
  const description = down ? text.alley.faceDownHelp : textOfCard(card).text
  const can = here && (pick.can(piece) || pick.isPicked(piece))
  return (
    <button
      {...(can ? pick.button(piece) : { type: 'button', onClick: () => read({ title, text: description }) })}
      className={`ts-floor-card ${down ? 'ts-floor-card--down' : ''} ${can ? pick.mark(piece) : ''}`}
      aria-label={can ? text.alley.pickUp(title) : title}
      title={title}
      {...readOn(read, title, description)}
    >
      <Picture of={card} />
      <span>{title}</span>
    </button>
  )
}
