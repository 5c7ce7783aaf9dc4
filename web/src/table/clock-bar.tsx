import { quantity } from '@holdout/words'
import { useEffect } from 'react'
import { tableText } from '../text/table.ts'
import { hear } from './sounds.ts'
import './clock-bar.css'

/** From this many seconds on, a clock of the viewer is red and counts down. */
export const LAST_SECONDS = 5

/** A screen reader says how many seconds are left at these times only: it also has to read the decision. */
const SAID = [LAST_SECONDS, 10]

/** The viewer's time as a bar that drains along the prompt. It ticks and turns red in the last seconds. */
export function ClockBar({
  time,
}: {
  readonly time: { readonly id: string; readonly left: number; readonly of: number } | null
}) {
  const seconds = time && Math.ceil(time.left / 1000)
  const last = seconds !== null && seconds <= LAST_SECONDS
  useEffect(() => {
    if (last && seconds > 0) hear(['tick'])
  }, [last, seconds])
  const said = seconds === null ? undefined : SAID.find(from => seconds <= from)
  return (
    <div className="clock-bar" data-last={last}>
      {time && <span style={{ width: `${(100 * time.left) / time.of}%` }} />}
      <p className="visually-hidden" role="status">
        {time && said && (
          // The key makes it a new sentence for each decision.
          <span key={time.id}>{tableText.clocks.left(quantity(Math.min(said, time.of / 1000), 'second'))}</span>
        )}
      </p>
    </div>
  )
}
