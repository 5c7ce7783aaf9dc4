import { socketUrl, type TableSocketSetting, type Wire, type WireEvents, wireOver } from '@holdout/client'
import type { FromServer } from '@holdout/protocol'
import { realTime, type Time } from '@holdout/table'
import { fileUrl } from './address.ts'
import { newId } from './save-list.ts'

/** The page's monotonic time. */
const pageTime: Time = { ...realTime, now: () => performance.now() }
/** When the first pings are sent, in ms: clocks must be right from the start. */
const FIRST_PINGS = [150, 400, 1_000]

/** The parts of a table's connection that belong to a browser. */
export function browserSocket(): Pick<TableSocketSetting, 'time' | 'tag' | 'firstPings' | 'dial' | 'read'> {
  return { time: pageTime, tag: newId(), firstPings: FIRST_PINGS, dial, read: messageIn }
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
