import type { Result } from '@holdout/engine'
import { type FromClient, type FromServer, PROTOCOL_VERSION } from '@holdout/protocol'
import type { Time } from '@holdout/table'
import { isFromOutdatedServer } from './outdated-server.ts'
import { remoteText } from './text.ts'

type WithId<M> = M extends { id: string } ? Omit<M, 'id'> : never
/** A request of a client. The socket adds the id. */
export type TableRequest = WithId<FromClient>

/** The answer of the server. For a move, `seq` is the number of its log entry. */
export type TableAnswer = Result<{ readonly seq?: number | undefined }>

/** One connection over a browser's or a program's socket. */
export interface Wire {
  send(text: string): void
  close(): void
}

/** Callbacks of a connection. */
export interface WireEvents {
  opened(): void
  heard(text: string): void
  closed(code: number, reason: string): void
}

/** Callbacks for the user of a table socket. */
export interface TableSocketEvents {
  heard(message: FromServer): void
  /** The connection was lost or restored. */
  changed(): void
  /** The socket ended for good, with the reason. */
  ended(because: string): void
  /** The server's time in ms since 1970, and when it was requested and received in this client's time. */
  timed(server: number, asked: number, answered: number): void
}

export interface TableSocketSetting extends TableSocketEvents {
  readonly table: string
  readonly time: Time
  /** Prefix of this client's request ids. No two clients of one person may share it. */
  readonly tag: string
  /** Intervals between the first pings, in ms, for clients whose clocks must be right from the start. */
  readonly firstPings?: readonly number[]
  dial(events: WireEvents): Wire
  /** Watches the network, where the system reports it. The returned function stops watching. */
  network?(gone: () => void, back: () => void): () => void
  /** Parses a message; null for one that this client can ignore. An error ends the socket with its message. */
  read(text: string): FromServer | null
}

/** Delays before reconnecting, in ms. After the last one, the last repeats. */
const PAUSES = [300, 700, 1_500, 3_000, 5_000]
/** Time between a pong and the next ping, in ms. */
const PING_MS = 10_000
/** A connection without a welcome or a pong for this long counts as dead. In ms. */
const DEAD_MS = 8_000
/** Close code of a client that the server rejects. Reconnecting would not help. */
const NOT_WANTED = 1008

/**
 * A connection to one table that reconnects by itself. It repeats unanswered requests with the same id, so that none is
 * lost or done twice, and tells the server the last known entry, so that the server sends only what is missing.
 */
export class TableSocket {
  connected = false
  /** Number of the last log entry received; null before the first. */
  private seq: number | null = null
  private wire: Wire | null = null
  /** Counts connections. Events of an older connection are ignored. */
  private line = 0
  private tries = 0
  private next = 0
  private readonly waiting = new Map<string, { readonly message: object; done(answer: TableAnswer): void }>()
  private pinged: { readonly id: string; readonly at: number } | null = null
  /** Pings answered on this connection. */
  private pongs = 0
  /** Cancels the timer for the next reconnect, ping or time-out. */
  private cancelNext: () => void = () => {}
  private closed = false
  private readonly unwatch: (() => void) | undefined

  constructor(private readonly setting: TableSocketSetting) {
    this.unwatch = setting.network?.(
      () => this.networkGone(),
      () => this.networkBack(),
    )
    this.connect()
  }

  /** Sends a request and waits for its answer, across reconnects. */
  request(message: TableRequest): Promise<TableAnswer> {
    const id = `${this.setting.tag}-${this.next++}`
    return new Promise(done => {
      this.waiting.set(id, { message: { ...message, id }, done })
      if (this.connected) this.send({ ...message, id })
    })
  }

  close(): void {
    this.closed = true
    this.unwatch?.()
    this.hangUp()
  }

  /** The network is down: drops the connection without waiting for a time-out. */
  networkGone(): void {
    if (this.wire) this.tryLater()
  }

  /** The network is back: reconnects immediately. */
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
    this.send({ type: 'hello', version: PROTOCOL_VERSION, table: this.setting.table, since: this.seq })
  }

  private take(text: string): void {
    if (!this.connected && isFromOutdatedServer(text)) return this.end(remoteText.outdatedServer(PROTOCOL_VERSION))
    let message: FromServer | null
    try {
      message = this.setting.read(text)
    } catch (error) {
      return this.end(`The server sent a message that this client cannot read: ${(error as Error).message}`)
    }
    if (message === null) return
    if (message.type === 'welcome') this.welcome()
    else if (message.type === 'pong') this.ponged(message.id, message.now)
    else if (message.type === 'done') this.answered(message.id, { ok: true, seq: message.seq })
    else if (message.type === 'error' && message.id !== null)
      this.answered(message.id, { ok: false, rule: message.rule, text: message.message })
    else if (message.type === 'error' && !this.connected)
      this.end(message.message) // `hello` was rejected
    else this.hear(message)
  }

  private hear(message: FromServer): void {
    if (message.type === 'scene' || message.type === 'patch') this.seq = message.seq
    this.setting.heard(message)
    if (message.type === 'patch' && message.done !== undefined)
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

  /** Asks for the server's time. No answer means that the connection is dead. */
  private ping(): void {
    this.pinged = { id: `${this.setting.tag}-ping-${this.next++}`, at: this.setting.time.now() }
    this.later(DEAD_MS, () => this.tryLater())
    this.send({ type: 'ping', id: this.pinged.id })
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

  /** Closes the connection, and ignores its later events. */
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
