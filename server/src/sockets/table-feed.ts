import { Audience, type Sealed } from '../broadcast/audience.ts'
import { hintText, type OpenFrame, type OpenMessage } from '../broadcast/encode.ts'
import { type Receiver, Subscription } from '../broadcast/subscription.ts'
import type { ResendLimit } from '../limits/resend-limit.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { findHint } from '../tables/requests/hint.ts'
import { failure, type RequestResult } from '../tables/requests/request.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { logText } from '../text/operator.ts'
import { socketText } from '../text/socket.ts'
import { tableText } from '../text/table.ts'
import { ChatFeed } from './chat-feed.ts'

/** The connection that a feed belongs to. */
export interface FeedOwner {
  readonly user: string
  readonly name: string
  readonly registry: TableRegistry
  /** Limits full resends. */
  readonly resends: ResendLimit
  /** Sends a message that was sealed for `feed`; returns its size. Throws for any other message. */
  write(message: Sealed, feed: TableFeed): number
  /** Sends a message that does not depend on the seat. */
  send(message: OpenMessage): void
  /** Sends such a message that is already encoded, because many receive it. */
  sendFrame(frame: OpenFrame): void
  /** The client's id of this request if it is unanswered, else null. */
  unanswered(request: string): string | null
  /** Marks a request as answered. */
  settle(request: string): void
  reportError(error: unknown, about: string): void
  /** The feed ended by itself: the connection has no table any more. */
  ended(feed: TableFeed): void
}

/** Follows one table for one connection. The table's broadcast sends the match; the feed only receives it. */
export class TableFeed implements Receiver {
  readonly user: string
  readonly name: string
  private live: LiveTable | null = null
  private readonly subscription: Subscription
  private chat: ChatFeed | null = null
  private resending: Promise<void> | null = null

  constructor(
    private readonly owner: FeedOwner,
    /** The table's id. */
    readonly table: string,
  ) {
    this.user = owner.user
    this.name = owner.name
    this.subscription = new Subscription(this)
  }

  private get closed(): boolean {
    return this.subscription.closed
  }

  /** The table; null before it is open and after the feed is closed. */
  get open(): LiveTable | null {
    return this.closed ? null : this.live
  }

  /** Starts to watch the table, and sends everything since entry `since`. After an error, nothing is watched. */
  async start(since: number | null): Promise<RequestResult> {
    const { registry } = this.owner
    try {
      const done = await this.watch(since)
      const { open: table } = this
      if (done.ok && table) {
        this.chat = new ChatFeed(table.chat, frame => this.owner.sendFrame(frame))
        await this.chat.start()
      }
      return done
    } catch (error) {
      await registry.unwatch(this.table, this.subscription)
      throw error
    }
  }

  private async watch(since: number | null): Promise<RequestResult> {
    const { registry, resends } = this.owner
    const { subscription } = this
    const info = await registry.info(this.table, this.user)
    if (!info) return failure(tableText.notFound)
    if (!info.spectators && info.status !== 'waiting' && !info.seats.some(({ you }) => you))
      return failure(tableText.noSpectators)
    if (this.closed) return { ok: true }
    const table = await registry.watch(this.table, subscription)
    if (!table) return failure(tableText.notFound)
    if (this.closed) {
      // Closed meanwhile: without this, its user would count as connected forever.
      await registry.unwatch(this.table, subscription)
      return { ok: true }
    }
    this.live = table
    // Refreshes first, because another node may have sent this client newer entries.
    await table.refresh(() => resends.charge(table.broadcast.welcome(subscription, since)))
    return { ok: true }
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.subscription.closed = true
    await this.owner.registry.unwatch(this.table, this.subscription)
  }

  write(message: Sealed): number {
    return this.owner.write(message, this)
  }

  send(message: OpenMessage): void {
    this.owner.send(message)
  }

  unanswered(request: string): string | null {
    return this.owner.unanswered(request)
  }

  settle(request: string): void {
    this.owner.settle(request)
  }

  chatChanged(): void {
    this.chat?.sendNew()
  }

  excluded(): void {
    this.owner.ended(this)
    this.close().catch(error => this.owner.reportError(error, logText.removeSpectator))
  }

  /** Lets the player's hint be found, and sends it if they still have the seat. */
  async sendHint(id: string): Promise<RequestResult> {
    const { open: table } = this
    if (!table) return { ok: true }
    const audience = Audience.of(table.state, this)
    const found = await findHint(table, this.user)
    if (!found.ok) return found
    if (!this.closed && audience.isCurrent(table.state)) audience.seal(who => hintText(who, id, found)).deliver()
    return { ok: true }
  }

  async sendChatBefore(id: number): Promise<RequestResult> {
    await this.chat?.sendBefore(id)
    return { ok: true }
  }

  /**
   * Turns text on or off. A client turns it on when it could not apply a patch, so everything is sent again: once for
   * overlapping requests, from the table's queue, and within the resend limit.
   */
  async setTextMode(on: boolean): Promise<RequestResult> {
    const { open: table, owner, subscription } = this
    if (!on) {
      subscription.setText(false)
      return { ok: true }
    }
    if (!table || (!subscription.withoutText && !this.resending)) return { ok: true }
    if (!this.resending) {
      const wait = owner.resends.secondsToWait()
      if (wait > 0) return failure(socketText.resentTooOften(wait))
      this.resending = table
        .refresh(() => {
          if (!subscription.withoutText && !this.closed) owner.resends.charge(table.broadcast.resend(subscription))
        })
        .finally(() => {
          this.resending = null
        })
    }
    subscription.setText(true)
    await this.resending
    return { ok: true }
  }
}
