import type { AnyMove } from '@holdout/engine'
import { type FromServer, PROTOCOL_VERSION, type SceneUpdate, type TableInfo } from '@holdout/protocol'
import type { LogLine } from '@holdout/table'
import { WebSocket } from 'ws'

type Scene = Extract<FromServer, { type: 'scene' }>

interface Asked {
  readonly id: string
  readonly message: Record<string, unknown>
  answered(answer: Extract<FromServer, { type: 'done' | 'error' }>): void
}

/** A move that the server confirmed. */
export interface Acknowledged {
  readonly table: string
  readonly id: string
  readonly seq: number
  readonly move: AnyMove
}

export interface World {
  /** The running nodes. */
  urls(): string[]
  /** Called for each error. */
  wrong(what: string): void
  acknowledged(move: Acknowledged): void
}

/** After this time without an answer, a player opens another connection. In ms. */
const PATIENCE = 6_000

/**
 * A player whose connections fail. Reconnects to any running node with the last known entry, repeats unanswered
 * requests with the same ids, and checks everything it receives.
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
  private welcomed = false
  /** The entry sent in `hello`. The first scene must contain exactly what came after it. */
  private cameBackWith: number | null = null
  private next = 0
  private closed = false
  private plays = false
  private readonly timers = new Set<NodeJS.Timeout>()

  constructor(
    private readonly world: World,
    private readonly name: string,
    readonly user: string,
    private readonly cookie: string,
    readonly table: string,
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

  /** The same person with a new page that makes no moves. */
  again(): Player {
    return new Player(this.world, `${this.name}-again`, this.user, this.cookie, this.table)
  }

  /** Repeats a request until it is answered, across connections and nodes. */
  request(message: Record<string, unknown>): Promise<Extract<FromServer, { type: 'done' | 'error' }>> {
    const id = `${this.name}-${this.next++}`
    return new Promise(answered => {
      this.asked = { id, message: { ...message, id }, answered }
      if (this.welcomed) this.send(this.asked.message)
      this.expectAnswer(id)
    })
  }

  /** The network fails. */
  cut(): void {
    this.socket?.terminate()
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
    const lost = (): void => {
      if (this.socket !== socket) return
      this.socket = null
      this.welcomed = false
      this.after(50 + Math.random() * 200, () => this.connect())
    }
    socket.on('open', () => this.send({ type: 'hello', version: PROTOCOL_VERSION, table: this.table, since: this.seq }))
    socket.on('message', data => this.socket === socket && this.heard(JSON.parse(String(data)) as FromServer))
    socket.on('close', lost)
    socket.on('error', lost)
    this.after(PATIENCE, () => this.socket === socket && !this.welcomed && socket.terminate())
  }

  private expectAnswer(id: string): void {
    this.after(PATIENCE, () => {
      if (this.asked?.id !== id) return
      this.cut()
      this.expectAnswer(id)
    })
  }

  private heard(message: FromServer): void {
    if (message.type === 'welcome') {
      this.welcomed = true
      this.cameBackWith = this.seq
      if (this.asked) {
        this.repeated += 1
        this.send(this.asked.message)
      }
    } else if (message.type === 'table') this.info = message.table
    else if (message.type === 'scene') this.see(message)
    else if (message.type === 'done' || message.type === 'error') this.answer(message)
  }

  private answer(message: Extract<FromServer, { type: 'done' | 'error' }>): void {
    const { asked } = this
    if (!asked || message.id !== asked.id) {
      if (message.type === 'error' && message.id === null) this.wrong(`was turned away: ${message.message}`)
      return
    }
    this.asked = null
    if (message.type === 'done' && asked.message.type === 'move') {
      if (message.seq === undefined) this.wrong('a move was acknowledged without its number')
      else
        this.world.acknowledged({
          table: this.table,
          id: `${this.user}/${asked.id}`,
          seq: message.seq,
          move: asked.message.move as AnyMove,
        })
    }
    asked.answered(message)
  }

  private see(news: Scene): void {
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
    this.told = [...this.told.filter(({ at }) => at < from), ...log]
    this.seq = seq
    this.news = news
    this.decide()
  }

  /** Makes a legal move after a delay; sometimes waits until a clock may run out. */
  private decide(): void {
    if (!this.plays || this.asked || this.over || !this.news) return
    const { seq } = this
    this.after(Math.random() < 0.03 ? 1_500 : 5 + Math.random() * 60, () => {
      if (!this.plays || this.asked || this.over || seq !== this.seq) return
      const choices = this.news?.scene.choices.filter(({ kind }) => kind !== 'standing') ?? []
      const must = choices.filter(({ kind }) => kind === 'must')
      const open = must.length > 0 ? must : Math.random() < 0.3 ? choices : []
      // A player with an optional decision tries again later, because the others may be waiting for them.
      if (open.length === 0) return choices.length > 0 ? this.after(300, () => this.decide()) : undefined
      const { move } = open[Math.floor(Math.random() * open.length)]
      void this.request({ type: 'move', move }).then(() => this.decide())
    })
  }

  private wrong(what: string): void {
    this.world.wrong(`${this.name} at table ${this.table} ${what}`)
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}
