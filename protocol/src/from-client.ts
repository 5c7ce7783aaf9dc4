import Type, { type Static } from 'typebox'

/** Requires at least one visible character: not only spaces, joiners and fillers. Emoji are surrogate pairs. */
const SEEN =
  '(?=[^]*(?:[^\\s\\u00ad\\u115f\\u1160\\u200b-\\u200f\\u2060-\\u2064\\u2800\\u3164\\ud800-\\udfff\\ufe00-\\ufe0f\\uffa0]|[\\ud800-\\udbff][\\udc00-\\udfff]))'
/** Rejects unpaired surrogates. */
const WHOLE = '(?![^]*[\\ud800-\\udbff](?![\\udc00-\\udfff]))(?!(?:[^]*[^\\ud800-\\udbff])?[\\udc00-\\udfff])'

/** A name: short, visible, and without control characters or characters that change the text direction. */
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
/** A player's seed contribution: any text, chosen after the server has published the hash of its own contribution. */
const Entropy = Type.String({ maxLength: 64 })
const Field = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean(), Type.Null()])
const Options = Type.Record(Type.String({ maxLength: 60 }), Field, { maxProperties: 100 })
const SeatCount = Type.Integer({ minimum: 1, maximum: 40 })
/** A flat object with the move's name in `move`. Only the rules can tell whether it is legal. */
const Move = Type.Object({ move: Type.String({ maxLength: 60 }) }, { additionalProperties: Field })

/**
 * The messages of a client. `id` is the client's own id of a request: the answer repeats it, and a retry with the same
 * id has no second effect.
 */
export const FromClient = Type.Union([
  /** The first message: the table, and the last log entry the client knows (-1: none). */
  Type.Object({ say: Type.Literal('hello'), version: Type.Integer(), table: Id, since: Type.Integer({ minimum: -1 }) }),
  Type.Object({ say: Type.Literal('sit'), id: Id, seat: Seat, name: Name, entropy: Entropy }),
  Type.Object({ say: Type.Literal('stand'), id: Id }),
  /** The host puts a bot on a free seat, or removes it (`level` null). */
  Type.Object({
    say: Type.Literal('bot'),
    id: Id,
    seat: Seat,
    level: Type.Union([Type.String({ maxLength: 20 }), Type.Null()]),
  }),
  /**
   * The host starts the match. If seats are free, `fill` puts a bot of that level on each; `with` removes them and is
   * the number of players that the host saw.
   */
  Type.Object({
    say: Type.Literal('start'),
    id: Id,
    fill: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    with: Type.Optional(SeatCount),
  }),
  /** The host adds or removes a seat before the start. `seats` is the number of seats that the host saw. */
  Type.Object({ say: Type.Literal('add-seat'), id: Id, seats: SeatCount }),
  Type.Object({ say: Type.Literal('remove-seat'), id: Id, seat: Seat, seats: SeatCount }),
  /** The host removes a person from a seat; `by` is that person's author id. */
  Type.Object({ say: Type.Literal('free-seat'), id: Id, seat: Seat, by: Id }),
  /** The host allows a person who was removed from a seat to sit down again. */
  Type.Object({ say: Type.Literal('allow-seat'), id: Id, by: Id }),
  /** The host changes options before the start. Options that are not named stay as they are. */
  Type.Object({ say: Type.Literal('options'), id: Id, options: Options }),
  Type.Object({ say: Type.Literal('move'), id: Id, move: Move }),
  Type.Object({ say: Type.Literal('undo'), id: Id }),
  Type.Object({ say: Type.Literal('pause'), id: Id, on: Type.Boolean() }),
  /** The other players' choice when a player has been away too long. */
  Type.Object({
    say: Type.Literal('away'),
    id: Id,
    seat: Seat,
    choice: Type.Union([Type.Literal('wait'), Type.Literal('bot'), Type.Literal('end')]),
  }),
  /** A player takes their seat back from a stand-in. */
  Type.Object({ say: Type.Literal('return'), id: Id }),
  Type.Object({ say: Type.Literal('leave'), id: Id }),
  Type.Object({ say: Type.Literal('chat'), id: Id, text: ChatText }),
  /** The host mutes or unmutes a person at this table. `by` is the author id of their chat lines. */
  Type.Object({ say: Type.Literal('silence'), id: Id, by: Id, on: Type.Boolean() }),
  /**
   * Turns text on this connection on or off. A client that has the game at the same `rulesVersion` can produce the text
   * itself.
   */
  Type.Object({ say: Type.Literal('words'), id: Id, on: Type.Boolean() }),
  Type.Object({ say: Type.Literal('rematch'), id: Id }),
  Type.Object({ say: Type.Literal('ping'), id: Id }),
])
export type FromClient = Static<typeof FromClient>

/** The request for a new online table. */
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Options,
    public: Type.Boolean(),
    spectators: Type.Boolean(),
    name: Name,
    /** The level of each bot, by seat. Seats that are not named are free. */
    bots: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 20 })),
    /** The host's own seat; null if the host takes none. */
    seat: Type.Union([Seat, Type.Null()]),
    entropy: Entropy,
    /** How long a player may be away before the others decide about the seat, in ms. Default: the server's setting. */
    awayAfter: Type.Optional(Type.Integer({ minimum: 1_000, maximum: 60 * 24 * 3_600_000 })),
  },
  { additionalProperties: false },
)
export type NewTable = Static<typeof NewTable>
