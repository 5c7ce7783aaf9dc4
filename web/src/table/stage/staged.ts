import type { LogLine } from '@holdout/table'
import type { Act, Beat } from './beats.ts'

/** One beat of a log line, as it is shown. */
interface OnStage {
  readonly line: LogLine
  readonly act: Act
  readonly beat: Beat
  /** The number of the beat in its line, from 0. */
  readonly at: number
  /** The length on this device. */
  readonly ms: number
}

/** What is on stage. */
export interface Staged {
  /** The line, its beat and its picture; null while the pictures are loading. */
  readonly now: OnStage | null
  /** How many of the newest log lines are not shown yet. */
  readonly unshown: number
  skip(): void
}
