/** Something happened at a table; whoever serves it looks into the store. Losing a message delays, it never loses. */
export interface BusMessage {
  readonly table: string
  /** `log`: new entries. `table`: who sits, who is here. `chat`: a new line. */
  readonly about: 'log' | 'table' | 'chat'
}

export interface Bus {
  publish(message: BusMessage): void
  /** Calls back for every message of every node, this one included. */
  subscribe(listener: (message: BusMessage) => void): void
  ping(): Promise<void>
  close(): Promise<void>
}
