import type { QuietHours } from '../store/notice-store.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** When the quiet hours that hold now end, in ms since 1970; null if it is not quiet now. */
export function quietUntil({ from, to, zone }: QuietHours, now: number): number | null {
  const minute = minuteOf(clockTime(zone, now))
  const [start, end] = [minuteOf(from), minuteOf(to)]
  const length = (end - start + DAY_MINUTES) % DAY_MINUTES
  const passed = (minute - start + DAY_MINUTES) % DAY_MINUTES
  if (passed >= length) return null
  const until = Math.floor(now / MINUTE_MS) * MINUTE_MS + (length - passed) * MINUTE_MS
  // If summer time begins or ends in these hours, the clock shows another time then.
  const late = (minuteOf(clockTime(zone, until)) - end + DAY_MINUTES) % DAY_MINUTES
  return until - (late > DAY_MINUTES / 2 ? late - DAY_MINUTES : late) * MINUTE_MS
}

export function isTimeZone(zone: string): boolean {
  try {
    clockTime(zone, 0)
    return true
  } catch {
    return false
  }
}

/** The time of day in a zone, such as 22:05. */
function clockTime(zone: string, at: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours * 60 + minutes
}
