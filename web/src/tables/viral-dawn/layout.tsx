import { type Code, faceOf, resourceOf, SUITS, type Suit } from '@holdout/viral-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { useDrawn } from './drawn.ts'
import { RESOURCE_ICON } from './icons.ts'
import type { Press } from './offers.ts'
import { CardPrint, InlineCard, RoleFoot, sayRole, suitOf } from './playing-card.tsx'
import { text } from './text.ts'

/** The laid cards of a place by suit; an empty suit is a dashed slot. */
export function Layout({ place }: { readonly place: number }) {
  const { view, names } = useDrawn()
  const { laid, seat } = view.places[place]
  return (
    <div className="vd-layout" data-keep-in-view={seat === view.me || undefined}>
      {SUITS.map(suit => (
        <div key={suit} className="vd-suit" data-empty={!laid.some(code => faceOf(code).suit === suit)}>
          <ul className="vd-suit__cards" aria-label={text.place.suit(names[seat], suit)}>
            {laid
              .filter(code => faceOf(code).suit === suit)
              .map(code => (
                <LaidCard key={code} code={code} place={place} />
              ))}
            <Slot suit={suit} place={place} />
          </ul>
          <small aria-hidden="true">{resourceOf(suit)}</small>
        </div>
      ))}
    </div>
  )
}

function LaidCard({ code, place }: { readonly code: Code; readonly place: number }) {
  const { view, splits, offers, narrow, origins, fresh } = useDrawn()
  const role = splits[place].roles.get(code)
  const { question, places, me } = view
  const isRival = places[place].seat !== me
  const press = narrow && isRival ? null : offers.laid(place, code)
  const threatened = question?.asked === 'queen-answer' && question.card === code
  const toGo = question?.asked === 'free-purge' && question.chosen.includes(code)
  const isNew = fresh.has(code)
  const said = `${sayRole(code, role)}${threatened ? text.place.targetLabel : ''}${toGo ? text.place.purgedLabel : ''}${isNew ? text.place.newLabel : ''}`
  const look = {
    'data-suit': suitOf(code),
    'data-travel': `card:${code}`,
    'data-at': `place-${place}`,
    'data-from': origins.get(code),
    'data-new': isNew,
  }
  const print = <CardPrint code={code} foot={<RoleFoot code={code} role={role} />} />
  const mark = threatened ? text.place.target : toGo ? text.place.purged : null
  return (
    <li className="vd-laid">
      {press ? (
        <button
          {...press.button}
          className={`vd-card ${classOf(press)}`}
          aria-label={text.place.laidAs(press.button['aria-label'], said)}
          data-threatened={threatened}
          {...look}
        >
          {print}
        </button>
      ) : (
        <span className="vd-card" role="img" aria-label={said} data-threatened={threatened} {...look}>
          {print}
        </span>
      )}
      {mark && (
        <span className="vd-laid__mark" aria-hidden="true">
          {mark}
        </span>
      )}
    </li>
  )
}

/** A slot of a suit: where the picked card, or a card that a King takes, would go. Otherwise it marks an empty suit. */
function Slot({ suit, place }: { readonly suit: Suit; readonly place: number }) {
  const { view, offers } = useDrawn()
  const { seat, laid } = view.places[place]
  const { question } = view
  if (seat === view.me && offers.card !== null && offers.lay && faceOf(offers.card).suit === suit)
    return (
      <li className="vd-laid">
        <button {...offers.lay.button} className={`vd-slot ${classOf(offers.lay)}`}>
          <InlineCard code={offers.card} />
          {text.place.layHere}
        </button>
      </li>
    )
  const coming = question?.asked === 'queen-answer' && question.keep && question.by === seat ? question.card : null
  if (
    coming !== null &&
    faceOf(coming).suit === suit &&
    question?.asked === 'queen-answer' &&
    question.queens.length % 2 === 0
  )
    return (
      <li className="vd-laid">
        <span className="vd-slot vd-slot--thief">
          <InlineCard code={coming} />
          {text.place.here}
        </span>
      </li>
    )
  if (laid.some(code => faceOf(code).suit === suit)) return null
  return (
    <li className="vd-laid">
      <span className="vd-slot">
        <Icon of={RESOURCE_ICON[suit]} />
        {text.place.none}
      </span>
    </li>
  )
}

export function classOf({ state, hinted }: Press): string {
  if (state === 'can') return hinted ? 'can is-hinted' : 'can'
  return state === 'chosen' ? 'is-chosen' : state === 'barred' ? 'is-barred' : ''
}
