import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'

/** What tables need of the world. */
export interface TableDeps {
  readonly store: Store
  readonly bus: Bus
  now(): number
  /** How long a bot seems to think, in ms. */
  readonly botPause: number
  /** How much later than its deadline a move may still arrive, in ms. */
  readonly lag: number
  /** How long somebody may be away before the others decide, in ms. */
  readonly awayAfter: number
  reportError(error: unknown, about: string): void
}
