import type { Seat } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'

/**
 * Remembers a player's part of the shuffle of a table beyond its connection, so that they can reveal it after a reload
 * and check the deal.
 */
export interface ShuffleMemory {
  /** This player's seed contribution; null if they gave none. */
  contribution(): string | null
  gave(seat: Seat, entropy: string, table: TableInfo): void
  /** All commitments are fixed, and this player is about to reveal their contribution. */
  committed(commits: Readonly<Record<Seat, string>>): void
  /** The table has changed before its match started. */
  waits(table: TableInfo): void
}
