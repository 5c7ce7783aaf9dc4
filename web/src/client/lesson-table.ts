import type { PlayableTable } from '@holdout/table'
import type { LessonState } from '../worker/lesson-table.ts'
import { openWorkerTable } from './worker-table.ts'

/** An open lesson: a table that also goes from step to step. */
export interface OpenLesson extends PlayableTable {
  readonly state: LessonState
  /** Goes to the start of a step. */
  go(step: number): void
  /** Goes to the step after `from`; does nothing if the lesson has already left that step. */
  next(from: number): void
}

/** Opens a lesson in a worker of this page, at a step. */
export async function openLesson(text: string, at: number): Promise<OpenLesson> {
  const { client, table } = await openWorkerTable((desk, listener) => desk.openLesson(text, at, listener))
  const steps = { go: (step: number) => void table.go(step), next: (from: number) => void table.next(from) }
  return Object.assign(client, steps) as OpenLesson
}
