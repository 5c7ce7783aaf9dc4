import heart from 'icon:hearts'
import abilityStar from 'icon:star-formation'
import { plain } from '@holdout/engine'
import type { Move, View } from '@holdout/thirty-seconds/table'
import { abilityText, textOfCard, titleOf } from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { Phrase } from '../../parts/phrase.tsx'
import { useRoom } from '../../table/room.ts'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { bare, pictureOf } from './pictures.ts'

/** What one has: meters, gear, hand, and everything else that may be done now as buttons. */
export function Kit({
  view,
  pick,
  choose,
  names,
}: {
  readonly view: View
  readonly pick: Narrowing<Move>
  readonly choose: (move: Move) => void
  readonly names: Names
}) {
  return (
    <>
      <AskRow pick={pick} choose={choose} names={names} view={view} />
      <div className="kit">
        <Meters view={view} />
        <section className="gear" aria-label="Gear">
          {view.slots.map((card, slot) => (
            <Slot key={slot} card={card} slot={slot} pick={pick} />
          ))}
        </section>
        <Hand view={view} pick={pick} />
      </div>
    </>
  )
}

function Meters({ view }: { view: View }) {
  const mine = view.who !== 'zombie'
  return (
    <div className="me">
      <Meter title="Energy" count={view.energy} mark={<i className="arrow" />} />
      {mine ? <Meter title="Health" count={view.health} mark={<Icon of={heart} />} className="hearts" /> : null}
      <Meter
        title={view.ability ? abilityText(view.ability).title : 'Tokens'}
        count={view.tokens}
        mark={
          <i className="ability-token">
            <Icon of={abilityStar} />
          </i>
        }
      />
    </div>
  )
}

function Meter({
  title,
  count,
  mark,
  className = '',
}: {
  title: string
  count: number
  mark: React.ReactNode
  className?: string
}) {
  return (
    <p className={`meter ${className}`}>
      <span>{title}</span>
      <span className="meter-marks" aria-hidden="true">
        {Array.from({ length: Math.min(count, 6) }, (_, i) => (
          <span key={i}>{mark}</span>
        ))}
      </span>
      <b>{count}</b>
    </p>
  )
}

function Slot({ card, slot, pick }: { card: string | null; slot: number; pick: Narrowing<Move> }) {
  const anchor = `slot:${slot}`
  if (card === null) return <div className="weapon weapon--empty">empty</div>
  const left = /\/(\d)/.exec(card)?.[1]
  const { title, text } = textOfCard(card)
  const body = (
    <>
      <span className="weapon-name">{title}</span>
      <Icon of={pictureOf(card)} />
      {left && (
        <span className="turns-left">
          <b>{left}</b> left
        </span>
      )}
      {card.endsWith('!') && <span className="state-word">damaged</span>}
    </>
  )
  if (!pick.can(anchor) && !pick.isPicked(anchor))
    return (
      <div className="weapon weapon--wait" title={text}>
        {body}
      </div>
    )
  return (
    <button
      type="button"
      className={`weapon can ${pick.isPicked(anchor) ? 'is-chosen' : ''}`}
      aria-pressed={pick.isPicked(anchor)}
      aria-label={`${titleOf(card)}. ${text}`}
      title={text}
      onClick={() => pick.press(anchor)}
    >
      {body}
    </button>
  )
}

