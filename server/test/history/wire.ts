import type { AnyMove } from '@holdout/engine'
import { type FromServer, PROTOCOL_VERSION, type SceneNews, type TableInfo } from '@holdout/protocol'

/** The messages of the history tests. The names on the wire stand in this file only. */
export const ask = {
  hello: (table: string, since: number) => ({ say: 'hello', version: PROTOCOL_VERSION, table, since }),
  move: (move: AnyMove) => ({ say: 'move', move }),
  undo: () => ({ say: 'undo' }),
  chat: (text: string) => ({ say: 'chat', text }),
  pause: (on: boolean) => ({ say: 'pause', on }),
  sit: (seat: string, name: string) => ({ say: 'sit', seat, name, entropy: name }),
  stand: () => ({ say: 'stand' }),
  options: (options: Record<string, unknown>) => ({ say: 'options', options }),
  start: () => ({ say: 'start', fill: 'random' }),
}

/** The confirmation of a move turned into a rejection, to plant a fault. */
export function rejectedInstead(text: string, isRejected: () => boolean): string {
  const message = JSON.parse(text) as FromServer
  if (message.say !== 'done' || message.seq === undefined || !isRejected()) return text
  return JSON.stringify({ say: 'refused', id: message.id, why: null, because: 'No.' })
}

interface Handlers {
  welcome(): void
  table(info: TableInfo): void
  scene(news: SceneNews): void
  answer(id: string, ok: boolean, seq: number | null, reason: string | null): void
  /** The server closed the table for this client, or rejected its `hello`. */
  turnedAway(reason: string): void
}

export function receive(text: string, to: Handlers): void {
  const message = JSON.parse(text) as FromServer
  if (message.say === 'welcome') to.welcome()
  else if (message.say === 'table') to.table(message.table)
  else if (message.say === 'scene') to.scene(message)
  else if (message.say === 'done') to.answer(message.id, true, message.seq ?? null, null)
  else if (message.say === 'refused') {
    if (message.id === null) to.turnedAway(message.because)
    else to.answer(message.id, false, null, message.because)
  }
}
