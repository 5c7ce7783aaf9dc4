import type { Countdown } from '@holdout/host'

/** What to show of the time left, in ms: never more than the clock was set to, whatever grace for the network stands behind it. */
export function timeShown({ left, of }: Pick<Countdown, 'left' | 'of'>): number {
  return Math.min(left, Math.max(1, Math.floor(of / 1000)) * 1000)
}

export function secondsLeft(countdown: Pick<Countdown, 'left' | 'of'>): number {
  return Math.ceil(timeShown(countdown) / 1000)
}

/** `0:30` */
export function clockText(countdown: Pick<Countdown, 'left' | 'of'>): string {
  const seconds = secondsLeft(countdown)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
