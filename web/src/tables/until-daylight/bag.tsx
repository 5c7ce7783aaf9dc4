import type { CardName, Move, PlayerView } from '@holdout/until-daylight/table'
import { titleOf } from '@holdout/until-daylight/table'
import { Icon } from '../../parts/icon.tsx'
import { useRoom } from '../../table/room.ts'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { pictureOf } from './pictures.ts'
import { text } from './text.ts'

/** The viewer's bag: one stack per kind of card, and the free slots. Cards that cannot be used now are gray. */
export function Bag({
  player,
  used,
  pick,
}: {
  readonly player: PlayerView
  /** The cards used in the current attack. */
  readonly used: readonly CardName[]
  readonly pick: Narrowing<Move>
}) {
  const { state, why } = useRoom()
  const stacks = [...new Set(player.bag)].map(card => ({
    card,
    count: player.bag.filter(other => other === card).length,
  }))
  const free = Math.max(0, player.limit - player.slots)
  const hands = pick.can('bag:hands') || pick.isPicked('bag:hands')
  return (
    <section className={`bag ${player.overfull ? 'is-overfull' : ''}`} aria-label={text.bag.yours}>
      <p className="bag__head">
        <b>{text.bag.slots(player.slots, player.limit)}</b>
        {text.bag.slotsEnd(player.limit)}
        {player.overfull && text.bag.overfull}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className="bag__slots" tabIndex={0}>
        {hands && (
          <li>
            <button
              type="button"
              className={`item ${pick.mark('bag:hands')}`}
              aria-label={text.bag.hands}
              onClick={() => pick.press('bag:hands')}
            >
              <Icon of={pictureOf('hands')} />
              <span>{text.bag.hands}</span>
            </button>
          </li>
        )}
        {stacks.map(({ card, count }) => {
          const anchor = `bag:${card}`
          const spent = used.filter(other => other === card).length
          const can = pick.can(anchor) || pick.isPicked(anchor)
          const barred = state.scene.barred.find(
            ({ move }) => ('card' in move && move.card === card) || ('with' in move && move.with === card),
          )
          const body = (
            <>
              <Icon of={pictureOf(card)} />
              <span>{titleOf(card)}</span>
              {count > 1 && <b className="item__count">{count}</b>}
              {spent > 0 && <em className="item__used">{text.bag.inUse(spent)}</em>}
            </>
          )
          return (
            <li key={card}>
              {can ? (
                <button
                  type="button"
                  className={`item ${pick.mark(anchor)}`}
                  aria-pressed={pick.isPicked(anchor)}
                  aria-label={text.bag.stack(titleOf(card), count)}
                  {...pick.pointer(anchor)}
                  onClick={() => pick.press(anchor)}
                >
                  {body}
                </button>
              ) : barred ? (
                <button
                  type="button"
                  className="item item--wait"
                  aria-label={text.bag.whyNot(titleOf(card))}
                  onClick={() => why(barred.reason)}
                >
                  {body}
                </button>
              ) : (
                <div className="item item--wait">{body}</div>
              )}
            </li>
          )
        })}
        {free > 0 && (
          <li className="item item--free">
            {free} <span>{text.bag.free}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
