const DAY_MS = 24 * 3_600_000
/** Players can read for at least this long that their match will be removed, in ms. */
export const NOTICE_MS = 7 * DAY_MS

/** When matches without moves are removed. */
export interface AbandonedRule {
  /** After this many days without a move. */
  readonly days: number
  /** Since when players are told, in ms since 1970. */
  readonly toldSince: number
}

/** Since when a match waits for a move, and when it will be removed; null while half of the time is left. */
export function removalOf(
  updated: number,
  now: number,
  { days, toldSince }: AbandonedRule,
): { readonly since: number; readonly at: number } | null {
  if (now - updated < (days * DAY_MS) / 2) return null
  return { since: updated, at: Math.max(updated + days * DAY_MS, toldSince + NOTICE_MS) }
}
