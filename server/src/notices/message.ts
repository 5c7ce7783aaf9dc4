import type { NoticeKind } from '../store/notice-store.ts'
import { messageText } from '../text/notices.ts'
import { GAMES_PATH, pathOfTable } from './links.ts'

/** A message to a person: what all channels send. It has nothing that is hidden at the table. */
export interface Message {
  readonly title: string
  readonly body: string
  readonly path: string
  /** The same for all messages about a table: a device shows only the latest. */
  readonly tag: string
  /** How long it is worth delivering, in ms. */
  readonly lasts: number
}

/** The public facts of a notice. */
export interface NoticeFacts {
  readonly kind: NoticeKind
  readonly table: string
  /** The title of the game. */
  readonly game: string
  /** The names of the other players. */
  readonly others: readonly string[]
  /** The time left for a decision, in ms; null: no limit. */
  readonly left: number | null
}

const LONGEST_MS = 2 * 24 * 3_600_000

/** One message about all notices. Of several about one table, the most urgent counts. */
export function messageOf(notices: readonly NoticeFacts[]): Message {
  const tables = new Map<string, NoticeFacts>()
  for (const one of notices) {
    const other = tables.get(one.table)
    if (!other || URGENCY.indexOf(one.kind) < URGENCY.indexOf(other.kind)) tables.set(one.table, one)
  }
  const all = [...tables.values()]
  const lasts = Math.min(LONGEST_MS, ...all.map(({ left }) => Math.max(60_000, left ?? LONGEST_MS)))
  const [first] = all
  if (all.length === 1)
    return {
      title: messageText.title[first.kind](first.game),
      body: messageText.body(first),
      path: pathOfTable(first.table),
      tag: first.table,
      lasts,
    }
  return {
    title: messageText.several(
      all.length,
      all.every(({ kind }) => kind === 'turn'),
    ),
    body: all.map(one => messageText.line(one)).join('\n'),
    path: GAMES_PATH,
    tag: 'several',
    lasts,
  }
}

const URGENCY: readonly NoticeKind[] = ['seat', 'turn', 'rematch', 'full', 'chat']
