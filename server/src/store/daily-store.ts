import type { DailyResult } from '@holdout/table/daily'

/** A result as it is stored. Exactly one of `user` and `level` is set: a person, or a bot. */
export interface StoredResult extends DailyResult {
  readonly day: string
  readonly game: string
  readonly user: string | null
  readonly level: string | null
  readonly at: number
  /** The record of the match as JSON. */
  readonly record: string
}

/** A row of a board: one day, or the sum of several days. */
export interface BoardRow {
  readonly user: string | null
  readonly level: string | null
  /** The name of the person; empty for bots. */
  readonly name: string
  readonly days: number
  readonly wins: number
  /** Results of the same days that are worse, bots included. */
  readonly beaten: number
  readonly moves: number
  /** The only result of the row; of several days, the last one. */
  readonly last: DailyResult & { readonly day: string }
}

/** The results of a game from one day to another; with a group, those of its members and of bots. */
export interface BoardFilter {
  readonly game: string
  readonly from: string
  readonly to: string
  readonly group: string | null
}

/** The part of the store about daily challenges: secrets, results and groups. */
export interface DailyStore {
  /** The secret of a day, which all nodes share. The first one given for a day stays. */
  secret(day: string, given: string): Promise<string>
  /** The secret of a day; null: that day had no challenge here. */
  knownSecret(day: string): Promise<string | null>
  /** Stores a result; false if this person or bot has one of this day and game. */
  addResult(result: StoredResult): Promise<boolean>
  /** The result of a person with its record; null if there is none. */
  resultOf(day: string, game: string, user: string): Promise<(DailyResult & { readonly record: string }) | null>
  /** The levels of the bots that have a result. */
  levelsOf(day: string, game: string): Promise<string[]>
  /** Rows by rank, at most `limit`. */
  board(filter: BoardFilter, limit: number): Promise<BoardRow[]>
  /** Adds a person to a group, which exists as long as it has a member. */
  joinGroup(group: string, user: string, at: number): Promise<void>
  leaveGroup(group: string, user: string): Promise<void>
  hasGroup(group: string): Promise<boolean>
  groupsOf(user: string): Promise<string[]>
}
