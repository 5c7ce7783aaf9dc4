import { RemoteTable, socketUrl, type Wire, type WireEvents, wireOver } from '@holdout/client'
import type { FromServer } from '@holdout/protocol'
import { realTime, type Time } from '@holdout/table'
import { fileUrl } from './address.ts'
import { shuffleMemory } from './online-proof.ts'
import { textInWorker } from './online-text.ts'
import { newId } from './save-list.ts'

/** The page's monotonic time. */
const pageTime: Time = { ...realTime, now: () => performance.now() }
/** When the first pings are sent, in ms: clocks must be right from the start. */
const FIRST_PINGS = [150, 400, 1_000]

/** Connects this page to a table of its server. */
export function openOnlineTable(table: string): RemoteTable {
  return new RemoteTable({
    table,
    text: textInWorker(),
    shuffle: shuffleMemory(table),
    time: pageTime,
    tag: newId(),
    firstPings: FIRST_PINGS,
    dial,
    read: messageIn,
    network,
  })
}

function network(gone: () => void, back: () => void): () => void {
  addEventListener('offline', gone)
  addEventListener('online', back)
  return () => {
    removeEventListener('offline', gone)
    removeEventListener('online', back)
  }
}

function dial(events: WireEvents): Wire {
  return wireOver(new WebSocket(socketUrl(fileUrl(''))), events)
}

/** The message of the server this page comes from. It is not checked again: the schemas would double the page. */
function messageIn(text: string): FromServer | null {
  try {
    return JSON.parse(text) as FromServer
  } catch {
    return null
  }
}
