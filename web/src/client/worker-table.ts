import type { MatchRecord } from '@holdout/engine'
import type { PlayableTable } from '@holdout/table'
import { proxy, type Remote } from 'comlink'
import type { Desk, Listener } from '../worker/messages.ts'
import { openDesk } from './desk.ts'
import { ShownState } from './shown-state.ts'

/** A table in a worker, called over Comlink. */
type Called = Remote<Omit<PlayableTable, 'state' | 'subscribe'>>

/**
 * Opens a table in a worker of this page. `client` calls it and has its last state; `table` is the table itself, with
 * everything else it can do. Rejects if it cannot be opened.
 */
export async function openWorkerTable<T extends Called>(
  open: (desk: Remote<Desk>, listener: Listener) => Promise<T>,
  keep: (record: MatchRecord) => void = () => {},
): Promise<{ readonly client: PlayableTable; readonly table: T; readonly desk: Remote<Desk> }> {
  const { desk, ask, close } = openDesk()
  const shown = new ShownState()
  const listener = proxy<Listener>({ update: update => shown.take(update), keep })
  try {
    const [table] = await ask(Promise.all([open(desk, listener), shown.first]))
    ask(new Promise<never>(() => {})).catch(({ message }: Error) => shown.fail(message))
    return { client: clientOf(table, shown, close), table, desk }
  } catch (error) {
    close()
    throw error
  }
}

function clientOf(table: Called, shown: ShownState, close: () => void): PlayableTable {
  return {
    get state() {
      return shown.value
    },
    subscribe: shown.subscribe,
    play: move => table.play(move),
    undo: () => table.undo(),
    redo: () => table.redo(),
    reset: () => table.reset(),
    pass: untilNeeded => void table.pass(untilNeeded),
    stepIn: seat => void table.stepIn(seat),
    ready: () => void table.ready(),
    hurry: () => void table.hurry(),
    pause: on => void table.pause(on),
    rest: on => void table.rest(on),
    preview: (move, then) => table.preview(move, then),
    hint: quick => table.hint(quick),
    close,
  }
}
