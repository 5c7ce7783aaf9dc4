import type { ChatLine } from '@holdout/protocol'
import { type OpenFrame, openFrame } from '../broadcast/encode.ts'
import type { Store, StoredChat } from '../store/store.ts'
import { authorAt } from './ids.ts'

/** The lines that a client gets when it connects, and in one page of earlier lines. */
const LINES_PER_PAGE = 100
/**
 * New lines are read from this many ids before the latest: with several nodes, a line can become visible after a later
 * one.
 */
const OVERLAP = 50
/** Lines kept in memory for connections that have not been sent them yet. */
const MAX_UNSENT = 200
/** Lines of a table between two checks of their number. */
const TRIM_EVERY = 50

interface ChatDeps {
  readonly store: Store
  /** Tells all nodes, including this one, that the table has new lines. */
  announce(): void
  /** There are new lines to send. */
  changed(): void
  reportError(error: unknown): void
  /** The number of lines that the table keeps; 0: all. */
  readonly keep: number
}

/** New lines as a message, and where the next ones start. */
interface NewLines {
  readonly frame: OpenFrame | null
  readonly next: number
}

/**
 * The chat of an open table. One read of the store serves all connections: lines that were stored at the same moment
 * are read together and sent in one message.
 */
export class TableChat {
  /** Lines that arrived since this table was opened, in the order in which they were found. */
  private arrived: StoredChat[] = []
  /** The number of lines that arrived before `arrived[0]`. */
  private dropped = 0
  /** The latest ids that are known; null before the first read. */
  private known: Set<number> | null = null
  private last = 0
  private turn: Promise<unknown> = Promise.resolve()
  private planned: Promise<void> | null = null
  private announcing = false
  private closed = false
  private written = 0
  /** The latest message, because most connections need the same. */
  private sent: { readonly from: number; readonly to: number; readonly frame: OpenFrame } | null = null

  constructor(
    private readonly table: string,
    private readonly deps: ChatDeps,
  ) {}

  /** Stores a line. Resolves when it is committed. */
  async add(line: Omit<StoredChat, 'id'>, request: string): Promise<void> {
    await this.deps.store.addChat(this.table, line, request)
    this.announce()
    this.written += 1
    if (this.deps.keep > 0 && this.written % TRIM_EVERY === 0)
      this.deps.store.trimChat(this.table, this.deps.keep).catch(error => this.deps.reportError(error))
  }

  /** Announces all lines of one moment at once. */
  private announce(): void {
    if (this.announcing) return
    this.announcing = true
    setImmediate(() => {
      this.announcing = false
      if (!this.closed) this.deps.announce()
    })
  }

  /** Finishes the current read. */
  async close(): Promise<void> {
    this.closed = true
    await this.turn
  }

  /** Reads new lines and sends them. Overlapping calls share a read. */
  refresh(): Promise<void> {
    this.planned ??= this.inTurn(async () => {
      this.planned = null
      if (this.known && !this.closed)
        this.take(await this.deps.store.chatSince(this.table, this.last - OVERLAP, MAX_UNSENT))
    })
    return this.planned
  }

  /** The latest lines for a client that connects, and where the next ones start. */
  join(): Promise<NewLines> {
    return this.inTurn(async () => {
      const found = await this.deps.store.chatSince(this.table, 0, LINES_PER_PAGE + 1)
      this.take(found)
      const lines = found.slice(-LINES_PER_PAGE)
      const frame = lines.length === 0 ? null : this.frame(lines, found.length > lines.length)
      return { frame, next: this.next }
    })
  }

  /** The lines before line `id`. */
  async before(id: number): Promise<OpenFrame> {
    const found = await this.deps.store.chatBefore(this.table, id, LINES_PER_PAGE + 1)
    const lines = found.slice(-LINES_PER_PAGE)
    return this.frame(lines, found.length > lines.length)
  }

  /** The lines that arrived from number `from` on. */
  since(from: number): NewLines {
    const { next } = this
    if (from >= next) return { frame: null, next }
    if (this.sent?.from !== from || this.sent.to !== next) {
      const lines = this.arrived.slice(Math.max(0, from - this.dropped))
      const message = { type: 'chat' as const, lines: lines.map(line => this.shown(line)) }
      this.sent = { from, to: next, frame: openFrame(message) }
    }
    return { frame: this.sent.frame, next }
  }

  private get next(): number {
    return this.dropped + this.arrived.length
  }

  /** Adds lines that are not known. All lines of the first read are old. */
  private take(found: readonly StoredChat[]): void {
    const { known } = this
    const oldest = this.last - OVERLAP
    this.last = Math.max(this.last, ...found.map(({ id }) => id))
    const fresh = known ? found.filter(({ id }) => id > oldest && !known.has(id)) : []
    this.known = new Set([...(known ?? []), ...found.map(({ id }) => id)].filter(id => id > this.last - OVERLAP))
    if (fresh.length === 0) return
    this.arrived.push(...fresh)
    const tooMany = Math.max(0, this.arrived.length - MAX_UNSENT)
    this.arrived = this.arrived.slice(tooMany)
    this.dropped += tooMany
    this.deps.changed()
  }

  private frame(lines: readonly StoredChat[], more: boolean): OpenFrame {
    return openFrame({ type: 'chat', lines: lines.map(line => this.shown(line)), more })
  }

  private shown({ user, ...line }: StoredChat): ChatLine {
    return { ...line, by: authorAt(this.table, user) }
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.turn.then(act)
    this.turn = done.catch(() => {})
    return done
  }
}
