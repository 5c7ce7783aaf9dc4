import type { Luck } from './luck.ts'

/** A search that runs: moments in ms since 1970, so that a locked screen or a reload changes nothing. */
export interface SearchTimer {
  readonly startedAt: number
  readonly gongAt: number
  /** null while it runs. */
  readonly pausedAt: number | null
}

/** DL-43 The nominal length, shifted by a whole number of seconds that nobody knows. */
export function launch(now: number, { seconds, jitter }: { seconds: number; jitter: number }, luck: Luck): SearchTimer {
  const shift = Math.floor(luck() * (2 * jitter + 1)) - jitter
  return { startedAt: now, gongAt: now + (seconds + shift) * 1000, pausedAt: null }
}

export function pause(timer: SearchTimer, now: number): SearchTimer {
  return timer.pausedAt === null ? { ...timer, pausedAt: now } : timer
}

/** The time that stood still is added to both ends. */
export function resume(timer: SearchTimer, now: number): SearchTimer {
  if (timer.pausedAt === null) return timer
  const stood = now - timer.pausedAt
  return { startedAt: timer.startedAt + stood, gongAt: timer.gongAt + stood, pausedAt: null }
}

export function elapsed(timer: SearchTimer, now: number): number {
  return Math.max(0, (timer.pausedAt ?? now) - timer.startedAt)
}

/** ms until the gong; null while it stands still. */
export function untilGong(timer: SearchTimer, now: number): number | null {
  return timer.pausedAt === null ? Math.max(0, timer.gongAt - now) : null
}

/**
 * How much sand is in the upper glass, 1 to nearly 0. It knows the nominal length only, so it cannot give the gong away:
 * it falls evenly for three quarters of that, then ever more slowly, and is neither empty nor still before the gong.
 */
export function sandLeft(ms: number, seconds: number): number {
  const part = ms / (seconds * 1000)
  return part < 0.75 ? 1 - part : 0.25 * Math.exp((0.75 - part) / 0.25)
}

/** How many of the five layers of music are to be heard; again from the nominal length only. */
export function musicLevel(ms: number, seconds: number): number {
  return Math.min(5, 1 + Math.floor((ms / (seconds * 1000)) * 5.5))
}
