import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import { closeText } from '../text/socket.ts'
import type { Connection, Wire } from './connection.ts'
import { frameOf } from './frames.ts'

/** Not wanted, now or later. */
export const POLICY_VIOLATION = 1008

/** Messages that may wait until it is known who sends them. */
const MAX_EARLY = 20
/** Somebody who reads so slowly that this much waits for them is cut off; they come back and get what they missed. */
const MAX_UNSENT = 4 * 1024 * 1024

/** One socket for as long as it is open. There are many, and most of the time they rest: what each keeps is little. */
export class ClientSocket implements Wire {
  /** Who is at the other end, as soon as that is known. */
  connection: Connection | null = null
  /** How often it was asked whether anybody is still there. */
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

  /** Everything goes to this connection from now on, beginning with what came early. */
  serve(connection: Connection): void {
    const { early } = this
    this.connection = connection
    this.early = null
    for (const text of early ?? []) void connection.receive(text)
  }

  send(text: string): void {
    if (!this.isOpen) return
    if (this.stream.writableLength > MAX_UNSENT) return this.socket.terminate()
    const frame = frameOf(text)
    if (frame) this.stream.write(frame, 'latin1')
    else this.socket.send(text)
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
  }

  /** Asks whether anybody is still there. Who has not answered the last time, or has not said in all that time what they want, is gone. */
  beat(): void {
    if (!this.alive || (this.beats > 0 && !this.connection?.greeted)) return this.socket.terminate()
    this.alive = false
    this.beats += 1
    this.socket.ping()
  }
}
