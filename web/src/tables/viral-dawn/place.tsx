import type { Seat } from '@holdout/engine'
import { needsOf, ROAD, resourceOf } from '@holdout/viral-dawn/table'
import { quantity } from '@holdout/words'
import type { CSSProperties } from 'react'
import { seatColor } from '../../parts/seat-badge.tsx'
import { FlyingCard } from './attack.tsx'
import { useDrawn } from './drawn.ts'
import { LaidRow } from './laid.tsx'
import { classOf } from './offers.ts'
import { PlayerPlate } from './player-plate.tsx'
import { text } from './text.ts'

/** Where a rival's board stands: beside the road, counted from the horizon. */
export interface Spot {
  readonly side: 'left' | 'right'
  readonly row: number
}

/** The boards in a row on a phone. */
export const ROW = 3

/** A rival's board beside the road: plate, laid cards in one row, and what they still need. */
export function Place(props: {
  readonly place: number
  readonly spot: Spot
  /** Its place on a phone, where the boards stand in rows of three. */
  readonly order: number
  /** Opens the place at full size, on a phone. */
  readonly look: () => void
}) {
  const { place, spot, order } = props
  const { view, names, offers, narrow, winner } = useDrawn()
  const { seat } = view.places[place]
  const index = view.players.findIndex(player => player.seat === seat)
  const isOwn = seat === view.me
  const press = offers.player(seat)
  const choose = offers.cards(seat)
  const { question } = view
  const acts = question?.asked === 'queen-answer' && question.by === seat
  return (
    <section
      className={`vd-place ${press ? classOf(press) : ''}`}
      style={
        { '--seat': seatColor(index), '--column': order % ROW, '--line': Math.floor(order / ROW) } as CSSProperties
      }
      aria-label={text.place.label(names[seat], place + 1)}
      data-side={spot.side}
      data-turn={view.onTurn === seat && winner === null}
      data-own={isOwn}
      data-acts={acts}
      data-won={winner === seat}
      data-travel={`place:${place}`}
      data-at={`${spot.side} ${spot.row}`}
    >
      <PlayerPlate place={place} />
      <LaidRow place={place} own={false} />
      <Needs place={place} />
      <FlyingCard over={{ seat, card: null }} />
      <CountKey seat={seat} />
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

/** With the honor rules: counts the hand of a rival who may hold too many cards. */
export function CountKey({ seat }: { readonly seat: Seat }) {
  const count = useDrawn().offers.count(seat)
  return (
    count && (
      <button {...count.button} className="button button--open vd-place__count">
        {text.actions.countHand}
      </button>
    )
  )
}

/** A board has room for the names of so many missing resources. */
const NAMED = 2

/** What a rival lacks and, for beginners, in how many cards. */
function Needs({ place }: { readonly place: number }) {
  const { splits, help, winner, narrow } = useDrawn()
  const { short, missing, miles } = splits[place]
  if (!short || miles > ROAD) return <p className="vd-needs">{needsOf(splits[place])}</p>
  const isCounted = help && winner === null
  const resources = missing.length > NAMED ? [text.place.resources(missing.length)] : missing.map(resourceOf)
  const lacks = miles < ROAD ? [...resources, quantity(ROAD - miles, 'mile')] : resources
  return (
    <p className="vd-needs" data-near={isCounted && short === 1}>
      {isCounted && <b>{narrow ? text.place.shortOnPhone(short) : text.place.short(short)}</b>}{' '}
      <span>{text.place.lacks(lacks)}</span>
    </p>
  )
}
