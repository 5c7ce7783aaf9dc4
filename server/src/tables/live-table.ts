import { loadGame } from '@holdout/catalog'
import {
  type AnyGame,
  type AnyMove,
  CLOCK,
  RuleBug,
  type RunningClock,
  rulesFor,
  type Seat,
  type Who,
} from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import type { AfterEntry, Mark, StoredSeat, StoredTable, TableSetup } from '../store/store.ts'
import { faultText, logText } from '../text/operator.ts'
import { tableText } from '../text/table.ts'
import { withCurrentOptions } from './current-options.ts'
import { currentHost, infoOf, type TableContext, votersAbout } from './info.ts'
import { LiveMatch } from './live-match.ts'
import { RequestQueue } from './request-queue.ts'
import { SeatView, type SeatViewSource } from './seat-view.ts'
import { CONNECTED_MS, seatOfUser, withStandIns } from './seats.ts'
import { TableBots } from './table-bots.ts'
import type { TableDeps } from './table-deps.ts'
import { failure, type RequestResult, type RuleContext, recount, type TableRule } from './table-rules.ts'
import { same } from './view-changes.ts'

/** Number of entries between snapshots. */
const SNAPSHOT_EVERY = 50

/**
 * A table's row is written at least this often while moves are made, because lists of tables are sorted by its time.
 */
const ROW_EVERY_MS = 10_000

/** How often a request is tried if another node was first or the store does not answer. */
const TRIES = 6

/** A node that did not write the last entry waits this long before it plays due moves, in ms. */
const STAND_BY_MS = 500

/**
 * An open table. It handles one request at a time, and sends only what is stored. Several nodes may have the same table
 * open: the store's unique keys decide whose entry is first, and the other node reads again.
 */
export class LiveTable {
  private live: LiveMatch | null = null
  private readonly queue = new RequestQueue()
  private timer: NodeJS.Timeout | null = null
  private seenAt: Readonly<Record<string, number>> = {}
  /** The names of connected people without a seat, by user. */
  private names: Readonly<Record<string, string>> = {}
  /** Seats, host and spectators as last sent, to detect changes of presence. */
  private lastPresence = ''
  private readonly bots: TableBots
  private closed = false
  /** Whether the state in memory may differ from the store and must be read again. */
  private stale = false
  /** The number of timed-out seats as last sent. */
  private timedOutBefore = 0
  /** Whether this node plays due moves immediately. Other nodes wait for it. */
  private isLeader = true

  /** The request that caused the entry being sent; null at other times. */
  lastRequest: string | null = null
  /** When the current notification started, so that all receivers get the same time; null if there is none. */
  private notifyingAt: number | null = null

  private constructor(
    private readonly deps: TableDeps,
    private readonly game: AnyGame,
    private stored: StoredTable,
    /** Called after every change that watchers may need. */
    private readonly notify: (about: 'log' | 'table') => void,
  ) {
    this.bots = new TableBots(game)
  }

  static async open(deps: TableDeps, id: string, changed: (about: 'log' | 'table') => void): Promise<LiveTable | null> {
    const stored = await deps.store.table(id)
    if (!stored) return null
    const game = await loadGame(stored.setup.game)
    const table = new LiveTable(deps, game, withCurrentOptions(game, stored), changed)
    await table.queue.run(async () => {
      table.seenAt = await deps.store.lastSeen(id) // before catchUp, which schedules only tables with connected players
      await table.catchUp()
      await table.loadSpectatorNames()
    })
    return table
  }

  /** Finishes the current request. Saves a snapshot, because a newer server may have other rules. */
  async close(): Promise<void> {
    this.closed = true
    if (this.timer) clearTimeout(this.timer)
    await this.queue.run(async () => {})
    if (this.live?.settled && this.stored.status === 'playing') await this.snapshot(this.live)
  }

  /** Whether the state in memory includes this version and number of moves. */
  knows({ version, moves }: Mark): boolean {
    return !this.stale && this.stored.version >= version && this.stored.moves >= moves
  }

  /** Whether this node can release the table without delaying a clock or bot in the next `ms`. */
  canRelease(ms: number): boolean {
    return !this.isLeader || (this.stored.dueAt ?? Number.POSITIVE_INFINITY) > this.deps.now() + ms
  }

