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
import { anchorsOf, DEEDS } from './anchors.ts'
import { diceOf } from './horde.ts'
import { Line } from './line.tsx'
import { pictureOf } from './pictures.ts'
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
  const against = diceOf(player.line)
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
        <Deeds player={player} name={name} pick={pick} />
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

/** What can be done here now, each with its own button: Attack, Give, Heal, Lure. */
function Deeds({ player, name, pick }: { player: PlayerView; name: string; pick: Narrowing<Move> }) {
  const open = DEEDS.map(deed => ({ ...deed, anchor: `${deed.anchor}:${player.seat}` })).filter(
    ({ anchor }) => pick.can(anchor) || pick.isPicked(anchor),
  )
  if (open.length === 0) return null
  return (
    <span className="area__deeds">
      {open.map(({ anchor, label }) => (
        <button
          key={anchor}
          type="button"
          className={`button button--open area__pick ${pick.mark(anchor)}`}
          aria-pressed={pick.isPicked(anchor)}
          aria-label={`${label}: ${name}`}
          {...pick.pointer(anchor)}
          onClick={() => pick.press(anchor)}
        >
          {label}
        </button>
      ))}
    </span>
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
        const face = (
          <>
            <Icon of={pictureOf(card)} />
            <span className="chip__name">{titleOf(card)}</span>
            {count > 1 && <b>{count}</b>}
          </>
        )
        return (
          <li key={card}>
            {pick.can(anchor) || pick.isPicked(anchor) ? (
              <button
                type="button"
                className={`chip ${pick.mark(anchor)}`}
                aria-label={`${verbFor(pick, anchor)} ${text}`}
                title={`${verbFor(pick, anchor)} ${text}`}
                {...pick.pointer(anchor)}
                onClick={() => pick.press(anchor)}
              >
                {face}
              </button>
            ) : (
              <span className="chip" title={text}>
                {face}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** DL-34 To ask for a card is a trade that its owner must agree to; some may steal it. */
function verbFor(pick: Narrowing<Move>, anchor: string): string {
  const steals = pick.open.some(({ move }) => move.move === 'steal' && anchorsOf(move)[0] === anchor)
  return steals ? 'Steal' : 'Ask for'
}
