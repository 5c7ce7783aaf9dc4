import type { AnyMove, MatchRecord } from '@holdout/engine'
import type { PlayableTable, Seating, TableState } from '@holdout/table'
import { proxy } from 'comlink'
import type { Listener, NewTable, TableUpdate } from '../worker/messages.ts'
import type { Prospects } from '../worker/prospects-now.ts'
import { openDesk } from './desk.ts'
import { settings } from './settings.ts'

/** A table on this device. */
export interface LocalTable extends PlayableTable {
  /** The prospects of every seat, from what the viewer can know; null if the game has no estimate. */
  prospects(): Promise<Prospects | null>
}

/** Opens a table in a worker of this page. Resolves with the first state; rejects if the table cannot be opened. */
export async function openLocalTable(
  from: { readonly table: NewTable } | { readonly record: MatchRecord; readonly seating: Seating | null },
  keep: (record: MatchRecord) => void,
): Promise<LocalTable> {
  const { desk, ask, close } = openDesk()
  const listeners = new Set<() => void>()
  let state: TableState | null = null
  let coming: TableState | null = null
  let paused = false
  let resting = false
  const show = (): void => {
    if (!coming) return
    state = coming
    coming = null
    for (const changed of [...listeners]) changed()
  }
  // Bots without a delay move faster than the page renders: updates within one frame are shown together.
  const soon = (next: TableState): void => {
    if (!coming) setTimeout(show, FRAME)
    coming = next
  }
  const listener: Listener = {
    update: update =>
      soon({
        ...withLog(update, coming ?? state),
        newLines: coming?.scene.seat === update.scene.seat ? [...coming.newLines, ...update.newLines] : update.newLines,
        rings: update.rings || (coming?.rings ?? false),
        clocksAt: performance.now(),
        pausedBy: paused ? 'You' : null,
      }),
    keep,
  }
  await ask(desk.pace(settings.value.botPause))
  const unwatch = settings.subscribe(() => void desk.pace(settings.value.botPause))
  try {
    await ask(
      'table' in from
        ? desk.open(from.table, proxy(listener))
        : desk.resume(from.record, from.seating, proxy(listener)),
    )
  } catch (error) {
    unwatch()
    close()
    throw error
  }
  await ask(desk.pace(settings.value.botPause)) // the worker answers in order, so the first update has arrived by now
  show()
  ask(new Promise<never>(() => {})).catch((error: Error) => {
    const now = coming ?? state
    if (now) soon({ ...now, newLines: [], phase: { kind: 'failed', message: error.message } })
  })
  return {
    get state() {
      return state as TableState
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play: (move: AnyMove) => desk.play(move),
    undo: () => desk.undo(),
    redo: () => desk.redo(),
    reset: () => desk.reset(),
    pass: untilNeeded => void desk.pass(untilNeeded),
    stepIn: seat => void desk.stepIn(seat),
    ready: () => void desk.ready(),
    hurry: () => void desk.hurry(),
    pause(on) {
      paused = on
      const now = coming ?? state
      if (now) soon({ ...now, newLines: coming?.newLines ?? [], pausedBy: on ? 'You' : null })
      void desk.hold(paused || resting)
    },
    rest(on) {
      resting = on
      void desk.hold(paused || resting)
    },
    preview: (move, then) => desk.preview(move, then),
    hint: quick => desk.hint(quick),
    prospects: () => desk.prospects(),
    close() {
      unwatch()
      close()
    },
  }
}

/** In ms. */
const FRAME = 16

function withLog(update: TableUpdate, before: TableState | null): Omit<TableState, 'clocksAt' | 'pausedBy'> {
  const { from, log, ...rest } = update
  const kept = from === 0 ? [] : (before?.log ?? []).filter(({ at }) => at < from)
  return { ...rest, log: [...kept, ...log] }
}