  get status(): StoredTable['status'] {
    return this.stored.status
  }

  get setup(): TableSetup {
    return this.stored.setup
  }

  /** The user's seat, or `table` for a spectator. */
  whoIs(user: string): Who {
    return seatOfUser(this.setup, user)?.seat ?? 'table'
  }

  /** Number of the last log entry; 0 before the first move. */
  get seq(): number {
    return this.live?.seq ?? 0
  }

  /** The match as this user may see it now. Their seat may change later: compare `whoIs`. */
  viewFor(user: string): SeatView {
    return new SeatView(this.whoIs(user), this.viewSource)
  }

  private readonly viewSource: SeatViewSource = {
    update: (who, since) => this.committed()?.updateFor(who, since, this.deps.now()) ?? null,
    patch: (who, since, base, done) =>
      this.committed()?.patchFor(who, since, base, this.notifyingAt ?? this.deps.now(), done) ?? null,
  }

  /** The match. Throws while it contains an entry that may not be stored. */
  private committed(): LiveMatch | null {
    if (this.stale) throw new Error(faultText.readWhileStoring(this.stored.id))
    return this.live
  }

  /** The table's information for a user. Call it only in the queue; otherwise use `info`. */
  infoFor(user: string | null): TableInfo {
    return infoOf(this.game, this.stored, this.context(user))
  }

  /** The table's information for a user, read in the queue, so that it is based on stored entries. */
  info(user: string | null): Promise<TableInfo> {
    return this.queue.run(async () => {
      if (this.stale) await this.catchUp()
      return this.infoFor(user)
    })
  }

  private context(user: string | null): TableContext {
    return {
      user,
      now: this.deps.now(),
      seenAt: this.seenAt,
      waitedFor: this.live?.waitedFor() ?? [],
      timedOut: this.live?.timedOut() ?? [],
      frozen: this.isFrozen,
      awayAfter: this.deps.awayAfter,
      names: this.names,
    }
  }

  /** Looks up the names of connected people without a seat; null if all are known. Forgets those who disconnected. */
  private loadSpectatorNames(): Promise<void> | null {
    const lately = this.deps.now() - CONNECTED_MS
    const here = Object.keys(this.seenAt).filter(user => this.seenAt[user] > lately && this.whoIs(user) === 'table')
    this.names = Object.fromEntries(Object.entries(this.names).filter(([user]) => here.includes(user)))
    const unknown = here.filter(user => this.names[user] === undefined)
    return unknown.length === 0 ? null : this.lookUpNames(unknown)
  }

  private async lookUpNames(users: readonly string[]): Promise<void> {
    try {
      const found = await Promise.all(users.map(user => this.deps.store.user(user)))
      const named = found.flatMap(user => (user ? [[user.id, user.name] as const] : []))
      this.names = { ...this.names, ...Object.fromEntries(named) }
    } catch (error) {
      this.deps.reportError(error, logText.spectatorNames(this.stored.id))
    }
  }

  /** Reads changes from the store and notifies watchers. `then` runs with the table as it is stored. */
  refresh(then: () => void = () => {}): Promise<void> {
    return this.queue.run(async () => {
      await this.catchUp()
      then()
    })
  }

  /** The facts that table rules need. */
  private ruleContext(): RuleContext {
    return {
      game: this.game,
      now: this.deps.now(),
      awayAfter: this.setup.awayAfter ?? this.deps.awayAfter,
      host: currentHost(this.stored, this.context(null)),
      voters: seat => votersAbout(this.setup, this.context(null), seat),
      awayUntil: seat => this.infoFor(null).seats.find(one => one.seat === seat)?.awayUntil ?? null,
    }
  }

  /** Notifies watchers of new entries; also of the table if a player is away, because `awayUntil` may have changed. */
  private notifyLog(): void {
    const now = this.deps.now()
    this.notifyingAt = now
    this.notify('log')
    this.notifyingAt = null
    this.live?.clearPatches()
    const lately = now - CONNECTED_MS
    const away = ({ kind, user }: StoredSeat): boolean => kind === 'person' && (this.seenAt[user ?? ''] ?? 0) < lately
    const late = this.live?.timedOut().length ?? 0
    if (late > 0 || late !== this.timedOutBefore || this.setup.seats.some(away)) this.notify('table')
    this.timedOutBefore = late
  }

