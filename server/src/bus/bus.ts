import type { Mark } from '../store/store.ts'

/** Something happened at a table; whoever serves it looks into the store. Losing a message delays, it never loses. */
export interface TableMessage {
  readonly table: string
  /** `log`: new entries. `table`: who sits, what was decided. `presence`: somebody came or went. `chat`: a new line. */
  readonly about: 'log' | 'table' | 'presence' | 'chat'
  /** How far the table has come, with `log` and `table`: who knows that much need not look. */
  readonly mark?: Mark
}

/** Somebody's cookies are void: their connections end, on whichever node. A node that misses it looks at every cookie once a minute. */
interface LogoutMessage {
  readonly user: string
  /** What the sockets are closed with. */
  readonly code: number
  readonly reason: string
}

export type BusMessage = TableMessage | LogoutMessage

export interface Bus {
  publish(message: BusMessage): void
  /** Calls `heard` for what any node says of people, and of the tables that are followed; `missed` when messages of others may have been lost. */
  subscribe(received: (message: BusMessage) => void, missed: () => void): void
  /** From now on (when it resolves) this node hears of that table. A node hears only of what it has in hand, however many there are. */
  follow(table: string): Promise<void>
  leave(table: string): void
  ping(): Promise<void>
  close(): Promise<void>
}
