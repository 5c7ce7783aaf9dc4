import { type FromClient, type FromServer, PROTOCOL_VERSION } from '@holdout/protocol'
import type { Answer } from './table-client.ts'

type Request = FromClient extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never

interface Waiting {
  readonly message: Record<string, unknown>
  done(answer: Answer): void
}

/** How long to wait before trying again, in ms; then always the last. */
const PAUSES = [300, 700, 1_500, 3_000, 5_000]

/**
 * A connection to one table that mends itself. What was asked and not answered is asked again with the same id, so that nothing is
 * lost and nothing done twice; the server is told what was seen last, and sends exactly the rest.
 */
export class OnlineSocket {
  /** The last entry of the log that has been seen. */
  seq = -1
  connected = false
  /** Half the time a question and its answer take, in ms. */
  delay = 0
  private socket: WebSocket | null = null
  private tries = 0
  private next = 0
  private readonly waiting = new Map<string, Waiting>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private pinged = { id: '', at: 0 }
  private closed = false
  private readonly tag = crypto.randomUUID().slice(0, 8)

  constructor(
    private readonly table: string,
    private readonly heard: (message: FromServer) => void,
    private readonly changed: () => void,
  ) {
    this.connect()
  }

  /** Asks for something and waits for the answer, however often the connection breaks meanwhile. */
  request(message: Request): Promise<Answer> {
    const id = `${this.tag}-${this.next++}`
    return new Promise(done => {
      this.waiting.set(id, { message: { ...message, id }, done })
      if (this.connected) this.send({ ...message, id })
    })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    this.socket?.close()
  }

  private connect(): void {
    const url = new URL('./api/socket', location.href.split('#')[0])
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(url)
    this.socket = socket
    socket.onopen = () => this.send({ say: 'hello', version: PROTOCOL_VERSION, table: this.table, since: this.seq })
    socket.onmessage = event => this.take(JSON.parse(event.data as string) as FromServer)
    socket.onclose = () => this.lost()
  }

  private take(message: FromServer): void {
    if (message.say === 'welcome') {
      this.connected = true
      this.tries = 0
      for (const { message: again } of this.waiting.values()) this.send(again)
      this.ping()
      clearInterval(this.beat)
      this.beat = setInterval(() => this.ping(), 10_000)
      this.changed()
    } else if (message.say === 'pong') {
      if (message.id === this.pinged.id) this.delay = (performance.now() - this.pinged.at) / 2
    } else if (message.say === 'done' || message.say === 'refused') {
      const asked = message.id === null ? undefined : this.waiting.get(message.id)
      if (message.id !== null) this.waiting.delete(message.id)
      asked?.done(message.say === 'done' ? { ok: true } : { ok: false, why: message.why, say: message.because })
      if (message.say === 'refused' && message.id === null) this.heard(message)
    } else {
      if (message.say === 'scene') this.seq = message.seq
      this.heard(message)
    }
  }

  private ping(): void {
    this.pinged = { id: `ping-${this.next++}`, at: performance.now() }
    this.send({ say: 'ping', id: this.pinged.id })
  }

  private lost(): void {
    clearInterval(this.beat)
    this.connected = false
    this.changed()
    if (this.closed) return
    this.timer = setTimeout(() => this.connect(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)])
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}
