/** Who sits on a seat of an online table. */
export interface SeatInfo {
  readonly seat: string
  /** The game's own word for the seat. */
  readonly title: string
  /** `open`: anybody may sit down here. */
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string
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
  /** Who has stopped the clocks of a game in which everybody plays together; null while time goes on. */
  readonly pausedBy: string | null
  /** Whether any player may stop the clocks: all play together. */
  readonly pausable: boolean
  /** The table that the same people went on to. */
  readonly rematch: string | null
  /** From whom the host has taken the word; `by` as in their chat lines. */
  readonly silenced: readonly { readonly by: string; readonly name: string }[]
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
