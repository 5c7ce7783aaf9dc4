import Type, { type TSchema } from 'typebox'

/**
 * The schema that clients check server messages against. It lists the fields that clients rely on and allows others, so
 * that a newer server can send more.
 */
const Text = Type.String()
const Many = <T extends TSchema>(items: T) => Type.Array(items)
const OrNull = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()])

const Phrase = Many(Type.Union([Text, Type.Object({ kind: Text, id: Text, text: Text })]))
const Move = Type.Object({ move: Text })
const Kind = Type.Union([Type.Literal('must'), Type.Literal('may'), Type.Literal('standing')])
const Reason = Type.Object({ why: OrNull(Text), say: Text })

const Asked = { seat: Text, decision: Text, rule: Text, kind: Kind }
const Ending = { id: Text, winners: Many(Text), tier: Type.Number() }
const PieceKind = Type.Union(['card', 'pile', 'counter', 'token', 'place'].map(kind => Type.Literal(kind)))
const Part = {
  title: Text,
  text: Phrase,
  seat: Type.Optional(Text),
  pieces: Type.Optional(Many(Type.Object({ id: Text, kind: PieceKind, title: Text }))),
}
const Scene = Type.Object({
  who: Text,
  seq: Type.Integer(),
  view: Type.Unknown(),
  board: Many(Type.Object(Part)),
  asked: Many(Type.Object({ ...Asked, say: OrNull(Phrase) })),
  choices: Many(Type.Object({ move: Move, say: Phrase, kind: Kind })),
  barred: Many(Type.Object({ move: Move, say: Phrase, reason: Reason })),
  outcome: OrNull(Type.Object({ ...Ending, say: Phrase })),
})

const Sight = Type.Partial(
  Type.Object({
    who: Text,
    seq: Type.Integer(),
    view: Type.Record(Text, Type.Unknown()),
    items: Type.Record(Text, Type.Record(Text, Type.Unknown())),
    asked: Many(Type.Object(Asked)),
    moves: Many(Move),
    standing: Many(Move),
    outcome: OrNull(Type.Object(Ending)),
    undoBlocked: OrNull(Reason),
  }),
)

const Clocks = Many(
  Type.Object({ id: Text, seats: Many(Text), left: Type.Number(), of: Type.Number(), running: Type.Boolean() }),
)
const Event = Type.Object({ event: Text })

const Seat = Type.Object({
  seat: Text,
  title: Text,
  kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
  name: Text,
  level: OrNull(Text),
  here: Type.Boolean(),
  awayUntil: OrNull(Type.Number()),
  timedOut: Type.Optional(Type.Boolean()),
  you: Type.Boolean(),
})

const Table = Type.Object({
  id: Text,
  game: Text,
  rulesVersion: Type.Integer(),
  title: Text,
  options: Type.Record(Text, Type.Unknown()),
  status: Type.Union([Type.Literal('gathering'), Type.Literal('playing'), Type.Literal('over')]),
  host: Text,
  youHost: Type.Boolean(),
  seats: Many(Seat),
  outcome: OrNull(Text),
  pausedBy: OrNull(Text),
  rematch: OrNull(Text),
  frozen: Type.Optional(Type.Boolean()),
  ending: Type.Optional(OrNull(Type.Object({ seat: Text, by: Many(Text), of: Type.Integer(), you: Type.Boolean() }))),
})

export const FromServerShape = Type.Union([
  Type.Object({
    say: Type.Literal('welcome'),
    version: Type.Integer(),
    you: Type.Object({ name: Text, seat: OrNull(Text) }),
    now: Type.Number(),
  }),
  Type.Object({ say: Type.Literal('table'), table: Table }),
  Type.Object({
    say: Type.Literal('scene'),
    seq: Type.Integer(),
    scene: Scene,
    from: Type.Integer(),
    told: Many(Type.Object({ at: Type.Integer(), event: Event, say: Phrase, rule: OrNull(Text) })),
    clocks: Clocks,
    now: Type.Number(),
    undoBlocked: OrNull(Reason),
  }),
  Type.Object({
    say: Type.Literal('sight'),
    seq: Type.Integer(),
    base: Type.Integer(),
    sight: Sight,
    own: Sight,
    from: Type.Integer(),
    told: Many(Type.Object({ at: Type.Integer(), event: Event })),
    clocks: Clocks,
    now: Type.Number(),
    done: Type.Optional(Text),
  }),
  Type.Object({
    say: Type.Literal('chat'),
    lines: Many(Type.Object({ id: Type.Integer(), name: Text, seat: OrNull(Text), text: Text, at: Type.Number() })),
  }),
  Type.Object({ say: Type.Literal('done'), id: Text, seq: Type.Optional(Type.Integer()) }),
  Type.Object({ say: Type.Literal('refused'), id: OrNull(Text), why: OrNull(Text), because: Text }),
  Type.Object({ say: Type.Literal('pong'), id: Text, now: Type.Number() }),
  Type.Object({ say: Type.Literal('restart') }),
])
