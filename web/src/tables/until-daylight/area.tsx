import barricade from 'icon:barricade'
import crown from 'icon:crown'
import trap from 'icon:spiky-pit'
import type { Seat } from '@holdout/engine'
import type { Told } from '@holdout/host'
import type { Event, Move, PlayerView, View } from '@holdout/until-daylight/table'
import { titleOf } from '@holdout/until-daylight/table'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { diceOf } from './horde.ts'
import { Line } from './line.tsx'
import { Wheel } from './wheel.tsx'

/** One player's place: character and wheels, palisade with its tokens, then the line of those who came. */
export function Area({
  player,
  place,
  view,
  names,
  pick,
  stage,
  news,
}: {
  readonly player: PlayerView
  readonly place: number
  readonly view: View
  readonly names: Names
  readonly pick: Narrowing<Move>
  readonly stage: boolean
  readonly news: readonly Told<Event>[]
}) {
  const name = names[player.seat] ?? player.seat
  const anchor = `area:${player.seat}`
  const against = diceOf(player.line)
  const can = pick.can(anchor)
  const picked = pick.isPicked(anchor)
  const fresh = news.some(({ event }) => 'who' in event && event.who === player.seat)
  return (
    <section className={`area ${stage ? 'area--stage' : ''} ${fresh ? 'is-fresh' : ''}`} aria-label={`${name}'s area`}>
      <header className="area__head">
        <SeatBadge place={place} />
        <h2>{name}</h2>
        {player.character && <span className="area__character">{titleOf(player.character)}</span>}
        {view.leader === player.seat && (
          <span className="tag tag--leader">
            <Icon of={crown} /> Leader
          </span>
        )}
        {view.receiver === player.seat && <span className="tag tag--caught">Caught by the gong</span>}
        {view.turnOf === player.seat && <span className="tag">on turn</span>}
        {player.absent && <span className="tag">away</span>}
        {against > 0 && (
          <span className="area__dice">
            {against} {against === 1 ? 'die' : 'dice'}
            <span> against {player.seat === view.you ? 'you' : 'them'}</span>
          </span>
        )}
        {(can || picked) && (
          <button
            type="button"
            className={`button button--open area__pick ${pick.mark(anchor)}`}
            aria-pressed={picked}
            onClick={() => pick.press(anchor)}
          >
            Here
          </button>
        )}
      </header>
      <div className="area__body">
        <div className="area__self">
          {player.character === null ? (
            <p>no character yet</p>
          ) : (
            <Wheel health={player.health} damage={player.damage} />
          )}
          <span className="area__xp">
            {stage && player.character !== null && (
              <span>
                <b>{Math.max(0, player.health - player.damage)}</b> of {player.health} health
              </span>
            )}
            <span>
              <b>{player.experience}</b> XP
            </span>
            {player.saved > 0 && (
              <span>
                <b>{player.saved}</b> saved
              </span>
            )}
          </span>
          <span
            className="area__tokens"
            role="img"
            aria-label={`${player.barricades} barricades, ${player.traps} traps, room for ${player.tokenLimit}`}
          >
            {Array.from({ length: player.tokenLimit }, (_, i) => (
              <i key={i} className={`token ${i < player.barricades + player.traps ? 'token--full' : ''}`}>
                {i < player.barricades ? (
                  <Icon of={barricade} />
                ) : i < player.barricades + player.traps ? (
                  <Icon of={trap} />
                ) : null}
              </i>
            ))}
          </span>
        </div>
        <Line
          line={player.line}
          attack={view.attack?.area === player.seat ? view.attack : null}
          pick={pick}
          names={names}
        />
      </div>
      <TheirBag player={player} you={view.you} pick={pick} />
    </section>
  )
}

/** Others' bags are open: what they hold, and what one may ask them for. */
function TheirBag({ player, you, pick }: { player: PlayerView; you: Seat | null; pick: Narrowing<Move> }) {
  if (player.seat === you) return null
  const stacks = [...new Set(player.bag)].map(card => ({
    card,
    count: player.bag.filter(other => other === card).length,
  }))
  return (
    <ul className="their-bag" aria-label="Bag">
      <li className="their-bag__count">
        bag {player.slots}/{player.limit}
      </li>
      {stacks.map(({ card, count }) => {
        const anchor = `theirs:${player.seat}/${card}`
        const text = `${titleOf(card)}${count > 1 ? ` ×${count}` : ''}`
        return (
          <li key={card}>
            {pick.can(anchor) || pick.isPicked(anchor) ? (
              <button
                type="button"
                className={`chip ${pick.mark(anchor)}`}
                aria-label={`Ask for ${text}`}
                onClick={() => pick.press(anchor)}
              >
                {text}
              </button>
            ) : (
              <span className="chip">{text}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
