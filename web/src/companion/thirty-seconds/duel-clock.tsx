import { secondsLeft } from '@holdout/table'
import { useEffect, useRef, useState } from 'react'
import { play } from '../../client/sound.ts'
import { Segments } from '../../parts/segments.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useNow } from '../../parts/use-now.ts'
import type { Stored } from '../stored-state.ts'
import {
  type Duel,
  endPhase,
  goOn,
  hold,
  isOver,
  LONGEST,
  msLeft,
  SHORTEST,
  type Side,
  setSeconds,
  start,
} from './duel-timer.ts'
import { Half } from './half.tsx'
import { duelText } from './text.ts'

/** The clock for two players at one phone: each half faces its side of the table. */
export function DuelClock({ stored }: { readonly stored: Stored<Duel> }) {
  const { state, set } = stored
  const [settingTime, setSettingTime] = useState(false)
  const running = state.status === 'running'
  const now = useNow(running, 100)
  // `now` can be one tick older than the start of the phase.
  const seconds = secondsLeft({ left: msLeft(state, now) ?? 0, of: state.seconds[state.side] * 1000 })
  useBell(stored)
  useWarnings(running && state.bellAt !== null ? seconds : null)
  const acts = {
    start: () => set(start(state, Date.now())),
    hold: (reason: 'card' | 'dispute') => set(hold(state, Date.now(), reason)),
    goOn: () => set(goOn(state, Date.now())),
    end: () => set(endPhase(state, false)),
  }
  const half = (side: Side) => (
    <Half side={side} duel={state} seconds={seconds} untimed={state.seconds[side] === 0} acts={acts} />
  )
  const { survivor, zombie } = state.seconds
  return (
    <div className="duel">
      {half('zombie')}
      <div className="duel__middle">
        <p>
          {duelText.turn}
          <b>{state.turns}</b>
        </p>
        <button type="button" className="button" onClick={() => setSettingTime(true)}>
          {duelText.change(duelText.seconds(survivor), duelText.seconds(zombie))}
        </button>
      </div>
      {half('survivor')}
      {settingTime && <TimeSheet stored={stored} close={() => setSettingTime(false)} />}
    </div>
  )
}

/** Rings the bell on time, or later if the screen was locked then. */
function useBell({ state, set }: Stored<Duel>): void {
  const { bellAt } = state
  useEffect(() => {
    if (bellAt === null) return
    const ring = (): void => {
      play('bell')
      navigator.vibrate?.([200, 80, 200])
      set(last => (isOver(last, Date.now()) ? endPhase(last, true) : last))
    }
    const timer = setTimeout(ring, Math.max(0, bellAt - Date.now()))
    return () => clearTimeout(timer)
  }, [bellAt, set])
}

/** Ticks at 10 seconds and at each of the last 5. */
function useWarnings(seconds: number | null): void {
  const said = useRef<number | null>(null)
  useEffect(() => {
    if (seconds === null || seconds === said.current) return
    said.current = seconds
    if (seconds === 10 || (seconds <= 5 && seconds > 0)) play('tick')
  }, [seconds])
}

const PRESETS: readonly (readonly [number, string])[] = [
  [30, duelText.seconds(30)],
  [45, duelText.seconds(45)],
  [0, duelText.seconds(0)],
]

function TimeSheet({ stored, close }: { readonly stored: Stored<Duel>; readonly close: () => void }) {
  const { state, set } = stored
  const { survivor, zombie } = state.seconds
  return (
    <Sheet title={duelText.sheet} close={close}>
      <div className="stack">
        <Segments
          name="both"
          label={duelText.both}
          value={survivor === zombie ? survivor : null}
          choices={PRESETS}
          set={seconds => set(setSeconds(state, 'both', seconds))}
        />
        <p>{duelText.advice}</p>
        {(['survivor', 'zombie'] as const).map(side => (
          <OwnTime key={side} side={side} stored={stored} />
        ))}
        <p>{duelText.fromNextPhase}</p>
        <button
          type="button"
          className="button"
          onClick={() => {
            set({ ...state, turns: 1, side: 'survivor', status: 'waiting', bellAt: null, rang: false })
            close()
          }}
        >
          {duelText.newGame}
        </button>
      </div>
    </Sheet>
  )
}

function OwnTime({ side, stored }: { readonly side: Side; readonly stored: Stored<Duel> }) {
  const { state, set } = stored
  const [text, setText] = useState(String(state.seconds[side]))
  const seconds = Number(text)
  const fine = Number.isInteger(seconds) && (seconds === 0 || (seconds >= SHORTEST && seconds <= LONGEST))
  return (
    <label className="field">
      <span>{duelText.ownSeconds(side)}</span>
      <input
        className="input"
        inputMode="numeric"
        value={text}
        aria-invalid={!fine}
        onChange={event => {
          setText(event.target.value)
          const wanted = Number(event.target.value)
          if (Number.isInteger(wanted) && (wanted === 0 || (wanted >= SHORTEST && wanted <= LONGEST)))
            set(setSeconds(state, side, wanted))
        }}
      />
      {!fine && <span role="alert">{duelText.badSeconds(text, SHORTEST, LONGEST)}</span>}
    </label>
  )
}
