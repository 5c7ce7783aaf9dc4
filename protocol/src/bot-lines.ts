import Type, { type Static } from 'typebox'
import { type Data, OneOf, OrNull, Text } from './schema.ts'

/** The version of this format; sent in `hello`. */
export const BOT_LINES_VERSION = 1

const QuestionId = Type.Integer({ minimum: 0 })
const Field = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean(), Type.Null()])

const BotMove = Type.Object({ move: Type.Object({ move: Text }, { additionalProperties: true }), label: Text })
export type BotMove = Data<typeof BotMove>
const BotTold = Type.Object({ event: Type.Record(Text, Type.Unknown()), text: Text })
export type BotTold = Data<typeof BotTold>

const BotHello = Type.Object({
  say: Type.Literal('hello'),
  version: Type.Integer(),
  game: Text,
  seat: Text,
  seats: Type.Array(Type.Object({ seat: Text, title: Text, name: Text })),
  options: Type.Record(Text, Type.Unknown()),
})
export type BotHello = Data<typeof BotHello>

/** A decision. It contains only what this seat may know; `told` is the log since the last line. */
const BotAsk = Type.Object({
  say: Type.Literal('ask'),
  /** Repeated in the answer. If a newer decision follows before the answer, only the newer one counts. */
  id: QuestionId,
  /** `may`: the game does not wait for the bot, and the bot may pass. */
  kind: OneOf('must', 'may'),
  decision: Text,
  question: Text,
  view: Type.Unknown(),
  /** The legal moves. The answer is an index into this list, from 0, or the move itself. */
  moves: Type.Array(BotMove),
  /** Moves that are legal at any time and not part of ordinary play, such as conceding. */
  anytime: Type.Array(BotMove),
  told: Type.Array(BotTold),
  /** Seconds left on the bot's clock; null if none runs. */
  clock: OrNull(Type.Number()),
})
export type BotAsk = Data<typeof BotAsk>

/** The last answer was rejected. The decision follows again with a new id. */
const BotRefused = Type.Object({
  say: Type.Literal('refused'),
  id: OrNull(Type.Integer()),
  /** The id of the rule that forbids it, if any. */
  why: OrNull(Text),
  because: Text,
})

const BotEnd = Type.Object({
  say: Type.Literal('end'),
  /** The id of the ending; null if the match was abandoned. */
  outcome: OrNull(Text),
  winners: Type.Array(Text),
  won: Type.Boolean(),
  facts: Type.Record(Text, Type.Union([Text, Type.Number()])),
  text: Text,
  told: Type.Array(BotTold),
})
export type BotEnd = Data<typeof BotEnd>

/**
 * A line to an outside bot: one JSON object per line of its standard input. `hello` starts a match and `end` ends it;
 * one program may play many matches in a row.
 */
export const ToBot = Type.Union([BotHello, BotAsk, BotRefused, BotEnd])
export type ToBot = Data<typeof ToBot>

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
