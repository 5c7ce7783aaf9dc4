import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import { type Frame, writeFrame } from '../broadcast/frame.ts'
import { closeText } from '../text/socket.ts'
import type { Connection, ConnectionWire } from './connection.ts'

/** WebSocket close code for clients that must not reconnect. */
export const POLICY_VIOLATION = 1008
/** WebSocket close code for clients that may reconnect later. */
export const TRY_AGAIN = 1013

/** The number of messages that may wait until the user is known. */
const MAX_EARLY = 20
/** A client with this many unsent bytes is disconnected. It reconnects and gets what it missed. */
const MAX_UNSENT = 4 * 1024 * 1024

/** An open socket. It keeps little state, because there are many and most are idle. */
export class ClientSocket implements ConnectionWire {
  /** The connection; null until the user is known. */
  connection: Connection | null = null
  /** The number of pings sent. */
  beats = 0
  private early: string[] | null = null
  private alive = true

  constructor(
    private readonly socket: WebSocket,
    private readonly stream: Socket,
    readonly cookie: string | undefined,
  ) {
    socket.on('pong', () => {
      this.alive = true
    })
    socket.on('message', (data, binary) => {
      if (binary) this.close(1003, closeText.binary)
      else if (this.connection) void this.connection.receive(String(data))
      else this.queueEarly(String(data))
    })
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  private queueEarly(text: string): void {
    this.early ??= []
    if (this.early.push(text) > MAX_EARLY) this.close(POLICY_VIOLATION, closeText.tooManyMessages)
  }

  /** Passes all messages to this connection, starting with the queued ones. */
  serve(connection: Connection): void {
    const { early } = this
    this.connection = connection
    this.early = null
    for (const text of early ?? []) void connection.receive(text)
  }

  send(frame: Frame): void {
    if (!this.isOpen) return
    if (this.stream.writableLength > MAX_UNSENT) return this.socket.terminate()
    writeFrame(frame, this.socket, this.stream)
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
  }

  /** Sends a ping. Ends the socket if the last ping was not answered or the client has not sent `hello`. */
  beat(): void {
    if (!this.alive || (this.beats > 0 && !this.connection?.greeted)) return this.socket.terminate()
    this.alive = false
    this.beats += 1
    this.socket.ping()
  }
}
