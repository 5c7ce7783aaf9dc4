import { secondsLeft } from '@holdout/host'
import { useEffect, useRef, useState } from 'react'
import { play } from '../../../client/sound.ts'
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
} from '../../../companion/duel-timer.ts'
import type { Kept } from '../../../companion/kept-state.ts'
import { Segments } from '../../../parts/segments.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { useNow } from '../use-now.ts'
import { Half } from './half.tsx'

/** One phone, two players: each half faces its side of the table. */
export function DuelClock({ kept }: { readonly kept: Kept<Duel> }) {
  const { state, set } = kept
  const [settingTime, setSettingTime] = useState(false)
  const running = state.status === 'running'
  const now = useNow(running, 100)
  // `now` may be older than the start of the phase by one tick.
  const seconds = secondsLeft({ left: msLeft(state, now) ?? 0, of: state.seconds[state.side] * 1000 })
  useBell(kept)
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
  const length = survivor === zombie ? spoken(survivor) : `${spoken(survivor)} and ${spoken(zombie)}`
  return (
    <div className="duel">
      {half('zombie')}
      <div className="duel__middle">
        <p>
          Survivor’s turn <b>{state.turns}</b>
        </p>
        <button type="button" className="button" onClick={() => setSettingTime(true)}>
          {length}: change
        </button>
      </div>
      {half('survivor')}
      {settingTime && <TimeSheet kept={kept} close={() => setSettingTime(false)} />}
    </div>
  )
}

function spoken(seconds: number): string {
  return seconds === 0 ? 'No clock' : `${seconds} s`
}

/** The bell at its moment, also if that passed while the screen was locked. */
function useBell({ state, set }: Kept<Duel>): void {
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

/** A word at ten seconds, a tick for each of the last five. */
function useWarnings(seconds: number | null): void {
  const said = useRef<number | null>(null)
  useEffect(() => {
    if (seconds === null || seconds === said.current) return
    said.current = seconds
    if (seconds === 10 || (seconds <= 5 && seconds > 0)) play('tick')
  }, [seconds])
}

const PRESETS: readonly (readonly [number, string])[] = [
  [30, '30 s'],
  [45, '45 s'],
  [0, 'No clock'],
]

function TimeSheet({ kept, close }: { readonly kept: Kept<Duel>; readonly close: () => void }) {
  const { state, set } = kept
  const { survivor, zombie } = state.seconds
  return (
    <Sheet title="Seconds for each side" close={close}>
      <div className="stack">
        <Segments
          name="both"
          label="For both"
          value={survivor === zombie ? survivor : -1}
          choices={PRESETS}
          set={seconds => set(setSeconds(state, 'both', seconds))}
        />
        <p>
          New to it? 45 seconds, or no clock until the Survivor has reached row six. A better player may take fewer.
        </p>
        {(['survivor', 'zombie'] as const).map(side => (
          <OwnTime key={side} side={side} kept={kept} />
        ))}
        <p>A change counts from the next phase on.</p>
        <button
          type="button"
          className="button"
          onClick={() => {
            set({ ...state, turns: 1, side: 'survivor', status: 'waiting', bellAt: null, rang: false })
            close()
          }}
        >
          New game: Survivor’s turn 1
        </button>
      </div>
    </Sheet>
  )
}

function OwnTime({ side, kept }: { readonly side: Side; readonly kept: Kept<Duel> }) {
  const { state, set } = kept
  const [text, setText] = useState(String(state.seconds[side]))
  const seconds = Number(text)
  const fine = Number.isInteger(seconds) && (seconds === 0 || (seconds >= SHORTEST && seconds <= LONGEST))
  return (
    <label className="field">
      <span>{side === 'survivor' ? 'Survivor' : 'Zombies'}, own seconds</span>
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
      {!fine && (
        <span role="alert">
          “{text}” will not do: a whole number from {SHORTEST} to {LONGEST}, or 0 for no clock.
        </span>
      )}
    </label>
  )
}
