import { type AnyMove, RuleBug, type RunningClock, type Seat } from '@holdout/engine'
import { same } from '../broadcast/same.ts'
import type { NewNotice } from '../store/notice-store.ts'
import type { AfterEntry, StoredTable } from '../store/store.ts'
import { faultText, logText } from '../text/operator.ts'
import { tableText } from '../text/table.ts'
import { withCurrentOptions } from './current-options.ts'
import type { LiveMatch } from './live-match.ts'
import { loadMatch } from './load-match.ts'
import { failure, type RequestResult } from './requests/request.ts'
import { seatsAsked, turnNotices } from './table-notices.ts'
import type { TableInMemory } from './table-state.ts'
import type { TableTimer } from './table-timer.ts'

/** Number of entries between snapshots. */
const SNAPSHOT_EVERY = 50

/**
 * A table's row is written at least this often while moves are made, because lists of tables are sorted by its time.
 */
const ROW_EVERY_MS = 10_000

/** How often a request is tried if another node was first or the store does not answer. */
export const TRIES = 6

/** Reactions of a table to a change of its log or its row. The change is stored by then. */
export interface LogEvents {
  /** There are new entries. `request`: the one that caused them, if it is known. */
  entriesAdded(request: string | null): void
  rowChanged(): void
  /** People may have become spectators. */
  seatsChanged(): Promise<void> | null
  /** Counts the votes again. */
  recount(): Promise<void>
  /** The match is over. */
  ended(): Promise<void>
}

/** The log of a table, and the match that follows from it. Several nodes may write it; the store orders them. */
export class TableLog {
  constructor(
    private readonly state: TableInMemory,
    private readonly timer: TableTimer,
    private readonly events: LogEvents,
  ) {}

