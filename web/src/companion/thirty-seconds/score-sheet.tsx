import { type Run, scoreLines } from '@holdout/thirty-seconds/table'
import { Counter } from '../../pages/companion/counter.tsx'
import type { Stored } from '../stored-state.ts'
import { scoreText } from './text.ts'

export const FRESH_SHEET: Run = { killedHealth: 0, health: 5, emptied: false, mouth: 0, remained: 0, turns: 1 }

/** The fields with their labels and limits. */
const ENTRIES: readonly (readonly [
  'killedHealth' | 'health' | 'mouth' | 'remained' | 'turns',
  string,
  number,
  number,
])[] = [
  ['killedHealth', scoreText.entries.killedHealth, 0, 200],
  ['turns', scoreText.entries.turns, 1, 99],
  ['health', scoreText.entries.health, 0, 5],
  ['mouth', scoreText.entries.mouth, 0, 6],
  ['remained', scoreText.entries.remained, 0, 30],
]

/** The score of a solo game, computed with the game's own rule. */
export function ScoreSheet({ stored }: { readonly stored: Stored<Run> }) {
  const { state, set } = stored
  const lines = scoreLines(state)
  const total = Object.values(lines).reduce((sum, points) => sum + points, 0)
  return (
    <div className="stack">
      <h2>{scoreText.heading}</h2>
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
        <input type="checkbox" checked={state.emptied} onChange={() => set({ ...state, emptied: !state.emptied })} />{' '}
        {scoreText.emptied}
      </label>
      <table className="points">
        <tbody>
          {Object.entries(scoreText.lines).map(([line, title]) => (
            <tr key={line}>
              <th scope="row">{title}</th>
              <td>{lines[line as keyof typeof scoreText.lines]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{state.health > 0 ? scoreText.ifYouEscape : scoreText.dead}</th>
            <td role="status">{state.health > 0 ? total : 0}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
