import calendar from 'icon:calendar'
import trophy from 'icon:trophy'
import { type Points, pointsOf } from '@holdout/zombie-town/table'
import { Counter } from '../../pages/companion/counter.tsx'
import { CompanionFrame } from '../../pages/companion/frame.tsx'
import { PlayerCount } from '../../pages/companion/player-count.tsx'
import { useParts } from '../../pages/companion/use-parts.ts'
import { Segments } from '../../parts/segments.tsx'
import { type Stored, useStored } from '../stored-state.ts'
import { townText } from './text.ts'
import {
  endTurn,
  freshTown,
  HEALTH,
  isOver,
  lastDay,
  MOST_PLAYERS,
  type Resident,
  type Town,
  winners,
  zombiesToMove,
} from './tracker.ts'

const SLUG = 'zombie-town'
const PARTS = [
  { id: 'day', title: townText.parts.day },
  { id: 'score', title: townText.parts.score },
]
const FRESH = freshTown(4)

/** Zombie Town: the day, the zombies still to move, and the points. */
export default function TownCompanion() {
  const town = useStored<Town>(`companion:${SLUG}`, FRESH)
  const parts = useParts(SLUG, PARTS)
  return (
    <CompanionFrame
      slug={SLUG}
      title={townText.title}
      tabs={[
        { id: 'day', part: 'day', title: townText.day, icon: calendar, body: <DayTab town={town} /> },
        { id: 'score', part: 'score', title: townText.points, icon: trophy, body: <PointsTab town={town} /> },
      ]}
      parts={parts}
      undo={town}
      startOver={() => town.set(freshTown(town.state.players.length))}
    />
  )
}

function DayTab({ town }: { readonly town: Stored<Town> }) {
  const { state, set } = town
  const { day, turn, moved, players, keeper } = state
  const wanted = zombiesToMove(state)
  const begun = day > 1 || turn !== keeper || moved > 0
  return (
    <div className="stack">
      {!begun && (
        <>
          <PlayerCount value={players.length} most={MOST_PLAYERS} set={count => set(freshTown(count))} />
          <p>{townText.chooseKeeper}</p>
          <Segments
            name="keeper"
            label={townText.keeper}
            value={keeper}
            choices={players.map(({ name }, i) => [i, name])}
            set={place => set({ ...state, keeper: place, turn: place })}
          />
        </>
      )}
      {isOver(state) ? (
        <>
          <h2>{townText.over}</h2>
          <p>{townText.countPoints}</p>
        </>
      ) : (
        <>
          <p className="day-die">
            <b>{day}</b>
            <span>{townText.dayOf(lastDay(state), day === lastDay(state))}</span>
          </p>
          <h2>{townText.turnOf(players[turn].name)}</h2>
          <p role="status">{townText.turn(Math.max(0, wanted - moved))}</p>
          <p className="page__row">
            <button
              type="button"
              className="button button--open"
              disabled={moved >= wanted}
              onClick={() => set({ ...state, moved: moved + 1 })}
            >
              {townText.zombieMoved(moved, wanted)}
            </button>
            <button type="button" className="button button--main" onClick={() => set(endTurn(state))}>
              {townText.endTurn}
            </button>
          </p>
          <Counter
            label={townText.day}
            value={day}
            less={day > 1 ? () => set({ ...state, day: day - 1 }) : null}
            more={day < lastDay(state) ? () => set({ ...state, day: day + 1 }) : null}
          />
        </>
      )}
    </div>
  )
}

const COUNTED: readonly (readonly [keyof Points, string])[] = [
  ['kills', townText.counted.kills],
  ['barricades', townText.counted.barricades],
  ['survivors', townText.counted.survivors],
  ['guns', townText.counted.guns],
  ['houses', townText.counted.houses],
]

function PointsTab({ town }: { readonly town: Stored<Town> }) {
  const { state, set } = town
  const change = (place: number, part: Partial<Resident>): void =>
    set({ ...state, players: state.players.map((one, i) => (i === place ? { ...one, ...part } : one)) })
  return (
    <div className="stack">
      <p role="status">{standing(state)}</p>
      {state.players.map((one, place) => (
        <details key={one.name} className="resident" open={state.players.length <= 2 || undefined}>
          <summary>
            <b>{one.name}</b>
            <span>{one.health === 0 ? townText.dead : townText.pointCount(pointsOf(one))}</span>
          </summary>
          <div className="stack">
            <Counter
              label={townText.health}
              value={one.health}
              less={one.health > 0 ? () => change(place, { health: one.health - 1 }) : null}
              more={one.health < HEALTH ? () => change(place, { health: one.health + 1 }) : null}
            />
            {COUNTED.map(([part, title]) => (
              <Counter
                key={part}
                label={title}
                value={one[part]}
                less={one[part] > 0 ? () => change(place, { [part]: one[part] - 1 }) : null}
                more={() => change(place, { [part]: one[part] + 1 })}
              />
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}

/** Who leads or has won. */
function standing(town: Town): string {
  const ahead = winners(town)
  if (ahead.length === 0) return townText.noneAlive
  const points = pointsOf(ahead[0])
  if (!isOver(town) && ahead.length === town.players.length) return townText.tied(points)
  const names = ahead.map(({ name }) => name)
  return isOver(town) ? townText.won(names, points) : townText.ahead(names, points)
}
