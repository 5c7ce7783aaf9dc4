import type { SceneNews, SightNews } from './news.ts'
import type { ChatLine, TableInfo } from './table-info.ts'

/** The messages of a server. */
export type FromServer =
  | {
      readonly say: 'welcome'
      readonly version: number
      readonly you: { readonly name: string; readonly seat: string | null }
      readonly now: number
    }
  /** The table changed: seats, presence, options or a vote. */
  | { readonly say: 'table'; readonly table: TableInfo }
  | ({ readonly say: 'scene' } & SceneNews)
  /** The same for a client that turned text off. */
  | ({ readonly say: 'sight' } & SightNews)
  | { readonly say: 'chat'; readonly lines: readonly ChatLine[] }
  /** The request succeeded. For a move: its entry is stored. */
  | { readonly say: 'done'; readonly id: string; readonly seq?: number }
  /** The request failed. `because` is the message, `why` the rule id if there is one. */
  | { readonly say: 'refused'; readonly id: string | null; readonly why: string | null; readonly because: string }
  | { readonly say: 'pong'; readonly id: string; readonly now: number }
  /** The server is restarting. Reconnect; nothing is lost. */
  | { readonly say: 'restart' }