  /** Updates who is connected, and notifies watchers if something visible changed. */
  presence(seenAt: Readonly<Record<string, number>>): Promise<void> {
    return this.queue.run(async () => {
      if (this.stale) await this.catchUp()
      this.seenAt = seenAt
      await this.applyPresence()
      if (this.timer === null) this.schedule()
      const naming = this.loadSpectatorNames()
      if (naming) await naming
      const { seats, host, watching } = this.infoFor(null)
      const looks = JSON.stringify([seats, host, watching])
      if (looks === this.lastPresence) return
      this.lastPresence = looks
      this.notify('table')
    })
  }

  /** Stops or continues clocks and counts votes again after presence changed. */
  private async applyPresence(): Promise<void> {
    const { live } = this
    if (!live || this.stored.status !== 'playing') return
    if (this.setup.ending) await this.changeNow(recount())
    const isDue =
      this.setup.pausedBy === null && (live.isLive ? this.clocksStopped() !== live.isStopped : live.isStopped)
    if (isDue && this.status === 'playing') await this.changeNow(() => ({})) // an empty change updates the clocks
  }

  /** Whether clocks and bots should be stopped: the game is paused, or it is timed and no player is connected. */
  private clocksStopped(): boolean {
    return this.setup.pausedBy !== null || (this.lastPlayerLeftAt() !== null && (this.live?.isLive ?? false))
  }

  /**
   * What stopped the clocks: the name of the player who paused, or 'no players' if no player is connected; null if they
   * run.
   */
  get stopped(): string | null {
    return this.setup.pausedBy ?? (this.isFrozen ? 'no players' : null)
  }

  private get isFrozen(): boolean {
    return this.setup.pausedBy === null && (this.live?.isStopped ?? false)
  }

  /** When the last player disconnected from all nodes; null while one is connected. Players with a stand-in count. */
  private lastPlayerLeftAt(): number | null {
    const now = this.deps.now()
    let last = 0
    for (const { user } of this.setup.seats) if (user !== null) last = Math.max(last, this.seenAt[user] ?? 0)
    return last > now - CONNECTED_MS ? null : last + CONNECTED_MS
  }

  /** Makes a player's move. It counts when it is stored; a retry with the same id does not repeat it. */
  move(user: string, id: string, move: AnyMove): Promise<RequestResult> {
    return this.queue.run(() => this.playFor(user, id, move))
  }

  undo(user: string, id: string): Promise<RequestResult> {
    return this.queue.run(() => this.playFor(user, id, null))
  }

  private playFor(user: string, id: string, move: AnyMove | null): Promise<RequestResult> {
    if (this.stale) return this.catchUp().then(() => this.playFor(user, id, move))
    const seat = this.seatToPlay(user)
    if (typeof seat !== 'string') return Promise.resolve(seat)
    // Later than the allowed lag: the time-out comes first.
    const timeOut = this.live?.timeOutMove(this.deps.now(), this.deps.lag)
    if (!timeOut) return this.append(seat, move, id)
    return this.appendOnce(CLOCK, timeOut, `clock-${this.live?.seq}`).then(() => this.append(seat, move, id))
  }

  /** Adds an entry to the log. Retries if another node was first or the store did not answer. */
  private append(seat: Seat, move: AnyMove | null, id: string): Promise<RequestResult> {
    return this.appendOnce(seat, move, id).then(
      done => done ?? this.retryAppend(seat, move, id),
      fault => this.retryAppend(seat, move, id, fault),
    )
  }

  private async retryAppend(
    seat: Seat,
    move: AnyMove | null,
    id: string,
    firstFault?: unknown,
  ): Promise<RequestResult> {
    let fault = firstFault
    for (let tries = 1; tries < TRIES; tries++) {
      if (fault instanceof RuleBug) throw fault
      if (fault !== undefined) await new Promise(done => setTimeout(done, 25 * 2 ** tries))
      try {
        const done = fault === undefined ? null : await this.completed(id)
        const now = done ?? (await this.appendOnce(seat, move, id))
        if (now) return now
        fault = undefined
      } catch (error) {
        fault = error
      }
    }
    if (fault !== undefined) throw fault // the entry may or may not be stored: the client must retry
    return failure(tableText.busy)
  }

