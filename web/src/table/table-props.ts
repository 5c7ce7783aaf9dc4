import type { AnyEvent, AnyMove, Seat } from '@holdout/engine'
import type { Scene, Told } from '@holdout/host'
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
  /** Chooses a legal move. It is played at once or, where players confirm, becomes the draft first. */
  choose(move: M): void
  /** Nothing can be done here: a replay. What could be chosen then is no concern of the table. */
  readonly review: boolean
}

/** What a folder in `tables/` exports. */
export interface TableModule {
  // biome-ignore lint/suspicious/noExplicitAny: the one place where tables of all games meet
  readonly Table: ComponentType<TableProps<any, any, any>>
  /** What can be heard: the name of an event → a sound. */
  readonly sounds: Readonly<Record<string, SoundName>>
}
