import barricade from 'icon:barricade'
import crown from 'icon:crown'
import trap from 'icon:spiky-pit'
import type { Seat } from '@holdout/engine'
import type { Told } from '@holdout/host'
import type { Event, Move, PlayerView, View } from '@holdout/until-daylight/table'
import { diceAgainst, titleOf } from '@holdout/until-daylight/table'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { anchorsOf, DEEDS } from './anchors.ts'
import { Line } from './line.tsx'
import { pictureOf } from './pictures.ts'
import { text } from './text.ts'
import { Wheel } from './wheel.tsx'

/** One player's area: character, health, barricades and traps, and the line of enemies. */
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
  const against = diceAgainst(player.line)
  const fresh = news.some(({ event }) => 'who' in event && event.who === player.seat)
  return (
    <section
      className={`area ${stage ? 'area--stage' : ''} ${fresh ? 'is-fresh' : ''}`}
      aria-label={text.area.label(name)}
    >
      <header className="area__head">
        <SeatBadge place={place} />
        <h2>{name}</h2>
        {player.character && <span className="area__character">{titleOf(player.character)}</span>}
        {view.leader === player.seat && (
          <span className="tag tag--leader">
            <Icon of={crown} />
            {text.area.leader}
          </span>
        )}
        {view.receiver === player.seat && <span className="tag tag--caught">{text.area.caught}</span>}
        {view.turnOf === player.seat && <span className="tag">{text.area.onTurn}</span>}
        {player.absent && <span className="tag">{text.area.away}</span>}
        {against > 0 && (
          <span className="area__dice">
            {text.area.dice(against)}
            <span>{text.area.against(player.seat === view.you)}</span>
          </span>
        )}
        <Deeds player={player} name={name} pick={pick} />
      </header>
      <div className="area__body">
        <div className="area__self">
          {player.character === null ? (
            <p>{text.area.noCharacter}</p>
          ) : (
            <Wheel health={player.health} damage={player.damage} />
          )}
          <span className="area__xp">
            {stage && player.character !== null && (
              <span>
                <b>{Math.max(0, player.health - player.damage)}</b>
                {text.area.healthOf(player.health)}
              </span>
            )}
            <span>
              <b>{player.experience}</b>
              {text.area.experience}
            </span>
            {player.saved > 0 && (
              <span>
                <b>{player.saved}</b>
                {text.area.saved}
              </span>
            )}
          </span>
          <span
            className="area__tokens"
            role="img"
            aria-label={text.area.tokens(player.barricades, player.traps, player.tokenLimit)}
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

/** One button for each action that is possible here now. */
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
          aria-label={text.deeds.label(label, name)}
          {...pick.pointer(anchor)}
          onClick={() => pick.press(anchor)}
        >
          {label}
        </button>
      ))}
    </span>
  )
}

/** The visible bag of another player, and the cards the viewer can ask for or steal. */
function TheirBag({ player, you, pick }: { player: PlayerView; you: Seat | null; pick: Narrowing<Move> }) {
  if (player.seat === you) return null
  const stacks = [...new Set(player.bag)].map(card => ({
    card,
    count: player.bag.filter(other => other === card).length,
  }))
  return (
    <ul className="their-bag" aria-label={text.bag.label}>
      <li className="their-bag__count">{text.bag.short(player.slots, player.limit)}</li>
      {stacks.map(({ card, count }) => {
        const anchor = `theirs:${player.seat}/${card}`
        const item = text.bag.item(titleOf(card), count)
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
                aria-label={requestOf(pick, anchor, item)}
                title={requestOf(pick, anchor, item)}
                {...pick.pointer(anchor)}
                onClick={() => pick.press(anchor)}
              >
                {face}
              </button>
            ) : (
              <span className="chip" title={item}>
                {face}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What pressing another player's card does: ask for it, or steal it if a steal is open. */
function requestOf(pick: Narrowing<Move>, anchor: string, item: string): string {
  const steals = pick.open.some(({ move }) => move.move === 'steal' && anchorsOf(move)[0] === anchor)
  return steals ? text.bag.steal(item) : text.bag.ask(item)
}
