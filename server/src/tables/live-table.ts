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
import { type Around, hostNow, infoOf, votersAbout } from './info.ts'
import { LiveMatch } from './live-match.ts'
import { OneByOne } from './one-by-one.ts'
import { SeatView, type Shown } from './seat-view.ts'
import { HERE_MS, seatOfUser, withStandIns } from './seats.ts'
import type { Setting } from './setting.ts'
import { TableBots } from './table-bots.ts'
import { type Done, no, recount, type TableNow, type TableRule } from './table-rules.ts'
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
  private readonly requests = new OneByOne()
  private timer: NodeJS.Timeout | null = null
  private seenAt: Readonly<Record<string, number>> = {}
  /** The names of those who are connected and have no seat, by user. */
  private names: Readonly<Record<string, string>> = {}
  /** How the seats looked, with who is here, who is away and who has the say, when that was last asked. */
  private seatsLooked = ''
  private readonly bots: TableBots
  private closed = false
  /** What this node has in hand may not be what is stored: it must look first. */
  private stale = false
  /** How many seats counted as away by time-outs when that was last told. */
  private lateBefore = 0
  /** Whether this node tends the table at once when its time comes; others stand by. */
  private leads = true

  /** The request that has led to the entry which is being told; null at any other time. */
  lastRequest: string | null = null
  /** When telling began: all hear of one moment. null: nothing is being told. */
  private tellingAt: number | null = null

  private constructor(
    private readonly setting: Setting,
    private readonly game: AnyGame,
    private stored: StoredTable,
    /** Called after every change that somebody might want to be told. */
    private readonly changed: (about: 'log' | 'table') => void,
  ) {
    this.bots = new TableBots(game)
  }

  static async open(
    setting: Setting,
    id: string,
    changed: (about: 'log' | 'table') => void,
  ): Promise<LiveTable | null> {
    const stored = await setting.store.table(id)
    if (!stored) return null
    const table = new LiveTable(setting, await loadGame(stored.setup.game), stored, changed)
    await table.requests.do(async () => {
      table.seenAt = await setting.store.lastSeen(id) // first: a table without players is not scheduled
      await table.catchUp()
      await table.nameWatching()
    })
    return table
  }

  /** Finishes what is under way. A game that may go on under other rules leaves a snapshot to go on from. */
  async close(): Promise<void> {
    this.closed = true
    if (this.timer) clearTimeout(this.timer)
    await this.requests.do(async () => {})
    if (this.live?.settled && this.stored.status === 'playing') await this.snapshot(this.live)
  }

  /** Whether this node knows at least that much of the table. */
  knows({ version, moves }: Mark): boolean {
    return !this.stale && this.stored.version >= version && this.stored.moves >= moves
  }

  /** Whether nobody misses the table if this node lets go of it, for that many ms. */
  canWait(ms: number): boolean {
    return !this.leads || (this.stored.dueAt ?? Number.POSITIVE_INFINITY) > this.setting.now() + ms
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
    return new SeatView(this.whoIs(user), this.shown)
  }

  private readonly shown: Shown = {
    news: (who, since) => this.committed()?.newsFor(who, since, this.setting.now()) ?? null,
    sight: (who, since, base, done) =>
      this.committed()?.sightFor(who, since, base, this.tellingAt ?? this.setting.now(), done) ?? null,
  }

  /** The match, which nobody may be shown while it holds an entry that is not known to be stored. */
  private committed(): LiveMatch | null {
    if (this.stale) throw new Error(faultText.readWhileStoring(this.stored.id))
    return this.live
  }

  /** What this user is told about the table. Call it in the queue; `info` waits for that. */
  infoFor(user: string | null): TableInfo {
    return infoOf(this.game, this.stored, this.around(user))
  }

  /** The same when nothing is under way: whose turn it is follows from entries that are stored. */
  info(user: string | null): Promise<TableInfo> {
    return this.requests.do(async () => {
      if (this.stale) await this.catchUp()
      return this.infoFor(user)
    })
  }

  private around(user: string | null): Around {
    return {
      user,
      now: this.setting.now(),
      seenAt: this.seenAt,
      waited: this.live?.waitsFor() ?? [],
      timedOut: this.live?.timedOut() ?? [],
      frozen: this.isFrozen,
      awayAfter: this.setting.awayAfter,
      names: this.names,
    }
  }

  /** Looks up the names of connected people without a seat; null if all are known. Somebody who comes back is looked up again. */
  private nameWatching(): Promise<void> | null {
    const lately = this.setting.now() - HERE_MS
    const here = Object.keys(this.seenAt).filter(user => this.seenAt[user] > lately && this.whoIs(user) === 'table')
    this.names = Object.fromEntries(Object.entries(this.names).filter(([user]) => here.includes(user)))
    const unknown = here.filter(user => this.names[user] === undefined)
    return unknown.length === 0 ? null : this.lookUpNames(unknown)
  }

  private async lookUpNames(users: readonly string[]): Promise<void> {
    try {
      const found = await Promise.all(users.map(user => this.setting.store.user(user)))
      const named = found.flatMap(user => (user ? [[user.id, user.name] as const] : []))
      this.names = { ...this.names, ...Object.fromEntries(named) }
    } catch (error) {
      this.setting.complain(error, logText.spectatorNames(this.stored.id))
    }
  }

  /** Looks what is new in the store; tells it if there is something. `then` finds the table as it is stored. */
  refresh(then: () => void = () => {}): Promise<void> {
    return this.requests.do(async () => {
      await this.catchUp()
      then()
    })
  }

  /** What is known beside what is stored. */
  private now(): TableNow {
    return {
      game: this.game,
      now: this.setting.now(),
      awayAfter: this.setup.awayAfter ?? this.setting.awayAfter,
      host: hostNow(this.stored, this.around(null)),
      voters: seat => votersAbout(this.setup, this.around(null), seat),
      awayUntil: seat => this.infoFor(null).seats.find(one => one.seat === seat)?.awayUntil ?? null,
    }
  }

  /** The game went on. If somebody is away, it may wait for them now, or no longer: that stands with the seats. */
  private tellLog(): void {
    const now = this.setting.now()
    this.tellingAt = now
    this.changed('log')
    this.tellingAt = null
    this.live?.rest()
    const lately = now - HERE_MS
    const away = ({ kind, user }: StoredSeat): boolean => kind === 'person' && (this.seenAt[user ?? ''] ?? 0) < lately
    const late = this.live?.timedOut().length ?? 0
    if (late > 0 || late !== this.lateBefore || this.setup.seats.some(away)) this.changed('table')
    this.lateBefore = late
  }

  /** Somebody came or went: tells it, if that changes anything. */
  presence(seenAt: Readonly<Record<string, number>>): Promise<void> {
    return this.requests.do(async () => {
      if (this.stale) await this.catchUp()
      this.seenAt = seenAt
      await this.review()
      if (this.timer === null) this.schedule()
      const naming = this.nameWatching()
      if (naming) await naming
      const { seats, host, watching } = this.infoFor(null)
      const looks = JSON.stringify([seats, host, watching])
      if (looks === this.seatsLooked) return
      this.seatsLooked = looks
      this.changed('table')
    })
  }

  /** Draws the consequences of who is connected: clocks stop or go on, votes are counted again. */
  private async review(): Promise<void> {
    const { live } = this
    if (!live || this.stored.status !== 'playing') return
    if (this.setup.ending) await this.changeNow(recount())
    const isDue = this.setup.pausedBy === null && (live.isLive ? this.standsStill() !== live.isStopped : live.isStopped)
    if (isDue && this.status === 'playing') await this.changeNow(() => ({})) // sets the clocks, and nothing else
  }

  /** Whether clocks and bots stand still: the game is paused, or timed and no player is connected. */
  private standsStill(): boolean {
    return this.setup.pausedBy !== null || (this.deserted() !== null && (this.live?.isLive ?? false))
  }

  /** What has stopped the clocks: who asked for it, or that no player is connected; null while they run. */
  get stopped(): string | null {
    return this.setup.pausedBy ?? (this.isFrozen ? 'nobody' : null)
  }

  private get isFrozen(): boolean {
    return this.setup.pausedBy === null && (this.live?.isStopped ?? false)
  }

  /** Since when no player is connected, on whichever node; null while one is. A seat that a bot has taken over is still its player's. */
  private deserted(): number | null {
    const now = this.setting.now()
    let last = 0
    for (const { user } of this.setup.seats) if (user !== null) last = Math.max(last, this.seenAt[user] ?? 0)
    return last > now - HERE_MS ? null : last + HERE_MS
  }

  /** A player's move. It counts when it is stored; asked twice with the same id, it is made once. */
  move(user: string, id: string, move: AnyMove): Promise<Done> {
    return this.requests.do(() => this.byPlayer(user, id, move))
  }

  undo(user: string, id: string): Promise<Done> {
    return this.requests.do(() => this.byPlayer(user, id, null))
  }

  private byPlayer(user: string, id: string, move: AnyMove | null): Promise<Done> {
    if (this.stale) return this.catchUp().then(() => this.byPlayer(user, id, move))
    const seat = this.playing(user)
    if (typeof seat !== 'string') return Promise.resolve(seat)
    // Too late by more than the lag that is allowed: the clock has struck first.
    const struck = this.live?.struck(this.setting.now(), this.setting.lag)
    if (!struck) return this.enter(seat, move, id)
    return this.enterOnce(CLOCK, struck, `clock-${this.live?.seq}`).then(() => this.enter(seat, move, id))
  }

  /** Adds an entry to the log. Looks again when another node was quicker, and when the store did not answer. */
  private enter(seat: Seat, move: AnyMove | null, id: string): Promise<Done> {
    return this.enterOnce(seat, move, id).then(
      done => done ?? this.enterAgain(seat, move, id),
      fault => this.enterAgain(seat, move, id, fault),
    )
  }

  private async enterAgain(seat: Seat, move: AnyMove | null, id: string, firstFault?: unknown): Promise<Done> {
    let fault = firstFault
    for (let tries = 1; tries < TRIES; tries++) {
      if (fault instanceof RuleBug) throw fault
      if (fault !== undefined) await new Promise(done => setTimeout(done, 25 * 2 ** tries))
      try {
        const done = fault === undefined ? null : await this.carriedOut(id)
        const now = done ?? (await this.enterOnce(seat, move, id))
        if (now) return now
        fault = undefined
      } catch (error) {
        fault = error
      }
    }
    if (fault !== undefined) throw fault // whether it is in the log nobody knows: who asked must ask again
    return no(tableText.busy)
  }

  /** The seat for which somebody may move now, or why they may not. */
  private playing(user: string): Seat | Done {
    const seat = seatOfUser(this.setup, user)
    if (!seat) return no(tableText.noSeat)
    if (seat.kind === 'bot') return no(tableText.botPlaysForYou)
    if (this.stored.status === 'gathering') return no(tableText.notStarted)
    if (this.stored.status === 'over' && !this.live?.over) return no(tableText.endedEarly)
    if (this.setup.pausedBy !== null) return no(tableText.paused(this.setup.pausedBy))
    return seat.seat
  }

  /** Tries once; null if the table has moved on meanwhile. Nobody is told of an entry before it is committed. */
  private async enterOnce(seat: Seat, move: AnyMove | null, id: string): Promise<Done | null> {
    if (this.stale) await this.catchUp()
    const { live } = this
    if (!live) return no(tableText.notStarted)
    const seq = live.seq + 1
    this.stale = true // until it is known to be in the log
    const taken = live.take({ seq, seat, move })
    if (taken !== 'ok') {
      this.stale = false
      const done = await this.carriedOut(id)
      if (done) return done
      if (await this.hasMovedOn()) return null
      return live.asks(seat) || live.over ? { ok: false, why: taken.why, say: taken.say } : no(this.askedOthers(live))
    }
    const now = this.setting.now()
    this.bots.lookAgain()
    const clocks = live.tended(now, this.standsStill())
    live.setClocks(clocks)
    const after = this.after(live, clocks, now)
    const stored = await this.setting.store.append(this.stored.id, { seq, seat, move, id, at: now }, after)
    if (stored !== 'done') {
      this.live = null // it holds a move that is not in the log
      await this.catchUp()
      return stored === 'taken' ? null : { ok: true, seq: stored }
    }
    this.stale = false
    this.leads = true
    const { dueAt } = after
    this.stored = follows(this.stored, seq, after)
    if (live.snapshotDue(SNAPSHOT_EVERY)) void this.snapshot(live)
    this.schedule(dueAt)
    this.lastRequest = id
    this.tellLog()
    this.lastRequest = null
    if (live.over) this.changed('table')
    this.publish('log')
    if (this.setup.ending && !live.over) await this.review() // a seat that has moved is not away any more
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
  private askedOthers(live: LiveMatch): string {
    const { seats } = this.infoFor(null)
    return tableText.notYourTurn(live.waitsFor().map(seat => seats.find(one => one.seat === seat)?.name || seat))
  }

  /** What came of a request that is in the log already: asking again is no fault. */
  private async carriedOut(id: string): Promise<Done | null> {
    const seq = await this.setting.store.entryOf(this.stored.id, id)
    if (seq === null) return null
    if (this.stored.moves < seq) await this.catchUp()
    return { ok: true, seq }
  }

  /** Whether another node has changed the table unheard: nobody is refused for what this node did not know. */
  private async hasMovedOn(): Promise<boolean> {
    const { version, moves } = this.stored
    await this.catchUp()
    return this.stored.version !== version || this.stored.moves !== moves
  }

  private publish(about: 'log' | 'table'): void {
    const { id, version, moves } = this.stored
    this.setting.bus.publish({ table: id, about, mark: { version, moves } })
  }

  /**
   * Changes the set-up, if the rule does not object; looks again when another node was quicker. `by`: whose request it is, and which;
   * asked again because the answer was lost, it is not done twice.
   */
  change(rule: TableRule, by?: { readonly user: string; readonly request: string }): Promise<Done> {
    return this.requests.do(() => this.changeNow(rule, by))
  }

  private async changeNow(rule: TableRule, by?: { readonly user: string; readonly request: string }): Promise<Done> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.stale) await this.catchUp()
      if (by && wasDone(this.setup, by)) return { ok: true }
      const wanted = rule(this.stored, this.now())
      if ('ok' in wanted) {
        if (await this.hasMovedOn()) continue
        return wanted
      }
      const after = withStandIns(this.setup, wanted.setup ?? this.setup, this.live?.moves ?? 0)
      const change = { ...wanted, setup: by ? doneBy(after, by) : after }
      this.stale = true // until it is known to be stored
      const seen = this.stored
      const now = this.setting.now()
      const starts = change.status === 'playing' && seen.status === 'gathering'
      this.stored = { ...seen, ...change }
      if (starts) this.live = LiveMatch.start(this.game, this.stored)
      const still = this.standsStill()
      // The clocks stop when the last player went, which may have been noticed only later.
      const clocks = this.live?.tended(still ? Math.min(now, this.deserted() ?? now) : now, still) ?? []
      this.live?.setClocks(clocks)
      const dueAt = this.dueAt(now)
      if (!(await this.setting.store.updateTable(seen.id, seen, { ...change, clocks, dueAt }))) {
        this.live = null
        await this.catchUp()
        continue
      }
      this.stale = false
      this.leads = true
      this.stored = { ...this.stored, clocks, dueAt, version: seen.version + 1, updated: now }
      if (starts && this.live) await this.snapshot(this.live)
      this.schedule(dueAt)
      if (seen.status === 'gathering') await this.nameWatching() // somebody may have left a seat
      this.changed('table')
      if (starts) this.tellLog()
      this.publish('table')
      return { ok: true }
    }
    return no(tableText.busy)
  }

  /** Brings what this node knows up to what is stored. */
  private async catchUp(): Promise<void> {
    const { store } = this.setting
    const before = this.stored
    if (this.stale) this.live = null
    this.stale = true
    const stored = await store.table(this.stored.id)
    if (!stored) throw new Error(faultText.tableGone(this.stored.id))
    if (stored.status !== 'gathering') {
      const live = this.live ?? (await this.load(stored))
      if (live.seq < stored.moves) {
        if (this.live) this.leads = false
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
    this.bots.lookAgain()
    this.schedule()
    if (before.status === 'gathering') await this.nameWatching()
    const began = before.status === 'gathering' && stored.status !== 'gathering'
    if (began || stored.moves !== before.moves) this.tellLog()
    if (stored.version !== before.version || stored.status !== before.status) this.changed('table')
  }

  /** The game from its beginning; one that began under other rules goes on from a snapshot. */
  private async load(stored: StoredTable): Promise<LiveMatch> {
    const { rulesVersion } = this.game
    const began = stored.setup.rulesVersion
    if (began === rulesFor(this.game, began)) return LiveMatch.start(this.game, stored)
    const { store } = this.setting
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
      this.setting.complain(fault, logText.table(stored.id))
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
      await this.setting.store.saveSnapshot(this.stored.id, { seq: live.seq, rulesVersion, state: live.match.state })
    } catch (error) {
      this.setting.complain(error, logText.snapshot(this.stored.id))
    }
  }

  /** When somebody must look again though nobody moves. */
  private dueAt(now: number): number | null {
    if (!this.live || this.live.over || this.stored.status !== 'playing' || this.standsStill()) return null
    const clock = this.live.expiry(this.setting.lag)
    const bot = this.bots.asked(this.live, this.setup) ? now + this.setting.botPause : null
    return clock === null ? bot : bot === null ? clock : Math.min(clock, bot)
  }

  private schedule(due = this.dueAt(this.setting.now())): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    if (due === null || this.closed) return
    const wait = Math.max(0, due - this.setting.now()) + (this.leads ? 0 : STAND_BY_MS)
    this.timer = setTimeout(() => void this.tend(), Math.min(wait, 2 ** 31 - 1))
  }

  /** Lets the clock strike, or a bot move, if it is time. */
  tend(): Promise<void> {
    return this.requests
      .do(async () => {
        if (this.closed) return
        if (this.stale) await this.catchUp()
        if (!this.live || this.stored.status !== 'playing' || this.setup.pausedBy !== null) return
        let struck = this.live.struck(this.setting.now(), this.setting.lag)
        if (struck || this.standsStill()) {
          // At a timed table that all players have left no clock strikes and no bot moves. They may be connected to another node.
          this.seenAt = await this.setting.store.lastSeen(this.stored.id)
          await this.review()
          if (this.standsStill() || this.status !== 'playing') return
          struck = this.live.struck(this.setting.now(), this.setting.lag)
        }
        if (struck) {
          await this.enterOnce(CLOCK, struck, `clock-${this.live.seq}`)
          return
        }
        const decision = this.bots.asked(this.live, this.setup)
        const move = decision && this.bots.choice(decision, this.live, this.setup)
        if (decision && move) await this.enterOnce(decision.seat, move, `bot-${this.live.seq}`)
        else this.schedule()
      })
      .catch(error => this.setting.complain(error, logText.table(this.stored.id)))
  }
}

/** Field by field: this is done for every move, and spreading costs ten times as much. */
function follows(
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
