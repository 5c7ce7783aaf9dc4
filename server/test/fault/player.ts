import { PatchReader } from '@holdout/client'
import type { AnyMove } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type FromServer, PROTOCOL_VERSION, type SceneUpdate, type TableInfo } from '@holdout/protocol'
import type { LogLine } from '@holdout/table'
import { WebSocket } from 'ws'
import type { Call, History } from '../history/history.ts'
import { valuesOf } from '../history/values.ts'

type Patch = Extract<FromServer, { type: 'patch' }>
type Answer = Extract<FromServer, { type: 'done' | 'error' }>
/** A request, and what it writes, for the history. */
type Message = Record<string, unknown> & { readonly type: string }

interface Asked {
  readonly id: string
  readonly call: Call
  readonly message: Message
  answered(answer: Answer): void
}

export interface World {
  /** The running nodes. */
  urls(): string[]
  /** Called for each error. */
  wrong(what: string): void
  /** The requests and answers of all players. */
  readonly history: History
  /** The share of requests whose connection is cut before the answer. */
  cutShare(): number
  /** Called when that happened. */
  answerLost(): void
  /** Whether the wall clocks of all nodes are right, so that clocks of a match can be compared. */
  readonly clocksAgree: boolean
}

/** The number of requests that a player may repeat later on purpose. */
const REMEMBERED = 12
/** The longest time between a request and the cut of its connection, in ms. */
const CUT_WITHIN = 8
/** After this time without an answer, a player opens another connection. In ms. */
const PATIENCE = 6_000

/**
 * A player whose connections fail. Reconnects to any running node with the last known entry, repeats unanswered
 * requests with the same ids and at times answered ones, and writes all of it into the history.
 */
export class Player {
  info: TableInfo | null = null
  news: SceneUpdate | null = null
  /** The log of the match as this player received it. */
  told: LogLine[] = []
  /** The number of retries. */
  repeated = 0
  private socket: WebSocket | null = null
  private seq: number | null = null
  private asked: Asked | null = null
  private readonly earlier: Asked[] = []
  private lines = 0
  private welcomed = false
  /** When the last `hello` was sent; 0 after its first answer. */
  private helloAt = 0
  /** The entry sent in `hello`. The first scene must contain exactly what came after it. */
  private cameBackWith: number | null = null
  private next = 0
  private closed = false
  private plays = false
  /** Makes text from patches; null while this connection gets text. */
  private reader: PatchReader | null = null
  /** The least time that each clock had left at the last entry, in ms. */
  private leastLeft: { seq: number; readonly of: Map<string, number> } = { seq: -1, of: new Map() }
  private readonly timers = new Set<NodeJS.Timeout>()

  constructor(
    private readonly world: World,
    private readonly name: string,
    readonly user: string,
    private readonly cookie: string,
    readonly table: string,
    /** The game, for a player who turns text off as pages do. */
    private readonly game: AnyKnownGame | null = null,
  ) {
    this.connect()
  }

  get over(): boolean {
    return this.news?.scene.outcome != null
  }

  /** Makes legal moves until the match is over. */
  play(): void {
    this.plays = true
    this.decide()
  }

  /** Makes no more moves, but keeps watching. */
  rest(): void {
    this.plays = false
  }

  /** The same person with a new page that gets text and makes no moves. */
  again(): Player {
    return new Player(this.world, `${this.name}-again`, this.user, this.cookie, this.table)
  }

  /** Repeats a request until it is answered, across connections and nodes. `writes`: see `Call`. */
  request(message: Message, writes: Call['writes'] = null): Promise<Answer> {
    const id = `${this.name}-${this.next++}`
    const { type, move = null, text = null } = message
    const call = this.world.history.sent({
      person: this.name,
      table: this.table,
      kind: type,
      id: `${this.user}/${id}`,
      move: move as AnyMove | null,
      text: text as string | null,
      writes,
    })
    return new Promise(answered => {
      this.asked = { id, call, message: { ...message, id }, answered }
      if (this.welcomed) this.sendOpen(this.asked)
      this.expectAnswer(id)
    })
  }

