import { loadGame } from '@holdout/catalog'
import type { AnyGame, AnyMove, Result, Who } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import { Broadcast } from '../broadcast/broadcast.ts'
import type { MoveTexts, SeatHint } from '../broadcast/encode.ts'
import { same } from '../broadcast/same.ts'
import type { Mark, StoredTable, TableSetup } from '../store/store.ts'
import { logText } from '../text/operator.ts'
import { tableText } from '../text/table.ts'
import { answerUndo, askUndo, stayingMoves } from './agreed-undo.ts'
import { withCurrentOptions } from './current-options.ts'
import { finishDeal, isDealDue } from './deal.ts'
import { RequestQueue } from './request-queue.ts'
import { type RequestId, TableChanges } from './table-changes.ts'
import { TableChat } from './table-chat.ts'
import type { TableDeps } from './table-deps.ts'
import { findHint, hintTask } from './table-hints.ts'
import { type LogEvents, TableLog } from './table-log.ts'
import { failure, type RequestResult, type TableRule } from './table-rules.ts'
import { TableState } from './table-state.ts'
import { TableTimer } from './table-timer.ts'

/**
 * An open table. It handles one request at a time, and sends only what is stored. Several nodes may have the same table
 * open: the store's unique keys decide whose entry is first, and the other node reads again.
 */
export class LiveTable {
  private readonly queue = new RequestQueue()
  private readonly state: TableState
  private readonly timer: TableTimer
  private readonly log: TableLog
  private readonly changes: TableChanges
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

  private constructor(deps: TableDeps, game: AnyGame, stored: StoredTable, moveTexts: MoveTexts) {
    this.state = new TableState(deps, game, stored)
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
      seatsChanged: () => this.state.presence.loadNames(this.setup),
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
      await table.state.presence.loadNames(table.setup)
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
    if (live?.settled && this.status === 'playing') await this.log.snapshot(live)
  }

  /** Whether the state in memory includes this version and number of moves. */
  knows(mark: Mark): boolean {
    return this.state.knows(mark)
  }

  /** Whether this node can release the table without delaying a clock or bot in the next `ms`. */
  canRelease(ms: number): boolean {
    return this.timer.canRelease(ms)
  }

  get id(): string {
    return this.state.id
  }

  get status(): StoredTable['status'] {
    return this.state.status
  }

  get setup(): TableSetup {
    return this.state.setup
  }

  /** The user's seat, or `table` for a spectator. */
  whoIs(user: string): Who {
    return this.state.whoIs(user)
  }

  /** The table's information for a user. Call it only in the queue; otherwise use `info`. */
  infoFor(user: string | null): TableInfo {
    return this.state.infoFor(user)
  }

  /** The table's information for a user, read in the queue, so that it is based on stored entries. */
  info(user: string | null): Promise<TableInfo> {
    return this.queue.run(async () => {
      if (this.state.stale) await this.log.catchUp()
      return this.infoFor(user)
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
    if (late > 0 || isOther || presence.isAnyoneAway(this.setup)) this.broadcast.sendTable()
    this.timedOutBefore = late
    this.hurriedBefore = hurried
  }

  /** Updates who is connected, and notifies watchers if something visible changed. */
  presence(seenAt: Readonly<Record<string, number>>): Promise<void> {
    return this.queue.run(async () => {
      const { presence } = this.state
      if (this.state.stale) await this.log.catchUp()
      presence.seenAt = seenAt
      if (isDealDue(this.state.stored, this.state.now())) await this.changes.change(finishDeal())
      await this.changes.followPresence()
      if (!this.timer.isSet || this.state.awayReport()) this.timer.schedule()
      this.state.deps.botPool?.next() // bots may have waited for a player
      const naming = presence.loadNames(this.setup)
      if (naming) await naming
      const { seats, host, watching } = this.infoFor(null)
      const visible = { seats, host, watching }
      if (same(visible, this.lastPresence)) return
      this.lastPresence = visible
      this.broadcast.sendTable()
    })
  }

  /** Makes a player's move. It counts when it is stored; a retry with the same id does not repeat it. */
  move(user: string, id: string, move: AnyMove): Promise<RequestResult> {
    // Only the table itself writes this entry, after all have agreed.
    if (stayingMoves(move) !== null) return Promise.resolve(failure(tableText.notAMove))
    return this.queue.run(() => this.playFor(user, id, move))
  }

  /** The best moves of a player, where the table allows hints. */
  async hint(user: string): Promise<Result<SeatHint>> {
    const asked = await this.queue.run(async () => {
      if (this.state.stale) await this.log.catchUp()
      return hintTask(this.state, user)
    })
    return asked.ok ? findHint(asked, this.state.deps.botPool ?? null, user) : asked
  }

  undo(user: string, id: string): Promise<RequestResult> {
    return this.queue.run(() => this.playFor(user, id, null))
  }

  private playFor(user: string, id: string, move: AnyMove | null): Promise<RequestResult> {
    const { state, log } = this
    if (state.stale) return log.catchUp().then(() => this.playFor(user, id, move))
    const seat = state.seatToPlay(user)
    if (typeof seat !== 'string') return Promise.resolve(seat)
    // Later than the allowed lag: the time-out comes first.
    const due = this.timer.timeOut()
    if (!due) return log.append(seat, move, id)
    return log.appendOnce(due.seat, due.move, due.id).then(() => log.append(seat, move, id))
  }

  /** Asks the others to undo moves. */
  askUndo(by: RequestId): Promise<RequestResult> {
    return this.change(askUndo(by.user), by)
  }

  /** Answers the question to undo moves. If all agree, the moves are undone. */
  answerUndo(by: RequestId, agree: boolean): Promise<RequestResult> {
    return this.queue.run(async () => {
      const done = await this.changes.change(answerUndo(by.user, agree), by)
      if (done.ok) await this.changes.followUndo()
      return done
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
