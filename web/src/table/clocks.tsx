import { secondsLeft, timeShown } from '@holdout/host'
import { useEffect, useState } from 'react'
import { Ring } from '../parts/ring.tsx'
import { useRoom } from './room.ts'

/** The time to show on each clock now, in ms, at most its nominal time; redrawn four times a second while one runs, and whenever another second begins. */
export function useTimeLeft(): readonly {
  readonly id: string
  readonly seats: readonly string[]
  readonly left: number
  readonly of: number
  readonly running: boolean
}[] {
  const { state } = useRoom()
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
  }))
}

const REDRAW_MS = 250

/** Pages that show the same clock change the number at the same moment, not up to a quarter of a second apart. */
function untilNextSecond(left: number): number {
  return left > 0 ? (left % 1000) + 1 : REDRAW_MS
}

/** The clocks of the table as calm rings. A table that draws its own clock hides these with `.frame__clocks`. */
export function Clocks() {
  const { state } = useRoom()
  const clocks = useTimeLeft()
  if (clocks.length === 0) return null
  return (
    <div className="frame__clocks" role="timer" aria-label="Time left">
      {clocks.map(({ id, seats, left, of, running }) => (
        <span key={id} className="frame__clock">
          <Ring part={left / of}>{secondsLeft({ left, of })}</Ring>
          <span>
            {seats.map(seat => state.names[seat] ?? seat).join(', ')}
            {!running && ' (stands still)'}
          </span>
        </span>
      ))}
    </div>
  )
}
