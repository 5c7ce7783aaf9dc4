import { secondsLeft, timeShown } from '@holdout/table'
import { useEffect, useState } from 'react'
import { Ring } from '../parts/ring.tsx'
import { tableText } from '../text/table.ts'
import { ClockBar } from './clock-bar.tsx'
import { useSession } from './session.ts'

/** A clock as it is shown now. Times are in ms. */
export interface TimeLeft {
  readonly id: string
  readonly seats: readonly string[]
  readonly left: number
  readonly of: number
  readonly running: boolean
  /** Whether it is the viewer's time. */
  readonly mine: boolean
}

/**
 * The time to show on each clock, at most its nominal time. Updates 4 times a second while a clock runs, and at the
 * start of each second.
 */
export function useTimeLeft(): readonly TimeLeft[] {
  const { state } = useSession()
  const [, redraw] = useState(0)
  const { clocks, clocksAt } = state
  useEffect(() => {
    const running = clocks.filter(clock => clock.running)
    if (running.length === 0) return
    const wait = (): number => {
      const passed = performance.now() - clocksAt
      return Math.min(REDRAW_MS, ...running.map(({ left }) => untilNextSecond(left - passed)))
    }
    const tick = (): void => {
      redraw(count => count + 1)
      timer = setTimeout(tick, wait())
    }
    let timer = setTimeout(tick, wait())
    return () => clearTimeout(timer)
  }, [clocks, clocksAt])
  const passed = performance.now() - state.clocksAt
  return state.clocks.map(({ id, seats, left, of, running: runs }) => ({
    id,
    seats,
    left: timeShown({ left: runs ? left - passed : left, of }),
    of: timeShown({ left: of, of }),
    running: runs,
    mine: seats.includes(state.scene.seat),
  }))
}

/** The viewer's time that runs out first; null while none of their clocks runs. Others' clocks do not count. */
export function ownTime(clocks: readonly TimeLeft[]): TimeLeft | null {
  const own = clocks.filter(({ mine, running }) => mine && running)
  return own.reduce<TimeLeft | null>((first, clock) => (first && first.left <= clock.left ? first : clock), null)
}

const REDRAW_MS = 250

/** Milliseconds until the shown second changes, so that all pages with the same clock change it at the same moment. */
function untilNextSecond(left: number): number {
  return left > 0 ? (left % 1000) + 1 : REDRAW_MS
}

/**
 * The clocks of the table as rings, and the viewer's own time as a bar along the prompt. A table that draws its own
 * clock hides the rings through the class `frame__clocks`. `answered`: the answer is given for the viewer.
 */
export function Clocks({ answered }: { readonly answered: boolean }) {
  const clocks = useTimeLeft()
  return (
    <>
      <ClockBar time={answered ? null : ownTime(clocks)} />
      {clocks.length > 0 && <Rings clocks={clocks} />}
    </>
  )
}

function Rings({ clocks }: { readonly clocks: readonly TimeLeft[] }) {
  const { state } = useSession()
  return (
    <div className="frame__clocks" role="timer" aria-label={tableText.clocks.label}>
      {clocks.map(({ id, seats, left, of, running }) => (
        <span key={id} className="frame__clock">
          <Ring part={left / of}>{secondsLeft({ left, of })}</Ring>
          <span>
            {seats.map(seat => state.names[seat] ?? seat).join(', ')}
            {!running && tableText.clocks.paused}
          </span>
        </span>
      ))}
    </div>
  )
}
