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
import { currentHost, infoOf, type TableContext, votersAbout } from './info.ts'
import { LiveMatch } from './live-match.ts'
import { RequestQueue } from './request-queue.ts'
import { SeatView, type SeatViewSource } from './seat-view.ts'
import { CONNECTED_MS, seatOfUser, withStandIns } from './seats.ts'
import { TableBots } from './table-bots.ts'
import type { TableDeps } from './table-deps.ts'
import { failure, type RequestResult, type RuleContext, recount, type TableRule } from './table-rules.ts'
import { same } from './view-changes.ts'

/** A snapshot goes with the log every so many entries. */
const SNAPSHOT_EVERY = 50

/** A table's row is written with the log at least so often, though nothing in it has changed: lists of tables show the latest first. */
const ROW_EVERY_MS = 10_000

/** How often a request is tried again when another node was quicker, or the store does not answer. */
const TRIES = 6

/** A node that did not make the last entry lets the one that did tend the table, and steps in so many ms later. */
const STAND_BY_MS = 500

/**
 * A table as this node knows it. Requests are carried out one after the other; what is told to anybody is in the store. Several
 * nodes may serve the same table: the store's unique keys decide who was first, and the other looks again.
 */
export class LiveTable {
  private live: LiveMatch | null = null
  private readonly queue = new RequestQueue()
  private timer: NodeJS.Timeout | null = null
  private seenAt: Readonly<Record<string, number>> = {}
  /** The names of those who are connected and have no seat, by user. */
  private names: Readonly<Record<string, string>> = {}
  /** How the seats looked, with who is here, who is away and who has the say, when that was last asked. */
  private lastPresence = ''
  private readonly bots: TableBots
  private closed = false
  /** What this node has in hand may not be what is stored: it must look first. */
  private stale = false
  /** How many seats counted as away by time-outs when that was last told. */
  private timedOutBefore = 0
  /** Whether this node tends the table at once when its time comes; others stand by. */
  private isLeader = true

  /** The request that has led to the entry which is being told; null at any other time. */
  lastRequest: string | null = null
  /** When telling began: all hear of one moment. null: nothing is being told. */
  private notifyingAt: number | null = null

  private constructor(
    private readonly deps: TableDeps,
    private readonly game: AnyGame,
    private stored: StoredTable,
    /** Called after every change that somebody might want to be told. */
    private readonly notify: (about: 'log' | 'table') => void,
  ) {
    this.bots = new TableBots(game)
  }

  static async open(deps: TableDeps, id: string, changed: (about: 'log' | 'table') => void): Promise<LiveTable | null> {
    const stored = await deps.store.table(id)
    if (!stored) return null
    const table = new LiveTable(deps, await loadGame(stored.setup.game), stored, changed)
    await table.queue.run(async () => {
      table.seenAt = await deps.store.lastSeen(id) // first: a table without players is not scheduled
      await table.catchUp()
      await table.loadSpectatorNames()
    })
    return table
  }

  /** Finishes what is under way. A game that may go on under other rules leaves a snapshot to go on from. */
  async close(): Promise<void> {
    this.closed = true
    if (this.timer) clearTimeout(this.timer)
    await this.queue.run(async () => {})
    if (this.live?.settled && this.stored.status === 'playing') await this.snapshot(this.live)
  }

  /** Whether this node knows at least that much of the table. */
  knows({ version, moves }: Mark): boolean {
    return !this.stale && this.stored.version >= version && this.stored.moves >= moves
  }

  /** Whether nobody misses the table if this node lets go of it, for that many ms. */
  canRelease(ms: number): boolean {
    return !this.isLeader || (this.stored.dueAt ?? Number.POSITIVE_INFINITY) > this.deps.now() + ms
  }

  get status(): StoredTable['status'] {
    return this.stored.status
  }

  get setup(): TableSetup {
    return this.stored.setup
  }

  /** Who somebody is here: their seat, or a bystander. */
  whoIs(user: string): Who {
    return seatOfUser(this.setup, user)?.seat ?? 'table'
  }

  /** The last entry of the log that this node knows; 0: the game has not gone further than the deal. */
  get seq(): number {
    return this.live?.seq ?? 0
  }

  /** The match as this user may see it now. Their seat may change: compare `whoIs`. */
  viewFor(user: string): SeatView {
    return new SeatView(this.whoIs(user), this.viewSource)
  }

  private readonly viewSource: SeatViewSource = {
    update: (who, since) => this.committed()?.updateFor(who, since, this.deps.now()) ?? null,
    patch: (who, since, base, done) =>
      this.committed()?.patchFor(who, since, base, this.notifyingAt ?? this.deps.now(), done) ?? null,
  }

