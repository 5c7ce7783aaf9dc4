import { needsOf, ROAD, resourceOf, standingWithout, type Winners, winnersFor } from '@holdout/viral-dawn/table'
import { quantity } from '@holdout/words'
import type { CSSProperties } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { seatColor } from '../../parts/seat-badge.tsx'
import { useDrawn } from './drawn.ts'
import { SUIT_ICON } from './icons.ts'
import { classOf, Layout } from './layout.tsx'
import { Plate } from './plate.tsx'
import { InlineCard } from './playing-card.tsx'
import { Road } from './road.tsx'
import { text } from './text.ts'

export type Side = 'left' | 'top' | 'right' | 'front'

/** A place of the ring with its laid cards, and the plate of the player there. */
export function Place(props: {
  readonly place: number
  readonly side: Side
  readonly column: number
  /** Opens the place at full size, on a phone. */
  readonly look: () => void
}) {
  const { place, side } = props
  const { view, names, splits, offers, narrow, winner } = useDrawn()
  const { seat } = view.places[place]
  const index = view.players.findIndex(player => player.seat === seat)
  const isOwn = seat === view.me
  const press = offers.player(seat)
  const choose = offers.cards(seat)
  const count = offers.count(seat)
  const style = { '--seat': seatColor(index), '--column': props.column } as CSSProperties
  return (
    <section
      className={`vd-place ${press ? classOf(press) : ''}`}
      style={style}
      aria-label={text.place.label(names[seat], place + 1)}
      data-side={side}
      data-turn={view.onTurn === seat && winner === null}
      data-own={isOwn}
      data-won={winner === seat}
      data-travel={`place:${place}`}
      data-at={`${side} ${props.column}`}
    >
      <Plate place={place} />
      {side === 'front' && <Standing place={place} />}
      <Layout place={place} />
      {side === 'front' ? <WinsNext place={place} /> : <Needs place={place} />}
      <Road split={splits[place]} own={side === 'front'} />
      {count && (
        <button {...count.button} className="button button--open vd-place__count">
          {text.actions.countHand}
        </button>
      )}
      {press || choose ? (
        <button {...(press ?? choose)?.button} className={`vd-place__press ${choose ? classOf(choose) : ''}`} />
      ) : (
        narrow &&
        !isOwn && (
          <button
            type="button"
            className="vd-place__press"
            aria-label={text.place.view(names[seat])}
            onClick={props.look}
          />
        )
      )}
    </section>
  )
}

/** What a rival lacks and, for beginners, in how many cards. */
function Needs({ place }: { readonly place: number }) {
  const { splits, help, winner } = useDrawn()
  const { short, missing, miles } = splits[place]
  const isCounted = help && winner === null && short !== null && short > 0 && miles <= ROAD
  const lacks = miles < ROAD ? [...missing.map(resourceOf), quantity(ROAD - miles, 'mile')] : missing.map(resourceOf)
  return (
    <p className="vd-needs" data-near={isCounted && short === 1}>
      {isCounted ? text.place.needs(short, lacks) : needsOf(splits[place])}
    </p>
  )
}

/** How far the player is, and what an attack would cost. */
function Standing({ place }: { readonly place: number }) {
  const { view, names, splits, help, winner, narrow } = useDrawn()
  const { seat, laid, short } = view.places[place]
  const who = names[seat]
  const { question, options } = view
  const lost = question?.asked === 'queen-answer' && question.on === seat ? question.card : null
  const after = lost === null ? null : standingWithout(laid, lost, options).short
  return (
    <div className="vd-standing">
      <strong>{text.standing.state(winner === seat ? 0 : short, narrow ? undefined : who)}</strong>
      <p>
        {lost !== null && help ? (
          <>
            {text.standing.without}
            <InlineCard code={lost} /> {text.standing.state(after, text.standing.inner(who))}
          </>
        ) : (
          needsOf(splits[place])
        )}
      </p>
    </div>
  )
}

/** For beginners: the cards that would win now. */
function WinsNext({ place }: { readonly place: number }) {
  const { view, help, winner } = useDrawn()
  const { seat, laid, short } = view.places[place]
  if (!help || winner !== null || short !== 1 || seat !== view.me) return null
  return (
    <p className="vd-wins">
      {text.standing.winners}
      <WinnerList of={winnersFor(laid, view.options)} />
    </p>
  )
}

const SHOWN = 5

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

function WinnerList({ of: { suits, ranks, cards } }: { readonly of: Winners }) {
  return (
    <b>
      {suits.map(suit => (
        <span key={suit}>
          {text.standing.any}
          <span className="vd-inline" data-suit={suit} role="img" aria-label={text.standing.suit(suit)}>
            <Icon of={SUIT_ICON[suit]} />
          </span>
        </span>
      ))}
      {ranks.length > 0 && <span>{text.standing.ranks(RANKS.filter(rank => ranks.includes(rank)))}</span>}
      {cards.slice(0, SHOWN).map(code => (
        <InlineCard key={code} code={code} />
      ))}
      {cards.length > SHOWN && <span>{text.standing.more(cards.length - SHOWN)}</span>}
    </b>
  )
}
