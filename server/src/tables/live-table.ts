import { loadGame } from '@holdout/catalog'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { TableInfo } from '@holdout/protocol'
import { Broadcast } from '../broadcast/broadcast.ts'
import type { MoveTexts } from '../broadcast/encode.ts'
import { same } from '../broadcast/same.ts'
import type { StoredTable } from '../store/store.ts'
import { logText } from '../text/operator.ts'
import { withCurrentOptions } from './current-options.ts'
import { RequestQueue } from './request-queue.ts'
import type { RequestId, RequestResult, TableRule } from './requests/request.ts'
import { finishDeal, isDealDue } from './requests/start.ts'
import { TableChanges } from './table-changes.ts'
import { TableChat } from './table-chat.ts'
import type { TableDeps } from './table-deps.ts'
import { type LogEvents, TableLog } from './table-log.ts'
import { TableInMemory } from './table-state.ts'
import { TableTimer } from './table-timer.ts'

/**
 * An open table. It handles one request at a time, and sends only what is stored. Several nodes may have the same table
 * open: the store's unique keys decide whose entry is first, and the other node reads again.
 */
export class LiveTable {
  private readonly queue = new RequestQueue()
  /** The table in memory. Read what may be changed by requests only in the queue. */
  readonly state: TableInMemory
  readonly timer: TableTimer
  readonly log: TableLog
  readonly changes: TableChanges
  /** Seats, host and spectators as last sent, to detect changes of presence. */
  private lastPresence: Pick<TableInfo, 'seats' | 'host' | 'watching'> | null = null
  /** The number of timed-out seats as last sent. */
  private timedOutBefore = 0
  private hurriedBefore = false
  /** Runs until the time to reveal seed contributions is over. */
  private dealTimer: NodeJS.Timeout | null = null
  /** Sends the table to its connections. */
  readonly broadcast: Broadcast
  readonly chat: TableChat

  private constructor(deps: TableDeps, game: AnyKnownGame, stored: StoredTable, moveTexts: MoveTexts) {
    this.state = new TableInMemory(deps, game, stored)
    this.broadcast = new Broadcast(this.state, moveTexts, error => deps.reportError(error, logText.notifyWatcher))
    this.chat = new TableChat(stored.id, {
      store: deps.store,
      announce: () => deps.bus.publish({ table: stored.id, about: 'chat' }),
      changed: () => this.broadcast.sendChat(),
      reportError: error => deps.reportError(error, logText.trimChat),
      keep: deps.chatLines ?? 0,
    })
    this.timer = new TableTimer(this.state, () => void this.playDueMove())
    const events: LogEvents = {
      entriesAdded: request => this.sendEntries(request),
      rowChanged: () => this.broadcast.sendTable(),
      seatsChanged: () => this.state.presence.loadNames(this.state.setup),
      recount: () => this.changes.followPresence(),
      ended: () => this.changes.keepPlayed(),
    }
    this.log = new TableLog(this.state, this.timer, events)
    this.changes = new TableChanges(this.state, this.log, this.timer, events)
  }

  static async open(deps: TableDeps, id: string, moveTexts: MoveTexts): Promise<LiveTable | null> {
    const stored = await deps.store.table(id)
    if (!stored) return null
    const game = await loadGame(stored.setup.game)
    const table = new LiveTable(deps, game, withCurrentOptions(game, stored), moveTexts)
    await table.queue.run(async () => {
      await table.state.presence.load() // before catchUp, which schedules only tables with connected players
      await table.log.catchUp()
      await table.state.presence.loadNames(table.state.setup)
    })
    return table
  }

  /** Finishes the current request. Saves a snapshot, because a newer server may have other rules. */
  async close(): Promise<void> {
    this.timer.close()
    if (this.dealTimer) clearTimeout(this.dealTimer)
    await this.queue.run(async () => {})
    await this.chat.close()
    const { live } = this.state
    if (live?.settled && this.state.status === 'playing') await this.log.snapshot(live)
  }

