import type { BoardPart, Seat } from '@holdout/engine'
import { Phrase } from '../../parts/phrase.tsx'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import { useSession } from '../../table/session.ts'
import { type Drawing, Piece, Pressable } from './piece.tsx'
import { text } from './text.ts'
import { keyOf } from './use-changes.ts'

/** A part of the board: its pieces or, without any, its sentence. `Title` is the level of its heading. */
export function Part({ part, drawing, Title = 'h2' }: { part: BoardPart; drawing: Drawing; Title?: 'h2' | 'h3' }) {
  const { names } = useSession().state
  const { title, pieces = [] } = part
  const isChanged = drawing.changes.ids.has(keyOf(part))
  return (
    <div className="gt-part">
      <Title className="gt-part__title">{title}</Title>
      {pieces.length === 0 ? (
        <p className="gt-part__text" data-changed={isChanged ? drawing.changes.beat : undefined}>
          <Phrase of={part.text} names={names} />
        </p>
      ) : (
        <Pieces part={part} drawing={drawing} />
      )}
    </div>
  )
}

/** `first`: the digit key of the first piece, for cards of the hand. */
function Pieces({ part, drawing, first }: { part: BoardPart; drawing: Drawing; first?: number }) {
  return (
    <ul className="gt-pieces" aria-label={part.title}>
      {(part.pieces ?? []).map((piece, i) => (
        <li key={piece.id}>
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
  const { names, seats, scene } = useSession().state
  const place = seats.findIndex(other => other.seat === seat)
  const isAsked = scene.decisions.some(decision => decision.seat === seat && decision.kind === 'must')
  const name = names[seat] ?? seat
  return (
    <section className="gt-seat gt-small" aria-label={name} data-asked={isAsked || undefined} data-parts={parts.length}>
      <h2 className="gt-seat__head">
        <Pressable id={seat} name={text.seat(name, isAsked)} className="gt-seat__name" drawing={drawing}>
          <SeatBadge place={place} />
          <span>{name}</span>
          {isAsked && <small>{text.deciding}</small>}
        </Pressable>
      </h2>
      {parts.map(part => (
        <Part key={keyOf(part)} part={part} drawing={drawing} Title="h3" />
      ))}
    </section>
  )
}

/** The viewer's cards, below the prompt. */
export function Hand({ parts, drawing }: { readonly parts: readonly BoardPart[]; readonly drawing: Drawing }) {
  let first = 1
  return (
    <section className="gt-hand" aria-label={text.yourHand} data-parts={parts.length}>
      {parts.map(part => {
        const from = first
        first += part.pieces?.length ?? 0
        return (
          <div key={keyOf(part)} className="gt-hand__part">
            <h2 className="gt-part__title">{part.title}</h2>
            <Pieces part={part} drawing={drawing} first={from} />
          </div>
        )
      })}
    </section>
  )
}
