import type { CardName, Move, PlayerView } from '@holdout/until-daylight/table'
import { titleOf } from '@holdout/until-daylight/table'
import type { Selection } from '../../table/selection.ts'
import { useTravel } from './gifts.ts'
import { Picture } from './picture.tsx'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'

/** The visible bag of another player, with the cards that the viewer can ask for or steal. */
export function TheirBag({ player, pick }: { player: PlayerView; pick: Selection<Move> }) {
  const { bag, slots, limit } = player
  const travel = useTravel()
  return (
    <ul className="dl-their-bag" aria-label={text.bag.label} ref={list => reachable(list)}>
      <li className="dl-their-bag__count" title={text.bag.short(slots, limit)}>
        <span className="visually-hidden">{text.bag.label} </span>
        {text.bag.count(slots, limit)}
      </li>
      {[...new Set(bag)].map(card => (
        <li key={card} {...travel(player.seat, card)}>
          <Chip
            card={card}
            count={bag.filter(other => other === card).length}
            piece={PIECE.theirs(player.seat, card)}
            pick={pick}
          />
        </li>
      ))}
    </ul>
  )
}

/** A list that scrolls, as on a phone, can be reached by keyboard; others are no tab stops. Asked at each drawing. */
function reachable(list: HTMLElement | null): void {
  if (!list) return
  if (list.scrollWidth > list.clientWidth) list.tabIndex = 0
  else list.removeAttribute('tabindex')
}

function Chip({ card, count, piece, pick }: { card: CardName; count: number; piece: string; pick: Selection<Move> }) {
  const item = text.bag.item(titleOf(card), count)
  const face = (
    <>
      <Picture of={card} />
      <span className="visually-hidden">{titleOf(card)}</span>
      {count > 1 && <b>{count}</b>}
    </>
  )
  if (!pick.can(piece) && !pick.isPicked(piece))
    return (
      <span className="dl-chip" title={item}>
        {face}
      </span>
    )
  const steals = pick.open.some(({ move }) => move.move === 'steal')
  const label = steals ? text.bag.steal(item) : text.bag.ask(item)
  return (
    <button {...pick.button(piece)} className={`dl-chip ${pick.mark(piece)}`} aria-label={label} title={label}>
      {face}
    </button>
  )
}
