import type { AnyMove, RunningClock, Seat } from '@holdout/engine'

/** A person: a guest with a name, or an account with a password. */
export interface User {
  readonly id: string
  readonly name: string
  /** What the account is called when logging in, in lower case; null for guests. */
  readonly login: string | null
  readonly password: string | null
  /** Sessions signed with an older number are void: that is what "log out everywhere" does. */
  readonly sessions: number
  readonly created: number
}

/** Who sits on a seat, as it is stored. */
export interface StoredSeat {
  readonly seat: Seat
  readonly kind: 'open' | 'person' | 'bot'
  readonly user: string | null
  readonly name: string
  readonly level: string | null
}

/** What belongs to a table besides its moves. */
export interface TableSetup {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly StoredSeat[]
  readonly spectators: boolean
  readonly host: { readonly user: string; readonly name: string }
  /** The server's half of the seed: nobody is told before the end. */
  readonly secret: string
  readonly seedHash: string
  /** The players' half, by user; joined with the secret when the game starts. */
  readonly entropy: Readonly<Record<string, string>>
  readonly pausedBy: string | null
  readonly rematch: string | null
}

export interface StoredTable {
  readonly id: string
  /** Grows with every change of the set-up: two writers never overwrite each other unseen. */
  readonly version: number
  readonly status: 'gathering' | 'playing' | 'over'
  readonly public: boolean
  readonly setup: TableSetup
  /** How many entries its log has. */
  readonly moves: number
  readonly clocks: readonly RunningClock[]
  /** When somebody must look at it again though nobody moves: a clock, a bot. In ms since 1970. */
  readonly dueAt: number | null
  readonly outcome: string | null
  readonly created: number
  readonly updated: number
}

/** One line of a match's log. `(table, seq)` is unique, and so is `(table, id)`: a retry does nothing twice. */
export interface LogEntry {
  readonly seq: number
  readonly seat: Seat
  /** null: the seat took back its last move. */
  readonly move: AnyMove | null
  /** The client's own id of the request. */
  readonly id: string
  readonly at: number
}

/** What changes beside the log when an entry is added. */
export interface AfterEntry {
  readonly clocks: readonly RunningClock[]
  readonly dueAt: number | null
  readonly status: 'playing' | 'over'
  readonly outcome: string | null
  readonly now: number
}

export interface Snapshot {
  readonly seq: number
  readonly rulesVersion: number
  readonly state: unknown
}

export interface StoredChat {
  readonly id: number
  readonly user: string
  readonly name: string
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
}

export interface TableFilter {
  readonly game?: string
  readonly status?: StoredTable['status']
}

/** Everything that must outlive the process. Two adapters; nothing else knows which is in use. */
export interface Store {
  createUser(user: User): Promise<void>
  user(id: string): Promise<User | null>
  userByLogin(login: string): Promise<User | null>
  /** Changes a user; false if the login is taken. */
  updateUser(id: string, change: Partial<Omit<User, 'id' | 'created'>>): Promise<boolean>
  /** Forgets a person: their name is gone from everywhere, the games of others stay readable. */
  deleteUser(id: string): Promise<void>

  createTable(table: StoredTable): Promise<void>
  table(id: string): Promise<StoredTable | null>
  /** Changes a table if it still has that version; false if somebody else was quicker. */
  updateTable(
    id: string,
    version: number,
    change: Partial<Pick<StoredTable, 'status' | 'setup' | 'clocks' | 'dueAt' | 'outcome'>>,
  ): Promise<boolean>
  publicTables(filter: TableFilter, limit: number): Promise<StoredTable[]>
  tablesOf(user: string, limit: number): Promise<StoredTable[]>

  /**
   * Adds an entry and what follows from it, durably: when this resolves with `done`, it survives any crash. `taken`: another
   * entry has that number. A number: this very request was carried out before, as that entry.
   */
  append(table: string, entry: LogEntry, after: AfterEntry): Promise<'done' | 'taken' | number>
  entriesSince(table: string, seq: number): Promise<LogEntry[]>
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>
  lastSnapshot(table: string): Promise<Snapshot | null>

  /** Tables whose time has come and that no node has taken on; each is lent to the caller for a while. */
  borrowDue(before: number, until: number, limit: number): Promise<string[]>

  /** Says that a user's page is connected to a table. */
  seen(sightings: readonly { readonly table: string; readonly user: string }[], at: number): Promise<void>
  lastSeen(table: string): Promise<Readonly<Record<string, number>>>

  addChat(table: string, line: Omit<StoredChat, 'id'>): Promise<number>
  chatSince(table: string, id: number, limit: number): Promise<StoredChat[]>

  /** Whether it answers. */
  ping(): Promise<void>
  close(): Promise<void>
}
