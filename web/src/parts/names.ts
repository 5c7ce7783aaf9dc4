import type { Seat } from '@holdout/engine'

/** What each seat's player is called. */
export type Names = Readonly<Record<Seat, string>>
