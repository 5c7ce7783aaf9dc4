import type { Seat } from '@holdout/engine'
import {
  type Code,
  needsOf,
  standingOf,
  standingWithout,
  type View,
  type Winners,
  winnersFor,
} from '@holdout/viral-dawn/table'
import type { CSSProperties } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { seatColor } from '../../parts/seat-badge.tsx'
import { FlyingCard } from './attack.tsx'
import { useDrawn } from './drawn.ts'
import { SUIT_ICON } from './icons.ts'
import { LaidRow } from './laid.tsx'
import { classOf } from './offers.ts'
import { CountKey } from './place.tsx'
import { PlayerPlate } from './player-plate.tsx'
import { InlineCard } from './playing-card.tsx'
import { text } from './text.ts'

/** The place at the near edge of the road: how far the viewer is, their laid cards, and the cards that win now. */
export function OwnPlace({ place }: { readonly place: number }) {
  const { view, names, winner, offers } = useDrawn()
  const { seat } = view.places[place]
  const index = view.players.findIndex(player => player.seat === seat)
  const press = offers.player(seat)
  return (
    <section
      className={`vd-own vd-place ${press ? classOf(press) : ''}`}
      style={{ '--seat': seatColor(index) } as CSSProperties}
      aria-label={text.place.label(names[seat], place + 1)}
      data-own={seat === view.me}
      data-won={winner === seat}
      data-travel={`place:${place}`}
      data-at="front"
    >
      <PlayerPlate place={place} own>
        <Standing place={place} />
      </PlayerPlate>
      <LaidRow place={place} own />
      <Beside place={place} />
      <FlyingCard over={{ seat, card: null }} />
      {/* Until the table has turned to the viewer, a rival is here. */}
      <CountKey seat={seat} />
      {press && <button {...press.button} className="vd-place__press" />}
    </section>
  )
}

/** How far the player is, and what an attack would cost. */
function Standing({ place }: { readonly place: number }) {
  const { view, names, splits, help, winner } = useDrawn()
  const { seat, laid, short } = view.places[place]
  const who = names[seat]
  const { question, options } = view
  const lost = question?.asked === 'queen-answer' && question.on === seat ? question.card : null
  const after = lost === null || !help ? null : standingWithout(laid, lost, options)
  return (
    <>
      <span className="vd-standing">
        {after
          ? `${text.standing.withoutIt} ${text.standing.state(after.short)}`
          : text.standing.state(winner === seat ? 0 : short, who)}
      </span>
      <span className="vd-standing__needs">{needsOf(after ?? splits[place])}</span>
    </>
  )
}

/** Right of the cards: what follows if an attack is not answered, or the cards that would win now. */
function Beside({ place }: { readonly place: number }) {
  const { view, names, help, winner } = useDrawn()
  const { seat, laid, short } = view.places[place]
  const { question } = view
  if (!help || winner !== null || seat !== view.me) return <div className="vd-wins" />
  if (question?.asked === 'queen-answer' && question.on === seat && question.card !== null)
    return (
      <div className="vd-wins">
        <h2>{text.standing.unanswered}</h2>
        <p>
          {text.standing.theyTake(names[question.by], question.keep)} <InlineCard code={question.card} />
          {question.keep && text.standing.thenIs(withCard(view, question.by, question.card))}
        </p>
      </div>
    )
  if (short !== 1) return <div className="vd-wins" />
  return (
    <div className="vd-wins">
      <h2>{text.standing.winners}</h2>
      <WinnerList of={winnersFor(laid, view.options)} />
    </div>
  )
}

/** How many cards a player is short once they have another card. */
function withCard({ places, options }: View, seat: Seat, card: Code): number | null {
  const laid = places.find(place => place.seat === seat)?.laid ?? []
  return standingOf([...laid, card], options['expert-tens']).short
}

const SHOWN = 5

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

function WinnerList({ of: { suits, ranks, cards } }: { readonly of: Winners }) {
  return (
    <p className="vd-winners">
      {suits.map(suit => (
        <span key={suit} className="vd-winner" role="img" aria-label={text.standing.suit(suit)}>
          <i data-suit={suit}>
            <Icon of={SUIT_ICON[suit]} />
          </i>
          {text.standing.anySuit(suit)}
        </span>
      ))}
      {RANKS.filter(rank => ranks.includes(rank)).map(rank => (
        <span key={rank} className="vd-winner">
          <i aria-hidden="true">{rank}</i>
          {text.standing.anyRank(rank)}
        </span>
      ))}
      {cards.slice(0, SHOWN).map(code => (
        <InlineCard key={code} code={code} />
      ))}
      {cards.length > SHOWN && <span>{text.standing.more(cards.length - SHOWN)}</span>}
    </p>
  )
}