  /** The network fails. False if that would hit nothing: the player is not connected, or the match is over. */
  cut(): boolean {
    if (!this.welcomed || this.over) return false
    this.socket?.terminate()
    return true
  }

  close(): void {
    this.closed = true
    for (const timer of this.timers) clearTimeout(timer)
    this.socket?.terminate()
  }

  private after(ms: number, act: () => void): void {
    if (this.closed) return
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      act()
    }, ms)
    this.timers.add(timer)
  }

  private connect(): void {
    if (this.closed) return
    const urls = this.world.urls()
    const url = urls[Math.floor(Math.random() * urls.length)]
    if (!url) return this.after(100, () => this.connect())
    const socket = new WebSocket(`${url.replace('http', 'ws')}api/socket`, { headers: { cookie: this.cookie } })
    this.socket = socket
    this.welcomed = false
    this.reader = null
    const lost = (): void => {
      if (this.socket !== socket) return
      this.socket = null
      this.welcomed = false
      this.after(50 + Math.random() * 200, () => this.connect())
    }
    socket.on('open', () => {
      this.helloAt = this.world.history.now()
      this.send({ type: 'hello', version: PROTOCOL_VERSION, table: this.table, since: this.seq })
    })
    socket.on('message', data => this.socket === socket && this.heard(JSON.parse(String(data)) as FromServer))
    socket.on('close', lost)
    socket.on('error', lost)
    this.after(PATIENCE, () => this.socket === socket && !this.welcomed && socket.terminate())
  }

  private expectAnswer(id: string): void {
    this.after(PATIENCE, () => {
      if (this.asked?.id !== id) return
      this.socket?.terminate()
      this.expectAnswer(id)
    })
  }

  /** Sends a request for the first time or again. At times the connection fails before the answer arrives. */
  private sendOpen({ id, message }: Asked): void {
    this.send(message)
    if (Math.random() >= this.world.cutShare()) return
    this.after(Math.random() * CUT_WITHIN, () => {
      if (this.asked?.id !== id || !this.welcomed) return
      this.world.answerLost()
      this.socket?.terminate()
    })
  }

  private heard(message: FromServer): void {
    if (message.type === 'welcome') {
      this.welcomed = true
      this.cameBackWith = this.seq
      if (this.asked) {
        this.repeated += 1
        this.sendOpen(this.asked)
      }
    } else if (message.type === 'table') {
      this.info = message.table
      if (message.table.status === 'waiting') this.read(message.table, null)
    } else if (message.type === 'scene') {
      this.see(message)
      this.turnTextOff()
    } else if (message.type === 'patch') this.readPatch(message)
    else if (message.type === 'done' || message.type === 'error') this.answer(message)
  }

  private turnTextOff(): void {
    if (!this.game || this.reader) return
    this.reader = new PatchReader(this.game)
    this.send({ type: 'text', id: `${this.name}-text`, on: false })
  }

  /** Patches must arrive in order: each is based on the one before. A patch may also be the answer to a request. */
  private readPatch(patch: Patch): void {
    try {
      if (this.reader) this.see(this.reader.read(patch))
    } catch (error) {
      this.wrong((error as Error).message)
    }
    if (patch.done !== undefined) this.answer({ type: 'done', id: patch.done, seq: patch.seq })
  }

  /** Without a new entry no clock gets time back, whatever fails or starts again. */
  private checkClocks({ seq, clocks }: SceneUpdate): void {
    if (!this.world.clocksAgree) return
    if (seq !== this.leastLeft.seq) this.leastLeft = { seq, of: new Map() }
    for (const { id, left } of clocks) {
      const least = this.leastLeft.of.get(id) ?? left
      if (left > least) this.wrong(`has clock ${id} with ${left} ms at entry ${seq}, but had ${least} ms before`)
      this.leastLeft.of.set(id, Math.min(least, left))
    }
  }

  /** The first messages of a connection are a read: they must contain all that was acknowledged before. */
  private read(info: TableInfo, seq: number | null): void {
    if (this.helloAt === 0) return
    const { name: person, table, helloAt: sent } = this
    this.world.history.read({ person, table, sent, seq, values: valuesOf(info) })
    this.helloAt = 0
  }

  private answer(message: Answer): void {
    if (message.id === null) {
      if (message.type === 'error') this.wrong(`was turned away: ${message.message}`)
      return
    }
    const { asked } = this
    const answered = asked?.id === message.id ? asked : this.earlier.find(({ id }) => id === message.id)
    if (!answered) return
    const [ok, seq, reason] =
      message.type === 'done' ? [true, message.seq ?? null, null] : [false, null, message.message]
    if (ok && seq === null && answered.message.type === 'move') this.wrong('a move was acknowledged without its number')
    this.world.history.answered(answered.call, ok, seq, reason)
    if (answered !== asked) return
    this.asked = null
    this.earlier.push(asked)
    if (this.earlier.length > REMEMBERED) this.earlier.splice(Math.floor(Math.random() * REMEMBERED), 1)
    asked.answered(message)
  }

  /** Repeats a request that was answered before, as a client may whose answer was delayed. */
  private repeatEarlier(): void {
    const one = this.earlier[Math.floor(Math.random() * this.earlier.length)]
    if (one && this.welcomed) this.send(one.message)
  }

  private see(news: SceneUpdate): void {
    this.checkClocks(news)
    const { seq, from, log, scene } = news
    const known = this.news?.scene.seq ?? -1
    if (this.seq !== null && seq < this.seq) this.wrong(`was sent back from entry ${this.seq} to ${seq}`)
    // No player undoes moves here, so move and entry numbers are the same.
    if (from > known + 1) this.wrong(`was told from move ${from} on, but knew only ${known}`)
    if (this.cameBackWith !== null && from !== this.cameBackWith + 1)
      this.wrong(`came back with ${this.cameBackWith} and was told from ${from} on`)
    for (const { at } of log)
      if (at < from || at > scene.seq) this.wrong(`was told move ${at} in ${from} to ${scene.seq}`)
    this.cameBackWith = null
    this.world.history.saw({ person: this.name, table: this.table, seq })
    if (this.info) this.read(this.info, seq)
    this.told = [...this.told.filter(({ at }) => at < from), ...log]
    this.seq = seq
    this.news = news
    this.decide()
  }

  /** Acts after a delay; sometimes waits until a clock may run out. */
  private decide(): void {
    if (!this.plays || this.asked || this.over || !this.news) return
    const { seq } = this
    this.after(Math.random() < 0.03 ? 1_500 : 5 + Math.random() * 60, () => {
      if (!this.plays || this.asked || this.over || seq !== this.seq) return
      if (Math.random() < 0.1) this.repeatEarlier()
      const acting = Math.random() < 0.06 ? this.chat() : Math.random() < 0.02 ? this.pause() : this.move()
      if (acting) void acting.then(() => this.decide())
    })
  }

  /** Makes a legal move; null if it is not this player's turn. */
  private move(): Promise<Answer> | null {
    const choices = this.news?.scene.choices.filter(({ kind }) => kind !== 'standing') ?? []
    const must = choices.filter(({ kind }) => kind === 'must')
    const open = must.length > 0 ? must : Math.random() < 0.3 ? choices : []
    // A player with an optional decision tries again later, because the others may be waiting for them.
    if (open.length === 0 && choices.length > 0) this.after(300, () => this.decide())
    if (open.length === 0) return null
    return this.request({ type: 'move', move: open[Math.floor(Math.random() * open.length)].move })
  }

  private chat(): Promise<Answer> {
    return this.request({ type: 'chat', text: `${this.name} line ${this.lines++}` })
  }

  /** Pauses and continues, so that the game goes on. */
  private async pause(): Promise<Answer> {
    await this.request({ type: 'pause', on: true }, { register: 'pausedBy', value: this.name })
    return this.request({ type: 'pause', on: false }, { register: 'pausedBy', value: null })
  }

  private wrong(what: string): void {
    this.world.wrong(`${this.name} at table ${this.table} ${what}`)
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}
