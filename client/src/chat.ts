import type { ChatLine, FromServer } from '@holdout/protocol'

/** The chat lines that a client has, and whether the server has earlier ones. */
export interface ChatHistory {
  readonly lines: readonly ChatLine[]
  readonly hasEarlier: boolean
}

export const NO_CHAT: ChatHistory = { lines: [], hasEarlier: false }

/** While no earlier lines were asked for, a client keeps this many. */
const MOST_LINES = 200

type ChatMessage = Pick<Extract<FromServer, { type: 'chat' }>, 'lines' | 'more'>

/**
 * Adds lines to the chat, in the order of their ids. The server repeats lines after a reconnect, and a line of another
 * node can arrive after a later one. `more` is set on the latest lines after a reconnect and on earlier ones.
 */
export function withLines(known: ChatHistory, { lines: sent, more }: ChatMessage): ChatHistory {
  const [first, last] = [known.lines[0], known.lines.at(-1)]
  // After a long absence there may be a gap between the known lines and the latest. Those before it can be asked for.
  const isAfterGap = more === true && last !== undefined && sent.length > 0 && sent[0].id > last.id
  if (isAfterGap) return { lines: sent, hasEarlier: true }
  const byId = new Map([...known.lines, ...sent].map(line => [line.id, line]))
  const lines = [...byId.values()].sort((a, b) => a.id - b.id)
  const isEarlier = first === undefined || sent.length === 0 || sent[0].id < first.id
  const hasEarlier = more !== undefined && isEarlier ? more : known.hasEarlier
  if (more !== undefined) return { lines, hasEarlier }
  const most = Math.max(MOST_LINES, known.lines.length)
  return { lines: lines.slice(-most), hasEarlier: hasEarlier || lines.length > most }
}