  /** The seat that the user may play now, or the error. */
  private seatToPlay(user: string): Seat | RequestResult {
    const seat = seatOfUser(this.setup, user)
    if (!seat) return failure(tableText.noSeat)
    if (seat.kind === 'bot') return failure(tableText.botPlaysForYou)
    if (this.stored.status === 'gathering') return failure(tableText.notStarted)
    if (this.stored.status === 'over' && !this.live?.over) return failure(tableText.endedEarly)
    if (this.setup.pausedBy !== null) return failure(tableText.paused(this.setup.pausedBy))
    return seat.seat
  }

  /** Tries once; null if the table changed meanwhile. Watchers are notified only after the entry is stored. */
  private async appendOnce(seat: Seat, move: AnyMove | null, id: string): Promise<RequestResult | null> {
    if (this.stale) await this.catchUp()
    const { live } = this
    if (!live) return failure(tableText.notStarted)
    const seq = live.seq + 1
    this.stale = true // until the entry is known to be stored
    const taken = live.take({ seq, seat, move })
    if (taken !== 'ok') {
      this.stale = false
      const done = await this.completed(id)
      if (done) return done
      if (await this.hasChanged()) return null
      return live.isAsked(seat) || live.over
        ? { ok: false, why: taken.why, say: taken.say }
        : failure(this.notYourTurn(live))
    }
    const now = this.deps.now()
    this.bots.reset()
    const clocks = live.clocksAt(now, this.clocksStopped())
    live.setClocks(clocks)
    const after = this.after(live, clocks, now)
    const stored = await this.deps.store.append(this.stored.id, { seq, seat, move, id, at: now }, after)
    if (stored !== 'done') {
      this.live = null // it contains a move that is not in the log
      await this.catchUp()
      return stored === 'taken' ? null : { ok: true, seq: stored }
    }
    this.stale = false
    this.isLeader = true
    const { dueAt } = after
    this.stored = tableAfter(this.stored, seq, after)
    if (live.snapshotDue(SNAPSHOT_EVERY)) void this.snapshot(live)
    this.schedule(dueAt)
    this.lastRequest = id
    this.notifyLog()
    this.lastRequest = null
    if (live.over) this.notify('table')
    this.publish('log')
    if (this.setup.ending && !live.over) await this.applyPresence() // a seat that moved is no longer away
    return { ok: true, seq }
  }

  /** The changes of the table's row that go with the entry just applied. */
  private after(live: LiveMatch, clocks: readonly RunningClock[], now: number): AfterEntry {
    const { version, updated, dueAt: dueBefore, clocks: clocksBefore } = this.stored
    const dueAt = this.dueAt(now)
    const isLately = now - updated < ROW_EVERY_MS
    const logOnly = isLately && !live.over && dueAt === dueBefore && same(clocks, clocksBefore)
    const { outcome } = live.match.state
    return {
      version,
      logOnly,
      clocks,
      dueAt,
      status: statusOf(live),
      outcome: outcome?.id ?? null,
      winners: outcome?.winners ?? null,
      now,
    }
  }

  /** The error for a player without an open decision, with the names of the players the game is waiting for. */
  private notYourTurn(live: LiveMatch): string {
    const { seats } = this.infoFor(null)
    return tableText.notYourTurn(live.waitedFor().map(seat => seats.find(one => one.seat === seat)?.name || seat))
  }

  /** The result of a request that is already in the log, for retries; null if it is not. */
  private async completed(id: string): Promise<RequestResult | null> {
    const seq = await this.deps.store.entryOf(this.stored.id, id)
    if (seq === null) return null
    if (this.stored.moves < seq) await this.catchUp()
    return { ok: true, seq }
  }

  /** Reads again; whether another node changed the table. A request must not fail because of outdated state. */
  private async hasChanged(): Promise<boolean> {
    const { version, moves } = this.stored
    await this.catchUp()
    return this.stored.version !== version || this.stored.moves !== moves
  }

  private publish(about: 'log' | 'table'): void {
    const { id, version, moves } = this.stored
    this.deps.bus.publish({ table: id, about, mark: { version, moves } })
  }

