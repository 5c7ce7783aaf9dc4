import type { SeatSpec } from '@holdout/engine'
import { Segments } from '../../parts/segments.tsx'
import { seatsText } from '../../text/setup.ts'
import type { GameInfo } from '../../worker/messages.ts'
import { Camp } from './camp.tsx'
import { ChairRow } from './chair-row.tsx'
import { addChair, botLevel, type Plan, removeChair, seated, seatRange, setChair, sitAt } from './plan.ts'

/** The seats: the picture, a row for each seat, and buttons to add seats where the game allows it. */
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
  /** Shows why something cannot be done. */
  readonly tell: (say: string) => void
}) {
  const range = seatRange(info)
  const chairs = seated(plan, seats.length)
  const people = chairs.filter(({ kind }) => kind === 'person')
  const roles = range === null && seats.length > 1
  const least = range && chairs.length <= range.min ? seatsText.atLeast(range.min) : null
  const most = range && chairs.length >= range.max ? seatsText.atMost(range.max) : null
  const titleOf = (place: number): string => seats[place]?.title ?? seatsText.player(place + 1)
  return (
    <section className="seats-panel" aria-label={seatsText.seats}>
      <Camp slug={info.slug} chairs={chairs} places={range?.max ?? chairs.length} />
      <div className="seats-panel__body">
        <h2 className="section-title">
          {seatsText.players}
          {range && <small>{seatsText.count(chairs.length, range.max)}</small>}
        </h2>
        {roles && people.length === 1 && (
          <div className="seats-panel__role">
            <b id="you-play">{seatsText.youPlay}</b>
            <Segments
              name="role"
              label={seatsText.youPlay}
              value={chairs.indexOf(people[0])}
              choices={seats.map(({ title }, place) => [place, title] as const)}
              set={place => set(sitAt(plan, place))}
            />
          </div>
        )}
        <ol className="chairs" data-few={chairs.length <= 2 || undefined}>
          {chairs.map((chair, place) => (
            <ChairRow
              key={chair.id}
              chair={chair}
              place={place}
              title={titleOf(place)}
              bot={seats[place]?.bot}
              role={roles || chairs.length === 1}
              alone={people.length === 1}
              levels={info.levels}
              change={change => {
                set(setChair(info, plan, chair.id, change))
                // A row that moves keeps its focus.
                if (change.kind)
                  requestAnimationFrame(() =>
                    document.querySelector<HTMLElement>(`[name=chair-${chair.id}]:checked`)?.focus(),
                  )
              }}
              remove={
                range && (() => (least ? tell(seatsText.asSentence(least)) : set(removeChair(info, plan, chair.id))))
              }
              blockedBy={least}
            />
          ))}
        </ol>
        {range && (
          <div className="chairs-add">
            {(['person', botLevel(plan, seats.length)] as const).map(kind => (
              <button
                key={kind}
                type="button"
                className="button chairs-add__button"
                aria-disabled={most !== null}
                title={most ?? undefined}
                onClick={() => (most ? tell(seatsText.asSentence(most)) : set(addChair(info, plan, kind)))}
              >
                {kind === 'person' ? seatsText.addPerson : seatsText.addBot}
                {most && <span className="visually-hidden">: {most}</span>}
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
