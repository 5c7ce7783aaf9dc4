import { seatsText } from '../../text/setup.ts'

/** The bots that a host can put in a seat, with their titles. `now` is the level in the seat, which is always listed. */
export function botsFor(
  levels: readonly string[],
  now: string | null,
): readonly (readonly [level: string, title: string])[] {
  const listed = now === null || levels.includes(now) ? levels : [...levels, now]
  return listed.map(level => [level, seatsText.botOf(level)])
}
