import type { AnyMove, RunningClock, Seat } from '@holdout/engine'
import type { DailyStore } from './daily-store.ts'
import type { NewNotice, NoticeStore } from './notice-store.ts'

/** A person: a guest with a name, or an account with a password. */
export interface User {
  readonly id: string
  readonly name: string
  /** The login in lower case; null for guests. */
  readonly login: string | null
  readonly password: string | null
  /** Cookies with an older number are invalid. Logging out everywhere increases it. */
  readonly sessions: number
  readonly created: number
}

/** A stand-in played after move `from` and up to move `to`; null: still playing. */
interface StandIn {
  readonly from: number
  readonly to: number | null
}

/** A seat and its player, as stored. */
export interface StoredSeat {
  readonly seat: Seat
  readonly kind: 'open' | 'person' | 'bot'
  readonly user: string | null
  readonly name: string
  readonly level: string | null
  /** The player left during the match, so the others need not wait until it is their turn. */
  readonly left?: boolean
  /** Until when the others chose to wait for a player who is away, in ms since 1970. */
  readonly patience?: number
  /** When stand-ins played for the person of this seat. */
  readonly standIns?: readonly StandIn[]
  /** A free seat of a rematch that is kept for a player of the match before. */
  readonly heldFor?: { readonly user: string; readonly name: string }
}

/** The setup of a table: everything but its moves. */
export interface TableSetup {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly StoredSeat[]
  readonly spectators: boolean
  /** Whether players may ask for hints. */
  readonly hints?: boolean
  readonly host: { readonly user: string; readonly name: string }
  /** The server's seed contribution, secret until the match ends. */
  readonly secret: string
  readonly seedHash: string
  /** The players' seed contributions, by seat. */
  readonly entropy: Readonly<Record<string, string>>
  /** SHA-256 of the contributions that players reveal only after the host has started, by seat. */
  readonly commits?: Readonly<Record<string, string>>
  /** The host has started, and players have until then to reveal their contributions (ms since 1970). */
  readonly dealing?: { readonly until: number }
  readonly pausedBy: string | null
  readonly rematch: string | null
  /** The table of which this one is the rematch. */
  readonly rematchOf?: string
  /** How long a player may be away before the others decide, in ms. Default: the server's setting. */
  readonly awayAfter?: number
  /** The latest requests by user that changed the table, to recognize retries. Old tables have one text per user. */
  readonly lastDone?: Readonly<Record<string, string | readonly string[]>>
  /** The vote to end the match because `seat` is away. */
  readonly ending?: { readonly seat: Seat; readonly users: readonly string[] }
  /** A player's question to undo moves, which the others have not answered yet. */
  readonly undo?: UndoQuestion
  /** The number of moves when each seat last asked to undo moves, because it may ask once in a turn. */
  readonly undoAsked?: Readonly<Record<Seat, number>>
  /** The host does not allow players to ask for an undo. */
  readonly undoOff?: boolean
  /** A player's question to stop the match: their seat, and the users who agreed. */
  readonly stop?: { readonly seat: Seat; readonly users: readonly string[] }
  /** The name of the player who asked to stop the match, after all agreed. */
  readonly stoppedBy?: string
  /** The number of moves of a finished match, without undone ones; absent at tables of an earlier version. */
  readonly played?: number
  /** The people whom the host has muted. */
  readonly muted?: readonly { readonly user: string; readonly name: string }[]
  /** People whose seat the host freed before the start, with their last seat and how often it happened. */
  readonly freed?: readonly FreedPerson[]
  /** Notes about what the host changed, oldest first. */
  readonly notes?: readonly StoredNote[]
}

/** A player asks the others to undo moves. Meanwhile no player moves; bots and the clocks of the others stop. */
export interface UndoQuestion {
  readonly seat: Seat
  /** The last log entry when it was asked. */
  readonly seq: number
  /** The number of moves that stay. */
  readonly stay: number
  /** The number of moves that are undone. */
  readonly moves: number
  /** The first of them as everyone may read it; absent at tables of an earlier version. */
  readonly what?: string
  /** Until when it can be answered (ms since 1970); absent at tables of an earlier version. */
  readonly until?: number
  /** The users who agreed. */
  readonly users: readonly string[]
}

