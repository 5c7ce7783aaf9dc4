import { readFromServer } from '@holdout/protocol/parse'
import { realTime } from '@holdout/table'
import { type RemoteSetting, RemoteTable } from './remote-table.ts'
import type { ServerApi } from './server-api.ts'
import type { Wire, WireEvents } from './table-socket.ts'

/** The part of the WebSocket interface that is used: a browser's, Node's or that of the package `ws`. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

const OPEN = 1

/** A connection over a socket that is about to open. */
export function wireOver(socket: Socket, events: WireEvents): Wire {
  socket.onopen = () => events.opened()
  socket.onmessage = ({ data }: { readonly data: unknown }) => events.heard(String(data))
  socket.onclose = ({ code, reason }: { readonly code: number; readonly reason: string }) => events.closed(code, reason)
  socket.onerror = () => {} // a close event follows
  return {
    // Requests made while the socket closes are repeated on the next one.
    send: text => void (socket.readyState === OPEN && socket.send(text)),
    close: () => socket.close(),
  }
}

/** The address of a server's socket. */
export function socketUrl(server: string): URL {
  const url = new URL('api/socket', server)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url
}

/** Connects a program to a table, as the guest that the server knows by the cookie of `api`. */
export function tableAt(
  { server, cookie }: ServerApi,
  table: string,
  WebSocket: new (url: URL, options: { readonly headers: Record<string, string> }) => Socket,
  more: Partial<Pick<RemoteSetting, 'text' | 'askAll'>> = {},
): RemoteTable {
  return new RemoteTable({
    table,
    time: realTime,
    tag: crypto.randomUUID().slice(0, 8),
    dial: events => wireOver(new WebSocket(socketUrl(server), { headers: cookie ? { cookie } : {} }), events),
    read: readFromServer,
    text: null,
    ...more,
  })
}
