import Type from 'typebox'
import { type Data, Known, OneOf, OrNull, Text } from './schema.ts'

/** A sentence in parts: text, and things that a client can color or explain. */
const Phrase = Type.Array(
  Type.Union([
    Text,
    Type.Object({
      kind: Known('card', 'place', 'seat', 'rule', 'piece', 'word'),
      id: Text,
      text: Text,
      you: Type.Optional(Text),
    }),
  ]),
)

const Move = Type.Object({ move: Text })
const Event = Type.Object({ event: Text, rule: Type.Optional(Text), rings: Type.Optional(Type.Literal(true)) })
const Kind = OneOf('must', 'may', 'standing')
const decision = { seat: Text, decision: Text, rule: Text, kind: Kind }
const outcome = {
  id: Text,
  winners: Type.Array(Text, { description: 'Seats.' }),
  tier: Type.Number({ description: 'Ranks outcomes: of two wins or two losses, the higher tier is better.' }),
  facts: Type.Record(Text, Type.Union([Text, Type.Number()])),
}

const Reason = Type.Object({
  rule: OrNull(Text, { description: 'The rule id; null if no rule is the reason.' }),
  text: Text,
})

/** One of the best moves of a decision. */
export const HintedMove = Type.Object({
  move: Move,
  whole: Type.Optional(
    OrNull(Move, {
      description: 'The action that the move begins, such as a walk to its last place; null: it is all of it.',
    }),
  ),
  text: Phrase,
  chance: OrNull(Type.Number(), { description: 'The estimated chance to win after it, 0 to 1; null: no estimate.' }),
  asGood: Type.Boolean({ description: 'Whether it cannot be told from the best move.' }),
  why: OrNull(Phrase, { description: 'What speaks for it.' }),
  against: Type.Optional(OrNull(Phrase, { description: 'What speaks against it.' })),
})

const Piece = Type.Object({
  id: Text,
  kind: Known('card', 'pile', 'counter', 'token', 'place'),
  title: Text,
  text: Type.Optional(Text),
  mark: Type.Optional(Text),
  faceDown: Type.Optional(Type.Literal(true)),
  count: Type.Optional(Type.Number()),
  most: Type.Optional(Type.Number()),
  top: Type.Optional(Text),
  tone: Type.Optional(Known('good', 'bad')),
})

const BoardPart = Type.Object({
  title: Text,
  text: Phrase,
  seat: Type.Optional(Text),
  pieces: Type.Optional(Type.Array(Piece)),
})

/** A described scene: what one seat may see and do, with text. */
const Scene = Type.Object({
  seat: Type.String({ description: 'The seat whose scene it is, or `table` for spectators.' }),
  seq: Type.Integer({ description: 'The number of moves played.' }),
  view: Type.Unknown({ description: "The game's own data." }),
  board: Type.Array(BoardPart, { description: 'The view as text and pieces.' }),
  decisions: Type.Array(Type.Object({ ...decision, text: OrNull(Phrase) }), { description: 'The open decisions.' }),
  choices: Type.Array(Type.Object({ move: Move, text: Phrase, kind: Kind }), { description: 'The legal moves.' }),
  barred: Type.Array(Type.Object({ move: Move, text: Phrase, reason: Reason }), {
    description: 'Moves that a player might expect but that are not allowed now.',
  }),
  outcome: OrNull(Type.Object({ ...outcome, text: Phrase })),
})

/** A scene without text, and why the seat cannot undo its last move. */
const SceneFields = Type.Object({
  seat: Text,
  seq: Type.Integer(),
  view: Type.Record(Text, Type.Unknown()),
  decisions: Type.Array(Type.Object(decision)),
  moves: Type.Array(Move, { description: 'The legal moves for the open decision.' }),
  barred: Type.Array(Type.Object({ move: Move, reason: Reason }), {
    description: 'Moves that a player might expect but that are not allowed now.',
  }),
  standing: Type.Array(Move, { description: 'Moves that are legal at any time.' }),
  outcome: OrNull(Type.Object(outcome)),
  undoBlocked: OrNull(Reason),
})
export type SceneFields = Data<typeof SceneFields>

/** The fields of a scene and its view that changed. */
const SceneChanges = Type.Partial(
  Type.Object({
    ...SceneFields.properties,
    items: Type.Record(Text, Type.Record(Text, Type.Unknown()), {
      description: 'Changed elements of lists in the view, by field and index. Other elements stay as they are.',
    }),
  }),
)
export type SceneChanges = Data<typeof SceneChanges>

const Countdown = Type.Object({
  id: Text,
  seats: Type.Array(Text),
  left: Type.Number({ description: 'The time left at `now`, in ms.' }),
  of: Type.Number({ description: 'The time at the start, in ms.' }),
  running: Type.Boolean(),
})

const update = {
  seq: Type.Integer({
    description: 'The number of the last log entry. A client that reconnects sends it in `hello`.',
  }),
  from: Type.Integer({ description: "`log` replaces the client's log from this move on." }),
  clocks: Type.Array(Countdown),
  now: Type.Number({ description: 'When the clocks were read, in server time (ms since 1970).' }),
}

/** A full update for one seat: its scene, and the log lines since the client's last known entry. */
export const SceneUpdate = Type.Object({
  ...update,
  scene: Scene,
  log: Type.Array(Type.Object({ at: Type.Integer(), event: Event, text: Phrase, rule: OrNull(Text) }), {
    description: 'Log lines. `at` is the move that caused the event; 0 is the deal.',
  }),
  undoBlocked: OrNull(Reason, { description: 'Why the last move cannot be undone; null if it can.' }),
})
export type SceneUpdate = Data<typeof SceneUpdate>

/** A patch for one seat: the changes since the last scene, without text. For clients that have the game's code. */
export const PatchUpdate = Type.Object({
  ...update,
  base: OrNull(Type.Integer(), {
    description:
      'The entry that the patch builds on: the last one sent on this connection. Null: it contains everything.',
  }),
  shared: Type.Object(SceneChanges.properties, { description: 'The changes that all seats see.' }),
  own: Type.Object(SceneChanges.properties, { description: 'On top of them, the changes for this seat only.' }),
  log: Type.Array(Type.Object({ at: Type.Integer(), event: Event })),
  done: Type.Optional(
    Type.String({ description: 'The request of this client that caused the patch. No `done` follows.' }),
  ),
})
export type PatchUpdate = Data<typeof PatchUpdate>
