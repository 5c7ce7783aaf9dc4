import type { Seat } from '@holdout/engine'

/** The event that a table waits for. */
export type Phase =
  /** A person decides. `optional`: they may also pass. */
  | { readonly kind: 'ask'; readonly seat: Seat; readonly optional: boolean }
  /** The screen goes to another person. It shows no secrets until they confirm. */
  | { readonly kind: 'hand-over'; readonly to: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** `wait`: nothing is asked on this device; a clock or another player continues the match. */
  | { readonly kind: 'wait' | 'over' }
  /** A bug in the rules. The match before it is saved. `error`: the error itself, if it happened in this process. */
  | { readonly kind: 'failed'; readonly message: string; readonly error?: unknown }
