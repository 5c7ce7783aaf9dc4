import { type ChatLine, type FromServer, PROTOCOL_VERSION } from '@holdout/protocol'
import type { Store } from '../store/store.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { SeatView } from '../tables/seat-view.ts'
import type { TableRegistry, Watcher } from '../tables/table-registry.ts'
import { failure, type RequestResult } from '../tables/table-rules.ts'
import { logText } from '../text/operator.ts'
import { socketText } from '../text/socket.ts'
import { tableText } from '../text/table.ts'
import { ChatFeed, type ChatReader } from './chat-feed.ts'
import type { ResendLimit } from './resend-limit.ts'

/** The connection that a feed belongs to. */
export interface FeedOwner {
  readonly user: string
  readonly name: string
  readonly registry: TableRegistry
  readonly store: Store
  /** Limits full resends. */
  readonly resends: ResendLimit
  now(): number
  /** Sends a text; returns its size in bytes. */
  write(text: string): number
  /** The client's id of this request if it is unanswered, else null. */
  unanswered(request: string): string | null
  /** Marks a request as answered. */
  settle(request: string): void
  reportError(error: unknown, about: string): void
  /** The feed ended by itself: the connection has no table any more. */
  ended(feed: TableFeed): void
}

/**
 * Sends one table to one connection. A feed has one table for its whole life, and sends the match only through the view
 * that this table gives its user.
 */
export class TableFeed implements Watcher, ChatReader {
  readonly user: string
  private table: LiveTable | null = null
  /** The view that the client has; null before the welcome. */
  private view: SeatView | null = null
  /** The last entry sent. */
  private seq = -1
  /** Whether text is off; then `lastPatch` is the entry of the last patch, -1: none. */
  private withoutText = false
  private lastPatch = -1
  /** `table.stopped` as last sent. */
  private stopped: string | null = null
  private chat: ChatFeed | null = null
  private resending: Promise<void> | null = null
  private closed = false

  constructor(
    private readonly owner: FeedOwner,
    readonly id: string,
  ) {
    this.user = owner.user
  }

  /** The table; null before it is open and after the feed is closed. */
  get open(): LiveTable | null {
    return this.closed ? null : this.table
  }

  /** Starts to watch the table, and sends everything since entry `since`. After an error, nothing is watched. */
  async start(since: number): Promise<RequestResult> {
    const { registry, store } = this.owner
    try {
      const done = await this.watch(since)
      if (done.ok && !this.closed) {
        this.chat = new ChatFeed(store, this.id, this)
        await this.chat.catchUp()
      }
      return done
    } catch (error) {
      await registry.unwatch(this.id, this)
      throw error
    }
  }

  private async watch(since: number): Promise<RequestResult> {
    const { registry } = this.owner
    const info = await registry.info(this.id, this.user)
    if (!info) return failure(tableText.notFound)
    if (!info.spectators && info.status !== 'gathering' && !info.seats.some(({ you }) => you))
      return failure(tableText.noSpectators)
    if (this.closed) return { ok: true }
    const table = await registry.watch(this.id, this)
    if (!table) return failure(tableText.notFound)
    if (this.closed) {
      // Closed meanwhile: without this, its user would count as connected forever.
      await registry.unwatch(this.id, this)
      return { ok: true }
    }
    this.table = table
    // Refreshes first, because another node may have sent this client newer entries.
    await table.refresh(() => this.welcome(table, since))
    return { ok: true }
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    await this.owner.registry.unwatch(this.id, this)
  }

  notify(about: 'log' | 'table' | 'chat'): void {
    const { table, view } = this
    if (this.closed || !table || !view) return // the welcome will send everything
    if (!this.mayWatch(table)) return this.removeSpectator(table)
    if (about === 'chat') void this.chat?.catchUp()
    else if (about === 'log') this.sendUpdate(table, view)
    else {
      this.send({ say: 'table', table: table.infoFor(this.user) })
      if (table.whoIs(this.user) !== view.who)
        this.sendAll(table) // the user's seat changed
      else if (table.stopped !== this.stopped) this.sendUpdate(table, view, true) // clocks stopped or continued
    }
  }

  receiveChat(lines: readonly ChatLine[]): void {
    this.send({ say: 'chat', lines })
  }

  chatFailed(error: unknown): void {
    this.owner.reportError(error, logText.sendChat)
  }

  /**
   * Turns text on or off. A client turns it on when it could not apply a patch, so everything is sent again: once for
   * overlapping requests, from the table's queue, and within the resend limit.
   */
  async setTextMode(on: boolean): Promise<RequestResult> {
    const { open: table, owner } = this
    if (!on) {
      this.withoutText = true
      this.lastPatch = -1
      return { ok: true }
    }
    if (!table || (!this.withoutText && !this.resending)) return { ok: true }
    if (!this.resending) {
      const wait = owner.resends.secondsToWait()
      if (wait > 0) return failure(socketText.resentTooOften(wait))
      this.resending = table
        .refresh(() => {
          if (!this.withoutText && !this.closed) owner.resends.charge(this.sendAll(table))
        })
        .finally(() => {
          this.resending = null
        })
    }
    this.withoutText = false
    this.lastPatch = -1
    await this.resending
    return { ok: true }
  }

  private welcome(table: LiveTable, since: number): void {
    if (this.closed) return
    const view = table.viewFor(this.user)
    this.send({
      say: 'welcome',
      version: PROTOCOL_VERSION,
      you: { name: this.owner.name, seat: view.who === 'table' ? null : view.who },
      now: this.owner.now(),
    })
    this.send({ say: 'table', table: table.infoFor(this.user) })
    this.view = view
    this.seq = since
    this.owner.resends.charge(this.sendUpdate(table, view, true))
  }

  /** Before the start everyone may watch; after it, only players, unless the host allows spectators. */
  private mayWatch(table: LiveTable): boolean {
    return table.setup.spectators || table.status === 'gathering' || table.whoIs(this.user) !== 'table'
  }

  private removeSpectator(table: LiveTable): void {
    this.send({ say: 'table', table: table.infoFor(this.user) })
    this.send({ say: 'refused', id: null, why: null, because: tableText.noSpectators })
    this.owner.ended(this)
    this.close().catch(error => this.owner.reportError(error, logText.removeSpectator))
  }

  /** Sends everything from the deal on, with the user's current seat. Returns the size in bytes. */
  private sendAll(table: LiveTable): number {
    const view = table.viewFor(this.user)
    this.view = view
    this.seq = -1
    this.lastPatch = -1
    return this.sendUpdate(table, view, true)
  }

  private sendUpdate(table: LiveTable, view: SeatView, always = false): number {
    if (this.closed || (!always && table.seq === this.seq)) return 0
    this.stopped = table.stopped
    return this.withoutText ? this.sendPatch(table, view) : this.sendScene(view)
  }

  private sendScene(view: SeatView): number {
    const news = view.update(this.seq)
    if (!news) return 0
    this.seq = news.seq
    return this.send({ say: 'scene', ...news })
  }

  private sendPatch(table: LiveTable, view: SeatView): number {
    const request = table.lastRequest ?? ''
    const done = this.owner.unanswered(request)
    const text = view.patch(this.seq, this.lastPatch, done)
    if (text === null) return 0
    if (done !== null) this.owner.settle(request) // the patch is the answer
    this.seq = table.seq
    this.lastPatch = table.seq
    return this.owner.write(text)
  }

  private send(message: FromServer): number {
    return this.owner.write(JSON.stringify(message))
  }
}
