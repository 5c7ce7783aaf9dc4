export const DAY_MS = 24 * 3_600_000

/** The day of the first challenge, which has the number 1. */
const FIRST_DAY = Date.UTC(2026, 10, 1)

/** The day of a time, as `2026-11-18`. Days turn at midnight UTC, for everyone at once. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** Whether a text is the name of a day. */
export function isDay(text: string): boolean {
  return /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text
}

/** When a day begins, in ms since 1970. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** When a day ends and the next one begins. */
export function endOfDay(day: string): number {
  return startOfDay(day) + DAY_MS
}

/** The day so many days later; earlier if the number is negative. */
export function dayAfter(day: string, days = 1): string {
  return dayOf(startOfDay(day) + days * DAY_MS)
}

/** The number of a day's challenge. */
export function numberOfDay(day: string): number {
  return 1 + Math.round((startOfDay(day) - FIRST_DAY) / DAY_MS)
}

/** The weekday: 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(startOfDay(day)).getUTCDay() + 6) % 7
}

/** The Monday of the week of a day. */
export function weekOf(day: string): string {
  return dayAfter(day, -weekdayOf(day))
}

/** How many days up to today have a finished challenge without a gap. A day that is not over breaks no streak. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : dayAfter(today, -1)
  let streak = 0
  for (; days.has(day); day = dayAfter(day, -1)) streak += 1
  return streak
}
