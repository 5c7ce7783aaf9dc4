import { tableText } from '../text/table.ts'
import { Audience } from './audience.ts'
import type { MoveTexts, ShownMatch } from './encode.ts'
import { SeatMessages, type ShownTable } from './seat-messages.ts'
import type { Subscription } from './subscription.ts'

/**
 * Sends one table to its connections: each gets what its user may see. Call it only in the table's queue. At other
 * times the match may contain an entry that is not stored yet.
 */
export class Broadcast {
  private readonly subscriptions = new Set<Subscription>()
  private readonly messages: SeatMessages

  constructor(
    private readonly table: ShownTable,
    moveTexts: MoveTexts,
    private readonly reportError: (error: unknown) => void,
  ) {
    this.messages = new SeatMessages(table, moveTexts)
  }

  add(one: Subscription): void {
    this.subscriptions.add(one)
  }

  /** Whether it was there. */
  delete(one: Subscription): boolean {
    return this.subscriptions.delete(one)
  }

  get size(): number {
    return this.subscriptions.size
  }

  /** The connected users. */
  users(): Set<string> {
    return new Set([...this.subscriptions].map(({ receiver }) => receiver.user))
  }

  /** Sends new entries. `request` caused them. */
  sendEntries(request: string | null): void {
    this.messages.during(() => this.forAll((one, to) => this.sendUpdate(one, to, request, false)))
    this.messages.clearChanges()
  }

  /** Sends the table's information, and the match to users whose seat or clocks changed. */
  sendTable(): void {
    this.messages.during(() => this.forAll((one, to) => this.sendInfo(one, to)))
  }

  sendChat(): void {
    this.messages.during(() => this.forAll(({ receiver }) => receiver.chatChanged()))
  }

  /** Sends the first messages: everything after entry `since`. Returns the size of the match. */
  welcome(one: Subscription, since: number | null): number {
    if (one.closed) return 0
    const { messages } = this
    const to = Audience.of(this.table, one.receiver)
    return messages.during(() => {
      messages.welcome(to, one.receiver.name).deliver()
      messages.info(to).deliver()
      one.audience = to
      one.seq = since
      return this.sendUpdate(one, to, null, true)
    })
  }

  /** Sends the match from the deal on. Returns its size. */
  resend(one: Subscription): number {
    return this.messages.during(() => this.sendAll(one))
  }

  private sendInfo(one: Subscription, to: Audience): void {
    const { table } = this
    this.messages.info(to).deliver()
    if (!to.isCurrent(table))
      this.sendAll(one) // the user's seat changed
    else if (table.stopped !== one.stopped) this.sendUpdate(one, to, null, true) // clocks stopped or continued
  }

  private sendAll(one: Subscription): number {
    const to = Audience.of(this.table, one.receiver)
    one.startOver(to)
    return this.sendUpdate(one, to, null, true)
  }

  private sendUpdate(one: Subscription, to: Audience, request: string | null, always: boolean): number {
    const { committed: live, stopped } = this.table
    if (one.closed || (!always && (live?.seq ?? 0) === one.seq)) return 0
    if (!to.isCurrent(this.table)) return this.sendAll(one) // never with the view of a seat that the user has left
    one.stopped = stopped
    if (!live) return 0
    return one.withoutText ? this.sendPatch(one, to, live, request) : this.sendScene(one, to, live)
  }

  private sendScene(one: Subscription, to: Audience, live: ShownMatch): number {
    const message = this.messages.scene(to, live, one.seq)
    one.seq = live.seq
    return message.deliver()
  }

  private sendPatch(one: Subscription, to: Audience, live: ShownMatch, request: string | null): number {
    const { receiver } = one
    const done = request === null ? null : receiver.unanswered(request)
    const message = this.messages.patch(to, live, { base: one.lastPatch, since: one.seq }, done)
    if (request !== null && done !== null) receiver.settle(request) // the patch is the answer
    one.seq = live.seq
    one.lastPatch = live.seq
    return message.deliver()
  }

  /** The audience of a receiver that gets messages: after the welcome, while its user may watch. */
  private audienceOf(one: Subscription): Audience | null {
    if (one.closed || one.audience === null) return null // the welcome will send everything
    if (this.table.mayWatch(one.receiver.user)) return one.audience
    this.messages.info(one.audience).deliver()
    one.receiver.send({ type: 'error', id: null, rule: null, message: tableText.noSpectators })
    one.receiver.excluded()
    return null
  }

  /** Errors of one receiver must not affect others or the match. */
  private forAll(act: (one: Subscription, to: Audience) => void): void {
    for (const one of this.subscriptions) {
      try {
        const to = this.audienceOf(one)
        if (to) act(one, to)
      } catch (error) {
        this.reportError(error)
      }
    }
  }
}
