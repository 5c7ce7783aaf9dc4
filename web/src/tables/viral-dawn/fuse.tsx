import { ownTime, useTimeLeft } from '../../table/clocks.tsx'

/**
 * The time of another player as a fuse along the top of the dock, for all who wait. The viewer's own time is the bar
 * that all tables have.
 */
export function Fuse() {
  const clocks = useTimeLeft()
  const clock = ownTime(clocks) ? null : (clocks.find(({ running }) => running) ?? clocks[0])
  if (!clock) return null
  return (
    <span className="vd-fuse" aria-hidden="true">
      <span style={{ width: `${(100 * clock.left) / clock.of}%` }} />
    </span>
  )
}
