import { type FromClient, type FromServer, PROTOCOL_VERSION } from '@holdout/protocol'
import { OnlineTime } from './online-time.ts'
import { newId } from './save-list.ts'
import type { Answer } from './table-client.ts'

type Request = FromClient extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never

interface Waiting {
  readonly message: Record<string, unknown>
  done(answer: Answer): void
}

/** How long to wait before trying again, in ms; then always the last. */
const PAUSES = [300, 700, 1_500, 3_000, 5_000]
/** How soon after one another the first questions for the time are asked, and how often later on, in ms. */
const FIRST_PINGS = [150, 400, 1_000]
const PING_MS = 10_000
/** A line that has not answered for so long is dead, whatever the browser thinks. */
const DEAD_MS = 8_000
/** The code with which the server closes on somebody whom it does not let in, with a sentence. */
const NOT_WANTED = 1008

/**
 * A connection to one table that mends itself. What was asked and not answered is asked again with the same id, so that nothing is
 * lost and nothing done twice; the server is told what was seen last, and sends exactly the rest.
 */
export class OnlineSocket {
  /** The last entry of the log that has been seen. */
  seq = -1
  connected = false
  readonly time = new OnlineTime()
  private socket: WebSocket | null = null
  private tries = 0
  private next = 0
  private readonly waiting = new Map<string, Waiting>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setTimeout> | undefined
  private pinged: { readonly id: string; readonly at: number } | null = null
  private pings = 0
  private closed = false
  private readonly tag = newId()
  private readonly networkGone = (): void => this.drop()
  private readonly networkBack = (): void => this.again()

  constructor(
    private readonly table: string,
    private readonly heard: (message: FromServer) => void,
    private readonly changed: () => void,
  ) {
    addEventListener('offline', this.networkGone)
    addEventListener('online', this.networkBack)
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
    removeEventListener('offline', this.networkGone)
    removeEventListener('online', this.networkBack)
    this.drop()
  }

  private connect(): void {
    const url = new URL('./api/socket', location.href.split('#')[0])
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(url)
    this.socket = socket
    // A line that never gets as far as a welcome is as dead as one that falls silent later.
    clearTimeout(this.beat)
    this.beat = setTimeout(() => this.drop(), DEAD_MS)
    // What an old socket still has to say is of no interest once there is another one.
    const current = (): boolean => this.socket === socket
    socket.onopen = () =>
      current() && this.send({ say: 'hello', version: PROTOCOL_VERSION, table: this.table, since: this.seq })
    socket.onmessage = event => {
      const message = messageIn(String(event.data))
      if (current() && message) this.take(message)
    }
    socket.onclose = ({ code, reason }) => {
      if (!current()) return
      if (code === NOT_WANTED) this.heard({ say: 'refused', id: null, why: null, because: reason })
      this.lost()
    }
  }

  private take(message: FromServer): void {
    if (message.say === 'welcome') {
      this.connected = true
      this.tries = 0
      this.pings = 0
      for (const { message: again } of this.waiting.values()) this.send(again)
      this.ping()
      this.changed()
    } else if (message.say === 'pong') this.ponged(message.id, message.now)
    else if (message.say === 'done' || message.say === 'refused') {
      const asked = message.id === null ? undefined : this.waiting.get(message.id)
      if (message.id !== null) this.waiting.delete(message.id)
      asked?.done(message.say === 'done' ? { ok: true } : { ok: false, why: message.why, say: message.because })
      if (message.say === 'refused' && message.id === null) this.heard(message)
    } else {
      if (message.say === 'scene') this.seq = message.seq
      this.heard(message)
    }
  }

  /** Asks what time it is; no answer at all means that the line is dead. */
  private ping(): void {
    this.pinged = { id: `ping-${this.next++}`, at: performance.now() }
    this.send({ say: 'ping', id: this.pinged.id })
    clearTimeout(this.beat)
    this.beat = setTimeout(() => this.drop(), DEAD_MS)
  }

  private ponged(id: string, server: number): void {
    if (id !== this.pinged?.id) return
    this.time.heard(server, this.pinged.at, performance.now())
    clearTimeout(this.beat)
    this.beat = setTimeout(() => this.ping(), FIRST_PINGS[this.pings++] ?? PING_MS)
    this.changed()
  }

  /** Gives the line up without waiting for the browser to notice. */
  private drop(): void {
    const { socket } = this
    if (!socket) return
    this.socket = null
    socket.close()
    this.lost()
  }

  private lost(): void {
    clearTimeout(this.beat)
    clearTimeout(this.timer)
    this.connected = false
    this.changed()
    if (this.closed) return
    this.timer = setTimeout(() => this.connect(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)])
  }

  /** The network is back: no need to wait any longer. */
  private again(): void {
    if (this.closed || this.connected) return
    clearTimeout(this.timer)
    this.tries = 0
    const { socket } = this
    this.socket = null
    socket?.close()
    this.connect()
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}

const KNOWN: readonly FromServer['say'][] = ['welcome', 'table', 'scene', 'chat', 'done', 'refused', 'pong', 'restart']

/** What the server said; null for what this page need not know: a newer server may say more. */
function messageIn(text: string): FromServer | null {
  try {
    const message = JSON.parse(text) as FromServer | null
    return message && KNOWN.includes(message.say) ? message : null
  } catch {
    return null
  }
}