export interface FreedPerson {
  readonly user: string
  readonly name: string
  readonly seat: Seat
  readonly times: number
}

/** A note for everyone at the table about what the host changed. */
export interface StoredNote {
  readonly id: number
  readonly at: number
  readonly text: string
  /** The user named in the text; null if there is none. */
  readonly about: string | null
}

export interface StoredTable {
  readonly id: string
  /** Increases with every change of the setup, so that writers cannot overwrite each other's changes. */
  readonly version: number
  readonly status: 'waiting' | 'playing' | 'over'
  readonly public: boolean
  readonly setup: TableSetup
  /** The number of log entries. */
  readonly moves: number
  readonly clocks: readonly RunningClock[]
  /** When the next clock or bot is due, in ms since 1970; null if none is. */
  readonly dueAt: number | null
  readonly outcome: string | null
  /** The seats that won; null while the match is running or if unknown. */
  readonly winners: readonly Seat[] | null
  readonly created: number
  /** When the row was last written. The last move may be some seconds later. */
  readonly updated: number
}

/** A log entry. `(table, seq)` and `(table, id)` are unique, so that a retry has no second effect. */
export interface LogEntry {
  readonly seq: number
  readonly seat: Seat
  /** Null: the seat undid its last move. */
  readonly move: AnyMove | null
  /** The request id. */
  readonly id: string
  readonly at: number
}

/** The version and number of moves that a writer has seen. A write fails if the table has changed since. */
export interface TableMark {
  readonly version: number
  readonly moves: number
}

/** The changes of a table's row that go with a log entry. */
export interface AfterEntry {
  /** The version of the setup that the entry is based on. If it changed, the entry is rejected. */
  readonly version: number
  /** The fields below are unchanged, so a store need not write the row. */
  readonly logOnly: boolean
  readonly clocks: readonly RunningClock[]
  readonly dueAt: number | null
  readonly status: 'playing' | 'over'
  readonly outcome: string | null
  readonly winners: readonly Seat[] | null
  readonly now: number
  /** Notices that are stored with the entry, or not at all. */
  readonly notices?: readonly NewNotice[]
}

/** The first answer to a request. */
export type RequestAnswer = { readonly ok: true } | { readonly ok: false; readonly reason: string }

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

/** How long data is kept after its last use, in days; 0: forever. */
export interface Retention {
  /** Guests without games. */
  readonly guests: number
  /** Tables that were never started. */
  readonly waiting: number
  readonly finished: number
  /** Matches without moves, if their players could read it for some days. */
  readonly playing: number
  readonly chat: number
  /** Answers to requests, kept for repeats. */
  readonly answers: number
  /** Notices, sent or not. */
  readonly notices: number
  /** The number of chat lines that a table keeps; 0: all. */
  readonly chatLines: number
}

/** How many rows were deleted, or would be. */
export type Pruned = Readonly<Record<Exclude<keyof Retention, 'chatLines'> | 'sessions', number>>

export interface TableFilter {
  readonly game?: string | undefined
  readonly status?: StoredTable['status'] | undefined
}

/** Persistent storage. Implemented for SQLite and PostgreSQL. */
export interface Store {
  readonly notices: NoticeStore
  readonly daily: DailyStore

  createUser(user: User): Promise<void>
  user(id: string): Promise<User | null>
  userByLogin(login: string): Promise<User | null>
  /** Changes a user; false if the login is taken. */
  updateUser(id: string, change: Partial<Omit<User, 'id' | 'created'>>): Promise<boolean>
  /** Moves chat lines and tables of one user to another, and deletes the first. */
  mergeUser(from: string, to: string): Promise<void>
  /** Ends a session before it expires. */
  endSession(id: string, at: number): Promise<void>
  hasEnded(session: string): Promise<boolean>
  /** Deletes a user and their chat lines. Their name in setups must already be removed. */
  deleteUser(id: string): Promise<void>

