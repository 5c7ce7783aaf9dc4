import type { CardName, Move, PlayerView } from '@holdout/until-daylight/table'
import { titleOf } from '@holdout/until-daylight/table'
import { Icon } from '../../parts/icon.tsx'
import { useRoom } from '../../table/room.ts'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { pictureOf } from './pictures.ts'

/** One's own bag: a stack for each kind of card, free slots as dashed places, what cannot be used now in grey paper. */
export function Bag({
  player,
  used,
  pick,
}: {
  readonly player: PlayerView
  /** What goes into the attack that is being made. */
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
    <section className={`bag ${player.overfull ? 'is-overfull' : ''}`} aria-label="Your bag">
      <p className="bag__head">
        <b>
          {player.slots} of {player.limit}
        </b>{' '}
        slots{player.overfull && ': too much, something must go'}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className="bag__slots" tabIndex={0}>
        {hands && (
          <li>
            <button
              type="button"
              className={`item ${pick.mark('bag:hands')}`}
              aria-label="Bare hands"
              onClick={() => pick.press('bag:hands')}
            >
              <Icon of={pictureOf('hands')} />
              <span>Bare hands</span>
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
              {spent > 0 && <em className="item__used">{spent > 1 ? `${spent} in use` : 'in use'}</em>}
            </>
          )
          return (
            <li key={card}>
              {can ? (
                <button
                  type="button"
                  className={`item ${pick.mark(anchor)}`}
                  aria-pressed={pick.isPicked(anchor)}
                  aria-label={`${titleOf(card)}${count > 1 ? `, ${count}` : ''}`}
                  {...pick.pointer(anchor)}
                  onClick={() => pick.press(anchor)}
                >
                  {body}
                </button>
              ) : barred ? (
                <button
                  type="button"
                  className="item item--wait"
                  aria-label={`${titleOf(card)}: why not?`}
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
            {free} <span>free</span>
          </li>
        )}
      </ul>
    </section>
  )
}
