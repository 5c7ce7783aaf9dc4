import type { BoardPart, Seat } from '@holdout/engine'
import { Phrase } from '../../parts/phrase.tsx'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import { useRoom } from '../../table/room.ts'
import { type Drawing, Piece, Pressable } from './piece.tsx'
import { text } from './text.ts'

/** A part of the board: its pieces or, without any, its sentence. */
export function Part({ part, drawing }: { readonly part: BoardPart; readonly drawing: Drawing }) {
  const { names } = useRoom().state
  const { title, pieces = [] } = part
  const isChanged = drawing.changes.ids.has(title)
  return (
    <section className="gt-part" aria-label={title} data-kinds={[...new Set(pieces.map(({ kind }) => kind))].join(' ')}>
      <h3 className="gt-part__title">{title}</h3>
      {pieces.length === 0 ? (
        <p className="gt-part__text" data-changed={isChanged ? drawing.changes.beat : undefined}>
          <Phrase of={part.text} names={names} />
        </p>
      ) : (
        <Pieces part={part} drawing={drawing} />
      )}
    </section>
  )
}

/** `first`: the digit key of the first piece, for cards of the hand. */
function Pieces({ part, drawing, first }: { part: BoardPart; drawing: Drawing; first?: number }) {
  return (
    <ul className="gt-pieces">
      {(part.pieces ?? []).map((piece, i) => (
        <li key={piece.id} data-kind={piece.kind}>
          <Piece
            piece={piece}
            drawing={drawing}
            digit={first !== undefined && first + i <= 9 ? first + i : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

/** Another player's parts, under their name. The name can be pressed where a move needs a player. */
export function SeatPanel({ seat, parts, drawing }: { seat: Seat; parts: readonly BoardPart[]; drawing: Drawing }) {
  const { names, seats, scene } = useRoom().state
  const place = seats.findIndex(other => other.seat === seat)
  const isAsked = scene.asked.some(decision => decision.seat === seat && decision.kind === 'must')
  const name = names[seat] ?? seat
  return (
    <section className="gt-seat" aria-label={name} data-asked={isAsked || undefined}>
      <h2 className="gt-seat__head">
        <Pressable id={seat} name={text.seat(name, isAsked)} className="gt-seat__name" drawing={drawing}>
          <SeatBadge place={place} />
          <span>{name}</span>
          {isAsked && <small>{text.deciding}</small>}
        </Pressable>
      </h2>
      {parts.map(part => (
        <Part key={part.title} part={part} drawing={drawing} />
      ))}
    </section>
  )
}

/** The viewer's cards, below the prompt. */
export function Hand({ parts, drawing }: { readonly parts: readonly BoardPart[]; readonly drawing: Drawing }) {
  let first = 1
  return (
    <section className="gt-hand" aria-label={text.yourHand}>
      {parts.map(part => {
        const from = first
        first += part.pieces?.length ?? 0
        return (
          <div key={part.title} className="gt-hand__part">
            <h3 className="gt-part__title">{part.title}</h3>
            <Pieces part={part} drawing={drawing} first={from} />
          </div>
        )
      })}
    </section>
  )
}
