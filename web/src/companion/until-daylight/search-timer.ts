import type { Random } from '../random.ts'

/** A running search. Times are in ms since 1970, so that a locked screen or a reload does not matter. */
export interface SearchTimer {
  readonly startedAt: number
  readonly gongAt: number
  /** null while it runs. */
  readonly pausedAt: number | null
}

/** DL-43 The nominal length, shifted by a hidden whole number of seconds. */
export function launch(
  now: number,
  { seconds, jitter }: { seconds: number; jitter: number },
  random: Random,
): SearchTimer {
  const shift = Math.floor(random() * (2 * jitter + 1)) - jitter
  return { startedAt: now, gongAt: now + (seconds + shift) * 1000, pausedAt: null }
}

export function pause(timer: SearchTimer, now: number): SearchTimer {
  return timer.pausedAt === null ? { ...timer, pausedAt: now } : timer
}

/** Adds the length of the pause to start and end. */
export function resume(timer: SearchTimer, now: number): SearchTimer {
  if (timer.pausedAt === null) return timer
  const stood = now - timer.pausedAt
  return { startedAt: timer.startedAt + stood, gongAt: timer.gongAt + stood, pausedAt: null }
}

export function elapsed(timer: SearchTimer, now: number): number {
  return Math.max(0, (timer.pausedAt ?? now) - timer.startedAt)
}

/** ms until the gong; null while paused. */
export function untilGong(timer: SearchTimer, now: number): number | null {
  return timer.pausedAt === null ? Math.max(0, timer.gongAt - now) : null
}

/**
 * The sand in the upper half, 1 to nearly 0. It depends only on the nominal length, so it does not reveal the gong. It
 * falls evenly for three quarters of that, then ever more slowly, and never stops before the gong.
 */
export function sandLeft(ms: number, seconds: number): number {
  const part = ms / (seconds * 1000)
  return part < 0.75 ? 1 - part : 0.25 * Math.exp((0.75 - part) / 0.25)
}

/** How many of the 5 layers of music play. Depends only on the nominal length. */
export function musicLevel(ms: number, seconds: number): number {
  return Math.min(5, 1 + Math.floor((ms / (seconds * 1000)) * 5.5))
}
