import type { ChatLine } from '@holdout/protocol'

const MOST_LINES = 200

/** Adds new lines to the chat. After a reconnect the server repeats lines; those are dropped. */
export function withLines(known: readonly ChatLine[], sent: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)
  return [...known, ...sent.filter(({ id }) => !last || id > last.id)].slice(-MOST_LINES)
}
