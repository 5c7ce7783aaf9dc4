import type { FromServer } from '@holdout/protocol'
import { Subscription } from '../src/broadcast/subscription.ts'

/** A connection of a user without a socket. `receive` gets every message. */
export function subscriptionOf(user: string, receive: (message: FromServer) => void = () => {}): Subscription {
  return new Subscription({
    user,
    name: user,
    write({ text }) {
      receive(JSON.parse(text))
      return text.length
    },
    unanswered: () => null,
    settle() {},
    chatChanged() {},
    excluded() {},
  })
}
