import type { Time } from '@holdout/host'
import type { FromClient } from './from-client.ts'
import type { FromServer } from './from-server.ts'
import { PROTOCOL_VERSION } from './version.ts'

type WithId<M> = M extends { id: string } ? Omit<M, 'id'> : never
/** Whatever a client may ask of a table; the socket numbers it. */
export type TableRequest = WithId<FromClient>

export type TableAnswer =
  /** For a move: the entry of the log that it has become. */
  | { readonly ok: true; readonly seq?: number | undefined }
  | { readonly ok: false; readonly why: string | null; readonly say: string }

/** One connection, whatever carries it: a browser's socket, or a program's. */
export interface Wire {
  send(text: string): void
  close(): void
}

/** What a wire tells of itself. */
export interface WireEvents {
  opened(): void
  heard(text: string): void
  closed(code: number, reason: string): void
}

/** What a connection tells whoever uses it. */
export interface TableSocketEvents {
  heard(message: FromServer): void
  /** The connection was lost or found again. */
  changed(): void
  /** It cannot go on, and this is why. */
  ended(because: string): void
  /** What the server's clock said, in ms since 1970, and when it was asked and answered on this client's time. */
  timed(server: number, asked: number, answered: number): void
}

export interface TableSocketSetting extends TableSocketEvents {
  readonly table: string
  readonly time: Time
  /** Begins the ids of this client's requests; no two clients of one person have the same. */
  readonly tag: string
  /** How soon after one another the first questions for the time are put, in ms, where a clock must be right at once. */
  readonly firstPings?: readonly number[]
  dial(events: WireEvents): Wire
  /** Reads a message; null for one that this client need not know. What it throws ends the connection with its words. */
  read(text: string): FromServer | null
}

/** How long to wait before trying again, in ms; then always the last. */
const PAUSES = [300, 700, 1_500, 3_000, 5_000]
/** How long after an answer the server is asked again whether it is there, in ms. */
const PING_MS = 10_000
/** A line that has not welcomed us, or not answered, for so long is dead, whatever it looks like. */
const DEAD_MS = 8_000
/** The server does not want this client, now or later: asking again would change nothing. */
const NOT_WANTED = 1008

/**
 * A connection to one table that mends itself. What was asked and not answered is asked again with the same id, so that nothing is
 * lost and nothing done twice; the server is told what was seen last, and sends exactly the rest.
 */
export class TableSocket {
  connected = false
  /** The last entry of the log that has been seen. */
  private seq = -1
  private wire: Wire | null = null
  /** Which of the lines that were opened one after the other is the present one: an old one may still speak. */
  private line = 0
  private tries = 0
  private next = 0
  private readonly waiting = new Map<string, { readonly message: object; done(answer: TableAnswer): void }>()
  private pinged: { readonly id: string; readonly at: number } | null = null
  /** Pings answered on this line. */
  private pongs = 0
  /** What comes next if nothing is heard: another try, a ping, or the line is given up. */
  private cancelNext: () => void = () => {}
  private closed = false

  constructor(private readonly setting: TableSocketSetting) {
    this.connect()
  }

  /** Asks for something and waits for the answer, however often the connection breaks meanwhile. */
  request(message: TableRequest): Promise<TableAnswer> {
    const id = `${this.setting.tag}-${this.next++}`
    return new Promise(done => {
      this.waiting.set(id, { message: { ...message, id }, done })
      if (this.connected) this.send({ ...message, id })
    })
  }

  close(): void {
    this.closed = true
    this.hangUp()
  }

  /** The network is gone: the line is given up without waiting until it shows. */
  networkGone(): void {
    if (this.wire) this.tryLater()
  }

  /** The network is back: no need to wait any longer. */
  networkBack(): void {
    if (this.closed || this.connected) return
    this.tries = 0
    this.hangUp()
    this.connect()
  }

  private connect(): void {
    const line = this.line
    const present = (act: () => void): void => {
      if (line === this.line) act()
    }
    this.later(DEAD_MS, () => this.tryLater())
    this.wire = this.setting.dial({
      opened: () => present(() => this.greet()),
      heard: text => present(() => this.take(text)),
      closed: (code, reason) => present(() => this.lost(code, reason)),
    })
  }

  private greet(): void {
    this.send({ say: 'hello', version: PROTOCOL_VERSION, table: this.setting.table, since: this.seq })
  }

  private take(text: string): void {
    let message: FromServer | null
    try {
      message = this.setting.read(text)
    } catch (error) {
      return this.end(`The server sent a message that this client cannot read: ${(error as Error).message}`)
    }
    if (message === null) return
    if (message.say === 'welcome') this.welcome()
    else if (message.say === 'pong') this.ponged(message.id, message.now)
    else if (message.say === 'done') this.answered(message.id, { ok: true, seq: message.seq })
    else if (message.say === 'refused' && message.id !== null)
      this.answered(message.id, { ok: false, why: message.why, say: message.because })
    else if (message.say === 'refused' && !this.connected)
      this.end(message.because) // the greeting was refused
    else this.hear(message)
  }

  private hear(message: FromServer): void {
    if (message.say === 'scene' || message.say === 'sight') this.seq = message.seq
    this.setting.heard(message)
    if (message.say === 'sight' && message.done !== undefined)
      this.answered(message.done, { ok: true, seq: message.seq })
  }

  private welcome(): void {
    this.connected = true
    this.tries = 0
    this.pongs = 0
    for (const { message } of this.waiting.values()) this.send(message)
    this.ping()
    this.setting.changed()
  }

  private answered(id: string, answer: TableAnswer): void {
    const asked = this.waiting.get(id)
    this.waiting.delete(id)
    asked?.done(answer)
  }

  /** Asks what time it is; no answer at all means that the line is dead. */
  private ping(): void {
    this.pinged = { id: `${this.setting.tag}-ping-${this.next++}`, at: this.setting.time.now() }
    this.later(DEAD_MS, () => this.tryLater())
    this.send({ say: 'ping', id: this.pinged.id })
  }

  private ponged(id: string, server: number): void {
    if (id !== this.pinged?.id) return
    const { at } = this.pinged
    this.pinged = null
    this.later(this.setting.firstPings?.[this.pongs++] ?? PING_MS, () => this.ping())
    this.setting.timed(server, at, this.setting.time.now())
  }

  private lost(code: number, reason: string): void {
    if (code === NOT_WANTED) this.end(reason || 'The server refused the connection.')
    else this.tryLater()
  }

  private tryLater(): void {
    const was = this.connected
    this.hangUp()
    this.later(PAUSES[Math.min(this.tries++, PAUSES.length - 1)], () => this.connect())
    if (was) this.setting.changed()
  }

  private end(because: string): void {
    this.close()
    this.setting.ended(because)
  }

  /** Nothing more is said or heard on this line, and nothing more comes of it. */
  private hangUp(): void {
    const { wire } = this
    this.line += 1
    this.wire = null
    this.connected = false
    this.cancelNext()
    wire?.close()
  }

  private later(ms: number, act: () => void): void {
    this.cancelNext()
    this.cancelNext = this.setting.time.after(ms, act)
  }

  private send(message: object): void {
    this.wire?.send(JSON.stringify(message))
  }
}
