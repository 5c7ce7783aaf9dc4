import type { SpentMessage } from '../limits/limits.ts'
import type { TableMark } from '../store/store.ts'

/** A table changed. Nodes that have it open read the store. A lost message only delays that. */
export interface TableMessage {
  readonly table: string
  /**
   * `log`: new entries. `table`: a change of the setup. `presence`: a user connected or disconnected. `chat`: a new
   * line.
   */
  readonly about: 'log' | 'table' | 'presence' | 'chat'
  /** The table's version and moves, for `log` and `table`. A node that knows them need not read. */
  readonly mark?: TableMark
}

/**
 * Closes all connections of a user on every node. A node that misses it finds out when it checks sessions, once a
 * minute.
 */
interface LogoutMessage {
  readonly user: string
  /** The WebSocket close code. */
  readonly code: number
  readonly reason: string
}

/** `SpentMessage`: what requests used on a node. A lost message only makes limits less strict. */
export type BusMessage = TableMessage | LogoutMessage | SpentMessage

export interface Bus {
  publish(message: BusMessage): void
  /** Calls `received` for messages about users and followed tables; `missed` when messages may have been lost. */
  subscribe(received: (message: BusMessage) => void, missed: () => void): void
  /** Subscribes to a table. A node gets messages only about tables that it has open. */
  follow(table: string): Promise<void>
  leave(table: string): void
  ping(): Promise<void>
  close(): Promise<void>
}
