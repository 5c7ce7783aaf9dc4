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

export interface TableSocketSetting {
  readonly table: string
  readonly time: Time
  /** Begins the ids of this client's requests; no two clients of one person have the same. */
  readonly tag: string
  dial(events: WireEvents): Wire
  /** Reads a message; null for one that this client need not know. What it throws ends the connection with its words. */
  read(text: string): FromServer | null
  heard(message: FromServer): void
  /** The connection was lost or found again. */
  changed(): void
  /** It cannot go on, and this is why. */
  ended(because: string): void
}

/** How long to wait before trying again, in ms; then always the last. */
const PAUSES = [300, 700, 1_500, 3_000, 5_000]
/** How often the server is asked whether it is there. If it has not said so by the next time, the line is dead, whatever it looks like. */
const PING_MS = 10_000
/** The server does not want this client, now or later: asking again would change nothing. */
const NOT_WANTED = 1008

/**
 * A connection to one table that mends itself. What was asked and not answered is asked again with the same id, so that nothing is
 * lost and nothing done twice; the server is told what was seen last, and sends exactly the rest.
 */
export class TableSocket {
  /** The last entry of the log that has been seen. */
  seq = -1
  connected = false
  /** Half the time a question and its answer take, in ms. */
  delay = 0
  private wire: Wire | null = null
  private tries = 0
  private next = 0
  private readonly waiting = new Map<string, { message: object; done(answer: TableAnswer): void }>()
  private cancelTry: (() => void) | null = null
  private cancelPing: (() => void) | null = null
  private pinged: { readonly id: string; readonly at: number } | null = null
  /** Which of the lines that were opened one after the other is the present one. */
  private line = 0
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
    this.connected = false
    this.cancelTry?.()
    this.cancelPing?.()
    this.wire?.close()
  }

  private connect(): void {
    const line = ++this.line
    const present = (act: () => void): void => {
      if (line === this.line && !this.closed) act()
    }
    const { table } = this.setting
    this.wire = this.setting.dial({
      opened: () => present(() => this.send({ say: 'hello', version: PROTOCOL_VERSION, table, since: this.seq }, true)),
      heard: text => present(() => this.take(text)),
      closed: (code, reason) => present(() => this.lost(code, reason)),
    })
  }

  private take(text: string): void {
    let message: FromServer | null
    try {
      message = this.setting.read(text)
    } catch (error) {
      return this.end(`The server said something that makes no sense here: ${(error as Error).message}`)
    }
    if (message === null) return
    if (message.say === 'welcome') this.welcome()
    else if (message.say === 'pong') {
      if (message.id !== this.pinged?.id) return
      this.delay = (this.setting.time.now() - this.pinged.at) / 2
      this.pinged = null
    } else if (message.say === 'done') this.answered(message.id, { ok: true, seq: message.seq })
    else if (message.say === 'refused') this.refused(message)
    else {
      if (message.say === 'scene') this.seq = message.seq
      this.setting.heard(message)
    }
  }

  private welcome(): void {
    this.connected = true
    this.tries = 0
    for (const { message } of this.waiting.values()) this.send(message)
    this.ping()
    this.setting.changed()
  }

  private refused({ id, why, because }: Extract<FromServer, { say: 'refused' }>): void {
    if (id !== null) this.answered(id, { ok: false, why, say: because })
    else if (!this.connected) this.end(because) // the greeting was refused
  }

  private answered(id: string, answer: TableAnswer): void {
    const asked = this.waiting.get(id)
    this.waiting.delete(id)
    asked?.done(answer)
  }

  private ping(): void {
    if (this.pinged) {
      this.wire?.close()
      return this.lost(0, '')
    }
    this.pinged = { id: `${this.setting.tag}-ping-${this.next++}`, at: this.setting.time.now() }
    this.send({ say: 'ping', id: this.pinged.id })
    this.cancelPing = this.setting.time.after(PING_MS, () => this.ping())
  }

  private lost(code: number, reason: string): void {
    this.line += 1 // what the old line may still say is no longer heard
    this.cancelPing?.()
    this.pinged = null
    const was = this.connected
    this.connected = false
    if (code === NOT_WANTED) return this.end(reason || 'The server does not let this client in.')
    if (was) this.setting.changed()
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]
    this.cancelTry = this.setting.time.after(pause, () => this.connect())
  }

  private end(because: string): void {
    this.close()
    this.setting.ended(because)
  }

  private send(message: object, greeting = false): void {
    if (this.connected || greeting) this.wire?.send(JSON.stringify(message))
  }
}
