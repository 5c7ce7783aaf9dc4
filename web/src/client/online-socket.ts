import { realTime, type Time } from '@holdout/host'
import {
  type FromServer,
  type TableAnswer,
  type TableRequest,
  TableSocket,
  type Wire,
  type WireEvents,
} from '@holdout/protocol'
import { OnlineTime } from './online-time.ts'
import { newId } from './save-list.ts'

/** The page's monotonic time. */
const pageTime: Time = { ...realTime, now: () => performance.now() }
/** When the first pings are sent, in ms: clocks must be right from the start. */
const FIRST_PINGS = [150, 400, 1_000]

/** A page's connection to one table. Follows the browser's network events and estimates the server's time. */
export class OnlineSocket {
  readonly time = new OnlineTime()
  private readonly socket: TableSocket
  private readonly networkGone = (): void => this.socket.networkGone()
  private readonly networkBack = (): void => this.socket.networkBack()

  constructor(
    table: string,
    heard: (message: FromServer) => void,
    changed: () => void,
    ended: (because: string) => void,
  ) {
    this.socket = new TableSocket({
      table,
      time: pageTime,
      tag: newId(),
      firstPings: FIRST_PINGS,
      dial,
      read: messageIn,
      heard,
      changed,
      ended,
      timed: (server, asked, answered) => {
        this.time.heard(server, asked, answered)
        changed()
      },
    })
    addEventListener('offline', this.networkGone)
    addEventListener('online', this.networkBack)
  }

  get connected(): boolean {
    return this.socket.connected
  }

  request(message: TableRequest): Promise<TableAnswer> {
    return this.socket.request(message)
  }

  close(): void {
    removeEventListener('offline', this.networkGone)
    removeEventListener('online', this.networkBack)
    this.socket.close()
  }
}

function dial(events: WireEvents): Wire {
  const url = new URL('./api/socket', location.href.split('#')[0])
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(url)
  socket.onopen = () => events.opened()
  socket.onmessage = ({ data }) => events.heard(String(data))
  socket.onclose = ({ code, reason }) => events.closed(code, reason)
  return {
    send(text) {
      // Requests made while the socket closes are repeated on the next one.
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
}

const KNOWN: readonly FromServer['say'][] = [
  'welcome',
  'table',
  'scene',
  'sight',
  'chat',
  'done',
  'refused',
  'pong',
  'restart',
]

/** The message of the server; null for kinds this page does not know, which a newer server may send. */
function messageIn(text: string): FromServer | null {
  try {
    const message = JSON.parse(text) as FromServer | null
    return message && KNOWN.includes(message.say) ? message : null
  } catch {
    return null
  }
}
