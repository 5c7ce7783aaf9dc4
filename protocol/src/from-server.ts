import Type from 'typebox'
import { SceneNews, SightNews } from './scene.ts'
import { type Data, OrNull, Text } from './schema.ts'
import { ChatLine, TableInfo } from './table-info.ts'

/**
 * The messages of a server. Clients check them against these schemas; fields that are not listed are allowed, so that a
 * newer server can send more.
 */
export const FromServer = Type.Union([
  Type.Object(
    {
      say: Type.Literal('welcome'),
      version: Type.Integer(),
      you: Type.Object({ name: Text, seat: OrNull(Text) }),
      now: Type.Number({ description: 'Server time (ms since 1970).' }),
    },
    { description: 'The answer to `hello`.' },
  ),
  Type.Object(
    { say: Type.Literal('table'), table: TableInfo },
    { description: 'The table changed: seats, presence, options or a vote.' },
  ),
  Type.Object(
    { say: Type.Literal('scene'), ...SceneNews.properties },
    { description: 'What this seat sees and may do, with text.' },
  ),
  Type.Object(
    { say: Type.Literal('sight'), ...SightNews.properties },
    { description: 'The same as a patch without text, for a client that turned text off.' },
  ),
  Type.Object({ say: Type.Literal('chat'), lines: Type.Array(ChatLine) }, { description: 'New chat lines.' }),
  Type.Object(
    { say: Type.Literal('done'), id: Text, seq: Type.Optional(Type.Integer()) },
    { description: 'The request succeeded. For a move: its entry `seq` is stored.' },
  ),
  Type.Object(
    {
      say: Type.Literal('refused'),
      id: OrNull(Text),
      why: OrNull(Text, { description: 'The rule id, if there is one.' }),
      because: Type.String({ description: 'The message.' }),
    },
    { description: 'The request failed.' },
  ),
  Type.Object(
    { say: Type.Literal('pong'), id: Text, now: Type.Number() },
    { description: "The answer to `ping`, with the server's time." },
  ),
  Type.Object(
    { say: Type.Literal('restart') },
    { description: 'The server is restarting. Reconnect; nothing is lost.' },
  ),
])
export type FromServer = Data<typeof FromServer>
