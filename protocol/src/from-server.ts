import Type from 'typebox'
import { HintedMove, PatchUpdate, SceneUpdate } from './scene.ts'
import { type Data, OrNull, Text } from './schema.ts'
import { ChatLine, TableInfo } from './table-info.ts'

/**
 * The messages of a server. Clients check them against these schemas; fields that are not listed are allowed, so that a
 * newer server can send more.
 */
export const FromServer = Type.Union([
  Type.Object(
    {
      type: Type.Literal('welcome'),
      version: Type.Integer(),
      you: Type.Object({ name: Text, seat: OrNull(Text) }),
      now: Type.Number({ description: 'Server time (ms since 1970).' }),
    },
    { description: 'The answer to `hello`.' },
  ),
  Type.Object(
    { type: Type.Literal('table'), table: TableInfo },
    { description: 'The table changed: seats, presence, options or a vote.' },
  ),
  Type.Object(
    { type: Type.Literal('scene'), ...SceneUpdate.properties },
    { description: 'What this seat sees and may do, with text.' },
  ),
  Type.Object(
    { type: Type.Literal('patch'), ...PatchUpdate.properties },
    { description: 'The same as a patch without text, for a client that turned text off.' },
  ),
  Type.Object(
    {
      type: Type.Literal('chat'),
      lines: Type.Array(ChatLine),
      more: Type.Optional(Type.Boolean({ description: 'Whether there are earlier lines.' })),
    },
    {
      description:
        'New chat lines. `more` is set on the latest lines after `hello` and in the answer to `earlier-chat`: whether there are lines before these.',
    },
  ),
  Type.Object(
    {
      type: Type.Literal('hint'),
      id: Text,
      best: Type.Array(HintedMove, {
        description: 'The best moves, the best first. Empty: nothing to decide, or wait.',
      }),
      of: Type.Integer({ description: 'The number of legal moves.' }),
    },
    { description: 'The answer to `hint`, for the seat that asked, before `done`.' },
  ),
  Type.Object(
    { type: Type.Literal('done'), id: Text, seq: Type.Optional(Type.Integer()) },
    { description: 'The request succeeded. For a move: its entry `seq` is stored.' },
  ),
  Type.Object(
    {
      type: Type.Literal('error'),
      id: OrNull(Text),
      rule: OrNull(Text, { description: 'The id of the rule that is the reason; null if no rule is.' }),
      message: Type.String({ description: 'The reason as a sentence.' }),
      retryAfter: Type.Optional(
        Type.Integer({ description: 'Seconds after which a request over a limit can be sent again.' }),
      ),
    },
    {
      description: 'The request failed. `retryAfter`: it was over a limit and can be sent again after so many seconds.',
    },
  ),
  Type.Object(
    { type: Type.Literal('pong'), id: Text, now: Type.Number() },
    { description: "The answer to `ping`, with the server's time." },
  ),
  Type.Object(
    { type: Type.Literal('restart') },
    { description: 'The server is restarting. Reconnect; nothing is lost.' },
  ),
])
export type FromServer = Data<typeof FromServer>
