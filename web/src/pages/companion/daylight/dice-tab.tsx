import miss from 'icon:cancel'
import head from 'icon:skull-crack'
import body from 'icon:t-shirt'
import type { Face, Fate } from '@holdout/until-daylight/table'
import { useState } from 'react'
import { FATE_WORDS, rollCombat, rollFate } from '../../../companion/daylight.ts'
import { useKept } from '../../../companion/kept-state.ts'
import { trueLuck } from '../../../companion/luck.ts'
import { Icon } from '../../../parts/icon.tsx'
import { Segments } from '../../../parts/segments.tsx'
import { RollButton } from '../roll-button.tsx'

const ICONS: Readonly<Record<Face, string>> = { miss, head, body }
const FRESH: { count: number; faces: readonly Face[]; kept: readonly number[]; fate: Fate | null } = {
  count: 6,
  faces: [],
  kept: [],
  fate: null,
}

/** One to six combat dice, of which any can be kept, and the die of fate. */
export function DiceTab() {
  const { state, set } = useKept('companion:until-daylight:dice', FRESH)
  const [throws, setThrows] = useState(0)
  const { faces, kept, count } = state
  const roll = (): void => {
    setThrows(throws + 1)
    const fresh = rollCombat(count, trueLuck)
    const same = faces.length === count
    set({ ...state, faces: fresh.map((face, i) => (same && kept.includes(i) ? faces[i] : face)) })
  }
  const toggle = (i: number): void =>
    set({ ...state, kept: kept.includes(i) ? kept.filter(other => other !== i) : [...kept, i] })
  const number = (face: Face): number => faces.filter(other => other === face).length
  return (
    <div className="stack">
      <h2>Combat dice</h2>
      <Segments
        name="dice"
        label="How many dice"
        value={count}
        choices={[1, 2, 3, 4, 5, 6].map(n => [n, String(n)])}
        set={n => set({ ...state, count: n, faces: [], kept: [] })}
      />
      <p className="dice-row" key={throws}>
        {faces.map((face, i) => (
          <button
            key={i}
            type="button"
            className={`bone bone--${face}`}
            aria-pressed={kept.includes(i)}
            aria-label={`Die ${i + 1}: ${face}${kept.includes(i) ? ', kept' : ''}`}
            onClick={() => toggle(i)}
          >
            <Icon of={ICONS[face]} />
          </button>
        ))}
      </p>
      <p role="status">
        {faces.length > 0
          ? `${number('head')} head, ${number('body')} body, ${number('miss')} miss. Tap dice to keep them.`
          : 'Nothing rolled yet.'}
      </p>
      <p className="page__row">
        <RollButton roll={roll}>
          Roll {kept.length > 0 && faces.length > 0 ? `the other ${count - kept.length}` : count}
        </RollButton>
        {kept.length > 0 && (
          <button type="button" className="button" onClick={() => set({ ...state, kept: [] })}>
            Keep none
          </button>
        )}
      </p>
      <h2>Die of fate</h2>
      <p className="page__row">
        <RollButton kind="open" roll={() => set({ ...state, fate: rollFate(trueLuck) })}>
          Roll fate
        </RollButton>
        <span role="status">{state.fate ? FATE_WORDS[state.fate] : ''}</span>
      </p>
    </div>
  )
}
