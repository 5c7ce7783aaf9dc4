import type { Countdown, Scene, Told } from '@holdout/host'
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
  | { readonly say: 'chat'; readonly lines: readonly ChatLine[] }
  /** The request was carried out; for a move: its entry is committed. */
  | { readonly say: 'done'; readonly id: string; readonly seq?: number }
  /** It was not, and this is why: a sentence, and the rule behind it if there is one. */
  | { readonly say: 'refused'; readonly id: string | null; readonly why: string | null; readonly because: string }
  | { readonly say: 'pong'; readonly id: string; readonly now: number }
  /** The server goes down for a moment: come back, nothing is lost. */
  | { readonly say: 'restart' }

/** What one pair of eyes sees of the game after a move, and all that happened since the last it knew of. */
export interface SceneNews {
  /** The last entry of the table's log; a client that comes back says it. */
  readonly seq: number
  readonly scene: Scene
  /** The log from this move on has become `told`. */
  readonly from: number
  readonly told: readonly Told[]
  readonly clocks: readonly Countdown[]
  /** When the clocks were read, in ms since 1970 on the server. */
  readonly now: number
  readonly undoBlocked: { readonly why: string | null; readonly say: string } | null
}
