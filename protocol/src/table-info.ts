/** Who sits on a seat of an online table. */
export interface SeatInfo {
  readonly seat: string
  /** The game's own word for the seat. */
  readonly title: string
  /** `open`: anybody may sit down here. */
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string
  /** The same as `by` in this person's chat lines; null for bots and free seats. */
  readonly by: string | null
  /** A bot's level; null for people. */
  readonly level: string | null
  /** Whether the person's page is connected now. */
  readonly here: boolean
  /** Whether the game waits for this seat now. */
  readonly asked: boolean
  /** While a person is away from a game that waits for them: when the others may decide what happens, in ms since 1970. */
  readonly awayUntil: number | null
  /** The seat belongs to a person who left it to a bot; they may take it back. */
  readonly standIn: boolean
  /** Time ran out twice in a row: the seat counts as away, though its player may be connected, until they move. */
  readonly timedOut?: boolean
  /** When a bot played for this person: after move `from` and up to move `to`; null: it still does. */
  readonly standIns: readonly { readonly from: number; readonly to: number | null }[]
  /** Whether this is the seat of the one who is told. */
  readonly you: boolean
  /** Whether the host has taken the word from the one who sits there. */
  readonly silenced: boolean
}

/** What everybody who may see a table knows about it. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  /** Of the rules it is played by: a client with the same knows its words. */
  readonly rulesVersion: number
  readonly title: string
  readonly options: Readonly<Record<string, unknown>>
  /** Options that change the rules and are off their default. */
  readonly houseRules: readonly string[]
  readonly status: 'gathering' | 'playing' | 'over'
  readonly public: boolean
  readonly spectators: boolean
  readonly host: string
  /** Whether the one who is told may change the table before it starts. */
  readonly youHost: boolean
  readonly seats: readonly SeatInfo[]
  readonly created: number
  readonly moves: number
  /** SHA-256 of the secret half of the seed: told before anybody adds their own half. */
  readonly seedHash: string
  /** The ending's id; null while it goes on. */
  readonly outcome: string | null
  /** The seats that won; null while it goes on, and where the server does not know. Servers before this field leave it out. */
  readonly winners?: readonly string[] | null
  /** When the last move was made, in ms since 1970: only in lists of tables, and only if there was a move. */
  readonly lastMove?: number
  /** Who has stopped the clocks of a game in which everybody plays together; null while time goes on. */
  readonly pausedBy: string | null
  /** Whether any player may stop the clocks: all play together. */
  readonly pausable: boolean
  /** The table that the same people went on to. */
  readonly rematch: string | null
  /** No player is connected to a timed table: clocks and bots stand still until one returns. */
  readonly frozen?: boolean
  /** A vote to end the game because `seat` is away: who agrees (`by`), how many must, and whether the reader has. null: none. */
  readonly ending?: {
    readonly seat: string
    readonly by: readonly string[]
    readonly of: number
    readonly you: boolean
  } | null
  /** From whom the host has taken the word; `by` as in their chat lines. */
  readonly silenced: readonly { readonly by: string; readonly name: string }[]
  /** The fewest and most seats the host may choose before the start; null where the game fixes their number. */
  readonly seatRange: { readonly min: number; readonly max: number } | null
  /** People who are connected and have no seat. */
  readonly watching: readonly { readonly by: string; readonly name: string; readonly you: boolean }[]
  /** People whose seat the host has freed before the start. */
  readonly freed: readonly FreedInfo[]
  /** What the host has changed about the table, oldest first. */
  readonly notes: readonly TableNote[]
}

export interface FreedInfo {
  readonly by: string
  readonly name: string
  /** The seat they had; they may sit on any other one. */
  readonly seat: string
  /** Whether they may sit down again; not after the host has freed their seat twice. */
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
  /** The same for all that one person writes at this table, whatever they call themselves: that is whom one mutes. */
  readonly by: string
  /** The seat of the one who wrote it; null for bystanders. */
  readonly seat: string | null
  readonly text: string
  readonly at: number
}
