import type { FromServer, SceneUpdate } from '@holdout/protocol'
import { Subscription } from '../src/broadcast/subscription.ts'
import type { LiveTable } from '../src/tables/live-table.ts'

/** A connection of a user at a table, without a socket. `receive` gets every message. */
export function subscriptionOf(
  user: string,
  table: string,
  receive: (message: FromServer) => void = () => {},
): Subscription {
  return new Subscription({
    user,
    name: user,
    table,
    write({ frame: { text } }) {
      receive(JSON.parse(text))
      return text.length
    },
    send: receive,
    unanswered: () => null,
    settle() {},
    chatChanged() {},
    excluded() {},
  })
}

/** The scene that a user would be sent now; null before the start. */
export function sceneFor(table: LiveTable, user: string): SceneUpdate | null {
  let scene: SceneUpdate | null = null
  const reader = subscriptionOf(user, table.state.id, message => {
    if (message.type === 'scene') scene = message
  })
  table.broadcast.welcome(reader, null)
  return scene
}
