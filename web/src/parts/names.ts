import type { Seat } from '@holdout/engine'

/** The name of the player in each seat. */
export type Names = Readonly<Record<Seat, string>>
