import sun from 'icon:sunrise'
import { entranceTitle } from '@holdout/until-dawn/table'
import {
  act,
  BITE_LIMIT,
  breach,
  type Cabin,
  clockTime,
  endOf,
  FRESH_CABIN,
  LAST_SPACE,
  plank,
  planksLeft,
  SHELLS,
  stepsOwed,
  zombieStep,
} from '../../companion/dawn.ts'
import { type Kept, useKept } from '../../companion/kept-state.ts'
import { Counter } from './counter.tsx'
import { CompanionFrame } from './frame.tsx'
import { type Parts, useParts } from './use-parts.ts'

const SLUG = 'until-dawn'
const PARTS = [
  { id: 'time', title: 'Time and zombie markers' },
  { id: 'shells', title: 'Shells' },
  { id: 'planks', title: 'Planks and breaches' },
  { id: 'bite', title: 'Bite pile and Jasper' },
]

/** Until Dawn: the tracks that a sleeve can push off the board. */
export default function DawnCompanion() {
  const cabin = useKept<Cabin>(`companion:${SLUG}`, FRESH_CABIN)
  const parts = useParts(SLUG, PARTS)
  return (
    <CompanionFrame
      slug={SLUG}
      title="Until Dawn"
      tabs={[{ id: 'night', title: 'Night', icon: sun, body: <NightTab cabin={cabin} parts={parts} /> }]}
      parts={parts}
      undo={cabin}
      startOver={() => cabin.set(FRESH_CABIN)}
    />
  )
}

function NightTab({ cabin, parts }: { readonly cabin: Kept<Cabin>; readonly parts: Parts }) {
  const { state, set } = cabin
  const owed = stepsOwed(state)
  const end = endOf(state)
  return (
    <div className="stack">
      {parts.isOn('time') && (
        <>
          <h2>{clockTime(state.time, LAST_SPACE)}</h2>
          <div
            className="time-track"
            role="img"
            aria-label={`Time marker on ${state.time}, zombie marker on ${state.zombies}, of ${LAST_SPACE}`}
          >
            <i className="time-track__zombies" style={{ width: `${(state.zombies / LAST_SPACE) * 100}%` }} />
            <b className="time-track__mark" style={{ left: `${(state.zombies / LAST_SPACE) * 100}%` }}>
              Z
            </b>
            <b className="time-track__mark is-time" style={{ left: `${(state.time / LAST_SPACE) * 100}%` }}>
              T
            </b>
          </div>
          <p role="status">
            {end === 'overrun' && 'Every entrance is breached: overrun.'}
            {end === 'assault' && 'Both markers are at the end: the final assault. One entrance that holds is a win.'}
            {end === null &&
              (owed === 0
                ? 'Your turn: at least one action.'
                : `${owed} ${owed === 1 ? 'action' : 'actions'} taken: the zombies attack once, then get ${owed} ${owed === 1 ? 'step' : 'steps'} of cards.`)}
          </p>
          <p className="page__row">
            <button
              type="button"
              className="button button--main"
              disabled={state.time === LAST_SPACE || end !== null}
              onClick={() => set(act(state))}
            >
              An action
            </button>
            <button
              type="button"
              className="button button--open"
              disabled={owed === 0 || end !== null}
              onClick={() => set(zombieStep(state))}
            >
              A step of cards
            </button>
          </p>
        </>
      )}
      {parts.isOn('shells') && (
        <Counter
          label="Shells"
          value={state.shells}
          say={`${state.shells} of ${SHELLS}`}
          less={state.shells > 0 ? () => set({ ...state, shells: state.shells - 1 }) : null}
          more={state.shells < SHELLS ? () => set({ ...state, shells: state.shells + 1 }) : null}
        />
      )}
      {parts.isOn('bite') && (
        <>
          <Counter
            label="Bite pile"
            value={state.bites}
            say={`${state.bites}${state.bites >= BITE_LIMIT ? ', add none' : ''}`}
            less={state.bites > 0 ? () => set({ ...state, bites: state.bites - 1 }) : null}
            more={() => set({ ...state, bites: state.bites + 1 })}
          />
          <label className="switch">
            <input
              type="checkbox"
              checked={state.jasper !== 'gone'}
              onChange={() => set({ ...state, jasper: state.jasper === 'gone' ? 'rug' : 'gone' })}
            />{' '}
            Jasper lives
          </label>
        </>
      )}
      {parts.isOn('planks') && (
        <>
          <h2>Entrances · {planksLeft(state)} planks left</h2>
          <ul className="doors-list">
            {state.doors.map((planks, door) => {
              const name = entranceTitle(door as 0)
              return (
                <li key={door}>
                  {planks === null ? (
                    <>
                      <span className="counter__label">{name}</span>
                      <b className="doors-list__breach">breached</b>
                      <button
                        type="button"
                        className="button button--quiet"
                        aria-label={`${name}: not breached after all`}
                        onClick={() =>
                          set({ ...state, doors: state.doors.map((other, i) => (i === door ? 0 : other)) })
                        }
                      >
                        It holds
                      </button>
                    </>
                  ) : (
                    <>
                      <Counter
                        label={name}
                        value={planks}
                        less={planks > 0 ? () => set(plank(state, door, -1)) : null}
                        more={planksLeft(state) > 0 ? () => set(plank(state, door, 1)) : null}
                      />
                      <button
                        type="button"
                        className="button button--quiet"
                        aria-label={`${name} is breached`}
                        onClick={() => set(breach(state, door))}
                      >
                        Breach
                      </button>
                    </>
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
