import { resourceOf } from '@holdout/viral-dawn/table'
import type { CSSProperties } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { seatColour } from '../../parts/seat-badge.tsx'
import { needs, standing, type Winners, winnersFor, without } from './advice.ts'
import { useDrawn } from './drawn.ts'
import { SUIT_ICON } from './icons.ts'
import { classOf, Layout } from './layout.tsx'
import type { Press } from './offers.ts'
import { Plate } from './plate.tsx'
import { InlineCard } from './playing-card.tsx'
import { Road } from './road.tsx'
import { splitOf } from './split.ts'

export type Side = 'left' | 'top' | 'right' | 'front'

/** A place of the ring with its laid cards, and the plate of whoever sits there now. */
export function Place(props: {
  readonly place: number
  readonly side: Side
  readonly column: number
  /** On a phone: shows all of it. */
  readonly look: () => void
}) {
  const { place, side } = props
  const { view, names, splits, offers, narrow, winner } = useDrawn()
  const { seat, laid } = view.places[place]
  const index = view.players.findIndex(player => player.seat === seat)
  const isOwn = seat === view.me
  const press = offers.place(place)
  const count = offers.count(seat)
  const style = { '--seat': seatColour(index), '--column': props.column } as CSSProperties
  return (
    <section
      className={`vd-place ${press ? classOf(press) : ''}`}
      style={style}
      aria-label={`${isOwn ? 'Your place' : `${names[seat]}'s place`}, place ${place + 1}`}
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
      {side === 'front' ? <WinsNext place={place} /> : <p className="vd-needs">{needs(splits[place])}</p>}
      <Road split={splits[place]} own={side === 'front'} />
      {count && (
        <button
          type="button"
          className="button button--open vd-place__count"
          aria-label={count.say}
          {...count.pointer}
          onClick={count.press}
        >
          Count the hand
        </button>
      )}
      {press ? (
        <button
          type="button"
          className="vd-place__press"
          aria-label={press.say}
          {...press.pointer}
          onClick={press.press}
        />
      ) : (
        narrow &&
        !isOwn && (
          <button
            type="button"
            className={`vd-place__press ${aimClass(laid.map(code => offers.laid(place, code)))}`}
            aria-label={offers.aiming ? `Choose one of ${names[seat]}'s laid cards` : `Look at ${names[seat]}'s place`}
            onClick={props.look}
          />
        )
      )}
    </section>
  )
}

/** The class of a place with cards to take, on a phone: lit if the hint takes one of them. */
function aimClass(presses: readonly (Press | null)[]): string {
  const taken = presses.filter(press => press !== null)
  return taken.some(({ hinted }) => hinted) ? 'can is-hinted' : taken.length > 0 ? 'can' : ''
}

/** How far one is, and what an attack would cost. */
function Standing({ place }: { readonly place: number }) {
  const { view, names, splits, help, winner, narrow } = useDrawn()
  const { seat, laid, short } = view.places[place]
  const who = names[seat]
  const { question, options } = view
  const lost = question?.asked === 'queen-answer' && question.on === seat ? question.card : null
  const after = lost === null ? null : splitOf(without(laid, lost), options.expertTens).short
  return (
    <div className="vd-standing">
      <strong>{standing(winner === seat ? 0 : short, narrow ? undefined : who)}</strong>
      <p>
        {lost !== null && help ? (
          <>
            Without <InlineCard code={lost} /> {standing(after, who === 'You' ? 'you' : who)}
          </>
        ) : (
          needs(splits[place])
        )}
      </p>
    </div>
  )
}

/** For beginners: which cards would win at once. */
function WinsNext({ place }: { readonly place: number }) {
  const { view, help, winner } = useDrawn()
  const { seat, laid, short } = view.places[place]
  if (!help || winner !== null || short !== 1 || seat !== view.me) return null
  return (
    <p className="vd-wins">
      These win for you: <WinnerList of={winnersFor(laid, view.options)} />
    </p>
  )
}

const SHOWN = 5

function WinnerList({ of: { suits, ranks, cards } }: { readonly of: Winners }) {
  return (
    <b>
      {suits.map(suit => (
        <span key={suit}>
          any{' '}
          <span className="vd-inline" data-suit={suit} role="img" aria-label={`${resourceOf(suit)} (${suit})`}>
            <Icon of={SUIT_ICON[suit]} />
          </span>
        </span>
      ))}
      {ranks.map(rank => (
        <span key={rank}>any {rank}</span>
      ))}
      {cards.slice(0, SHOWN).map(code => (
        <InlineCard key={code} code={code} />
      ))}
      {cards.length > SHOWN && <span>and {cards.length - SHOWN} more</span>}
    </b>
  )
}
