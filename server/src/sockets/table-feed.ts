import { type ChatLine, type FromServer, PROTOCOL_VERSION } from '@holdout/protocol'
import type { Store } from '../store/store.ts'
import type { Keeper, Watcher } from '../tables/keeper.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { SeatView } from '../tables/seat-view.ts'
import { type Done, no } from '../tables/table-rules.ts'
import { logText } from '../text/operator.ts'
import { socketText } from '../text/socket.ts'
import { tableText } from '../text/table.ts'
import { type ChatReader, Chatter } from './chatter.ts'
import type { ResendLimit } from './resend-limit.ts'

/** What a feed needs of the connection it belongs to. */
export interface FeedOwner {
  readonly user: string
  readonly name: string
  readonly keeper: Keeper
  readonly store: Store
  /** Limits what is sent from the first move on. */
  readonly resends: ResendLimit
  now(): number
  /** Sends a message as it is; says how many bytes that were. */
  write(text: string): number
  /** The client's own id of this request if it is still unanswered, else null. */
  unanswered(request: string): string | null
  /** The request has been answered by what was sent. */
  settled(request: string): void
  complain(error: unknown, about: string): void
  /** The feed has ended by itself: the connection has no table any more. */
  ended(feed: TableFeed): void
}

/**
 * All that one connection is sent of one table. A feed has one table for its whole life, and sends the match only through the view
 * that this table gives its user.
 */
export class TableFeed implements Watcher, ChatReader {
  readonly user: string
  private table: LiveTable | null = null
  /** As which seat the client has been shown the match; null before the welcome. */
  private view: SeatView | null = null
  /** The last entry that was sent. */
  private seq = -1
  /** Whether the client finds the words itself; and then the entry after which it was shown the match last, -1: it was not. */
  private wordless = false
  private shownAt = -1
  /** What had stopped the clocks when they were last sent. */
  private stopped: string | null = null
  private chatter: Chatter | null = null
  private resending: Promise<void> | null = null
  private closed = false

  constructor(
    private readonly owner: FeedOwner,
    readonly id: string,
  ) {
    this.user = owner.user
  }

  /** The table, once it may be used. */
  get open(): LiveTable | null {
    return this.closed ? null : this.table
  }

  /** Starts to watch the table and sends all that is new since entry `since`. Whatever fails, nothing is watched after it. */
  async start(since: number): Promise<Done> {
    const { keeper, store } = this.owner
    try {
      const done = await this.watch(since)
      if (done.ok && !this.closed) {
        this.chatter = new Chatter(store, this.id, this)
        await this.chatter.catchUp()
      }
      return done
    } catch (error) {
      await keeper.unwatch(this.id, this)
      throw error
    }
  }

  private async watch(since: number): Promise<Done> {
    const { keeper } = this.owner
    const info = await keeper.info(this.id, this.user)
    if (!info) return no(tableText.notFound)
    if (!info.spectators && info.status !== 'gathering' && !info.seats.some(({ you }) => you))
      return no(tableText.noSpectators)
    if (this.closed) return { ok: true }
    const table = await keeper.watch(this.id, this)
    if (!table) return no(tableText.notFound)
    if (this.closed) {
      // Closed meanwhile: nothing else would take it off the table again, and its user would count as connected.
      await keeper.unwatch(this.id, this)
      return { ok: true }
    }
    this.table = table
    // As it is stored: what another node has sent this client already must not be missing here.
    await table.refresh(() => this.welcome(table, since))
    return { ok: true }
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    await this.owner.keeper.unwatch(this.id, this)
  }

  told(about: 'log' | 'table' | 'chat'): void {
    const { table, view } = this
    if (this.closed || !table || !view) return // not welcomed yet: that sends everything
    if (!this.mayWatch(table)) return this.turnAway(table)
    if (about === 'chat') void this.chatter?.catchUp()
    else if (about === 'log') this.sendNews(table, view)
    else {
      this.send({ say: 'table', table: table.infoFor(this.user) })
      if (table.whoIs(this.user) !== view.who)
        this.sendAll(table) // sat down, or stood up
      else if (table.stopped !== this.stopped) this.sendNews(table, view, true) // clocks stopped, or go on
    }
  }

  chatted(lines: readonly ChatLine[]): void {
    this.send({ say: 'chat', lines })
  }

  chatFailed(error: unknown): void {
    this.owner.complain(error, logText.sendChat)
  }

  /**
   * With words from now on, or without. A client asks for words when it could not make sense of something, so it is sent everything
   * again: one at a time, from the table's queue, and no more than the limit allows.
   */
  async setWords(on: boolean): Promise<Done> {
    const { open: table, owner } = this
    if (!on) {
      this.wordless = true
      this.shownAt = -1
      return { ok: true }
    }
    if (!table || (!this.wordless && !this.resending)) return { ok: true }
    if (!this.resending) {
      const wait = owner.resends.secondsToWait()
      if (wait > 0) return no(socketText.resentTooOften(wait))
      this.resending = table
        .refresh(() => {
          if (!this.wordless && !this.closed) owner.resends.charge(this.sendAll(table))
        })
        .finally(() => {
          this.resending = null
        })
    }
    this.wordless = false
    this.shownAt = -1
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
    this.owner.resends.charge(this.sendNews(table, view, true))
  }

  /** Before the start anyone may come and sit down; after that the host has said whether others may watch. */
  private mayWatch(table: LiveTable): boolean {
    return table.setup.spectators || table.status === 'gathering' || table.whoIs(this.user) !== 'table'
  }

  private turnAway(table: LiveTable): void {
    this.send({ say: 'table', table: table.infoFor(this.user) })
    this.send({ say: 'refused', id: null, why: null, because: tableText.noSpectators })
    this.owner.ended(this)
    this.close().catch(error => this.owner.complain(error, logText.removeSpectator))
  }

  /** Everything from the deal on, as the seat that this user has now. Says how many bytes that were. */
  private sendAll(table: LiveTable): number {
    const view = table.viewFor(this.user)
    this.view = view
    this.seq = -1
    this.shownAt = -1
    return this.sendNews(table, view, true)
  }

  private sendNews(table: LiveTable, view: SeatView, always = false): number {
    if (this.closed || (!always && table.seq === this.seq)) return 0
    this.stopped = table.stopped
    return this.wordless ? this.sendSight(table, view) : this.sendScene(view)
  }

  private sendScene(view: SeatView): number {
    const news = view.news(this.seq)
    if (!news) return 0
    this.seq = news.seq
    return this.send({ say: 'scene', ...news })
  }

  private sendSight(table: LiveTable, view: SeatView): number {
    const request = table.lastRequest ?? ''
    const done = this.owner.unanswered(request)
    const text = view.sight(this.seq, this.shownAt, done)
    if (text === null) return 0
    if (done !== null) this.owner.settled(request) // what it has led to is its answer
    this.seq = table.seq
    this.shownAt = table.seq
    return this.owner.write(text)
  }

  private send(message: FromServer): number {
    return this.owner.write(JSON.stringify(message))
  }
}
