import type { AnyEvent } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import type { ComponentType } from 'react'
import type { SoundName } from '../../client/sound.ts'
import type { Names } from '../../parts/names.ts'

/** One step of what is staged for an event. */
export interface Beat {
  /** Length at normal speed, in ms. */
  readonly ms: number
  /** A sound besides that of the event itself. */
  readonly sound?: SoundName
  /** How long the loop of the place is silent, in ms. */
  readonly hushes?: number
  /** Vibration, in ms. */
  readonly buzz?: number
}

export interface PictureProps<V = unknown, E extends AnyEvent = AnyEvent> {
  /** The staged event. */
  readonly event: E
  /** The current beat of the event, counted from 0. */
  readonly beat: number
  /** The log up to this event. */
  readonly log: readonly LogLine<E>[]
  /** The view after all events, also those that are not shown yet. */
  readonly view: V
  readonly names: Names
  /** The seat that looks; `table` for a spectator. */
  readonly seat: string
}

/** How an event is staged. */
export interface Act<V = unknown, E extends AnyEvent = AnyEvent> {
  readonly Picture: ComponentType<PictureProps<V, E>>
  /** The picture covers board and dock. Otherwise it is small, and the player can go on playing. */
  readonly covers?: boolean
  /** The beats of an event; none if this one is not worth a picture. */
  beats(event: E, at: { readonly view: V; readonly log: readonly LogLine<E>[]; readonly seat: string }): readonly Beat[]
}

/** What a game stages, by event. Loaded after the table. */
export interface StageModule {
  // biome-ignore lint/suspicious/noExplicitAny: the events of all games meet here
  readonly acts: Readonly<Record<string, Act<any, any>>>
}
