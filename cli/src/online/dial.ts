import { randomUUID } from 'node:crypto'
import { realTime } from '@holdout/host'
import { TableSocket, type Wire, type WireEvents } from '@holdout/protocol'
import { readFromServer } from '@holdout/protocol/parse'
import { WebSocket } from 'ws'
import { type Hearing, OnlineRoom } from './online-room.ts'
import type { ServerApi } from './server-api.ts'

/** A table, for a guest whom the server knows already. */
export function roomAt(api: ServerApi, table: string): OnlineRoom {
  return new OnlineRoom(table, hearing => socketTo(api, table, hearing))
}

function socketTo(api: ServerApi, table: string, hearing: Hearing): TableSocket {
  return new TableSocket({
    table,
    time: realTime,
    tag: randomUUID().slice(0, 8),
    dial: events => dial(api, events),
    read: readFromServer,
    heard: message => hearing.heard(message),
    changed: () => hearing.changed(),
    ended: because => hearing.ended(because),
  })
}

function dial({ server, cookie }: ServerApi, events: WireEvents): Wire {
  const url = new URL('api/socket', server)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(url, { headers: cookie ? { cookie } : {}, handshakeTimeout: 10_000 })
  socket.on('open', () => events.opened())
  socket.on('message', data => events.heard(String(data)))
  socket.on('close', (code, reason) => events.closed(code, String(reason)))
  socket.on('error', () => {}) // a close follows, and that is heard
  return {
    send: text => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
}
