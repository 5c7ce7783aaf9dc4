import type { SceneNews, SightNews } from './news.ts'
import type { ChatLine, TableInfo } from './table-info.ts'

/** Everything a server says over a socket. */
export type FromServer =
  | {
      readonly say: 'welcome'
      readonly version: number
      readonly you: { readonly name: string; readonly seat: string | null }
      readonly now: number
    }
  /** The table has changed: who sits, who is here, what was decided about it. */
  | { readonly say: 'table'; readonly table: TableInfo }
  | ({ readonly say: 'scene' } & SceneNews)
  /** The same to a client that has said it needs no words. */
  | ({ readonly say: 'sight' } & SightNews)
  | { readonly say: 'chat'; readonly lines: readonly ChatLine[] }
  /** The request was carried out; for a move: its entry is committed. */
  | { readonly say: 'done'; readonly id: string; readonly seq?: number }
  /** It was not, and this is why: a sentence, and the rule behind it if there is one. */
  | { readonly say: 'refused'; readonly id: string | null; readonly why: string | null; readonly because: string }
  | { readonly say: 'pong'; readonly id: string; readonly now: number }
  /** The server goes down for a moment: come back, nothing is lost. */
  | { readonly say: 'restart' }
