import barricade from 'icon:barricade'
import crown from 'icon:crown'
import trap from 'icon:spiky-pit'
import type { Seat } from '@holdout/engine'
import type { Told } from '@holdout/host'
import type { CardName, Event, Move, PlayerView, View } from '@holdout/until-daylight/table'
import { titleOf } from '@holdout/until-daylight/table'
import { Icon } from '../../parts/icon.tsx'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { pictureOf } from './pictures.ts'
import { Wheel } from './wheel.tsx'

/** One player's place: character and wheels, palisade with its tokens, then the line of those who came. */
export function Area({
  player,
  place,
  view,
  name,
  pick,
  stage,
  news,
}: {
  readonly player: PlayerView
  readonly place: number
  readonly view: View
  readonly name: string
  readonly pick: Narrowing<Move>
  readonly stage: boolean
  readonly news: readonly Told<Event>[]
}) {
  const anchor = `area:${player.seat}`
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
        {(can || picked) && (
          <button
            type="button"
            className={`button button--open area__pick can ${picked ? 'is-chosen' : ''}`}
            aria-pressed={picked}
            onClick={() => pick.press(anchor)}
          >
            Here
          </button>
        )}
      </header>
      <div className="area__body">
        <div className="area__self">
          <Wheel health={player.health} damage={player.damage} />
          <span className="area__xp">
            <b>{player.experience}</b> XP
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
        <Line line={player.line} attack={view.attack?.area === player.seat ? view.attack : null} />
      </div>
      <TheirBag player={player} you={view.you} pick={pick} />
    </section>
  )
}

/** Those who came to this place; the left one is next. What falls to the dice that were paid is marked. */
function Line({ line, attack }: { line: readonly CardName[]; attack: View['attack'] }) {
  if (line.length === 0) return <p className="line line--empty">nobody has come here</p>
  return (
    <ol className="line" aria-label="Line">
      {attack?.felled.map((card, i) => (
        <li key={`felled/${i}`} className={`horde horde--${card} is-felled`}>
          <HordeFace card={card} />
          <em>falls</em>
        </li>
      ))}
      {line.map((card, i) => (
        <li key={`${card}/${i}`} className={`horde horde--${card}`}>
          <span className="horde__place">{i + 1}</span>
          <HordeFace card={card} />
        </li>
      ))}
    </ol>
  )
}

const NEEDS: Readonly<Record<string, string>> = {
  wanderer: '2 bodies or a head',
  brute: 'a head',
  monster: '2 heads',
  raider: '2 bodies or a head',
  survivor: '1 die kills',
}

function HordeFace({ card }: { card: CardName }) {
  return (
    <>
      <b>{titleOf(card)}</b>
      <Icon of={pictureOf(card)} />
      <small>{NEEDS[card]}</small>
    </>
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
                className={`chip can ${pick.isPicked(anchor) ? 'is-chosen' : ''}`}
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
