import type { Result } from '@holdout/engine'
import type { PlayableTable, TableState } from '@holdout/table'
import { lessonAnswers } from '../text/lesson-answers.ts'
import type { LessonAnswer, LessonNow } from '../worker/lesson-stage.ts'
import { openDesk } from './desk.ts'

/** An open lesson: a table, and the current step. */
export interface LessonTable {
  readonly table: PlayableTable
  readonly now: LessonNow
  subscribe(listener: () => void): () => void
  /** Goes to the start of a step. */
  go(step: number): void
  /** Goes to the step after `from`; does nothing if the lesson has already left that step. */
  next(from: number): void
}

/** Opens a lesson in a worker of this page, at a step. */
export async function openLesson(text: string, at: number): Promise<LessonTable> {
  const { desk, ask, close } = openDesk()
  const listeners = new Set<() => void>()
  let now: LessonNow
  let state: TableState
  const show = ({ answer, now: next }: LessonAnswer): Result => {
    if (next) {
      now = next
      state = { ...next.table, clocksAt: performance.now(), pausedBy: null }
      for (const changed of [...listeners]) changed()
    }
    return answer
  }
  try {
    show(await ask(desk.lesson({ kind: 'open', text, at })))
  } catch (error) {
    close()
    throw error
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const go = (step: number): void => void desk.lesson({ kind: 'go', step }).then(show)
  const noUndo: Result = { ok: false, rule: null, text: lessonAnswers.noUndo }
  return {
    get now() {
      return now
    },
    subscribe,
    go,
    next: from => void desk.lesson({ kind: 'next', from }).then(show),
    table: {
      get state() {
        return state
      },
      subscribe,
      play: async move => show(await desk.lesson({ kind: 'play', move })),
      undo: async () => noUndo,
      redo: async () => noUndo,
      reset: async () => noUndo,
      pass: () => {},
      stepIn: () => {},
      ready: () => {},
      hurry: () => {},
      pause: () => {},
      rest: () => {},
      preview: (move, then) => desk.lessonPreview(move, then),
      hint: async () => now.wanted,
      close,
    },
  }
}
