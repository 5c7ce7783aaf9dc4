import { loadGame } from '@holdout/catalog'
import { type AnyGame, type AnyMove, CLOCK, RuleBug, type RunningClock, type Seat, type Who } from '@holdout/engine'
import type { SceneNews, TableInfo } from '@holdout/protocol'
import type { AfterEntry, Mark, StoredSeat, StoredTable, TableSetup } from '../store/store.ts'
import { type Around, hostNow, infoOf } from './info.ts'
import { LiveMatch } from './live-match.ts'
import { OneByOne } from './one-by-one.ts'
import { HERE_MS, seatOfUser } from './seats.ts'
import type { Setting } from './setting.ts'
import { TableBots } from './table-bots.ts'
import { type Done, no, type TableNow, type TableRule } from './table-rules.ts'
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
  /** How the seats looked, with who is here, who is away and who has the say, when that was last asked. */
  private seatsLooked = ''
  private readonly bots: TableBots
  private closed = false
  /** What this node has in hand may not be what is stored: it must look first. */
  private stale = false
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
      await table.catchUp()
      table.seenAt = await setting.store.lastSeen(id)
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

  newsFor(who: Who, since: number): SceneNews | null {
    return this.live?.newsFor(who, since, this.setting.now()) ?? null
  }

  /** What is sent to somebody who knows the game's words. */
  sightFor(who: Who, since: number, base: number, done: string | null): string | null {
    return this.live?.sightFor(who, since, base, this.tellingAt ?? this.setting.now(), done) ?? null
  }

  infoFor(user: string | null): TableInfo {
    return infoOf(this.game, this.stored, this.around(user))
  }

  private around(user: string | null): Around {
    return {
      user,
      now: this.setting.now(),
      seenAt: this.seenAt,
      waited: this.live?.waitsFor() ?? [],
      awayAfter: this.setting.awayAfter,
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
    if (this.setup.seats.some(away)) this.changed('table')
  }

  /** Somebody came or went: tells it, if that changes anything. */
  presence(seenAt: Readonly<Record<string, number>>): Promise<void> {
    return this.requests.do(async () => {
      this.seenAt = seenAt
      const { seats, host } = this.infoFor(null)
      const looks = JSON.stringify([seats, host])
      if (looks === this.seatsLooked) return
      this.seatsLooked = looks
      this.changed('table')
    })
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
    const struck = this.live?.struck(this.setting.now() - this.setting.lag)
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
    return no('The table is too busy just now; try again.')
  }

  /** The seat for which somebody may move now, or why they may not. */
  private playing(user: string): Seat | Done {
    const seat = seatOfUser(this.setup, user)
    if (!seat) return no('You have no seat here.')
    if (seat.kind === 'bot') return no('A bot plays for you; take your seat back first.')
    if (this.stored.status === 'gathering') return no('The game has not begun.')
    if (this.stored.status === 'over' && !this.live?.over) return no('The game was ended before its time.')
    if (this.setup.pausedBy !== null) return no(`${this.setup.pausedBy} has paused the game.`)
    return seat.seat
  }

  /** Tries once; null if the table has moved on meanwhile. Nobody is told of an entry before it is committed. */
  private async enterOnce(seat: Seat, move: AnyMove | null, id: string): Promise<Done | null> {
    if (this.stale) await this.catchUp()
    const { live } = this
    if (!live) return no('The game has not begun.')
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
    const clocks = live.tended(now, false)
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
    return { ok: true, seq }
  }

  /** What follows from the entry that was just taken in. */
  private after(live: LiveMatch, clocks: readonly RunningClock[], now: number): AfterEntry {
    const { version, updated, dueAt: dueBefore, clocks: clocksBefore } = this.stored
    const dueAt = this.dueAt(now)
    const isLately = now - updated < ROW_EVERY_MS
    const logOnly = isLately && !live.over && dueAt === dueBefore && same(clocks, clocksBefore)
    return { version, logOnly, clocks, dueAt, status: statusOf(live), outcome: outcomeOf(live), now }
  }

  /** Told to somebody who was too late, by the names that people have at this table. */
  private askedOthers(live: LiveMatch): string {
    const waited = live.waitsFor().map(seat => this.setup.seats.find(one => one.seat === seat)?.name || seat)
    const last = waited.pop()
    const whom = last === undefined ? 'the clock' : waited.length === 0 ? last : `${waited.join(', ')} and ${last}`
    return `Nothing is asked of you now; the game waits for ${whom}.`
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
    return this.requests.do(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.stale) await this.catchUp()
        if (by && this.setup.lastDone?.[by.user] === by.request) return { ok: true }
        const wanted = rule(this.stored, this.now())
        if ('ok' in wanted) {
          if (await this.hasMovedOn()) continue
          return wanted
        }
        const change = by ? { ...wanted, setup: doneBy(wanted.setup ?? this.setup, by) } : wanted
        this.stale = true // until it is known to be stored
        const seen = this.stored
        const now = this.setting.now()
        const paused = (change.setup ?? this.setup).pausedBy !== null
        const starts = change.status === 'playing' && seen.status === 'gathering'
        this.stored = { ...seen, ...change }
        if (starts) this.live = LiveMatch.start(this.game, this.stored)
        const clocks = this.live?.tended(now, paused) ?? []
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
        this.changed('table')
        if (starts) this.tellLog()
        this.publish('table')
        return { ok: true }
      }
      return no('The table is too busy just now; try again.')
    })
  }

  /** Brings what this node knows up to what is stored. */
  private async catchUp(): Promise<void> {
    const { store } = this.setting
    const before = this.stored
    if (this.stale) this.live = null
    this.stale = true
    const stored = await store.table(this.stored.id)
    if (!stored) throw new Error(`Table ${this.stored.id} is gone from the store.`)
    if (stored.status !== 'gathering') {
      const live = this.live ?? (await this.load(stored))
      if (live.seq < stored.moves) {
        if (this.live) this.leads = false
        for (const entry of await store.entriesSince(stored.id, live.seq)) {
          if (entry.seq > stored.moves) break // newer than the clocks that were read: that is for the next time
          if (live.take(entry) !== 'ok') throw new Error(`Table ${stored.id}: entry ${entry.seq} does not follow.`)
        }
      }
      live.setClocks(stored.clocks)
      this.live = live
    }
    this.stored = stored
    this.stale = false
    this.bots.lookAgain()
    this.schedule()
    const began = before.status === 'gathering' && stored.status !== 'gathering'
    if (began || stored.moves !== before.moves) this.tellLog()
    if (stored.version !== before.version || stored.status !== before.status) this.changed('table')
  }

  /** The game from its beginning; one that began under other rules goes on from a snapshot. */
  private async load(stored: StoredTable): Promise<LiveMatch> {
    const { rulesVersion } = this.game
    if (stored.setup.rulesVersion === rulesVersion) return LiveMatch.start(this.game, stored)
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
      const passed = `Table ${stored.id}: rules ${rulesVersion} cannot follow entry ${entry.seq}; it goes on from the one before.`
      this.setting.complain(new Error(passed), `table ${stored.id}`)
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
      this.setting.complain(error, `snapshot of table ${this.stored.id}`)
    }
  }

  /** When somebody must look again though nobody moves. */
  private dueAt(now: number): number | null {
    if (!this.live || this.live.over || this.stored.status !== 'playing' || this.setup.pausedBy !== null) return null
    const expiry = this.live.expiry()
    const clock = expiry === null ? null : expiry + this.setting.lag
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
        const struck = this.live.struck(this.setting.now() - this.setting.lag)
        if (struck) {
          await this.enterOnce(CLOCK, struck, `clock-${this.live.seq}`)
          return
        }
        const decision = this.bots.asked(this.live, this.setup)
        const move = decision && this.bots.choice(decision, this.live, this.setup)
        if (decision && move) await this.enterOnce(decision.seat, move, `bot-${this.live.seq}`)
        else this.schedule()
      })
      .catch(error => this.setting.complain(error, `table ${this.stored.id}`))
  }
}

/** Field by field: this is done for every move, and spreading costs ten times as much. */
function follows(
  { id, version, public: isPublic, setup, created, updated: before }: StoredTable,
  moves: number,
  after: AfterEntry,
): StoredTable {
  const { status, clocks, dueAt, outcome, logOnly, now } = after
  const updated = logOnly ? before : now
  return { id, version, status, public: isPublic, setup, moves, clocks, dueAt, outcome, created, updated }
}

function doneBy(setup: TableSetup, { user, request }: { user: string; request: string }): TableSetup {
  return { ...setup, lastDone: { ...setup.lastDone, [user]: request } }
}

function statusOf(live: LiveMatch): 'playing' | 'over' {
  return live.over ? 'over' : 'playing'
}

function outcomeOf(live: LiveMatch): string | null {
  return live.match.state.outcome?.id ?? null
}
