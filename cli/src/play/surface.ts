import type { Playback } from '../replay/playback.ts'
import type { SaveFile } from './saves.ts'
import type { Table } from './table.ts'

export interface MenuItem {
  readonly label: string
  readonly detail?: string
}

/** How somebody left a table: at its end, with the game saved, or because they want plain lines instead of the drawing. */
export type Left = 'over' | 'quit' | 'plain'

export type AfterEnd = 'replay' | 'same' | 'new' | 'leave'

/** Where a person plays: the drawn table, or plain lines. */
export interface Surface {
  /** Something to know before play begins. */
  say(text: string): void
  /** The number of the chosen item; null if the person leaves. */
  choose(question: string, items: readonly MenuItem[]): Promise<number | null>
  table(table: Table, save: SaveFile): Promise<Left>
  /** The end of a game: how it ended, what came of it, what next. */
  end(table: Table, recordIn: string): Promise<AfterEnd>
  replay(playback: Playback): Promise<void>
  /** Gives the terminal back. What is said after that stays to be read. */
  close(): void
}
