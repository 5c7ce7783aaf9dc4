import miss from 'icon:cancel'
import head from 'icon:skull-crack'
import body from 'icon:t-shirt'
import type { Face, Fate } from '@holdout/until-daylight/table'
import { useState } from 'react'
import { RollButton } from '../../pages/companion/roll-button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Segments } from '../../parts/segments.tsx'
import { secureRandom } from '../random.ts'
import { useStored } from '../stored-state.ts'
import { daylightText, diceText } from './text.ts'
import { rollCombat, rollFate } from './tracker.ts'

const ICONS: Readonly<Record<Face, string>> = { miss, head, body }
const FRESH: { count: number; faces: readonly Face[]; kept: readonly number[]; fate: Fate | null } = {
  count: 6,
  faces: [],
  kept: [],
  fate: null,
}

/** 1 to 6 combat dice, any of which can be kept, and the die of fate. */
export function DiceTab() {
  const { state, set } = useStored('companion:until-daylight:dice', FRESH)
  const [throws, setThrows] = useState(0)
  const { faces, kept, count } = state
  const roll = (): void => {
    setThrows(throws + 1)
    const fresh = rollCombat(count, secureRandom)
    const same = faces.length === count
    set({ ...state, faces: fresh.map((face, i) => (same && kept.includes(i) ? faces[i] : face)) })
  }
  const toggle = (i: number): void =>
    set({ ...state, kept: kept.includes(i) ? kept.filter(other => other !== i) : [...kept, i] })
  const number = (face: Face): number => faces.filter(other => other === face).length
  return (
    <div className="stack">
      <h2>{diceText.combatDice}</h2>
      <Segments
        name="dice"
        label={diceText.howMany}
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
            aria-label={diceText.die(i + 1, face, kept.includes(i))}
            onClick={() => toggle(i)}
          >
            <Icon of={ICONS[face]} />
          </button>
        ))}
      </p>
      <p role="status">
        {faces.length > 0 ? diceText.result(number('head'), number('body'), number('miss')) : diceText.none}
      </p>
      <p className="page__row">
        <RollButton roll={roll}>
          {kept.length > 0 && faces.length > 0 ? diceText.roll(count - kept.length, true) : diceText.roll(count, false)}
        </RollButton>
        {kept.length > 0 && (
          <button type="button" className="button" onClick={() => set({ ...state, kept: [] })}>
            {diceText.keepNone}
          </button>
        )}
      </p>
      <h2>{diceText.dieOfFate}</h2>
      <p className="page__row">
        <RollButton kind="open" roll={() => set({ ...state, fate: rollFate(secureRandom) })}>
          {diceText.rollFate}
        </RollButton>
        <span role="status">{state.fate ? daylightText.fate(state.fate) : ''}</span>
      </p>
    </div>
  )
}
