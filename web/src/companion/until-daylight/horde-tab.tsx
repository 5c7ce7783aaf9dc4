import { titleOf } from '@holdout/until-daylight/table'
import { Counter } from '../../pages/companion/counter.tsx'
import { useStored } from '../stored-state.ts'
import { hordeText } from './text.ts'
import { type Crowd, enemyOf, volleys } from './tracker.ts'

const NO_ENEMIES: Crowd = { raider: 0, wanderer: 0, brute: 0, monster: 0 }

/** The enemies of one area: how many dice they roll, in volleys of 6. */
export function HordeTab() {
  const { state, set } = useStored('companion:until-daylight:horde', NO_ENEMIES)
  const { raiders, infected } = volleys(state)
  return (
    <div className="stack">
      <h2>{hordeText.heading}</h2>
      {(Object.keys(NO_ENEMIES) as (keyof Crowd)[]).map(kind => (
        <div key={kind} className="enemy">
          <Counter
            label={titleOf(kind)}
            value={state[kind]}
            less={state[kind] > 0 ? () => set({ ...state, [kind]: state[kind] - 1 }) : null}
            more={() => set({ ...state, [kind]: state[kind] + 1 })}
          />
          <small>{enemyText(kind)}</small>
        </div>
      ))}
      <div role="status">
        <p>
          <b>{hordeText.raiders}</b> {hordeText.dice(raiders)}
        </p>
        <p>
          <b>{hordeText.infected}</b> {hordeText.dice(infected)}
        </p>
      </div>
      <p>{hordeText.order}</p>
      <button type="button" className="button" onClick={() => set(NO_ENEMIES)}>
        {hordeText.nextArea}
      </button>
    </div>
  )
}

function enemyText(kind: keyof Crowd): string {
  const { heads, bodies, dice } = enemyOf(kind)
  return hordeText.enemy(heads, bodies, dice)
}
