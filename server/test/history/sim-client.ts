import type { SceneUpdate, TableInfo } from '@holdout/protocol'
import type { Call, History } from './history.ts'
import type { Random } from './random.ts'
import type { Line, SimNode } from './sim-node.ts'
import { valuesOf } from './values.ts'
import { ask, receive } from './wire.ts'

type Wish = Omit<Call, 'sent' | 'answers' | 'person' | 'table' | 'id'> & { readonly message: object }

interface Open {
  readonly call: Call
  readonly message: object
  done(): void
}

/** After this time without an answer a client connects again, in ms. */
const PATIENCE_MS = 400
/** The number of requests that a client may repeat later on purpose. */
const REMEMBERED = 12

/** A person with one connection that may be cut. Repeats what was not answered, and at times what was. */
export class SimClient {
  info: TableInfo | null = null
  news: SceneUpdate | null = null
  private line: Line | null = null
  private welcomed = false
  private seq: number | null = null
  private asked = 0
  private next = 0
  private open: Open | null = null
  private readonly earlier: Open[] = []
  private closed = false
  private timer: NodeJS.Timeout | null = null

  constructor(
    readonly name: string,
    readonly table: string,
    private readonly nodes: () => readonly SimNode[],
    private readonly history: History,
    private readonly random: Random,
  ) {
    this.connect()
  }

  /** Sends a request, on other connections and nodes too, until it is answered. */
  async request({ message, ...wish }: Wish): Promise<void> {
    if (this.closed) return
    const own = `${this.name}-${this.next++}`
    const call = this.history.sent({ ...wish, person: this.name, table: this.table, id: `${this.name}/${own}` })
    await new Promise<void>(done => {
      this.open = { call, message: { ...message, id: own }, done }
      if (this.welcomed) this.line?.send(this.open.message)
      this.wait()
    })
  }

  /** Repeats an earlier request, as a client may whose answer was delayed. */
  repeatEarlier(): void {
    if (this.welcomed && this.earlier.length > 0) this.line?.send(this.random.of(this.earlier).message)
  }

  cut(): void {
    this.line?.cut()
  }

  /** Stops for good. What is unanswered stays unknown. */
  close(): void {
    this.closed = true
    if (this.timer) clearTimeout(this.timer)
    this.open?.done()
    this.open = null
    this.cut()
  }

  private wait(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (!this.open) return
      this.cut()
      this.wait()
    }, PATIENCE_MS)
  }

  private connect(): void {
    if (this.closed) return
    this.welcomed = false
    const line = this.random.of(this.nodes()).connect(this.name, {
      receive: text => void (this.line === line && this.hear(text)),
      closed: () => {
        if (this.line === line) setTimeout(() => this.connect(), 1)
      },
    })
    this.line = line
    this.asked = this.history.now()
    line.send(ask.hello(this.table, this.seq))
    setTimeout(() => this.line === line && !this.welcomed && this.cut(), PATIENCE_MS)
  }

  private hear(text: string): void {
    receive(text, {
      welcome: () => {
        this.welcomed = true
        if (this.open) this.line?.send(this.open.message)
      },
      table: info => {
        this.info = info
        if (this.asked > 0) this.read(info, null)
      },
      scene: news => {
        this.news = news
        this.seq = news.seq
        this.history.saw({ person: this.name, table: this.table, seq: news.seq })
        if (this.asked > 0 && this.info) this.read(this.info, news.seq)
      },
      answer: (id, ok, seq, reason) => this.answer(id, ok, seq, reason),
      turnedAway: () => this.cut(),
    })
  }

  /** The first messages of a connection are a read: they must contain all that was acknowledged before. */
  private read(info: TableInfo, seq: number | null): void {
    if (seq === null && info.status !== 'waiting') return // the scene follows
    this.history.read({ person: this.name, table: this.table, sent: this.asked, seq, values: valuesOf(info) })
    this.asked = 0
  }

  private answer(id: string, ok: boolean, seq: number | null, reason: string | null): void {
    const known = `${this.name}/${id}`
    const { open } = this
    const before = this.earlier.find(({ call }) => call.id === known)
    if (before) this.history.answered(before.call, ok, seq, reason)
    if (open?.call.id !== known) return
    this.history.answered(open.call, ok, seq, reason)
    this.open = null
    this.earlier.push(open)
    if (this.earlier.length > REMEMBERED) this.earlier.splice(this.random.below(REMEMBERED), 1)
    open.done()
  }
}
