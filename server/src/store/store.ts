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

/** A bot played for a person after move `from` and up to move `to`; null: it still does. */
interface StandIn {
  readonly from: number
  readonly to: number | null
}

/** Who sits on a seat, as it is stored. */
export interface StoredSeat {
  readonly seat: Seat
  readonly kind: 'open' | 'person' | 'bot'
  readonly user: string | null
  readonly name: string
  readonly level: string | null
  /** Said goodbye in mid-game: the others need not wait until it is their turn. */
  readonly left?: boolean
  /** Until when the others have said they would wait for somebody who is away, in ms since 1970. */
  readonly patience?: number
  /** The moves during which a bot played for the person of this seat. */
  readonly standIns?: readonly StandIn[]
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
  /** How long somebody may be away before the others decide, in ms, if the host chose it; else what the server has. */
  readonly awayAfter?: number
  /** The latest requests of each person that changed the table: asked again, they are done. Older tables have one for each. */
  readonly lastDone?: Readonly<Record<string, string | readonly string[]>>
  /** Players who want to end the game because this seat is away. */
  readonly ending?: { readonly seat: Seat; readonly users: readonly string[] }
  /** From whom the host has taken the word. */
  readonly silenced?: readonly { readonly user: string; readonly name: string }[]
  /** People whose seat the host has freed before the start, with the seat they had last and how often it happened. */
  readonly freed?: readonly FreedPerson[]
  /** What the host has changed about the table, oldest first. */
  readonly notes?: readonly StoredNote[]
}

export interface FreedPerson {
  readonly user: string
  readonly name: string
  readonly seat: Seat
  readonly times: number
}

/** A line that tells everyone at the table what the host changed. */
export interface StoredNote {
  readonly id: number
  readonly at: number
  readonly text: string
  /** The user whose name is in the text; null if there is none. */
  readonly about: string | null
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
  /** The seats that won; null while the game goes on, and where it is not known. */
  readonly winners: readonly Seat[] | null
  readonly created: number
  /** When it was last written; moves come later by some seconds at most. */
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

/** How far a table has come: every writer says what it started from, and none writes on top of what it has not seen. */
export interface Mark {
  readonly version: number
  readonly moves: number
}

/** What changes beside the log when an entry is added. */
export interface AfterEntry {
  /** The set-up that the entry was made under; should it have changed meanwhile, the entry is not taken. */
  readonly version: number
  /** Nothing of what follows is other than it was, and `updated` may stay as it is: a store need not write it. */
  readonly logOnly: boolean
  readonly clocks: readonly RunningClock[]
  readonly dueAt: number | null
  readonly status: 'playing' | 'over'
  readonly outcome: string | null
  readonly winners: readonly Seat[] | null
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
  readonly game?: string | undefined
  readonly status?: StoredTable['status'] | undefined
}

/** Everything that must outlive the process. Two adapters; nothing else knows which is in use. */
export interface Store {
  createUser(user: User): Promise<void>
  user(id: string): Promise<User | null>
  userByLogin(login: string): Promise<User | null>
  /** Changes a user; false if the login is taken. */
  updateUser(id: string, change: Partial<Omit<User, 'id' | 'created'>>): Promise<boolean>
  /** What one person wrote, and the tables they were at, are another's from now on; the first is gone. */
  mergeUser(from: string, to: string): Promise<void>
  /** Forgets a person and what they wrote. Their name at tables is part of the set-ups, and must be gone from there already. */
  deleteUser(id: string): Promise<void>

  createTable(table: StoredTable): Promise<void>
  table(id: string): Promise<StoredTable | null>
  /** Changes a table if it is still as the caller saw it; false if somebody else was quicker. */
  updateTable(
    id: string,
    seen: Mark,
    change: Partial<Pick<StoredTable, 'status' | 'setup' | 'clocks' | 'dueAt' | 'outcome'>>,
  ): Promise<boolean>
  publicTables(filter: TableFilter, limit: number): Promise<StoredTable[]>
  tablesOf(user: string, limit: number): Promise<StoredTable[]>
  /** When the last move of each of these tables was made; tables without a move are left out. */
  lastMoves(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** How far each of these tables has come: a cheap look at many. */
  marks(ids: readonly string[]): Promise<ReadonlyMap<string, Mark>>

  /**
   * Adds an entry and what follows from it, durably: when this resolves with `done`, it survives any crash. `taken`: the table has
   * moved on, look again. A number: this very request was carried out before, as that entry. When it fails, nobody knows whether
   * the entry is there: look again.
   */
  append(table: string, entry: LogEntry, after: AfterEntry): Promise<'done' | 'taken' | number>
  entriesSince(table: string, seq: number): Promise<LogEntry[]>
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>
  /** Where a game that began under other rules goes on: the first snapshot made under these, or else the last of all. */
  snapshotFor(table: string, rulesVersion: number): Promise<Snapshot | null>
  /** The entry that carried out a request, if it was. */
  entryOf(table: string, request: string): Promise<number | null>

  /** Tables whose time has come and that no node has taken on; each is lent to the caller for a while. */
  claimDue(before: number, until: number, limit: number): Promise<string[]>

  /** Says that a user's page is connected to a table. */
  saveSeen(sightings: readonly { readonly table: string; readonly user: string }[], at: number): Promise<void>
  lastSeen(table: string): Promise<Readonly<Record<string, number>>>
  /** The same of many tables at once. */
  lastSeenAt(tables: readonly string[]): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>>

  /** A line that is there already, by the request it came with, is not said twice. */
  addChat(table: string, line: Omit<StoredChat, 'id'>, request: string): Promise<void>
  chatSince(table: string, id: number, limit: number): Promise<StoredChat[]>

  /** Whether it answers. */
  ping(): Promise<void>
  close(): Promise<void>
}
