import type { AnyEvent, AnyMove, Seat } from '@holdout/engine'
import type { Preview, Scene, Told } from '@holdout/host'
import type { ComponentType } from 'react'
import type { SoundName } from '../client/sound.ts'

/** All that a game's table is given. It draws what `scene.view` shows and offers what `scene.choices` lists, nothing else. */
export interface TableProps<V = unknown, M extends AnyMove = AnyMove, E extends AnyEvent = AnyEvent> {
  readonly scene: Scene<V, M>
  /** What has happened since the scene before: what just changed may be marked or moved. */
  readonly news: readonly Told<E>[]
  /** What each seat's player is called. */
  readonly names: Readonly<Record<Seat, string>>
  /** The move that was chosen and waits to be confirmed. */
  readonly draft: M | null
  /** The move that a hint advises: to be marked where it begins. */
  readonly hint: M | null
  /** Chooses a legal move. It is played at once or, where players confirm, becomes the draft first. */
  choose(move: M): void
  /** Nothing can be done here: a replay. What could be chosen then is no concern of the table. */
  readonly review: boolean
}

/** A key and what it does, as the app lists them. */
export interface KeyHelp {
  readonly key: string
  readonly does: string
}

/** What a number at the end is called, by its name in the outcome. */
export type EndWords = Readonly<Record<string, string | null>>

/** What a folder in `tables/` exports. */
export interface TableModule {
  // biome-ignore lint/suspicious/noExplicitAny: the one place where tables of all games meet
  readonly Table: ComponentType<TableProps<any, any, any>>
  /** What can be heard: the name of an event → a sound. */
  readonly sounds: Readonly<Record<string, SoundName>>
  /** The table shows one event after the other and lets each be heard in its moment; otherwise the room sees to sounds. */
  readonly hearsItself?: boolean
  /** Keys of this table alone, for the list of keys. */
  readonly keys?: readonly KeyHelp[]
  /** How far the night has got, from 0 to 1. */
  progress?(view: never): number
  /** Whether something was done to that seat which it should not have to find in the log. */
  isHit?(event: never, seat: Seat, view: never): boolean
  /** A move whose result is always worth knowing, such as ending the turn: it is previewed by itself and after every other move. */
  readonly followUp?: AnyMove
  /** What will come of a move, in one or two short sentences; null: its log lines say it. */
  consequence?(preview: Preview, move: never, view: never): string | null
  /** Names of events that are bookkeeping: left out of what is said to come of a move. */
  readonly unsaid?: readonly string[]
  /** What the numbers at the end are called; null: not worth showing. What is not here is shown by its own name. */
  readonly endWords?: EndWords
}