  createTable(table: StoredTable): Promise<void>
  table(id: string): Promise<StoredTable | null>
  /**
   * Changes a table if it is still as the caller saw it; false if another writer was first. `request` is stored with
   * the change; false if it was answered before. So are `notices`.
   */
  updateTable(
    id: string,
    seen: TableMark,
    change: Partial<Pick<StoredTable, 'status' | 'setup' | 'clocks' | 'dueAt' | 'outcome'>>,
    request?: string,
    notices?: readonly NewNotice[],
  ): Promise<boolean>
  /** The answer to an earlier request other than a move; null if it is unknown. */
  answerOf(table: string, request: string): Promise<RequestAnswer | null>
  /** Keeps that a request was carried out that changed nothing, so that a repeat later changes nothing either. */
  accept(table: string, request: string): Promise<void>
  /**
   * Keeps a rejection, so that a copy of the request that arrives later cannot be carried out. If it was carried out
   * before, returns that result instead: for moves with the entry number.
   */
  reject(table: string, request: string, reason: string): Promise<{ readonly ok: true; readonly seq?: number } | null>
  publicTables(filter: TableFilter, limit: number): Promise<StoredTable[]>
  tablesOf(user: string, limit: number): Promise<StoredTable[]>
  /** The time of the last move of each table. Tables without a move are left out. */
  lastMoves(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The version and number of moves of many tables. Cheap. */
  marks(ids: readonly string[]): Promise<ReadonlyMap<string, TableMark>>

  /**
   * Adds an entry and updates the row. `done`: the entry is durable. `taken`: the table has changed, so read it again.
   * A number: this request is already in the log as that entry. After an error the entry may or may not be stored, so
   * read again.
   */
  append(table: string, entry: LogEntry, after: AfterEntry): Promise<'done' | 'taken' | number>
  entriesSince(table: string, seq: number): Promise<LogEntry[]>
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>
  /**
   * The snapshot from which a match continues under these rules: the first one made under them, or else the last of
   * all.
   */
  snapshotFor(table: string, rulesVersion: number): Promise<Snapshot | null>
  /** The entry of a request; null if it is not in the log. */
  entryOf(table: string, request: string): Promise<number | null>

  /** Claims due tables that no other node has claimed, until the given time. */
  claimDue(before: number, until: number, limit: number): Promise<string[]>

  /** Records that users are connected to tables. */
  saveSeen(sightings: readonly { readonly table: string; readonly user: string }[], at: number): Promise<void>
  lastSeen(table: string): Promise<Readonly<Record<string, number>>>
  /** `lastSeen` for many tables. */
  lastSeenAt(tables: readonly string[]): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>>

  /** Adds a chat line, unless its request is already stored. Lines of the same moment are committed together. */
  addChat(table: string, line: Omit<StoredChat, 'id'>, request: string): Promise<void>
  /** The latest lines after line `id`, oldest first. */
  chatSince(table: string, id: number, limit: number): Promise<StoredChat[]>
  /** The latest lines before line `id`, oldest first. */
  chatBefore(table: string, id: number, limit: number): Promise<StoredChat[]>
  /** Deletes all lines of a table but the latest `keep`. Returns how many were deleted. */
  trimChat(table: string, keep: number): Promise<number>

  /** Deletes what is older than the retention allows, or only counts it. */
  prune(keep: Retention, now: number, dryRun: boolean): Promise<Pruned>
  /** Claims the daily prune; false if a node did it less than `every` ms ago. */
  claimPrune(now: number, every: number): Promise<boolean>
  /** Since when players are told that matches without moves are removed: from now on, or earlier; `null` ends it. */
  tellOfRemoval(now: number | null): Promise<number | null>
  /** The number of tables that a user hosts and that are not over. */
  openTablesOf(user: string): Promise<number>
  /** The size of the database in bytes. */
  size(): Promise<number>

  /** Writes a row. Fails if the store does not answer or cannot write, for example because the disk is full. */
  ping(): Promise<void>
  close(): Promise<void>
}
