import Type from 'typebox'
import { type Data, OneOf, OrNull, Text } from './schema.ts'

const time = 'ms since 1970'

/** A seat of an online table and its player. */
const SeatInfo = Type.Object({
  seat: Text,
  title: Type.String({ description: "The game's name for the seat." }),
  kind: OneOf('open', 'person', 'bot'),
  name: Text,
  by: OrNull(Text, { description: "The author id in this person's chat lines; null for bots and free seats." }),
  level: OrNull(Text, { description: "A bot's level; null for people." }),
  here: Type.Boolean({ description: 'Whether the person is connected.' }),
  toMove: Type.Boolean({ description: 'Whether the game is waiting for this seat.' }),
  awayUntil: OrNull(Type.Number(), {
    description: `While the game is waiting for a person who is away: when the others may decide (${time}). Otherwise null.`,
  }),
  standIn: Type.Boolean({
    description: 'Whether a stand-in plays for the person of this seat, who may take it back.',
  }),
  timedOut: Type.Optional(
    Type.Boolean({
      description: 'The seat timed out twice in a row. It counts as away until its player moves, even if connected.',
    }),
  ),
  standIns: Type.Array(Type.Object({ from: Type.Integer(), to: OrNull(Type.Integer()) }), {
    description: 'When stand-ins played: after move `from` and up to move `to`; null: still playing.',
  }),
  you: Type.Boolean({ description: "Whether this is the receiver's own seat." }),
  heldFor: Type.Optional(
    Type.Object(
      { name: Text, you: Type.Boolean() },
      {
        description:
          'A free seat of a rematch that is held for this player of the match before: they `sit` on it, or decline with `leave`. Others can take it after the host sets it to free (`bot` with `level` null).',
      },
    ),
  ),
  muted: Type.Boolean({ description: 'Whether the host has muted the person of this seat.' }),
  commit: Type.Optional(
    Type.String({ description: "SHA-256 of this player's seed contribution, if they committed to it." }),
  ),
})
export type SeatInfo = Data<typeof SeatInfo>

const FreedInfo = Type.Object({
  by: Text,
  name: Text,
  seat: Type.String({ description: 'The seat they lost. They may take any other one.' }),
  maySit: Type.Boolean({
    description: 'Whether they may sit down again; false after the host removed them twice.',
  }),
  you: Type.Boolean(),
})
export type FreedInfo = Data<typeof FreedInfo>

/** A line that tells everyone at the table what the host changed. */
const TableNote = Type.Object({ id: Type.Integer(), at: Type.Number(), text: Text })
export type TableNote = Data<typeof TableNote>

