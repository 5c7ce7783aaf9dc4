import type { PlayableTable, TableState } from '@holdout/table'
import type { Listener } from './messages.ts'

/** Sends a page every state of a table, with the part of the log that it does not have. */
export function sendStates(table: PlayableTable, listener: Pick<Listener, 'update'>): void {
  let sent: TableState['log'] = []
  const send = (): void => {
    const { state } = table
    const { log, phase } = state
    const differs = log.findIndex((line, i) => line !== sent[i])
    const kept = differs < 0 ? log.length : differs
    sent = log
    listener.update({
      ...state,
      kept,
      log: log.slice(kept),
      phase: phase.kind === 'failed' ? { kind: 'failed', message: phase.message } : phase, // not every error can be sent
    })
  }
  table.subscribe(send)
  send()
}
