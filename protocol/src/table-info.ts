/** A seat of an online table and its player. */
export interface SeatInfo {
  readonly seat: string
  /** The game's name for the seat. */
  readonly title: string
  /** `open`: the seat is free. */
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string
  /** The author id in this person's chat lines; null for bots and free seats. */
  readonly by: string | null
  /** A bot's level; null for people. */
  readonly level: string | null
  /** Whether the person is connected. */
  readonly here: boolean
  /** Whether the game is waiting for this seat. */
  readonly asked: boolean
  /**
   * While the game is waiting for a person who is away: when the others may decide, in ms since 1970. Otherwise null.
   */
  readonly awayUntil: number | null
  /** Whether a stand-in plays for the person of this seat, who may take it back. */
  readonly standIn: boolean
  /** The seat timed out twice in a row. It counts as away until its player moves, even if they are connected. */
  readonly timedOut?: boolean
  /** When stand-ins played: after move `from` and up to move `to`; null: still playing. */
  readonly standIns: readonly { readonly from: number; readonly to: number | null }[]
  /** Whether this is the receiver's own seat. */
  readonly you: boolean
  /** Whether the host has muted the person of this seat. */
  readonly silenced: boolean
}

/** What everyone who may see a table knows about it. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  /** The version of the rules. A client with the same version can produce the text itself. */
  readonly rulesVersion: number
  readonly title: string
  readonly options: Readonly<Record<string, unknown>>
  /** Options that change the rules and differ from their default. */
  readonly houseRules: readonly string[]
  readonly status: 'gathering' | 'playing' | 'over'
  readonly public: boolean
  readonly spectators: boolean
  readonly host: string
  /** Whether the receiver is the host. */
  readonly youHost: boolean
  readonly seats: readonly SeatInfo[]
  readonly created: number
  readonly moves: number
  /** SHA-256 of the server's seed contribution, published before any player contributes. */
  readonly seedHash: string
  /** The id of the ending; null while the match is running. */
  readonly outcome: string | null
  /** The seats that won; null while the match is running or if unknown. Older servers omit it. */
  readonly winners?: readonly string[] | null
  /** When the last move was made, in ms since 1970. Only in lists of tables, and only if there was a move. */
  readonly lastMove?: number
  /** The name of the player who paused the game; null if it is not paused. */
  readonly pausedBy: string | null
  /** Whether players may pause the game: true for cooperative games. */
  readonly pausable: boolean
  /** The id of the rematch table. */
  readonly rematch: string | null
  /** No player is connected to a timed table. Clocks and bots are stopped until one returns. */
  readonly frozen?: boolean
  /**
   * The vote to end the match because `seat` is away: names of those who agree, votes needed (`of`), own vote (`you`).
   */
  readonly ending?: {
    readonly seat: string
    readonly by: readonly string[]
    readonly of: number
    readonly you: boolean
  } | null
  /** Muted people; `by` is the author id in their chat lines. */
  readonly silenced: readonly { readonly by: string; readonly name: string }[]
  /** The fewest and most seats that the host may choose before the start; null if the game fixes their number. */
  readonly seatRange: { readonly min: number; readonly max: number } | null
  /** Connected people without a seat. */
  readonly watching: readonly { readonly by: string; readonly name: string; readonly you: boolean }[]
  /** People whom the host removed from their seat before the start. */
  readonly freed: readonly FreedInfo[]
  /** Notes about what the host changed, oldest first. */
  readonly notes: readonly TableNote[]
}

export interface FreedInfo {
  readonly by: string
  readonly name: string
  /** The seat they lost. They may take any other one. */
  readonly seat: string
  /** Whether they may sit down again; false after the host removed them twice. */
  readonly maySit: boolean
  readonly you: boolean
}

/** A line that tells everyone at the table what the host changed. */
export interface TableNote {
  readonly id: number
  readonly at: number
  readonly text: string
}

export interface ChatLine {
  readonly id: number
  readonly name: string
  /** The author id: the same for all lines of one person at this table, whatever name they use. Needed to mute them. */
  readonly by: string
  /** The seat of the author; null for spectators. */
  readonly seat: string | null
  readonly text: string
  readonly at: number
}
