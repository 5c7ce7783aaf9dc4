import { titleOf } from '@holdout/until-daylight/table'
import { type Crowd, enemyWords, volleys } from '../../../companion/daylight.ts'
import { useKept } from '../../../companion/kept-state.ts'
import { Counter } from '../counter.tsx'

const NOBODY: Crowd = { raider: 0, wanderer: 0, brute: 0, monster: 0 }

/** The enemies of one area: how many dice they roll, in volleys of six. */
export function HordeTab() {
  const { state, set } = useKept('companion:until-daylight:horde', NOBODY)
  const { raiders, infected } = volleys(state)
  return (
    <div className="stack">
      <h2>Enemies in one area</h2>
      {(Object.keys(NOBODY) as (keyof Crowd)[]).map(kind => (
        <div key={kind} className="enemy">
          <Counter
            label={titleOf(kind)}
            value={state[kind]}
            less={state[kind] > 0 ? () => set({ ...state, [kind]: state[kind] - 1 }) : null}
            more={() => set({ ...state, [kind]: state[kind] + 1 })}
          />
          <small>{enemyWords(kind)}</small>
        </div>
      ))}
      <div role="status">
        <p>
          <b>Raiders first:</b> {spoken(raiders)}
        </p>
        <p>
          <b>Then the infected:</b> {spoken(infected)}
        </p>
      </div>
      <p>
        Survivors in the area fall first, then barricades, what a character shrugs off, protection, and last the
        character.
      </p>
      <button type="button" className="button" onClick={() => set(NOBODY)}>
        Next area
      </button>
    </div>
  )
}

function spoken(volleys: readonly number[]): string {
  const dice = volleys.reduce((sum, n) => sum + n, 0)
  if (dice === 0) return 'no dice'
  if (volleys.length === 1) return `${dice} ${dice === 1 ? 'die' : 'dice'}`
  return `${dice} dice, in volleys of ${volleys.join(', ')}`
}
