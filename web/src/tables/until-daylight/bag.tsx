import type { Scene } from '@holdout/table'
import type { Move, PlayerView, View } from '@holdout/until-daylight/table'
import { titleOf } from '@holdout/until-daylight/table'
import { useRoom } from '../../table/room.ts'
import type { Selection } from '../../table/selection.ts'
import { GoalsButton } from './goals.tsx'
import { Picture } from './picture.tsx'
import { PIECE, pathsOf } from './pieces.ts'
import { text } from './text.ts'

/** The viewer's bag: attacks without a card, one stack for each kind of card, and the free slots. */
export function Bag({
  player,
  scene,
  pick,
}: {
  readonly player: PlayerView
  readonly scene: Scene<View, Move>
  readonly pick: Selection<Move>
}) {
  const { bag } = player
  const { view, choices } = scene
  const cardless = [...new Set(choices.flatMap(({ move }) => (move.move === 'attack' ? [move.with] : [])))].filter(
    weapon => !bag.includes(weapon),
  )
  const used = view.attack?.by === player.seat ? view.attack.used : []
  const starts = new Set(choices.flatMap(({ move }) => pathsOf(move, view).map(([first]) => first)))
  const free = Math.max(0, player.limit - player.slots)
  return (
    <section className={`dl-bag ${player.overfull ? 'is-overfull' : ''}`} aria-label={text.bag.yours}>
      <div className="dl-bag__head">
        <p>
          <b>{text.bag.slots(player.slots, player.limit)}</b>
          {text.bag.slotsEnd(player.limit)}
          {player.overfull && text.bag.overfull}
        </p>
        <GoalsButton player={player} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className="dl-bag__slots" tabIndex={0}>
        {[...cardless, ...new Set(bag)].map(card => (
          <li key={card}>
            <Item
              card={card}
              count={bag.filter(other => other === card).length}
              used={used.filter(other => other === card).length}
              starts={starts.has(PIECE.bag(card))}
              pick={pick}
            />
          </li>
        ))}
        {free > 0 && (
          <li className="dl-item dl-item--free">
            {free} <span>{text.bag.free}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

/** A kind of card in the bag. One that cannot be used now is gray and says why. */
function Item({
  card,
  count,
  used,
  starts,
  pick,
}: {
  readonly card: string
  readonly count: number
  /** Number of cards used in the current attack. */
  readonly used: number
  /** Whether a move begins with it; it can then be pressed instead of the selected piece. */
  readonly starts: boolean
  readonly pick: Selection<Move>
}) {
  const { state, why } = useRoom()
  const piece = PIECE.bag(card)
  const face = (
    <>
      <Picture of={card} />
      <span>{titleOf(card)}</span>
      {count > 1 && <b className="dl-item__count">{count}</b>}
      {used > 0 && <em className="dl-item__used">{text.bag.inUse(used)}</em>}
    </>
  )
  if (starts || pick.can(piece))
    return (
      <button
        {...pick.button(piece)}
        className={`dl-item ${pick.mark(piece) || 'dl-item--wait'}`}
        aria-label={text.bag.stack(titleOf(card), count)}
      >
        {face}
      </button>
    )
  const barred = state.scene.barred.find(
    ({ move }) => ('card' in move && move.card === card) || ('with' in move && move.with === card),
  )
  if (!barred) return <div className="dl-item dl-item--wait">{face}</div>
  return (
    <button
      type="button"
      className="dl-item dl-item--wait"
      aria-label={text.bag.whyNot(titleOf(card))}
      onClick={() => why(barred.reason)}
    >
      {face}
    </button>
  )
}
