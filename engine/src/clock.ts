import type { AnyMove, Seat } from './basics.ts'

/** A clock that a game declares and the table runs. The rules never read the time; they only get the time-out. */
export interface Clock<M extends AnyMove = AnyMove> {
  /** A clock with the same id keeps running from one decision to the next. A new id starts a new clock. */
  readonly id: string
  /** The time limit that players see. */
  readonly ms: number
  /**
   * Grace period for a move that was sent before the deadline, in ms. The first move after the deadline uses it up. A
   * table's own allowance for lag applies only if this is absent.
   */
  readonly grace?: number
  /** The seats whose time it is. */
  readonly seats: readonly Seat[]
  /** A clock that does not run keeps its remaining time. */
  readonly running: boolean
  /** false: hides the remaining time from all players. */
  readonly shown: boolean
  /** The move of the seat `clock` when the time runs out. */
  readonly expires: M
}

/** The remaining time of a clock, as plain data that a table can store. Times are in ms of the table's time source. */
export interface RunningClock {
  readonly id: string
  /** The remaining part of the clock's `ms`; negative if the deadline has passed without a time-out yet. */
  left: number
  /** The remaining grace period, if the clock has one. */
  grace?: number
  /** The time when it last started to run; null if it is paused. */
  since: number | null
}

/** Updates the table's clocks to those that the game declares now. Call it after every move. */
export function tendClocks(running: readonly RunningClock[], declared: readonly Clock[], now: number): RunningClock[] {
  return declared.map(clock => {
    const old = running.find(other => other.id === clock.id)
    const left = old ? timeLeft(old, now) : clock.ms
    const since = clock.running ? now : null
    if (clock.grace === undefined) return { id: clock.id, left, since }
    return { id: clock.id, left, since, grace: left > 0 ? clock.grace : 0 }
  })
}

export function timeLeft(clock: RunningClock, now: number): number {
  return clock.since === null ? clock.left : clock.left - (now - clock.since)
}

/** The next clock to run out, and when; null if none runs. `lag` is the allowance for clocks without a grace period. */
export function nextExpiry(running: readonly RunningClock[], lag = 0): { id: string; at: number } | null {
  let first: { id: string; at: number } | null = null
  for (const clock of running) {
    if (clock.since === null) continue
    const at = clock.since + clock.left + (clock.grace ?? lag)
    if (!first || at < first.at) first = { id: clock.id, at }
  }
  return first
}
