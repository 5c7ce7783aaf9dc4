import sun from 'icon:sunrise'
import { entranceTitle } from '@holdout/until-dawn/table'
import { Counter } from '../../pages/companion/counter.tsx'
import { CompanionFrame } from '../../pages/companion/frame.tsx'
import { type Parts, useParts } from '../../pages/companion/use-parts.ts'
import { type Stored, useStored } from '../stored-state.ts'
import { dawnText } from './text.ts'
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
} from './tracker.ts'

const SLUG = 'until-dawn'
const PARTS = [
  { id: 'time', title: dawnText.parts.time },
  { id: 'shells', title: dawnText.parts.shells },
  { id: 'planks', title: dawnText.parts.planks },
  { id: 'bite', title: dawnText.parts.bite },
]

/** Until Dawn: the markers and counters of the board. */
export default function DawnCompanion() {
  const cabin = useStored<Cabin>(`companion:${SLUG}`, FRESH_CABIN)
  const parts = useParts(SLUG, PARTS)
  return (
    <CompanionFrame
      slug={SLUG}
      title={dawnText.title}
      tabs={[{ id: 'night', title: dawnText.night, icon: sun, body: <NightTab cabin={cabin} parts={parts} /> }]}
      parts={parts}
      undo={cabin}
      startOver={() => cabin.set(FRESH_CABIN)}
    />
  )
}

function NightTab({ cabin, parts }: { readonly cabin: Stored<Cabin>; readonly parts: Parts }) {
  const { state, set } = cabin
  const owed = stepsOwed(state)
  const end = endOf(state)
  return (
    <div className="stack">
      {parts.isOn('time') && (
        <>
          <h2>{clockTime(state.time, LAST_SPACE)}</h2>
          <div className="time-track" role="img" aria-label={dawnText.track(state.time, state.zombies, LAST_SPACE)}>
            <i className="time-track__zombies" style={{ width: `${(state.zombies / LAST_SPACE) * 100}%` }} />
            <b className="time-track__mark" style={{ left: `${(state.zombies / LAST_SPACE) * 100}%` }}>
              {dawnText.zombieMark}
            </b>
            <b className="time-track__mark is-time" style={{ left: `${(state.time / LAST_SPACE) * 100}%` }}>
              {dawnText.timeMark}
            </b>
          </div>
          <p role="status">
            {end === 'overrun' && dawnText.overrun}
            {end === 'assault' && dawnText.assault}
            {end === null && (owed === 0 ? dawnText.yourTurn : dawnText.zombiesNext(owed))}
          </p>
          <p className="page__row">
            <button
              type="button"
              className="button button--main"
              disabled={state.time === LAST_SPACE || end !== null}
              onClick={() => set(act(state))}
            >
              {dawnText.action}
            </button>
            <button
              type="button"
              className="button button--open"
              disabled={owed === 0 || end !== null}
              onClick={() => set(zombieStep(state))}
            >
              {dawnText.cardStep}
            </button>
          </p>
        </>
      )}
      {parts.isOn('shells') && (
        <Counter
          label={dawnText.shells}
          value={state.shells}
          say={dawnText.shellsOf(state.shells, SHELLS)}
          less={state.shells > 0 ? () => set({ ...state, shells: state.shells - 1 }) : null}
          more={state.shells < SHELLS ? () => set({ ...state, shells: state.shells + 1 }) : null}
        />
      )}
      {parts.isOn('bite') && (
        <>
          <Counter
            label={dawnText.bitePile}
            value={state.bites}
            say={dawnText.bites(state.bites, state.bites >= BITE_LIMIT)}
            less={state.bites > 0 ? () => set({ ...state, bites: state.bites - 1 }) : null}
            more={() => set({ ...state, bites: state.bites + 1 })}
          />
          <label className="switch">
            <input
              type="checkbox"
              checked={state.jasper !== 'gone'}
              onChange={() => set({ ...state, jasper: state.jasper === 'gone' ? 'rug' : 'gone' })}
            />{' '}
            {dawnText.jasperAlive}
          </label>
        </>
      )}
      {parts.isOn('planks') && (
        <>
          <h2>{dawnText.entrances(planksLeft(state))}</h2>
          <ul className="doors-list">
            {state.doors.map((planks, door) => {
              const name = entranceTitle(door as 0)
              return (
                <li key={door}>
                  {planks === null ? (
                    <>
                      <span className="counter__label">{name}</span>
                      <b className="doors-list__breach">{dawnText.breached}</b>
                      <button
                        type="button"
                        className="button button--quiet"
                        aria-label={dawnText.undoBreachAt(name)}
                        onClick={() =>
                          set({ ...state, doors: state.doors.map((other, i) => (i === door ? 0 : other)) })
                        }
                      >
                        {dawnText.undoBreach}
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
                        aria-label={dawnText.breachAt(name)}
                        onClick={() => set(breach(state, door))}
                      >
                        {dawnText.breach}
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
