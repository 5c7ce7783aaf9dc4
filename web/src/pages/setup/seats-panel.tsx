import type { SeatSpec } from '@holdout/engine'
import { Segments } from '../../parts/segments.tsx'
import type { GameInfo } from '../../worker/messages.ts'
import { Camp } from './camp.tsx'
import { ChairRow } from './chair-row.tsx'
import { addChair, type Plan, removeChair, seated, seatRange, setChair, sitAt } from './plan.ts'

/** Who plays: the picture, a row for each seat, and more seats where the game has room for them. */
export function SeatsPanel({
  info,
  plan,
  seats,
  set,
  tell,
}: {
  readonly info: GameInfo
  readonly plan: Plan
  readonly seats: readonly SeatSpec[]
  readonly set: (plan: Plan) => void
  /** Says why something cannot be done. */
  readonly tell: (say: string) => void
}) {
  const range = seatRange(info)
  const chairs = seated(plan, seats.length)
  const people = chairs.filter(({ kind }) => kind === 'person')
  const roles = range === null && seats.length > 1
  const least = range && chairs.length <= range.min ? `this game needs ${range.min} seats` : null
  const most = range && chairs.length >= range.max ? `${range.max} seats are the most` : null
  const titleOf = (place: number): string => seats[place]?.title ?? `Player ${place + 1}`
  return (
    <section className="seats-panel" aria-label="Seats">
      <Camp slug={info.slug} chairs={chairs} places={range?.max ?? chairs.length} />
      <div className="seats-panel__body">
        <h2 className="section-title">
          {info.slug === 'until-daylight' ? 'Who sits at the fire' : 'Who plays'}
          {range && (
            <small>
              {chairs.length} of {range.max} seats
            </small>
          )}
        </h2>
        {roles && people.length === 1 && (
          <div className="seats-panel__role">
            <b id="you-play">You play</b>
            <Segments
              name="role"
              label="You play"
              value={chairs.indexOf(people[0])}
              choices={seats.map(({ title }, place) => [place, title] as const)}
              set={place => set(sitAt(plan, place))}
            />
          </div>
        )}
        <ol className="chairs">
          {chairs.map((chair, place) => (
            <ChairRow
              key={chair.id}
              chair={chair}
              place={place}
              title={titleOf(place)}
              role={roles || chairs.length === 1}
              alone={people.length === 1}
              change={change => {
                set(setChair(info, plan, chair.id, change))
                // A row that moves to another place takes its focus along.
                if (change.kind) requestAnimationFrame(() => document.getElementById(`chair-${chair.id}`)?.focus())
              }}
              remove={range && (() => (least ? tell(`${sentence(least)}`) : set(removeChair(info, plan, chair.id))))}
              keptBy={least}
            />
          ))}
        </ol>
        {range && (
          <div className="chairs-add">
            {(['person', 'greedy'] as const).map(kind => (
              <button
                key={kind}
                type="button"
                className="button chairs-add__button"
                aria-disabled={most !== null}
                title={most ?? undefined}
                onClick={() => (most ? tell(sentence(most)) : set(addChair(info, plan, kind)))}
              >
                {kind === 'person' ? '+ Person' : '+ Bot'}
                {most && <span className="visually-hidden">: {most}</span>}
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