  /**
   * Applies a table rule; retries if another node was first. `by`: the user and the request id, so that a retry is not
   * applied twice.
   */
  change(rule: TableRule, by?: { readonly user: string; readonly request: string }): Promise<RequestResult> {
    return this.queue.run(() => this.changeNow(rule, by))
  }

  private async changeNow(
    rule: TableRule,
    by?: { readonly user: string; readonly request: string },
  ): Promise<RequestResult> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.stale) await this.catchUp()
      if (by && wasDone(this.setup, by)) return { ok: true }
      const wanted = rule(this.stored, this.ruleContext())
      if ('ok' in wanted) {
        if (await this.hasChanged()) continue
        return wanted
      }
      const after = withStandIns(this.setup, wanted.setup ?? this.setup, this.live?.moves ?? 0)
      const change = { ...wanted, setup: by ? doneBy(after, by) : after }
      this.stale = true // until the change is known to be stored
      const seen = this.stored
      const now = this.deps.now()
      const starts = change.status === 'playing' && seen.status === 'gathering'
      this.stored = { ...seen, ...change }
      if (starts) this.live = LiveMatch.start(this.game, this.stored)
      const still = this.clocksStopped()
      // The clocks stop at the time the last player left, which may be noticed only later.
      const clocks = this.live?.clocksAt(still ? Math.min(now, this.lastPlayerLeftAt() ?? now) : now, still) ?? []
      this.live?.setClocks(clocks)
      const dueAt = this.dueAt(now)
      if (!(await this.deps.store.updateTable(seen.id, seen, { ...change, clocks, dueAt }))) {
        this.live = null
        await this.catchUp()
        continue
      }
      this.stale = false
      this.isLeader = true
      this.stored = { ...this.stored, clocks, dueAt, version: seen.version + 1, updated: now }
      if (starts && this.live) await this.snapshot(this.live)
      this.schedule(dueAt)
      if (seen.status === 'gathering') await this.loadSpectatorNames() // a player may have left a seat and become a spectator
      this.notify('table')
      if (starts) this.notifyLog()
      this.publish('table')
      return { ok: true }
    }
    return failure(tableText.busy)
  }

  /** Updates the state in memory from the store, and notifies watchers of changes. */
  private async catchUp(): Promise<void> {
    const { store } = this.deps
    const before = this.stored
    if (this.stale) this.live = null
    this.stale = true
    const found = await store.table(this.stored.id)
    if (!found) throw new Error(faultText.tableGone(this.stored.id))
    const stored = withCurrentOptions(this.game, found)
    if (stored.status !== 'gathering') {
      const live = this.live ?? (await this.load(stored))
      if (live.seq < stored.moves) {
        if (this.live) this.isLeader = false
        for (const entry of await store.entriesSince(stored.id, live.seq)) {
          if (entry.seq > stored.moves) break // newer than the row that was read: left for the next time
          if (live.take(entry) !== 'ok') throw new Error(faultText.entryDoesNotFollow(stored.id, entry.seq))
        }
      }
      live.setClocks(stored.clocks)
      this.live = live
    }
    this.stored = stored
    this.stale = false
    this.bots.reset()
    this.schedule()
    if (before.status === 'gathering') await this.loadSpectatorNames()
    const began = before.status === 'gathering' && stored.status !== 'gathering'
    if (began || stored.moves !== before.moves) this.notifyLog()
    if (stored.version !== before.version || stored.status !== before.status) this.notify('table')
  }

  /** The match from its start, or from a snapshot if it started under other rules. */
  private async load(stored: StoredTable): Promise<LiveMatch> {
    const { rulesVersion } = this.game
    const began = stored.setup.rulesVersion
    if (began === rulesFor(this.game, began)) return LiveMatch.start(this.game, stored)
    const { store } = this.deps
    const snapshot = await store.snapshotFor(stored.id, rulesVersion)
    if (!snapshot) return LiveMatch.start(this.game, stored)
    const live = LiveMatch.from(this.game, stored, snapshot)
    if (snapshot.rulesVersion === rulesVersion) return live
    // First time under these rules. Replays the moves after the snapshot as far as the rules allow, and saves the
    // result, so that every node and every later start continues from the same state.
    for (const entry of await store.entriesSince(stored.id, snapshot.seq)) {
      if (entry.seq > stored.moves) break
      if (live.take(entry) === 'ok') continue
      const fault = new Error(faultText.rulesCannotReplay(stored.id, rulesVersion, entry.seq))
      this.deps.reportError(fault, logText.table(stored.id))
      break
    }
    const here = { seq: stored.moves, rulesVersion, state: live.match.state }
    await store.saveSnapshot(stored.id, here)
    return LiveMatch.from(this.game, stored, here)
  }

  /** Saves a snapshot. A failure does no harm, because the log is complete without it. */
  private async snapshot(live: LiveMatch): Promise<void> {
    const { rulesVersion } = this.game
    live.snapshotAt = live.seq
    try {
      await this.deps.store.saveSnapshot(this.stored.id, { seq: live.seq, rulesVersion, state: live.match.state })
    } catch (error) {
      this.deps.reportError(error, logText.snapshot(this.stored.id))
    }
  }

  /** When the next clock or bot is due; null if none is. */
  private dueAt(now: number): number | null {
    if (!this.live || this.live.over || this.stored.status !== 'playing' || this.clocksStopped()) return null
    const clock = this.live.expiry(this.deps.lag)
    const bot = this.bots.nextDecision(this.live, this.setup) ? now + this.deps.botPause : null
    return clock === null ? bot : bot === null ? clock : Math.min(clock, bot)
  }

  private schedule(due = this.dueAt(this.deps.now())): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    if (due === null || this.closed) return
    const wait = Math.max(0, due - this.deps.now()) + (this.isLeader ? 0 : STAND_BY_MS)
    this.timer = setTimeout(() => void this.playDueMove(), Math.min(wait, 2 ** 31 - 1))
  }

  /** Plays a due time-out or bot move. */
  playDueMove(): Promise<void> {
    return this.queue
      .run(async () => {
        if (this.closed) return
        if (this.stale) await this.catchUp()
        if (!this.live || this.stored.status !== 'playing' || this.setup.pausedBy !== null) return
        let timeOut = this.live.timeOutMove(this.deps.now(), this.deps.lag)
        if (timeOut || this.clocksStopped()) {
          // Without connected players, a timed table has no time-outs and bot moves. Players may be on another node.
          this.seenAt = await this.deps.store.lastSeen(this.stored.id)
          await this.applyPresence()
          if (this.clocksStopped() || this.status !== 'playing') return
          timeOut = this.live.timeOutMove(this.deps.now(), this.deps.lag)
        }
        if (timeOut) {
          await this.appendOnce(CLOCK, timeOut, `clock-${this.live.seq}`)
          return
        }
        const decision = this.bots.nextDecision(this.live, this.setup)
        const move = decision && this.bots.chooseMove(decision, this.live, this.setup)
        if (decision && move) await this.appendOnce(decision.seat, move, `bot-${this.live.seq}`)
        else this.schedule()
      })
      .catch(error => this.deps.reportError(error, logText.table(this.stored.id)))
  }
}

