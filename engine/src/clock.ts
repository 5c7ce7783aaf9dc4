import type { AnyMove, Seat } from './basics.ts'

/** A clock that a game declares and its host runs. The rules never read the time; they only learn that it ran out. */
export interface Clock<M extends AnyMove = AnyMove> {
  /** The same id goes on running from one decision to the next; a new id starts afresh. */
  readonly id: string
  /** The time there is, as players are shown it. */
  readonly ms: number
  /**
   * How much later than the deadline a command that was under way may arrive, in ms. It is no time to act in: the first move after the
   * deadline uses it up. A host that allows for lag itself does so only where this is absent.
   */
  readonly grace?: number
  /** Whose time it is. */
  readonly seats: readonly Seat[]
  /** A clock that does not run keeps its remaining time: somebody else has to answer first. */
  readonly running: boolean
  /** false: no player may be told how much is left (a gong that must surprise). */
  readonly shown: boolean
  /** What the seat `clock` plays when it runs out. */
  readonly expires: M
}

/** Remaining times of a table's clocks as plain data, so that a host can store them. Times of day are the host's, in ms. */
export interface RunningClock {
  readonly id: string
  /** What is left of the clock's `ms`; below zero when the deadline has passed and the clock has not struck yet. */
  left: number
  /** The grace that is left, of a clock that has one. */
  grace?: number
  /** When it last started to run; null while it stands still. */
  since: number | null
}

/** Brings the host's clocks in line with those the game declares now. Call it after every move. */
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

/** The first clock to strike, and when; null while none runs. `lag`: what the host allows for clocks without a grace of their own. */
export function nextExpiry(running: readonly RunningClock[], lag = 0): { id: string; at: number } | null {
  let first: { id: string; at: number } | null = null
  for (const clock of running) {
    if (clock.since === null) continue
    const at = clock.since + clock.left + (clock.grace ?? lag)
    if (!first || at < first.at) first = { id: clock.id, at }
  }
  return first
}
