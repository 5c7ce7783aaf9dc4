import type { StoredSeat, TableSetup } from '../store/store.ts'
import { tableText } from '../text/table.ts'
import { recountStop } from './agreed-stop.ts'
import { agreedUndoMove, endUndo, isUndoAgreed } from './agreed-undo.ts'
import { LiveMatch } from './live-match.ts'
import { recount } from './requests/away.ts'
import { failure, type RequestId, type RequestResult, type TableRule } from './requests/request.ts'
import { type LogEvents, type TableLog, TRIES } from './table-log.ts'
import { fullNotices, turnNotices } from './table-notices.ts'
import type { TableInMemory } from './table-state.ts'
import type { TableTimer } from './table-timer.ts'

/** Changes of a table by requests other than moves. */
export class TableChanges {
  constructor(
    private readonly state: TableInMemory,
    private readonly log: TableLog,
    private readonly timer: TableTimer,
    private readonly events: LogEvents,
  ) {}

  /** Applies a table rule; retries if another node was first. */
  async change(rule: TableRule, by?: RequestId): Promise<RequestResult> {
    const { state, log, timer, events } = this
    for (let tries = 0; tries < TRIES; tries++) {
      if (state.stale) await log.catchUp()
      const earlier = by && (await this.answerTo(by))
      if (earlier) return earlier
      const wanted = rule(state.stored, state.ruleContext())
      if ('ok' in wanted) {
        if (await log.hasChanged()) continue
        if (wanted.ok && by) await state.deps.store.accept(state.stored.id, by.request)
        return wanted
      }
      const after = withStandIns(state.setup, wanted.setup ?? state.setup, state.live?.moves ?? 0)
      const counted = wanted.status === 'over' ? withPlayed(after, state.live) : after
      const change = { ...wanted, setup: by ? doneBy(counted, by) : counted }
      state.stale = true // until the change is known to be stored
      const seen = state.stored
      const now = state.now()
      const starts = change.status === 'playing' && seen.status === 'waiting'
      state.stored = { ...seen, ...change }
      if (starts) state.live = LiveMatch.start(state.game, state.stored)
      const clocks = this.clocksAt(now)
      state.live?.setClocks(clocks)
      const dueAt = timer.dueAt(now)
      const notices = starts
        ? turnNotices(state, [], { seq: seen.moves, now, clocks })
        : fullNotices(state, seen, by?.user ?? null)
      if (!(await state.deps.store.updateTable(seen.id, seen, { ...change, clocks, dueAt }, by?.request, notices))) {
        state.live = null
        await log.catchUp()
        continue
      }
      state.stale = false
      timer.lead()
      state.stored = { ...state.stored, clocks, dueAt, version: seen.version + 1, updated: now }
      if (starts && state.live) await log.snapshot(state.live)
      timer.schedule(dueAt)
      if (seen.status === 'waiting') await events.seatsChanged()
      events.rowChanged()
      if (starts) events.entriesAdded(null)
      log.publish('table')
      return { ok: true }
    }
    return failure(tableText.busy)
  }

  /** The answer that a request got before; null if it is new. */
  private async answerTo(by: RequestId): Promise<RequestResult | null> {
    const { setup, stored, deps } = this.state
    if (wasDone(setup, by)) return { ok: true }
    const known = await deps.store.answerOf(stored.id, by.request)
    return known && (known.ok ? known : failure(known.reason))
  }

  private clocksAt(now: number): ReturnType<LiveMatch['clocksAt']> {
    const still = this.state.clocksStopped()
    // The clocks stop at the time the last player left, which may be noticed only later.
    const at = still ? Math.min(now, this.state.lastPlayerLeftAt() ?? now) : now
    return this.state.live?.clocksAt(at, still, this.state.unstopped) ?? []
  }

  /** Undoes moves if all others agree now. Ends the question if it is settled, late, or its player has left. */
  async followUndo(): Promise<void> {
    const { state } = this
    const { undo, seats } = state.setup
    if (!undo || !state.live) return
    const isLate = undo.until !== undefined && undo.until <= state.now()
    const isOpen = state.status === 'playing' && state.live.seq === undo.seq && !isLate
    const isAgreed = isOpen && isUndoAgreed(state.setup, state.ruleContext().consenters)
    if (isAgreed) await this.log.append(undo.seat, agreedUndoMove(undo.stay), `undo-${undo.seq}`)
    else if (isOpen && seats.some(one => one.seat === undo.seat && one.kind === 'person' && !one.left)) return
    await this.change(endUndo(isAgreed))
    if (state.live?.settled) await this.log.snapshot(state.live)
  }

  /** Keeps the number of moves after the end: the log also has those that were undone. */
  async keepPlayed(): Promise<void> {
    const { live } = this.state
    if (live && live.moves !== live.seq) await this.change(({ setup }) => ({ setup: withPlayed(setup, live) }))
  }

  /** Stops or continues clocks and counts votes again after presence changed. */
  async followPresence(): Promise<void> {
    const { state } = this
    const { live } = state
    if (!live || state.status !== 'playing') return
    if (state.setup.ending) await this.change(recount())
    if (state.setup.undo) await this.followUndo()
    if (state.setup.stop) await this.change(recountStop())
    const isDue = !state.isHalted && (live.isLive ? state.clocksStopped() !== live.isStopped : live.isStopped)
    if (isDue && state.status === 'playing') await this.change(() => ({})) // an empty change updates the clocks
  }
}

function withPlayed(setup: TableSetup, live: LiveMatch | null): TableSetup {
  return live ? { ...setup, played: live.moves } : setup
}

/** The number of requests kept per user in the setup, for nodes of an earlier version: later ones store all of them. */
const REQUESTS_KEPT = 8

function doneBy(setup: TableSetup, { user, request }: RequestId): TableSetup {
  const latest = [...requestsOf(setup, user), request].slice(-REQUESTS_KEPT)
  return { ...setup, lastDone: { ...setup.lastDone, [user]: latest } }
}

function wasDone(setup: TableSetup, { user, request }: RequestId): boolean {
  return requestsOf(setup, user).includes(request)
}

function requestsOf({ lastDone }: TableSetup, user: string): readonly string[] {
  const known = lastDone?.[user] ?? []
  return typeof known === 'string' ? [known] : known
}

/** The number of stand-ins that are kept per seat. */
const MOST_STAND_INS = 20

/** Adds to the setup after a change at which moves stand-ins started or stopped. */
function withStandIns(before: TableSetup, after: TableSetup, moves: number): TableSetup {
  const isBot = ({ kind, user }: StoredSeat): boolean => kind === 'bot' && user !== null
  const seats = after.seats.map(seat => {
    const was = before.seats.find(one => one.seat === seat.seat)
    if (!was || was.user !== seat.user || isBot(was) === isBot(seat)) return seat
    const known = seat.standIns ?? []
    if (isBot(seat)) return { ...seat, standIns: [...known, { from: moves, to: null }].slice(-MOST_STAND_INS) }
    return { ...seat, standIns: known.map(one => (one.to === null ? { ...one, to: moves } : one)) }
  })
  return seats.every((seat, i) => seat === after.seats[i]) ? after : { ...after, seats }
}
