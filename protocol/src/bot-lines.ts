import type { AnyMove } from '@holdout/engine'
import Type, { type Static } from 'typebox'

/** The version of this format; sent in `hello`. */
export const BOT_LINES_VERSION = 1

/**
 * A line to an outside bot: one JSON object per line of its standard input. `hello` starts a match and `end` ends it;
 * one program may play many matches in a row.
 */
export type ToBot = BotHello | BotAsk | BotRefused | BotEnd

export interface BotHello {
  readonly say: 'hello'
  readonly version: number
  readonly game: string
  readonly seat: string
  readonly seats: readonly { readonly seat: string; readonly title: string; readonly name: string }[]
  readonly options: Readonly<Record<string, unknown>>
}

/** A decision. It contains only what this seat may know; `told` is the log since the last line. */
export interface BotAsk {
  readonly say: 'ask'
  /** Repeated in the answer. If a newer decision follows before the answer, only the newer one counts. */
  readonly id: number
  /** `may`: the game does not wait for the bot, and the bot may pass. */
  readonly kind: 'must' | 'may'
  readonly decision: string
  readonly question: string
  readonly view: unknown
  /** The legal moves. The answer is an index into this list, from 0, or the move itself. */
  readonly moves: readonly BotMove[]
  /** Moves that are legal at any time and not part of ordinary play, such as conceding. */
  readonly anytime: readonly BotMove[]
  readonly told: readonly BotTold[]
  /** Seconds left on the bot's clock; null if none runs. */
  readonly clock: number | null
}

export interface BotMove {
  readonly move: AnyMove
  readonly label: string
}

export interface BotTold {
  readonly event: Readonly<Record<string, unknown>>
  readonly text: string
}

/** The last answer was rejected. The decision follows again with a new id. */
export interface BotRefused {
  readonly say: 'refused'
  readonly id: number | null
  /** The id of the rule that forbids it, if any. */
  readonly why: string | null
  readonly because: string
}

export interface BotEnd {
  readonly say: 'end'
  /** The id of the ending; null if the match was abandoned. */
  readonly outcome: string | null
  readonly winners: readonly string[]
  readonly won: boolean
  readonly facts: Readonly<Record<string, string | number>>
  readonly text: string
  readonly told: readonly BotTold[]
}

const QuestionId = Type.Integer({ minimum: 0 })
const Field = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean(), Type.Null()])

/** A line from an outside bot: one JSON object per line of its standard output. */
export const FromBot = Type.Union([
  /** `choice` is an index into `moves` of the decision, from 0. */
  Type.Object({ say: Type.Literal('choose'), id: QuestionId, choice: Type.Integer({ minimum: 0 }) }),
  Type.Object({
    say: Type.Literal('move'),
    id: QuestionId,
    move: Type.Object({ move: Type.String({ maxLength: 60 }) }, { additionalProperties: Field }),
  }),
  /** Passes; allowed only if the decision's kind is `may`. */
  Type.Object({ say: Type.Literal('pass'), id: QuestionId }),
])
export type FromBot = Static<typeof FromBot>
