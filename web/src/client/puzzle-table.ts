import type { PuzzleEntry } from '@holdout/knowledge'
import type { PlayableTable } from '@holdout/table'
import type { PuzzleState } from '../worker/puzzle-table.ts'
import { openWorkerTable } from './worker-table.ts'

/** An open puzzle: a table that also shows the solution. */
export interface OpenPuzzle extends PlayableTable {
  readonly state: PuzzleState
  /** Plays the best move. */
  solve(): void
}

/** Opens a puzzle in a worker of this page. */
export async function openPuzzle(entry: PuzzleEntry): Promise<OpenPuzzle> {
  const { client, table } = await openWorkerTable((desk, listener) => desk.openPuzzle(entry, listener))
  return Object.assign(client, { solve: () => void table.solve() }) as OpenPuzzle
}
