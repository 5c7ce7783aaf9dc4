import { useEffect } from 'react'
import { play } from '../../client/sound.ts'
import { useTimeLeft } from '../../table/clocks.tsx'
import { useDrawn } from './drawn.ts'

/** The clock ticks audibly below this number of seconds. */
const LAST = 4

/** The clock as a fuse along the top of the prompt, for the deciding player and for all who wait. */
export function Fuse() {
  const { view } = useDrawn()
  const clocks = useTimeLeft()
  const clock = clocks.find(({ running }) => running) ?? clocks[0]
  const seconds = clock ? Math.ceil(clock.left / 1000) : null
  const ticks =
    clock?.running && seconds !== null && seconds < LAST && view.me !== null && clock.seats.includes(view.me)
  useEffect(() => {
    if (ticks && seconds) play('tick')
  }, [ticks, seconds])
  if (!clock) return null
  return (
    <span className="vd-fuse" aria-hidden="true" data-last={ticks}>
      <span style={{ width: `${(100 * clock.left) / clock.of}%` }} />
    </span>
  )
}
