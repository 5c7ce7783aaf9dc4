import type { Playback } from '../replay/playback.ts'
import type { SaveFile } from './saves.ts'
import type { Table } from './table.ts'

/** Before an online game begins: who has come, and what one may do meanwhile. It changes by itself. */
export interface WaitingRoom {
  readonly title: string
  readonly lines: readonly string[]
  readonly items: readonly MenuItem[]
  /** Whether the game has begun, so that there is nothing more to wait for. */
  readonly begun: boolean
  /** What ended the waiting otherwise; it is thrown. */
  readonly trouble: Error | null
  /** Says whether the person leaves by it. */
  pick(item: number): 'leaves' | 'stays'
  subscribe(listener: () => void): () => void
}

export interface MenuItem {
  readonly label: string
  readonly detail?: string
}

/** How somebody left a table: at its end, with the game saved, or because they want plain lines instead of the drawing. */
export type Left = 'over' | 'quit' | 'plain'

export type AfterEnd = 'replay' | 'same' | 'new' | 'leave'

export interface EndOffer {
  readonly what: AfterEnd
  readonly item: MenuItem
}

/** Where a person plays: the drawn table, or plain lines. */
export interface Surface {
  /** Something to know before play begins. */
  say(text: string): void
  /** The number of the chosen item; null if the person leaves. */
  choose(question: string, items: readonly MenuItem[]): Promise<number | null>
  wait(room: WaitingRoom): Promise<'begun' | 'left'>
  table(table: Table, save: Pick<SaveFile, 'path'>): Promise<Left>
  /** The end of a game: how it ended, what came of it, what next. */
  end(table: Table, recordIn: string, offers: readonly EndOffer[]): Promise<AfterEnd>
  replay(playback: Playback): Promise<void>
  /** Gives the terminal back. What is said after that stays to be read. */
  close(): void
}
