import type { Reason } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import type { ReactNode } from 'react'
import { requiredContext } from './context.ts'

/** Why a pressed piece cannot be used now. */
export interface PieceReason {
  readonly reason: Reason
  /** The pressed piece. */
  readonly at: Element
}

/** What lies over the table for a while: reasons, news about the viewer, a playback, the end. */
export interface Overlays {
  /** The notice that says why something could not be done. */
  readonly notice: ReactNode
  /** The same as a sentence for the prompt while a clock runs: nothing may cover the board then. */
  readonly refusal: Reason | null
  /** The actions of others against the viewer since their last move; null if none are shown. */
  readonly hits: readonly LogLine[] | null
  /** The reason that is shown at the pressed piece. */
  readonly callout: PieceReason | null
  endCallout(): void
  /** Whether the drawer of the log is open. */
  readonly logOpen: boolean
  closeLog(): void
  /** Whether the playback has shown everything that happened. */
  readonly allShown: boolean
  /** Called by the table with the number of newest log lines it has not shown yet; null when its playback is over. */
  shown(unshown: number | null): void
  /** Opens the end panel again after it was closed; null while there is nothing to open. */
  readonly showEnd: (() => void) | null
}

export const [OverlaysProvider, useOverlays] = requiredContext<Overlays>('overlays')