  /** Runs after all earlier requests, with the table as it is stored. */
  inTurn<T>(act: () => T | Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      if (this.state.stale) await this.log.catchUp()
      return act()
    })
  }

  /** Reads changes from the store and notifies watchers. `then` runs with the table as it is stored. */
  refresh(then: () => void = () => {}): Promise<void> {
    return this.queue.run(async () => {
      await this.log.catchUp()
      then()
    })
  }

  /** Notifies watchers of new entries; also of the table if a player is away, because `awayUntil` may have changed. */
  private sendEntries(request: string | null): void {
    const { live, presence } = this.state
    this.broadcast.sendEntries(request)
    const late = live?.timedOut().length ?? 0
    const { hurried } = this.state
    const isOther = late !== this.timedOutBefore || hurried !== this.hurriedBefore
    if (late > 0 || isOther || presence.isAnyoneAway(this.state.setup)) this.broadcast.sendTable()
    this.timedOutBefore = late
    this.hurriedBefore = hurried
  }

  /** Updates who is connected, and notifies watchers if something visible changed. */
  presence(seenAt: Readonly<Record<string, number>>): Promise<void> {
    return this.inTurn(async () => {
      const { presence } = this.state
      presence.seenAt = seenAt
      if (isDealDue(this.state.stored, this.state.now())) await this.changes.change(finishDeal())
      await this.changes.followPresence()
      if (!this.timer.isSet || this.state.awayReport()) this.timer.schedule()
      this.state.deps.botPool?.next() // bots may have waited for a player
      const naming = presence.loadNames(this.state.setup)
      if (naming) await naming
      const { seats, host, watching } = this.state.infoFor(null)
      const visible = { seats, host, watching }
      if (same(visible, this.lastPresence)) return
      this.lastPresence = visible
      this.broadcast.sendTable()
    })
  }

  /** Applies a table rule. */
  change(rule: TableRule, by?: RequestId): Promise<RequestResult> {
    return this.queue.run(async () => {
      const done = await this.changes.change(rule, by)
      this.watchDeal()
      return done
    })
  }

  /** Starts the match when the time to reveal is over. Other nodes do it in their next presence round. */
  private watchDeal(): void {
    const { deps, setup, status, id } = this.state
    if (this.dealTimer || status !== 'waiting' || !setup.dealing) return
    this.dealTimer = setTimeout(() => {
      this.dealTimer = null
      this.change(finishDeal()).catch(error => deps.reportError(error, logText.table(id)))
    }, setup.dealing.until - deps.now())
    this.dealTimer.unref()
  }

  /** Plays a due time-out or bot move. */
  playDueMove(): Promise<void> {
    const { deps, stored } = this.state
    return this.queue.run(() => this.playDue()).catch(error => deps.reportError(error, logText.table(stored.id)))
  }

  private async playDue(): Promise<void> {
    const { state, timer, log } = this
    if (timer.closed) return
    if (state.stale) await log.catchUp()
    if (!state.live || state.status !== 'playing') return
    if (state.setup.undo) return this.playDueInUndo()
    if (state.isHalted) return
    let due = timer.timeOut() ?? timer.awayReport()
    if (due || state.clocksStopped()) {
      // Without connected players, a timed table has no time-outs and bot moves. Players may be on another node.
      await state.presence.load()
      await this.changes.followPresence()
      if (state.clocksStopped() || state.status !== 'playing') return
      due = timer.timeOut() ?? timer.awayReport()
    }
    due ??= timer.botMove()
    if (due) await log.appendOnce(due.seat, due.move, due.id)
    else timer.schedule()
  }

  /** Plays a time-out of the player who asks for an undo, which ends the question, or ends it when it is late. */
  private async playDueInUndo(): Promise<void> {
    const { timer, log, changes } = this
    const due = timer.timeOut()
    if (due) await log.appendOnce(due.seat, due.move, due.id)
    await changes.followUndo()
    timer.schedule()
  }
}