  /** The match, which nobody may be shown while it holds an entry that is not known to be stored. */
  private committed(): LiveMatch | null {
    if (this.stale) throw new Error(faultText.readWhileStoring(this.stored.id))
    return this.live
  }

  /** What this user is told about the table. Call it in the queue; `info` waits for that. */
  infoFor(user: string | null): TableInfo {
    return infoOf(this.game, this.stored, this.context(user))
  }

  /** The same when nothing is under way: whose turn it is follows from entries that are stored. */
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

  /** Looks up the names of connected people without a seat; null if all are known. Somebody who comes back is looked up again. */
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

  /** Looks what is new in the store; tells it if there is something. `then` finds the table as it is stored. */
  refresh(then: () => void = () => {}): Promise<void> {
    return this.queue.run(async () => {
      await this.catchUp()
      then()
    })
  }

  /** What is known beside what is stored. */
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

  /** The game went on. If somebody is away, it may wait for them now, or no longer: that stands with the seats. */
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

  /** Somebody came or went: tells it, if that changes anything. */
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

  /** Draws the consequences of who is connected: clocks stop or go on, votes are counted again. */
  private async applyPresence(): Promise<void> {
    const { live } = this
    if (!live || this.stored.status !== 'playing') return
    if (this.setup.ending) await this.changeNow(recount())
    const isDue =
      this.setup.pausedBy === null && (live.isLive ? this.clocksStopped() !== live.isStopped : live.isStopped)
    if (isDue && this.status === 'playing') await this.changeNow(() => ({})) // sets the clocks, and nothing else
  }

  /** Whether clocks and bots stand still: the game is paused, or timed and no player is connected. */
  private clocksStopped(): boolean {
    return this.setup.pausedBy !== null || (this.lastPlayerLeftAt() !== null && (this.live?.isLive ?? false))
  }

  /** What has stopped the clocks: who asked for it, or that no player is connected; null while they run. */
  get stopped(): string | null {
    return this.setup.pausedBy ?? (this.isFrozen ? 'nobody' : null)
  }

  private get isFrozen(): boolean {
    return this.setup.pausedBy === null && (this.live?.isStopped ?? false)
  }

  /** Since when no player is connected, on whichever node; null while one is. A seat that a bot has taken over is still its player's. */
  private lastPlayerLeftAt(): number | null {
    const now = this.deps.now()
    let last = 0
    for (const { user } of this.setup.seats) if (user !== null) last = Math.max(last, this.seenAt[user] ?? 0)
    return last > now - CONNECTED_MS ? null : last + CONNECTED_MS
  }

