import Type, { type Static } from 'typebox'

/** Something in it can be seen: not only spaces and signs that join or part others. Emoji are pairs of halves. */
const SEEN =
  '(?=[^]*(?:[^\\s\\u00ad\\u115f\\u1160\\u200b-\\u200f\\u2060-\\u2064\\u2800\\u3164\\ud800-\\udfff\\ufe00-\\ufe0f\\uffa0]|[\\ud800-\\udbff][\\udc00-\\udfff]))'
/** No half of a pair stands alone. */
const WHOLE = '(?![^]*[\\ud800-\\udbff](?![\\udc00-\\udfff]))(?!(?:[^]*[^\\ud800-\\udbff])?[\\udc00-\\udfff])'

/** Names, codes and texts that people choose are short, can be seen, and hold no signs that steer a screen or turn a line around. */
export const Name = Type.String({
  minLength: 1,
  maxLength: 24,
  pattern: `^${SEEN}${WHOLE}[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069\\ufeff]*$`,
})
const ChatText = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: `^${SEEN}${WHOLE}[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]*$`,
})
const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })
const Seat = Type.String({ minLength: 1, maxLength: 40 })
/** A player's own half of the luck: anything, chosen after the server has bound itself to its own half. */
const Entropy = Type.String({ maxLength: 64 })
const Field = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean(), Type.Null()])
const Options = Type.Record(Type.String({ maxLength: 60 }), Field, { maxProperties: 100 })
const SeatCount = Type.Integer({ minimum: 1, maximum: 40 })
/** A flat record with its name in `move`; whether it is legal only the rules can say. */
const Move = Type.Object({ move: Type.String({ maxLength: 60 }) }, { additionalProperties: Field })

/** Everything a client may say over a socket. `id` is the client's own number of a request: the answer carries it, and a retry with it does nothing twice. */
export const FromClient = Type.Union([
  /** First: which table, and the last move the client has seen of it. */
  Type.Object({ say: Type.Literal('hello'), version: Type.Integer(), table: Id, since: Type.Integer({ minimum: -1 }) }),
  Type.Object({ say: Type.Literal('sit'), id: Id, seat: Seat, name: Name, entropy: Entropy }),
  Type.Object({ say: Type.Literal('stand'), id: Id }),
  /** The host puts a bot on a free seat, or takes one off (`level` null). */
  Type.Object({
    say: Type.Literal('bot'),
    id: Id,
    seat: Seat,
    level: Type.Union([Type.String({ maxLength: 20 }), Type.Null()]),
  }),
  /**
   * The host starts. While seats are free: `fill` puts a bot of that level on each of them; `with` removes them, and says how many
   * players the host saw.
   */
  Type.Object({
    say: Type.Literal('start'),
    id: Id,
    fill: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    with: Type.Optional(SeatCount),
  }),
  /** The host adds or removes a seat before the start; `seats` is how many there were when the host decided. */
  Type.Object({ say: Type.Literal('add-seat'), id: Id, seats: SeatCount }),
  Type.Object({ say: Type.Literal('remove-seat'), id: Id, seat: Seat, seats: SeatCount }),
  /** The host asks the person on a seat to leave it; `by` is the mark of that person. */
  Type.Object({ say: Type.Literal('free-seat'), id: Id, seat: Seat, by: Id }),
  /** The host lets somebody sit down again whose seat was freed. */
  Type.Object({ say: Type.Literal('allow-seat'), id: Id, by: Id }),
  /** The host changes options before the start; those that are not named stay. */
  Type.Object({ say: Type.Literal('options'), id: Id, options: Options }),
  Type.Object({ say: Type.Literal('move'), id: Id, move: Move }),
  Type.Object({ say: Type.Literal('undo'), id: Id }),
  Type.Object({ say: Type.Literal('pause'), id: Id, on: Type.Boolean() }),
  /** What the others choose when somebody has been away too long. */
  Type.Object({
    say: Type.Literal('away'),
    id: Id,
    seat: Seat,
    choice: Type.Union([Type.Literal('wait'), Type.Literal('bot'), Type.Literal('end')]),
  }),
  /** Somebody who left takes their seat back from the bot. */
  Type.Object({ say: Type.Literal('return'), id: Id }),
  Type.Object({ say: Type.Literal('leave'), id: Id }),
  Type.Object({ say: Type.Literal('chat'), id: Id, text: ChatText }),
  /** The host takes the word from somebody at this table, or gives it back. `by` is the mark of their chat lines. */
  Type.Object({ say: Type.Literal('silence'), id: Id, by: Id, on: Type.Boolean() }),
  /** Whether the game must be told in words on this connection. A client that has the game, in the same version, finds them itself. */
  Type.Object({ say: Type.Literal('words'), id: Id, on: Type.Boolean() }),
  Type.Object({ say: Type.Literal('rematch'), id: Id }),
  Type.Object({ say: Type.Literal('ping'), id: Id }),
])
export type FromClient = Static<typeof FromClient>

/** What is asked for at a new online table. */
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Options,
    public: Type.Boolean(),
    spectators: Type.Boolean(),
    name: Name,
    /** Seat → a bot's level; the others are open. */
    bots: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 20 })),
    /** The seat that the one who asks takes; null: only hosts. */
    seat: Type.Union([Seat, Type.Null()]),
    entropy: Entropy,
    /** How long somebody may be away before the others decide what becomes of their seat, in ms; left out: what the server has. */
    awayAfter: Type.Optional(Type.Integer({ minimum: 1_000, maximum: 60 * 24 * 3_600_000 })),
  },
  { additionalProperties: false },
)
export type NewTable = Static<typeof NewTable>
