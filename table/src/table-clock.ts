import { type Clock, nextExpiry, type RunningClock, tendClocks, timeLeft } from '@holdout/engine'
import type { Time } from './time.ts'

/** A visible clock. Times are in ms. */
export interface Countdown {
  readonly id: string
  readonly seats: readonly string[]
  readonly left: number
  /** The time at the start. */
  readonly of: number
  readonly running: boolean
}

/** The time left on a clock, as a save keeps it. */
export interface SavedClock {
  readonly id: string
  readonly left: number
}

/** Runs the clocks that a game declares. They can be stopped. */
export class TableClock {
  private running: RunningClock[]
  private declared: readonly Clock[] = []
  private still = true
  private cancel: (() => void) | null = null

  constructor(
    private readonly time: Time,
    private readonly expired: (clock: Clock) => void,
    saved: readonly SavedClock[] = [],
  ) {
    this.running = saved.map(({ id, left }) => ({ id, left, since: null }))
  }

  /** Updates the clocks. Call it after every move, and to stop or continue them. */
  tend(declared: readonly Clock[], still: boolean): void {
    const now = this.time.now()
    this.declared = declared
    this.still = still
    this.running = tendClocks(this.running, declared, now)
    if (still) this.running = this.running.map(clock => ({ id: clock.id, left: timeLeft(clock, now), since: null }))
    this.schedule()
  }

  /** Handles a time-out now, even if its timer is late. Returns whether there was one. */
  strikeIfDue(): boolean {
    const due = nextExpiry(this.running)
    if (!due || due.at > this.time.now()) return false
    const clock = this.declared.find(({ id }) => id === due.id)
    if (!clock) return false
    this.expired(clock)
    return true
  }

  shown(): Countdown[] {
    const now = this.time.now()
    return this.declared
      .filter(clock => clock.shown)
      .map(clock => {
        const running = this.running.find(({ id }) => id === clock.id)
        const left = running ? timeLeft(running, now) : clock.ms
        return {
          id: clock.id,
          seats: clock.seats,
          left: Math.max(0, left),
          of: clock.ms,
          running: clock.running && !this.still,
        }
      })
  }

  /** The time left on each clock, for the save. */
  saved(): SavedClock[] {
    const now = this.time.now()
    return this.running.map(clock => ({ id: clock.id, left: Math.max(0, Math.round(timeLeft(clock, now))) }))
  }

  stop(): void {
    this.cancel?.()
    this.cancel = null
  }

  private schedule(): void {
    this.stop()
    const due = nextExpiry(this.running)
    if (due) this.cancel = this.time.after(Math.max(0, due.at - this.time.now()), () => this.strikeIfDue())
  }
}