  /** Adds an entry. Retries if another node was first or the store did not answer. `move` null: undo. */
  append(seat: Seat, move: AnyMove | null, id: string): Promise<RequestResult> {
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
        const done = fault === undefined ? await this.rejected(id) : await this.completed(id)
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

  /** Tries once; null if the table changed meanwhile. Watchers are notified only after the entry is stored. */
  async appendOnce(seat: Seat, move: AnyMove | null, id: string): Promise<RequestResult | null> {
    const { state, timer } = this
    if (state.stale) await this.catchUp()
    const { live } = state
    if (!live) return failure(tableText.notStarted)
    const seq = live.seq + 1
    const askedBefore = seatsAsked(state)
    state.stale = true // until the entry is known to be stored
    const taken = live.take({ seq, seat, move })
    if (taken !== 'ok') {
      state.stale = false
      const done = await this.completed(id)
      if (done) return done
      if (await this.hasChanged()) return null
      return live.isAsked(seat) || live.over
        ? { ok: false, rule: taken.rule, text: taken.text }
        : failure(this.notYourTurn(live))
    }
    const now = state.deps.now()
    timer.positionChanged()
    const clocks = live.clocksAt(now, state.clocksStopped(), state.unstopped)
    live.setClocks(clocks)
    const notices = turnNotices(state, askedBefore, { seq, now, clocks })
    const after = this.after(live, clocks, now, notices)
    const stored = await state.deps.store.append(state.stored.id, { seq, seat, move, id, at: now }, after)
    if (stored !== 'done') {
      state.live = null // it contains a move that is not in the log
      await this.catchUp()
      return stored === 'taken' ? null : { ok: true, seq: stored }
    }
    state.stale = false
    timer.lead()
    state.stored = tableAfter(state.stored, seq, after)
    if (live.snapshotDue(SNAPSHOT_EVERY)) void this.snapshot(live)
    timer.schedule(after.dueAt)
    this.events.entriesAdded(id)
    if (live.over) this.events.rowChanged()
    this.publish('log')
    if (live.over) await this.events.ended()
    if (state.setup.ending && !live.over) await this.events.recount() // a seat that moved is no longer away
    return { ok: true, seq }
  }

  /** The changes of the table's row that go with the entry just applied. */
  private after(
    live: LiveMatch,
    clocks: readonly RunningClock[],
    now: number,
    notices: readonly NewNotice[],
  ): AfterEntry {
    const { version, updated, dueAt: dueBefore, clocks: clocksBefore } = this.state.stored
    const dueAt = this.timer.dueAt(now)
    const isLately = now - updated < ROW_EVERY_MS
    const logOnly = isLately && !live.over && dueAt === dueBefore && same(clocks, clocksBefore)
    const { outcome } = live.match.state
    return {
      version,
      logOnly,
      clocks,
      dueAt,
      status: live.over ? 'over' : 'playing',
      outcome: outcome?.id ?? null,
      winners: outcome?.winners ?? null,
      now,
      ...(notices.length === 0 ? {} : { notices }),
    }
  }

  /** The error for a player without an open decision, with the names of the players the game is waiting for. */
  private notYourTurn(live: LiveMatch): string {
    const { seats } = this.state.infoFor(null)
    return tableText.notYourTurn(live.waitedFor().map(seat => seats.find(one => one.seat === seat)?.name || seat))
  }

  /** The result of a request that is already in the log, for retries; null if it is not. */
  private async completed(id: string): Promise<RequestResult | null> {
    const { stored, deps } = this.state
    const seq = await deps.store.entryOf(stored.id, id)
    if (seq === null) return null
    if (this.state.stored.moves < seq) await this.catchUp()
    return { ok: true, seq }
  }

  /** The rejection of a request that another node gave meanwhile; null if there is none. */
  private async rejected(id: string): Promise<RequestResult | null> {
    const { stored, deps } = this.state
    const answer = await deps.store.answerOf(stored.id, id)
    return answer?.ok === false ? failure(answer.reason) : null
  }

  /** Reads again; whether another node changed the table. A request must not fail because of outdated state. */
  async hasChanged(): Promise<boolean> {
    const { version, moves } = this.state.stored
    await this.catchUp()
    return this.state.stored.version !== version || this.state.stored.moves !== moves
  }

  /** Tells the other nodes how far the table is. */
  publish(about: 'log' | 'table'): void {
    const { id, version, moves } = this.state.stored
    this.state.deps.bus.publish({ table: id, about, mark: { version, moves } })
  }

  /** Updates the state in memory from the store, and notifies watchers of changes. */
  async catchUp(): Promise<void> {
    const { state, timer, events } = this
    const { store } = state.deps
    const before = state.stored
    if (state.stale) state.live = null
    state.stale = true
    const found = await store.table(before.id)
    if (!found) throw new Error(faultText.tableGone(before.id))
    const stored = withCurrentOptions(state.game, found)
    if (stored.status !== 'waiting') {
      const live = state.live ?? (await loadMatch(state.deps, state.game, stored))
      if (live.seq < stored.moves) {
        if (state.live) timer.follow()
        for (const entry of await store.entriesSince(stored.id, live.seq)) {
          if (entry.seq > stored.moves) break // newer than the row that was read: left for the next time
          if (live.take(entry) !== 'ok') throw new Error(faultText.entryDoesNotFollow(stored.id, entry.seq))
        }
      }
      live.setClocks(stored.clocks)
      state.live = live
    }
    state.stored = stored
    state.stale = false
    timer.positionChanged()
    timer.schedule()
    if (before.status === 'waiting') await events.seatsChanged()
    const began = before.status === 'waiting' && stored.status !== 'waiting'
    if (began || stored.moves !== before.moves) events.entriesAdded(null)
    if (stored.version !== before.version || stored.status !== before.status) events.rowChanged()
  }

  /** Saves a snapshot. A failure does no harm, because the log is complete without it. */
  async snapshot(live: LiveMatch): Promise<void> {
    const { deps, game, stored } = this.state
    live.snapshotAt = live.seq
    try {
      const { rulesVersion } = game
      await deps.store.saveSnapshot(stored.id, { seq: live.seq, rulesVersion, state: live.match.state })
    } catch (error) {
      deps.reportError(error, logText.snapshot(stored.id))
    }
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
