import type { Countdown } from './table-clock.ts'

/** The time left to show, in ms: at most the nominal time, without the grace for network delay. */
export function timeShown({ left, of }: Pick<Countdown, 'left' | 'of'>): number {
  return Math.max(0, Math.min(left, Math.max(1, Math.floor(of / 1000)) * 1000))
}

/** Whole seconds, rounded up, so that a clock shows 0 only when its time is over. */
export function secondsLeft(countdown: Pick<Countdown, 'left' | 'of'>): number {
  return Math.ceil(timeShown(countdown) / 1000)
}

/** The time left as text, such as `0:30`. */
export function clockText(countdown: Pick<Countdown, 'left' | 'of'>): string {
  const seconds = secondsLeft(countdown)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
