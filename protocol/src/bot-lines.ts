import type { AnyMove } from '@holdout/engine'
import Type, { type Static } from 'typebox'

/** The version of the lines below; it is told in `hello`. */
export const BOT_LINES_VERSION = 1

/**
 * What an outside bot is told: one JSON object on each line of its standard input. `hello` begins a game and `end` ends it; one program
 * may play many games after each other.
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

/** A question. Everything in it is what this seat may know; `told` is what happened since the last line. */
export interface BotAsk {
  readonly say: 'ask'
  /** The answer carries it. A question that is not answered in time may be followed by a newer one: then only that one counts. */
  readonly id: number
  /** `may`: the game does not wait, and the bot may pass. */
  readonly kind: 'must' | 'may'
  readonly decision: string
  readonly question: string
  readonly view: unknown
  /** What may be done now. The answer is the number of one of them (from 0), or the move itself. */
  readonly moves: readonly BotMove[]
  /** What may be done at any time and is no part of ordinary play, such as giving up. */
  readonly anytime: readonly BotMove[]
  readonly told: readonly BotTold[]
  /** Seconds left on the bot's own clock; null where none runs. */
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

/** The last answer could not be carried out; the question is put again, with a new id. */
export interface BotRefused {
  readonly say: 'refused'
  readonly id: number | null
  /** The rule behind it, if there is one. */
  readonly why: string | null
  readonly because: string
}

export interface BotEnd {
  readonly say: 'end'
  /** The ending's id; null if the game was broken off. */
  readonly outcome: string | null
  readonly winners: readonly string[]
  readonly won: boolean
  readonly facts: Readonly<Record<string, string | number>>
  readonly text: string
  readonly told: readonly BotTold[]
}

const QuestionId = Type.Integer({ minimum: 0 })
const Field = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean(), Type.Null()])

/** What an outside bot says: one JSON object on each line of its standard output. */
export const FromBot = Type.Union([
  /** The number of a move in the question's list, counted from 0. */
  Type.Object({ say: Type.Literal('choose'), id: QuestionId, choice: Type.Integer({ minimum: 0 }) }),
  Type.Object({
    say: Type.Literal('move'),
    id: QuestionId,
    move: Type.Object({ move: Type.String({ maxLength: 60 }) }, { additionalProperties: Field }),
  }),
  /** Does not step in; only where the question's kind is `may`. */
  Type.Object({ say: Type.Literal('pass'), id: QuestionId }),
])
export type FromBot = Static<typeof FromBot>
