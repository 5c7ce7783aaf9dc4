import Type, { type Static, type TProperties } from 'typebox'

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
/**
 * A player's seed contribution: a text of one line, chosen after the server has published the hash of its own
 * contribution. A line break would make the list of contributions ambiguous.
 */
const Entropy = Type.String({ maxLength: 64, pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$' })
/** A SHA-256 in lower-case hex digits. */
const Hash = Type.String({ minLength: 64, maxLength: 64, pattern: '^[0-9a-f]{64}$' })
const Field = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean(), Type.Null()])
const Options = Type.Record(Type.String({ maxLength: 60 }), Field, { maxProperties: 100 })
/** Databases cannot read larger numbers. */
const LogNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const SeatCount = Type.Integer({ minimum: 1, maximum: 40 })
/** A flat object with the move's name in `move`. Only the rules can tell whether it is legal. */
const Move = Type.Object({ move: Type.String({ maxLength: 60 }) }, { additionalProperties: Field })

/** A request: the answer repeats the client's own `id`, and a retry with the same id has no second effect. */
function Request<const T extends string, F extends TProperties>(type: T, fields: F, description: string) {
  return Type.Object({ type: Type.Literal(type), id: Id, ...fields }, { description })
}

/** The messages of a client. */
export const FromClient = Type.Union([
  Type.Object(
    {
      type: Type.Literal('hello'),
      version: Type.Integer(),
      table: Id,
      since: Type.Union([LogNumber, Type.Null()]),
    },
    { description: 'First message: the table, and the last `seq` received, or null.' },
  ),
  Request(
    'sit',
    { seat: Seat, name: Name, entropy: Entropy, commit: Type.Optional(Hash), program: Type.Optional(Type.Boolean()) },
    'Take a seat before the start. `entropy` is your seed contribution; or leave it empty and commit to it with `commit`, its SHA-256, and `reveal` it when the match starts. If you took a seat when you opened the table, send `sit` again after you receive `seedHash`, so that your contribution is chosen after it. `program`: a program plays; its name gets the mark "(bot)".',
  ),
  Request(
    'reveal',
    { entropy: Entropy },
    'Reveal the seed contribution that you committed to, when `table.dealing` names your seat.',
  ),
  Request('stand', {}, 'Leave the seat and watch.'),
  Request(
    'bot',
    { seat: Seat, level: Type.Union([Type.String({ maxLength: 20 }), Type.Null()]) },
    'Host: put a bot on a free seat, or remove it (`level` null).',
  ),
  Request(
    'start',
    { fill: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })), with: Type.Optional(SeatCount) },
    'Host: start the match. If seats are free, `fill` puts a bot of that level on each; `with` removes them and is the number of players that the host saw.',
  ),
  Request(
    'add-seat',
    { seats: SeatCount },
    'Host: add a seat, up to `table.seatRange`. `seats` is the number that the host saw; the request fails if it has changed.',
  ),
  Request('remove-seat', { seat: Seat, seats: SeatCount }, 'Host: remove a seat, in the same way.'),
  Request(
    'free-seat',
    { seat: Seat, by: Id },
    'Host: remove the person with that id from the seat. They may take another one or watch; after a second `free-seat` they need `allow-seat`.',
  ),
  Request('allow-seat', { by: Id }, 'Host: let that person sit down again.'),
  Request('options', { options: Options }, 'Host: change options before the start; others keep their values.'),
  Request('move', { move: Move }, 'Make one of the moves in `scene.choices`.'),
  Request('undo', {}, 'Undo the last move, where the game allows it.'),
  Request(
    'ask-undo',
    {},
    'Ask the others to undo your last move and all moves after it, where you cannot undo it alone. Possible once in a turn. Until they answer, for at most 15 seconds, no player can move, and bots and the clocks of the others stop.',
  ),
  Request(
    'answer-undo',
    { agree: Type.Boolean() },
    'Answer `table.undo`. The moves are undone when all players agree, also those who lost the connection; only who is away longer than the table waits is left out. With `agree` false the question ends; the player who asked withdraws it in this way.',
  ),
  Request(
    'ask-stop',
    {},
    'Ask all other players to stop the match. It goes on until they answer. Without other players, it stops immediately.',
  ),
  Request(
    'answer-stop',
    { agree: Type.Boolean() },
    'Answer `table.stop`. The match stops when all players agree (`over`, `stopped`). With `agree` false the question ends; the player who asked withdraws it in this way.',
  ),
  Request('pause', { on: Type.Boolean() }, 'Stop and start the clocks of a cooperative game.'),
  Request(
    'away',
    { seat: Seat, choice: Type.Union([Type.Literal('wait'), Type.Literal('bot'), Type.Literal('end')]) },
    'Decide about a seat that is away: `wait` and `bot` take effect immediately, `end` is a vote.',
  ),
  Request('return', {}, 'Take your seat back from the bot.'),
  Request(
    'leave',
    {},
    'Before the start: give up the seat, or decline the one that is held for you (a host passes the table on). Later: the seat counts as away and the others decide.',
  ),
  Request('chat', { text: ChatText }, 'Send a chat line.'),
  Request(
    'earlier-chat',
    { before: LogNumber },
    'Ask for up to 100 chat lines before the line with id `before`. They arrive as `chat` with `more`.',
  ),
  Request(
    'mute',
    { by: Id, on: Type.Boolean() },
    'Host: mute or unmute the person with that id. `table.muted` lists muted people; their chat lines are answered with an error.',
  ),
  Request(
    'text',
    { on: Type.Boolean() },
    'Whether this connection needs text, see below. Turning it on sends the whole match again: ignored if already on, and an error above the resend limit.',
  ),
  Request(
    'hint',
    {},
    'Ask for the best moves of your open decision, where `table.hints` allows it. They arrive as `hint` before `done`. Nothing is stored.',
  ),
  Request(
    'rematch',
    {},
    'After the end, by a player: `table.rematch` names the new table. It has the same options; every player moves on by one seat, and the seats of the other people are held for them.',
  ),
  Request('ping', {}, "Ask for the server's time."),
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
    /** Whether players may ask for hints. Default: false. */
    hints: Type.Optional(Type.Boolean()),
    /** Whether players may ask the others to undo moves. Default: true. */
    undo: Type.Optional(Type.Boolean()),
    /** How long a player may be away before the others decide about the seat, in ms. Default: the server's setting. */
    awayAfter: Type.Optional(Type.Integer({ minimum: 1_000, maximum: 60 * 24 * 3_600_000 })),
  },
  { additionalProperties: false },
)
export type NewTable = Static<typeof NewTable>
