import type { ReplayText } from '../replay/playback.ts'
import type { SaveFile } from './saves.ts'
import type { TerminalTable } from './terminal-table.ts'

/** An online table before its match starts: the players and the available actions. It changes over time. */
export interface WaitingRoom {
  readonly title: string
  readonly lines: readonly string[]
  readonly items: readonly MenuItem[]
  /** Whether the match has started. */
  readonly begun: boolean
  /** The error that ended the wait; the surface throws it. */
  readonly trouble: Error | null
  /** Carries out an item. Returns whether the person leaves the table. */
  pick(item: number): 'leaves' | 'stays'
  subscribe(listener: () => void): () => void
}

export interface MenuItem {
  readonly label: string
  readonly detail?: string
}

/** How a person left a table: at the end of the game, by quitting, or to switch to plain lines. */
export type Left = 'over' | 'quit' | 'plain'

export type AfterEnd = 'replay' | 'same' | 'new' | 'leave'

export interface EndOffer {
  readonly what: AfterEnd
  readonly item: MenuItem
}

/** The user interface of a game: the drawn table or plain lines. */
export interface Surface {
  /** Shows a note, before play starts if possible. */
  say(text: string): void
  /** The index of the chosen item; null if the person quits. */
  choose(question: string, items: readonly MenuItem[]): Promise<number | null>
  wait(room: WaitingRoom): Promise<'begun' | 'left'>
  table(table: TerminalTable, save: Pick<SaveFile, 'path'>): Promise<Left>
  /** Shows the outcome and asks what to do next. */
  end(table: TerminalTable, recordIn: string, offers: readonly EndOffer[]): Promise<AfterEnd>
  replay(playback: ReplayText): Promise<void>
  /** Restores the terminal. Text printed later stays on it. */
  close(): void
}
