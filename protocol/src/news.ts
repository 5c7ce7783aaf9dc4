import type { Reason } from '@holdout/engine'
import type { Countdown, Scene, Seen, Sight, Told } from '@holdout/host'

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

/** What one pair of eyes sees of the game, and what keeps them from taking back their last move. */
export interface Seeing extends Sight<Readonly<Record<string, unknown>>> {
  readonly undoBlocked: Reason | null
}

/** The parts of a sight, and of its view, that are not as they were. */
export interface SightChanges extends Partial<Seeing> {
  /** Elements of lists in the view that are not as they were, by field and place; the other elements are. */
  readonly items?: Readonly<Record<string, Readonly<Record<number, unknown>>>>
}

/** What `SceneNews` says, for a client that has the game and so its words; and only what is new. */
export interface SightNews {
  /** The last entry of the table's log; a client that comes back says it. */
  readonly seq: number
  /** What is left out is as it was after this entry, which is the last that was told on this connection; -1: nothing is left out. */
  readonly base: number
  /** What is new for everybody; and on top of it for these eyes alone. */
  readonly sight: SightChanges
  readonly own: SightChanges
  /** The log from this move on has become `told`. */
  readonly from: number
  readonly told: readonly Seen[]
  readonly clocks: readonly Countdown[]
  /** When the clocks were read, in ms since 1970 on the server. */
  readonly now: number
  /** The request of this client that has led to it; that is its answer, there is no other. */
  readonly done?: string
}
