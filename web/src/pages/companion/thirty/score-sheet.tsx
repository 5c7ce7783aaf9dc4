import { type Run, scoreLines } from '@holdout/thirty-seconds/table'
import type { Kept } from '../../../companion/kept-state.ts'
import { Counter } from '../counter.tsx'

export const FRESH_SHEET: Run = { killedHealth: 0, health: 5, emptied: false, mouth: 0, remained: 0, turns: 1 }

/** What may be entered, and how far it goes. */
const ENTRIES: readonly (readonly [
  'killedHealth' | 'health' | 'mouth' | 'remained' | 'turns',
  string,
  number,
  number,
])[] = [
  ['killedHealth', 'Printed health of zombies killed', 0, 200],
  ['turns', 'Your turns', 1, 99],
  ['health', 'Your health at the end', 0, 5],
  ['mouth', 'Zombies in rows nine and ten', 0, 6],
  ['remained', 'Zombies left in the alley', 0, 30],
]

const LINES = {
  kills: 'Zombies killed',
  healthPoints: 'Health kept',
  ammo: 'No firearm ran dry',
  mouth: 'At the alley’s mouth',
  crowd: 'Beyond ten left behind',
  fast: 'Fast',
} as const

/** The score of a solo escape: counted while you play, added up by the game's own rule. */
export function ScoreSheet({ kept }: { readonly kept: Kept<Run> }) {
  const { state, set } = kept
  const lines = scoreLines(state)
  const total = Object.values(lines).reduce((sum, points) => sum + points, 0)
  return (
    <div className="stack">
      <h2>Solo score</h2>
      {ENTRIES.map(([field, label, least, most]) => (
        <Counter
          key={field}
          label={label}
          value={state[field]}
          less={state[field] > least ? () => set({ ...state, [field]: state[field] - 1 }) : null}
          more={state[field] < most ? () => set({ ...state, [field]: state[field] + 1 }) : null}
        />
      ))}
      <label className="switch">
        <input type="checkbox" checked={state.emptied} onChange={() => set({ ...state, emptied: !state.emptied })} /> A
        firearm was discarded for want of ammo
      </label>
      <table className="points">
        <tbody>
          {Object.entries(LINES).map(([line, title]) => (
            <tr key={line}>
              <th scope="row">{title}</th>
              <td>{lines[line as keyof typeof LINES]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{state.health > 0 ? 'If you get out' : 'Dead: no score'}</th>
            <td role="status">{state.health > 0 ? total : 0}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
