import type { Reason } from '@holdout/engine'
import type { Countdown, Scene, Seen, Sight, Told } from '@holdout/host'

/** A full update for one seat: its scene, and the log lines since the client's last known entry. */
export interface SceneNews {
  /** Number of the last log entry. A client that reconnects sends it in `hello`. */
  readonly seq: number
  readonly scene: Scene
  /** `told` replaces the client's log from this move on. */
  readonly from: number
  readonly told: readonly Told[]
  readonly clocks: readonly Countdown[]
  /** When the clocks were read, in server time (ms since 1970). */
  readonly now: number
  readonly undoBlocked: { readonly why: string | null; readonly say: string } | null
}

/** A scene without text, and the reason why the seat cannot undo its last move. */
export interface Seeing extends Sight<Readonly<Record<string, unknown>>> {
  readonly undoBlocked: Reason | null
}

/** The fields of a scene and its view that changed. */
export interface SightChanges extends Partial<Seeing> {
  /** Changed elements of lists in the view, by field and index. Other elements stay as they are. */
  readonly items?: Readonly<Record<string, Readonly<Record<number, unknown>>>>
}

/** A patch for one seat: the changes since the last scene, without text. For clients that have the game's code. */
export interface SightNews {
  /** Number of the last log entry. A client that reconnects sends it in `hello`. */
  readonly seq: number
  /** The entry that the patch builds on: the last one sent on this connection. -1: the patch contains everything. */
  readonly base: number
  /** The changes that all seats see, and on top of them the changes for this seat only. */
  readonly sight: SightChanges
  readonly own: SightChanges
  /** `told` replaces the client's log from this move on. */
  readonly from: number
  readonly told: readonly Seen[]
  readonly clocks: readonly Countdown[]
  /** When the clocks were read, in server time (ms since 1970). */
  readonly now: number
  /** The request of this client that caused the patch. The patch is its answer; no `done` follows. */
  readonly done?: string
}
