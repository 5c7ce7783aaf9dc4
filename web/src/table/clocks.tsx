import { useEffect, useState } from 'react'
import { Ring } from '../parts/ring.tsx'
import { useRoom } from './room.ts'

/** How much is left on each clock now, in ms; redrawn four times a second while one runs. */
export function useTimeLeft(): readonly {
  readonly id: string
  readonly seats: readonly string[]
  readonly left: number
  readonly of: number
  readonly running: boolean
}[] {
  const { state } = useRoom()
  const [, redraw] = useState(0)
  const running = state.clocks.some(clock => clock.running)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => redraw(count => count + 1), 250)
    return () => clearInterval(timer)
  }, [running])
  const passed = performance.now() - state.clocksAt
  return state.clocks.map(({ id, seats, left, of, running: runs }) => ({
    id,
    seats,
    left: Math.max(0, runs ? left - passed : left),
    of,
    running: runs,
  }))
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
          <Ring part={left / of}>{Math.ceil(left / 1000)}</Ring>
          <span>
            {seats.map(seat => state.names[seat] ?? seat).join(', ')}
            {!running && ' (stands still)'}
          </span>
        </span>
      ))}
    </div>
  )
}