/** The facts about a table that everyone who may see it knows. */
export const TableInfo = Type.Object({
  id: Text,
  game: Text,
  rulesVersion: Type.Integer({
    description: 'The version of the rules. A client with the same version can produce the text itself.',
  }),
  title: Text,
  options: Type.Record(Text, Type.Unknown()),
  houseRules: Type.Array(Text, { description: 'Options that change the rules and differ from their default.' }),
  status: OneOf('waiting', 'playing', 'over'),
  public: Type.Boolean(),
  spectators: Type.Boolean(),
  hints: Type.Optional(Type.Boolean({ description: 'Whether players may ask for hints.' })),
  undoOff: Type.Optional(Type.Boolean({ description: 'Whether players may not ask the others to undo moves.' })),
  host: Text,
  youHost: Type.Boolean({ description: 'Whether the receiver is the host.' }),
  seats: Type.Array(SeatInfo),
  created: Type.Number(),
  moves: Type.Integer(),
  seedHash: Type.String({
    description: "SHA-256 of the server's seed contribution, published before any player contributes.",
  }),
  dealing: Type.Optional(
    OrNull(Type.Object({ until: Type.Number(), missing: Type.Array(Text) }), {
      description:
        'The host has started: the seats that still have to `reveal`, and until when. Then the match starts without them.',
    }),
  ),
  outcome: OrNull(Text, { description: 'The id of the ending; null while the match is running.' }),
  winners: Type.Optional(
    OrNull(Type.Array(Text), { description: 'The seats that won; null while the match is running or if unknown.' }),
  ),
  lastMove: Type.Optional(
    Type.Number({ description: `When the last move was made (${time}). Only in lists, and only if there was one.` }),
  ),
  lastText: Type.Optional(
    Type.String({ description: 'The last move as spectators read it. Only in the list of your own tables.' }),
  ),
  removal: Type.Optional(
    Type.Object(
      { since: Type.Number(), at: Type.Number() },
      {
        description: `The match has been waiting for a move \`since\`, and will be removed \`at\` (${time}) if none is made.`,
      },
    ),
  ),
  pausedBy: OrNull(Text, { description: 'The name of the player who paused the game; null if it is not paused.' }),
  pausable: Type.Boolean({ description: 'Whether players may pause the game: true for cooperative games.' }),
  rematch: OrNull(Text, { description: 'The id of the rematch table.' }),
  rematchOf: Type.Optional(Type.String({ description: 'The id of the table of which this one is the rematch.' })),
  frozen: Type.Optional(
    Type.Boolean({
      description: 'No player is connected to a timed table. Clocks and bots are stopped until one returns.',
    }),
  ),
  hurried: Type.Optional(
    Type.Boolean({
      description: 'The server is busy: a bot waited 10 seconds to think and then played as a medium bot.',
    }),
  ),
  ending: Type.Optional(
    OrNull(Type.Object({ seat: Text, by: Type.Array(Text), of: Type.Integer(), you: Type.Boolean() }), {
      description:
        'The vote to end the match because `seat` is away: names of those who agree, votes needed (`of`), own vote (`you`).',
    }),
  ),
  undo: Type.Optional(
    OrNull(
      Type.Object({
        seat: Text,
        moves: Type.Integer(),
        what: Type.Optional(Text),
        until: Type.Optional(Type.Number()),
        by: Type.Array(Text),
        of: Type.Integer(),
        you: Type.Boolean(),
      }),
      {
        description:
          'The player of `seat` asks to undo the last `moves` moves, of which `what` is the first: names of those who agree, answers needed (`of`), own answer (`you`). After `until` it counts as declined.',
      },
    ),
  ),
  stop: Type.Optional(
    OrNull(Type.Object({ seat: Text, by: Type.Array(Text), of: Type.Integer(), you: Type.Boolean() }), {
      description:
        'The player of `seat` asks to stop the match: names of those who agree, answers needed (`of`), own answer (`you`).',
    }),
  ),
  stoppedBy: Type.Optional(
    Type.String({ description: 'Who asked to stop the match, if all players agreed (outcome `stopped`).' }),
  ),
  muted: Type.Array(Type.Object({ by: Text, name: Text }), {
    description: 'Muted people; `by` is the author id in their chat lines.',
  }),
  seatRange: OrNull(Type.Object({ min: Type.Integer(), max: Type.Integer() }), {
    description:
      'The fewest and most seats that the host may choose before the start; null if the game fixes their number.',
  }),
  watching: Type.Array(Type.Object({ by: Text, name: Text, you: Type.Boolean() }), {
    description: 'Connected people without a seat.',
  }),
  freed: Type.Array(FreedInfo, { description: 'People whom the host removed from their seat before the start.' }),
  notes: Type.Array(TableNote, { description: 'What the host changed, oldest first.' }),
})
export type TableInfo = Data<typeof TableInfo>

export const ChatLine = Type.Object({
  id: Type.Integer(),
  name: Text,
  by: Type.String({
    description: 'The author id: the same for all lines of one person at this table. Needed to mute them.',
  }),
  seat: OrNull(Text, { description: 'The seat of the author; null for spectators.' }),
  text: Text,
  at: Type.Number({ description: time }),
})
export type ChatLine = Data<typeof ChatLine>
