import type { Who } from '@holdout/engine'
import { type FromServer, PROTOCOL_VERSION, type SceneUpdate, type TableInfo } from '@holdout/protocol'
import { logLinesSince, sceneOf } from '@holdout/table'
import { tableText } from '../text/table.ts'
import { blockedFor, SceneDiff } from './diff.ts'
import { type MoveTexts, messageText, PatchEncoder, type ShownMatch } from './encode.ts'
import { type Frame, frameOf } from './frame.ts'
import type { Subscription } from './subscription.ts'

/** What a broadcast reads of its table. */
export interface ShownTable {
  /** The match; null before the start. Throws while it contains an entry that may not be stored. */
  readonly committed: ShownMatch | null
  /** What stopped the clocks; null if they run. */
  readonly stopped: string | null
  now(): number
  /** The user's seat, or `table` for a spectator. */
  whoIs(user: string): Who
  mayWatch(user: string): boolean
  infoFor(user: string): TableInfo
}

/**
 * Sends one table to its connections: each gets what its user may see. Call it only in the table's queue. At other
 * times the match may contain an entry that is not stored yet.
 */
export class Broadcast {
  private readonly subscriptions = new Set<Subscription>()
  private diff: SceneDiff | null = null
  /** Writes the current patches; null between messages. */
  private encoder: PatchEncoder | null = null
  /** The current scenes by seat and last entry sent: all spectators with text share one. Empty between messages. */
  private readonly scenes = new Map<string, { readonly seq: number; readonly text: string }>()
  /** The last frame, because one text often goes to several sockets. */
  private frame: Frame | null = null
  /** The time of the current messages. All receivers get the same. */
  private now = 0

  constructor(
    private readonly table: ShownTable,
    private readonly moveTexts: MoveTexts,
    private readonly reportError: (error: unknown) => void,
  ) {}

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
    this.during(() => this.forAll(one => this.sendUpdate(one, request, false)))
    this.diff?.clear()
  }

  /** Sends the table's information, and the match to users whose seat or clocks changed. */
  sendTable(): void {
    this.during(() => this.forAll(one => this.sendInfo(one)))
  }

  sendChat(): void {
    this.during(() => this.forAll(({ receiver }) => receiver.chatChanged()))
  }

  /** Sends the first messages: everything after entry `since`. Returns the size of the match. */
  welcome(one: Subscription, since: number | null): number {
    if (one.closed) return 0
    const { user, name } = one.receiver
    const who = this.table.whoIs(user)
    const you = { name, seat: who === 'table' ? null : who }
    return this.during(() => {
      this.send(one, { type: 'welcome', version: PROTOCOL_VERSION, you, now: this.now })
      this.send(one, { type: 'table', table: this.table.infoFor(user) })
      one.who = who
      one.seq = since
      return this.sendUpdate(one, null, true)
    })
  }

  /** Sends the match from the deal on. Returns its size. */
  resend(one: Subscription): number {
    return this.during(() => this.sendAll(one))
  }

  /** The scene of `who` and the log lines after entry `since`; null: all of them. Null before the start. */
  sceneFor(who: Who, since: number | null, now = this.table.now()): SceneUpdate | null {
    const live = this.table.committed
    if (!live) return null
    const { match, seq } = live
    const from = live.changedSince(since)
    return {
      seq,
      scene: sceneOf(match, who),
      from,
      log: logLinesSince(match, from, who),
      clocks: live.countdowns(now),
      now,
      undoBlocked: blockedFor(match, who),
    }
  }

  /** Whether a receiver gets messages: after the welcome, while its user may watch. */
  private isWatching(one: Subscription): boolean {
    if (one.closed || one.who === null) return false // the welcome will send everything
    if (this.table.mayWatch(one.receiver.user)) return true
    this.send(one, { type: 'table', table: this.table.infoFor(one.receiver.user) })
    this.send(one, { type: 'error', id: null, rule: null, message: tableText.noSpectators })
    one.receiver.excluded()
    return false
  }

  private sendInfo(one: Subscription): void {
    const { table } = this
    const { user } = one.receiver
    this.send(one, { type: 'table', table: table.infoFor(user) })
    if (table.whoIs(user) !== one.who)
      this.sendAll(one) // the user's seat changed
    else if (table.stopped !== one.stopped) this.sendUpdate(one, null, true) // clocks stopped or continued
  }

  private sendAll(one: Subscription): number {
    one.startOver(this.table.whoIs(one.receiver.user))
    return this.sendUpdate(one, null, true)
  }

  private sendUpdate(one: Subscription, request: string | null, always: boolean): number {
    const { committed: live, stopped } = this.table
    if (one.closed || one.who === null || (!always && (live?.seq ?? 0) === one.seq)) return 0
    one.stopped = stopped
    if (!live) return 0
    return one.withoutText ? this.sendPatch(one, one.who, live, request) : this.sendScene(one, one.who)
  }

  private sendScene(one: Subscription, who: Who): number {
    const key = `${who}/${one.seq}`
    const known = this.scenes.get(key)
    const news = known ? null : this.sceneFor(who, one.seq, this.now)
    const scene = known ?? (news && { seq: news.seq, text: messageText({ type: 'scene', ...news }) })
    if (!scene) return 0
    this.scenes.set(key, scene)
    one.seq = scene.seq
    return this.write(one, scene.text)
  }

  private sendPatch(one: Subscription, who: Who, live: ShownMatch, request: string | null): number {
    const { receiver } = one
    const done = request === null ? null : receiver.unanswered(request)
    const patch = this.diffOf(live).patchFor(who, live.seq, one.lastPatch)
    this.encoder ??= new PatchEncoder(live, this.now, this.moveTexts)
    const text = this.encoder.patchText(who, patch, live.changedSince(one.seq), done)
    if (request !== null && done !== null) receiver.settle(request) // the patch is the answer
    one.seq = live.seq
    one.lastPatch = live.seq
    return this.write(one, text)
  }

  /** The changes of this match. It is another one after the table was read again. */
  private diffOf({ match }: ShownMatch): SceneDiff {
    if (this.diff?.match !== match) this.diff = new SceneDiff(match)
    return this.diff
  }

  private send(one: Subscription, message: FromServer): number {
    return this.write(one, messageText(message))
  }

  private write({ receiver }: Subscription, text: string): number {
    if (this.frame?.text !== text) this.frame = frameOf(text)
    return receiver.write(this.frame)
  }

  /** Sends messages with one time, and drops what was cached for them. */
  private during<T>(act: () => T): T {
    this.now = this.table.now()
    try {
      return act()
    } finally {
      this.frame = null
      this.encoder = null
      this.scenes.clear()
    }
  }

  /** Errors of one receiver must not affect others or the match. */
  private forAll(act: (one: Subscription) => void): void {
    for (const one of this.subscriptions) {
      try {
        if (this.isWatching(one)) act(one)
      } catch (error) {
        this.reportError(error)
      }
    }
  }
}
