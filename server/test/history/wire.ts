import type { AnyMove } from '@holdout/engine'
import { type FromServer, PROTOCOL_VERSION, type SceneUpdate, type TableInfo } from '@holdout/protocol'

/** The messages of the history tests. The names on the wire stand in this file only. */
export const ask = {
  hello: (table: string, since: number | null) => ({ type: 'hello', version: PROTOCOL_VERSION, table, since }),
  move: (move: AnyMove) => ({ type: 'move', move }),
  undo: () => ({ type: 'undo' }),
  chat: (text: string) => ({ type: 'chat', text }),
  pause: (on: boolean) => ({ type: 'pause', on }),
  sit: (seat: string, name: string) => ({ type: 'sit', seat, name, entropy: name }),
  stand: () => ({ type: 'stand' }),
  options: (options: Record<string, unknown>) => ({ type: 'options', options }),
  start: () => ({ type: 'start', fill: 'random' }),
}

/** The confirmation of a move turned into a rejection, to plant a fault. */
export function rejectedInstead(text: string, isRejected: () => boolean): string {
  const message = JSON.parse(text) as FromServer
  if (message.type !== 'done' || message.seq === undefined || !isRejected()) return text
  return JSON.stringify({ type: 'error', id: message.id, rule: null, message: 'No.' })
}

interface Handlers {
  welcome(): void
  table(info: TableInfo): void
  scene(news: SceneUpdate): void
  answer(id: string, ok: boolean, seq: number | null, reason: string | null): void
  /** The server closed the table for this client, or rejected its `hello`. */
  turnedAway(reason: string): void
}

export function receive(text: string, to: Handlers): void {
  const message = JSON.parse(text) as FromServer
  if (message.type === 'welcome') to.welcome()
  else if (message.type === 'table') to.table(message.table)
  else if (message.type === 'scene') to.scene(message)
  else if (message.type === 'done') to.answer(message.id, true, message.seq ?? null, null)
  else if (message.type === 'error') {
    if (message.id === null) to.turnedAway(message.message)
    else to.answer(message.id, false, null, message.message)
  }
}
