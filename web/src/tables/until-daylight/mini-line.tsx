import type { Seat } from '@holdout/engine'
import { type CardName, hordeHint, type Move, titleOf } from '@holdout/until-daylight/table'
import type { Selection } from '../../table/selection.ts'
import { Drawing } from './drawing.tsx'
import { targetOf } from './target.ts'
import { text } from './text.ts'

/** A longer line is shown as one card for each kind of enemy. */
const MOST = 6

/** The enemies in the area of a player who is not in focus: small cards, named on hover. */
export function MiniLine({
  seat,
  line,
  arrivals = [],
  pick,
}: {
  readonly seat: Seat
  readonly line: readonly CardName[]
  /** The enemies that would come with the planned dice. */
  readonly arrivals?: readonly CardName[]
  readonly pick: Selection<Move>
}) {
  if (line.length + arrivals.length === 0) return <p className="dl-line--empty">{text.line.none}</p>
  const isLong = line.length > MOST
  const cards = isLong ? [...new Set(line)] : line
  return (
    <ol className="dl-minis" aria-label={isLong ? text.line.kinds : text.line.label} {...targetOf(seat, pick)}>
      {cards.map((card, i) => {
        const count = isLong ? line.filter(other => other === card).length : 1
        const name = text.line.card(text.bag.item(titleOf(card), count), hordeHint(card))
        return (
          <li key={i} className={`dl-mini dl-horde--${card}`} title={name}>
            <Drawing of={card} />
            <span className="visually-hidden">{name}</span>
            {isLong && <b aria-hidden="true">{count}</b>}
          </li>
        )
      })}
      {arrivals.map((card, i) => (
        <li
          key={`arrives/${i}`}
          className={`dl-mini dl-mini--arrives dl-horde--${card}`}
          title={text.line.arrives(titleOf(card))}
        >
          <Drawing of={card} />
          <span className="visually-hidden">{text.line.arrives(titleOf(card))}</span>
        </li>
      ))}
    </ol>
  )
}