/** The table after an entry. Field by field, because spreading takes 10 times as long and this runs for every move. */
function tableAfter(
  { id, version, public: isPublic, setup, created, updated: before }: StoredTable,
  moves: number,
  after: AfterEntry,
): StoredTable {
  const { status, clocks, dueAt, outcome, winners, logOnly, now } = after
  const updated = logOnly ? before : now
  return { id, version, status, public: isPublic, setup, moves, clocks, dueAt, outcome, winners, created, updated }
}

/** The number of requests kept per user: several tabs of a host may send requests at the same time, and retry them. */
const REQUESTS_KEPT = 8

function doneBy(setup: TableSetup, { user, request }: { user: string; request: string }): TableSetup {
  const latest = [...requestsOf(setup, user), request].slice(-REQUESTS_KEPT)
  return { ...setup, lastDone: { ...setup.lastDone, [user]: latest } }
}

function wasDone(setup: TableSetup, { user, request }: { user: string; request: string }): boolean {
  return requestsOf(setup, user).includes(request)
}

function requestsOf({ lastDone }: TableSetup, user: string): readonly string[] {
  const known = lastDone?.[user] ?? []
  return typeof known === 'string' ? [known] : known
}

function statusOf(live: LiveMatch): 'playing' | 'over' {
  return live.over ? 'over' : 'playing'
}
