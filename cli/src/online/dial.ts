import { randomUUID } from 'node:crypto'
import { realTime } from '@holdout/host'
import { TableSocket, type TableSocketEvents, type Wire, type WireEvents } from '@holdout/protocol'
import { readFromServer } from '@holdout/protocol/parse'
import { WebSocket } from 'ws'
import { OnlineRoom } from './online-room.ts'
import type { ServerApi } from './server-api.ts'

/** Connects to a table as a guest that the server knows already. */
export function roomAt(api: ServerApi, table: string): OnlineRoom {
  return new OnlineRoom(table, events => socketTo(api, table, events))
}

function socketTo(api: ServerApi, table: string, events: TableSocketEvents): TableSocket {
  return new TableSocket({
    table,
    time: realTime,
    tag: randomUUID().slice(0, 8),
    dial: wire => dial(api, wire),
    read: readFromServer,
    ...events,
  })
}

function dial({ server, cookie }: ServerApi, events: WireEvents): Wire {
  const url = new URL('api/socket', server)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(url, { headers: cookie ? { cookie } : {} })
  socket.on('open', () => events.opened())
  socket.on('message', data => events.heard(String(data)))
  socket.on('close', (code, reason) => events.closed(code, String(reason)))
  socket.on('error', () => {}) // a close event follows
  return {
    send: text => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
}