function Hand({ view, pick }: { view: View; pick: Narrowing<Move> }) {
  const { state, why } = useRoom()
  const cards = view.search ?? view.lookedAt?.concat(view.hand ?? []) ?? view.hand ?? view.zombieHand
  if (cards === null)
    return (
      <p className="hand-hidden">
        Survivor: {view.handCount.supplies} supplies, {view.handCount.tactics} tactics. Zombies:{' '}
        {view.zombieHandCount.zombies} zombies, {view.zombieHandCount.tactics} tactics.
      </p>
    )
  return (
    <ul className="hand" aria-label="Hand">
      {cards.length === 0 && <li className="hand-hidden">No cards in hand.</li>}
      {cards.map((card, i) => {
        const anchor = anchorOf(pick, card)
        const { title, text } = textOfCard(card)
        const barred = state.scene.barred.find(
          ({ move }) => 'card' in move && typeof move.card === 'string' && bare(move.card) === bare(card),
        )
        const body = (
          <>
            <span className="tactic-name">{title}</span>
            <Icon of={pictureOf(card)} />
            <span className="tactic-note">{text}</span>
          </>
        )
        if (anchor !== null)
          return (
            <li key={`${card}/${i}`}>
              <button
                type="button"
                className={`tactic can ${pick.isPicked(anchor) ? 'is-chosen' : ''}`}
                aria-pressed={pick.isPicked(anchor)}
                aria-label={`${title}. ${text}`}
                onClick={() => pick.press(anchor)}
              >
                {body}
              </button>
            </li>
          )
        return (
          <li key={`${card}/${i}`}>
            {barred ? (
              <button
                type="button"
                className="tactic tactic--wait"
                aria-label={`${title}: why not?`}
                onClick={() => why(barred.reason)}
              >
                {body}
              </button>
            ) : (
              <div className="tactic tactic--wait">{body}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The moves name a card as it stands in the hand, or without its values. */
function anchorOf(pick: Narrowing<Move>, card: string): string | null {
  for (const name of [card, bare(card)]) {
    const anchor = `card:${name}`
    if (pick.can(anchor) || pick.isPicked(anchor)) return anchor
  }
  return null
}

/** Everything that is not a thing on the table: actions, answers, and the ways in which one thing can be done. */
function AskRow({
  pick,
  choose,
  names,
  view,
}: {
  pick: Narrowing<Move>
  choose: (move: Move) => void
  names: Names
  view: View
}) {
  const { state } = useRoom()
  const acts = [
    ...new Set(
      pick.picked.length === 0
        ? state.scene.choices.flatMap(({ move }) =>
            move.move === 'stomp' || move.move === 'knock-down' ? [move.move] : [],
          )
        : [],
    ),
  ]
  const plainMoves = pick.picked.length === 0 ? pick.open.filter(({ move }) => !isDrawn(move, view)) : pick.left
  if (acts.length + plainMoves.length === 0) return null
  return (
    <div className="ask-row">
      {acts.map(act => (
        <button key={act} type="button" className="button button--open" onClick={() => pick.press(`act:${act}`)}>
          {act === 'stomp' ? 'Head Stomp (1E) …' : 'Knock down (1E) …'}
        </button>
      ))}
      {plainMoves.map(({ move, say }) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          className="button button--open"
          aria-label={plain(say, names)}
          onClick={() => choose(move)}
        >
          <span>
            <Phrase of={say} names={names} />
          </span>
        </button>
      ))}
    </div>
  )
}

/** Whether the board or the kit has something to press for this move. */
function isDrawn(move: Move, view: View): boolean {
  switch (move.move) {
    case 'choose':
    case 'walk':
    case 'dash':
    case 'stomp':
    case 'knock-down':
    case 'pick-up':
    case 'drop':
    case 'confront':
    case 'attack':
      return true
    case 'again':
    case 'give':
    case 'rise':
    case 'bite':
    case 'trip':
    case 'grab':
    case 'shamble':
    case 'advance':
      return true
    case 'trade':
    case 'play':
    case 'equip':
    case 'use':
    case 'discard':
    case 'place':
    case 'send':
    case 'deploy':
    case 'shriek':
    case 'keep-card':
    case 'take':
    case 'block':
    case 'break-in':
      return [
        ...(view.search ?? []),
        ...(view.lookedAt ?? []),
        ...(view.hand ?? []),
        ...(view.zombieHand ?? []),
        ...view.warehouse,
      ].some(card => card !== null && (card === move.card || bare(card) === move.card))
    default:
      return false
  }
}