  /** A player's move. It counts when it is stored; asked twice with the same id, it is made once. */
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
    // Too late by more than the lag that is allowed: the clock has struck first.
    const timeOut = this.live?.timeOutMove(this.deps.now(), this.deps.lag)
    if (!timeOut) return this.append(seat, move, id)
    return this.appendOnce(CLOCK, timeOut, `clock-${this.live?.seq}`).then(() => this.append(seat, move, id))
  }

  /** Adds an entry to the log. Looks again when another node was quicker, and when the store did not answer. */
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
    if (fault !== undefined) throw fault // whether it is in the log nobody knows: who asked must ask again
    return failure(tableText.busy)
  }

  /** The seat for which somebody may move now, or why they may not. */
  private seatToPlay(user: string): Seat | RequestResult {
    const seat = seatOfUser(this.setup, user)
    if (!seat) return failure(tableText.noSeat)
    if (seat.kind === 'bot') return failure(tableText.botPlaysForYou)
    if (this.stored.status === 'gathering') return failure(tableText.notStarted)
    if (this.stored.status === 'over' && !this.live?.over) return failure(tableText.endedEarly)
    if (this.setup.pausedBy !== null) return failure(tableText.paused(this.setup.pausedBy))
    return seat.seat
  }

  /** Tries once; null if the table has moved on meanwhile. Nobody is told of an entry before it is committed. */
  private async appendOnce(seat: Seat, move: AnyMove | null, id: string): Promise<RequestResult | null> {
    if (this.stale) await this.catchUp()
    const { live } = this
    if (!live) return failure(tableText.notStarted)
    const seq = live.seq + 1
    this.stale = true // until it is known to be in the log
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
      this.live = null // it holds a move that is not in the log
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
    if (this.setup.ending && !live.over) await this.applyPresence() // a seat that has moved is not away any more
    return { ok: true, seq }
  }

  /** What follows from the entry that was just taken in. */
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

  /** Told to somebody who was too late, by the names that people have at this table. */
  private notYourTurn(live: LiveMatch): string {
    const { seats } = this.infoFor(null)
    return tableText.notYourTurn(live.waitedFor().map(seat => seats.find(one => one.seat === seat)?.name || seat))
  }

  /** What came of a request that is in the log already: asking again is no fault. */
  private async completed(id: string): Promise<RequestResult | null> {
    const seq = await this.deps.store.entryOf(this.stored.id, id)
    if (seq === null) return null
    if (this.stored.moves < seq) await this.catchUp()
    return { ok: true, seq }
  }

  /** Whether another node has changed the table unheard: nobody is refused for what this node did not know. */
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
   * Changes the set-up, if the rule does not object; looks again when another node was quicker. `by`: whose request it is, and which;
   * asked again because the answer was lost, it is not done twice.
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
      this.stale = true // until it is known to be stored
      const seen = this.stored
      const now = this.deps.now()
      const starts = change.status === 'playing' && seen.status === 'gathering'
      this.stored = { ...seen, ...change }
      if (starts) this.live = LiveMatch.start(this.game, this.stored)
      const still = this.clocksStopped()
      // The clocks stop when the last player went, which may have been noticed only later.
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
      if (seen.status === 'gathering') await this.loadSpectatorNames() // somebody may have left a seat
      this.notify('table')
      if (starts) this.notifyLog()
      this.publish('table')
      return { ok: true }
    }
    return failure(tableText.busy)
  }

  /** Brings what this node knows up to what is stored. */
  private async catchUp(): Promise<void> {
    const { store } = this.deps
    const before = this.stored
    if (this.stale) this.live = null
    this.stale = true
    const stored = await store.table(this.stored.id)
    if (!stored) throw new Error(faultText.tableGone(this.stored.id))
    if (stored.status !== 'gathering') {
      const live = this.live ?? (await this.load(stored))
      if (live.seq < stored.moves) {
        if (this.live) this.isLeader = false
        for (const entry of await store.entriesSince(stored.id, live.seq)) {
          if (entry.seq > stored.moves) break // newer than the clocks that were read: that is for the next time
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

  /** The game from its beginning; one that began under other rules goes on from a snapshot. */
  private async load(stored: StoredTable): Promise<LiveMatch> {
    const { rulesVersion } = this.game
    const began = stored.setup.rulesVersion
    if (began === rulesFor(this.game, began)) return LiveMatch.start(this.game, stored)
    const { store } = this.deps
    const snapshot = await store.snapshotFor(stored.id, rulesVersion)
    if (!snapshot) return LiveMatch.start(this.game, stored)
    const live = LiveMatch.from(this.game, stored, snapshot)
    if (snapshot.rulesVersion === rulesVersion) return live
    // The first time under these rules. What was played after the snapshot is played again as far as these rules allow; where
    // that leads is kept, so that every node and every later start goes on from the same place.
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

  /** A snapshot that cannot be stored is no harm: the log is what counts. */
  private async snapshot(live: LiveMatch): Promise<void> {
    const { rulesVersion } = this.game
    live.snapshotAt = live.seq
    try {
      await this.deps.store.saveSnapshot(this.stored.id, { seq: live.seq, rulesVersion, state: live.match.state })
    } catch (error) {
      this.deps.reportError(error, logText.snapshot(this.stored.id))
    }
  }

  /** When somebody must look again though nobody moves. */
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

  /** Lets the clock strike, or a bot move, if it is time. */
  playDueMove(): Promise<void> {
    return this.queue
      .run(async () => {
        if (this.closed) return
        if (this.stale) await this.catchUp()
        if (!this.live || this.stored.status !== 'playing' || this.setup.pausedBy !== null) return
        let timeOut = this.live.timeOutMove(this.deps.now(), this.deps.lag)
        if (timeOut || this.clocksStopped()) {
          // At a timed table that all players have left no clock strikes and no bot moves. They may be connected to another node.
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

/** Field by field: this is done for every move, and spreading costs ten times as much. */
function tableAfter(
  { id, version, public: isPublic, setup, created, updated: before }: StoredTable,
  moves: number,
  after: AfterEntry,
): StoredTable {
  const { status, clocks, dueAt, outcome, winners, logOnly, now } = after
  const updated = logOnly ? before : now
  return { id, version, status, public: isPublic, setup, moves, clocks, dueAt, outcome, winners, created, updated }
}

/** How many requests of one person are remembered: several tabs of a host may ask at once, and each may ask again. */
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
