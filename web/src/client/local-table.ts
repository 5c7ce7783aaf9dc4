import type { AnyMove, MatchRecord } from '@holdout/engine'
import type { Seating } from '@holdout/host'
import { proxy } from 'comlink'
import type { Listener, NewTable, TableNews } from '../worker/messages.ts'
import { openDesk } from './desk.ts'
import { settings } from './settings.ts'
import type { TableClient, TableState } from './table-client.ts'

/** Opens a table in a worker of this page. Resolves when there is something to show; what cannot be opened is refused. */
export async function openLocalTable(
  from: { readonly table: NewTable } | { readonly record: MatchRecord; readonly seating: Seating | null },
  keep: (record: MatchRecord) => void,
): Promise<TableClient> {
  const { desk, close } = openDesk()
  const listeners = new Set<() => void>()
  let state: TableState | null = null
  let paused = false
  let resting = false
  const show = (next: TableState): void => {
    state = next
    for (const changed of [...listeners]) changed()
  }
  const listener: Listener = {
    news: news => show({ ...withLog(news, state), clocksAt: performance.now(), pausedBy: paused ? 'You' : null }),
    keep,
  }
  await desk.pace(settings.value.botPause)
  const unwatch = settings.subscribe(() => void desk.pace(settings.value.botPause))
  try {
    await ('table' in from
      ? desk.open(from.table, proxy(listener))
      : desk.resume(from.record, from.seating, proxy(listener)))
  } catch (error) {
    unwatch()
    close()
    throw error
  }
  await desk.pace(settings.value.botPause) // the worker answers in order: by now the first news is here
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
    pass: () => void desk.pass(),
    ready: () => void desk.ready(),
    hurry: () => void desk.hurry(),
    pause(on) {
      paused = on
      if (state) show({ ...state, news: [], pausedBy: on ? 'You' : null })
      void desk.hold(paused || resting)
    },
    rest(on) {
      resting = on
      void desk.hold(paused || resting)
    },
    preview: move => desk.preview(move),
    hint: () => desk.hint(),
    close() {
      unwatch()
      close()
    },
  }
}

function withLog(news: TableNews, before: TableState | null): Omit<TableState, 'clocksAt' | 'pausedBy'> {
  const { from, told, ...rest } = news
  const kept = from === 0 ? [] : (before?.log ?? []).filter(({ at }) => at < from)
  return { ...rest, log: [...kept, ...told] }
}
