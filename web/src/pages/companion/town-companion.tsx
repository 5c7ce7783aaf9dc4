import calendar from 'icon:calendar'
import trophy from 'icon:trophy'
import { type Points, pointsOf } from '@holdout/zombie-town/table'
import { type Kept, useKept } from '../../companion/kept-state.ts'
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
} from '../../companion/town.ts'
import { Segments } from '../../parts/segments.tsx'
import { Counter } from './counter.tsx'
import { CompanionFrame } from './frame.tsx'
import { PlayerCount } from './player-count.tsx'
import { useParts } from './use-parts.ts'

const SLUG = 'zombie-town'
const PARTS = [
  { id: 'day', title: 'Day and zombies to move' },
  { id: 'score', title: 'Points' },
]
const FRESH = freshTown(4)

/** Zombie Town: the day die, how many zombies are still to move, and who would win. */
export default function TownCompanion() {
  const town = useKept<Town>(`companion:${SLUG}`, FRESH)
  const parts = useParts(SLUG, PARTS)
  return (
    <CompanionFrame
      slug={SLUG}
      title="Zombie Town"
      tabs={[
        { id: 'day', part: 'day', title: 'Day', icon: calendar, body: <DayTab town={town} /> },
        { id: 'score', part: 'score', title: 'Points', icon: trophy, body: <PointsTab town={town} /> },
      ]}
      parts={parts}
      undo={town}
      startOver={() => town.set(freshTown(town.state.players.length))}
    />
  )
}

function DayTab({ town }: { readonly town: Kept<Town> }) {
  const { state, set } = town
  const { day, turn, moved, players, keeper } = state
  const wanted = zombiesToMove(state)
  const begun = day > 1 || turn !== keeper || moved > 0
  return (
    <div className="stack">
      {!begun && (
        <>
          <PlayerCount value={players.length} most={MOST_PLAYERS} set={count => set(freshTown(count))} />
          <p>Who keeps the time, and begins?</p>
          <Segments
            name="keeper"
            label="Keeper of the time"
            value={keeper}
            choices={players.map(({ name }, i) => [i, name])}
            set={place => set({ ...state, keeper: place, turn: place })}
          />
        </>
      )}
      {isOver(state) ? (
        <>
          <h2>The game is over.</h2>
          <p>Count the points.</p>
        </>
      ) : (
        <>
          <p className="day-die">
            <b>{day}</b>
            <span>
              day of {lastDay(state)}
              {day === lastDay(state) && ', the last'}
            </span>
          </p>
          <h2>{players[turn].name}’s turn</h2>
          <p role="status">
            Free movement, three actions, down to three cards. Then{' '}
            {moved < wanted
              ? `move ${wanted - moved} ${wanted - moved === 1 ? 'zombie' : 'zombies'}, one square each.`
              : 'all zombies are moved: refill beside the cemetery.'}
          </p>
          <p className="page__row">
            <button
              type="button"
              className="button button--open"
              disabled={moved >= wanted}
              onClick={() => set({ ...state, moved: moved + 1 })}
            >
              A zombie moved ({moved} of {wanted})
            </button>
            <button type="button" className="button button--main" onClick={() => set(endTurn(state))}>
              Turn over
            </button>
          </p>
          <Counter
            label="Day"
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
  ['kills', 'Zombies killed'],
  ['barricades', 'Barricades'],
  ['survivors', 'Survivors'],
  ['guns', 'Loaded guns'],
  ['houses', 'House counters'],
]

function PointsTab({ town }: { readonly town: Kept<Town> }) {
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
            <span>{one.health === 0 ? 'dead' : `${pointsOf(one)} points`}</span>
          </summary>
          <div className="stack">
            <Counter
              label="Health"
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

/** Who would win now, in a sentence. */
function standing(town: Town): string {
  const ahead = winners(town)
  if (ahead.length === 0) return 'Nobody is alive: nobody wins.'
  const points = pointsOf(ahead[0])
  if (!isOver(town) && ahead.length === town.players.length) return `All are level at ${points} points.`
  return `${isOver(town) ? 'Won by' : 'Ahead:'} ${ahead.map(({ name }) => name).join(' and ')}, ${points} points.`
}
