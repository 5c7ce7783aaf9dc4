/** Today's challenges of a server (`GET /api/daily`). Times are in ms since 1970. */
export interface DailyOverview {
  readonly today: string
  /** The time of the server. */
  readonly now: number
  readonly ends: number
  /** The game that is featured today. */
  readonly featured: string
  readonly games: readonly string[]
  /** The SHA-256 of the secrets of today and of the days to come. */
  readonly committed: readonly { readonly day: string; readonly commitment: string }[]
  /** The secrets of the last days. */
  readonly opened: readonly { readonly day: string; readonly commitment: string; readonly secret: string }[]
}

/** The deal of today, with the server's proof of when it was given. */
export interface DailyStart {
  readonly day: string
  readonly seed: string
  readonly ticket: string
}

/** A row of a board: a person or a bot. */
export interface DailyRow {
  /** The name of a person; empty for bots. */
  readonly name: string
  /** The level of a bot; null for people. */
  readonly level: string | null
  readonly you: boolean
  readonly days: number
  readonly wins: number
  /** How many results of the same days are worse, bots included. */
  readonly beaten: number
  /** All moves of these days. */
  readonly moves: number
  /** The only result of the row; of several days, the last one. */
  readonly last: {
    readonly day: string
    readonly won: boolean
    readonly ending: string
    readonly tier: number
    readonly score: number
    readonly moves: number
  }
}

export interface DailyBoard {
  readonly day: string
  readonly span: 'day' | 'week' | 'all'
  readonly rows: readonly DailyRow[]
  /** Whether bots still play this challenge. */
  readonly botsPlay: boolean
}
