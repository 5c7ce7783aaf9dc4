import type { AnyEvent, AnyMove, Seat } from '@holdout/engine'
import type { Odds } from '@holdout/knowledge'
import type { LogLine, Preview, Scene } from '@holdout/table'
import type { ComponentType } from 'react'
import type { Place } from '../client/beds.ts'
import type { SoundName } from '../client/sound.ts'
import type { StageModule } from './stage/beats.ts'

/** The props of a game's table. It draws only what `scene.view` shows and offers only what `scene.choices` lists. */
export interface TableProps<V = unknown, M extends AnyMove = AnyMove, E extends AnyEvent = AnyEvent> {
  readonly scene: Scene<V, M>
  /** The log lines since the previous scene, so that the table can mark or animate changes. */
  readonly news: readonly LogLine<E>[]
  /** The name of each seat's player. */
  readonly names: Readonly<Record<Seat, string>>
  /** The chosen move that is not confirmed yet. */
  readonly draft: M | null
  /** The move that a hint advises, to be marked where it begins. */
  readonly hint: M | null
  /** Chooses a legal move. It is played immediately or, if the player confirms moves, becomes the draft first. */
  choose(move: M): void
  /** A replay: the table offers no moves, whatever `scene.choices` lists. */
  readonly review: boolean
}

/** A key and what it does, for the list of keys. */
export interface KeyHelp {
  readonly key: string
  readonly does: string
}

/** Cards that the viewer can count: a pile, or the cards that are left. */
export interface CountedCards {
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly count: number }[]
  /** The meaning of the count, in a sentence. */
  readonly note?: string
}

/** A tip for a first game. */
export interface Tip {
  /** Selectors of what it points at; the first one that is visible counts. */
  readonly at: string
  readonly say: string
}

/** A game's table: how it is drawn, and what the frame of all tables needs to know about it. */
export interface GameTable<V, M extends AnyMove, E extends AnyEvent> {
  readonly Table: ComponentType<TableProps<V, M, E>>
  /** Event name → sound. */
  readonly sounds: Readonly<Partial<Record<E['event'], SoundName>>>
  /** Where the game takes place: the loop that sounds during play. */
  readonly ambience?: Place
  /** The events that `loadStage` may have beats for. */
  readonly staged?: readonly E['event'][]
  /** Loads the pictures and beats of the staged events. */
  loadStage?(): Promise<StageModule>
  /** The events that begin a turn in the log; `turn-began` if missing. */
  readonly turns?: readonly E['event'][]
  /** The table's own keys, for the list of keys. */
  readonly keys?: readonly KeyHelp[]
  /** How far the night has progressed, from 0 to 1. */
  progress?(view: V): number
  /** How the game stands for a seat, for lists of saved games: "day 4, 12 points". */
  stands?(view: V, seat: Seat): string
  /** Whether the event affects that seat so much that it is shown over the table, not only in the log. */
  isHit?(event: E, seat: Seat, view: V): boolean
  /** Whether the viewer's own clock stops in this position, where the table allows it: at tables of one device. */
  rests?(view: V): boolean
  /** Whether a clock runs that players do not see. */
  hurries?(view: V): boolean
  /** A move that is previewed by itself and after every other move, such as ending the turn. */
  readonly followUp?: M
  /** The result of a move in one or two short sentences; null: its log lines are shown. */
  consequence?(preview: Preview, move: M, view: V, names: Readonly<Record<Seat, string>>): string | null
  /** The chance that a move succeeds, as far as the viewer can count it. Shown with its result. */
  odds?(view: V, move: M): Odds | null
  /** Loads the lists of known cards, for the sheet that shows them during play. */
  loadCounts?(): Promise<{ countsIn(view: V): readonly CountedCards[] }>
  /** Loads the tips for a first game; without it there are tips for any table. */
  loadTips?(): Promise<{ readonly tips: readonly Tip[] }>
  /** Joins log lines that say more in one, such as the steps of a walk. Used where the log is read, not counted. */
  gatherLog?(lines: readonly LogLine[]): readonly LogLine[]
  /** Loads what the sentence of an event leaves out, such as the number of a drawn card. *Why?* shows it. */
  loadDetail?(): Promise<{ detailOf(event: E): string | null }>
  /** Events that the log folds into the line before them. */
  readonly routine?: readonly E['event'][]
  /** Names of bookkeeping events, left out of the results of a move. */
  readonly unsaid?: readonly E['event'][]
}

/** The table of any game. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where tables of all games meet
export type TableModule = GameTable<any, any, any>

/** Defines a game's table. The file `tables/<slug>/index.tsx` exports it as `table`. */
export function defineTable<V, M extends AnyMove, E extends AnyEvent>(table: GameTable<V, M, E>): TableModule {
  return table
}
