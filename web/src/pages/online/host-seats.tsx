import type { SeatSpec } from '@holdout/engine'
import { SeatBadge, seatColor } from '../../parts/seat-badge.tsx'
import { seatsText } from '../../text/setup.ts'
import type { GameInfo } from '../../worker/messages.ts'
import { Camp } from '../setup/camp.tsx'
import { addChair, type Kind, type Plan, removeChair, seated, seatRange, setChair } from '../setup/plan.ts'
import { botsFor } from './bots.ts'

/** A seat at the new table without a bot: the host's, or free. */
const NO_BOT: readonly (readonly [string, string])[] = [
  ['you', seatsText.you],
  ['person', seatsText.freeSeat],
]

/** The seats of a new online table. A free seat can still be given to a bot in the waiting room. */
export function HostSeats({
  info,
  plan,
  seats,
  mine,
  set,
  sitAt,
}: {
  readonly info: GameInfo
  readonly plan: Plan
  readonly seats: readonly SeatSpec[]
  /** The seat that the host takes; null: none. */
  readonly mine: number | null
  readonly set: (plan: Plan) => void
  readonly sitAt: (chair: number | null) => void
}) {
  const range = seatRange(info)
  const chairs = seated(plan, seats.length)
  const choose = (chair: number, who: string): void => {
    if (who === 'you') sitAt(chair)
    else if (chair === mine) sitAt(null)
    set(setChair(info, plan, chair, { kind: who === 'you' ? 'person' : (who as Kind) }))
  }
  return (
    <section className="seats-panel" aria-label={seatsText.seats}>
      <Camp slug={info.slug} chairs={chairs} places={range?.max ?? chairs.length} />
      <div className="seats-panel__body">
        <h2 className="section-title">
          {seatsText.players}
          {range && <small>{seatsText.count(chairs.length, range.max)}</small>}
        </h2>
        <ol className="chairs">
          {chairs.map(({ id, kind }, place) => {
            const letter = String.fromCharCode(65 + place)
            const who = id === mine ? 'you' : kind
            return (
              <li key={id} className="chair" style={{ '--c': seatColor(place) } as React.CSSProperties}>
                <SeatBadge place={place} />
                <b className="chair__who">{seats[place]?.title ?? seatsText.player(place + 1)}</b>
                <select
                  className="select host-chair"
                  aria-label={seatsText.playerIn(letter)}
                  value={who}
                  onChange={event => choose(id, event.target.value)}
                >
                  {[...NO_BOT, ...botsFor(info.levels, kind === 'person' ? null : kind)].map(([value, title]) => (
                    <option key={value} value={value}>
                      {title}
                    </option>
                  ))}
                </select>
                {range && (
                  <button
                    type="button"
                    className="button button--quiet chair__remove"
                    aria-label={seatsText.remove(letter)}
                    disabled={chairs.length <= range.min}
                    onClick={() => {
                      if (id === mine) sitAt(null)
                      set(removeChair(info, plan, id))
                    }}
                  >
                    ✕
                  </button>
                )}
              </li>
            )
          })}
        </ol>
        {range && (
          <button
            type="button"
            className="button chairs-add__button"
            disabled={chairs.length >= range.max}
            onClick={() => set(addChair(info, plan, 'person'))}
          >
            {seatsText.addSeat}
          </button>
        )}
      </div>
    </section>
  )
}
