import { type AnyMove, CLOCK, type Seat } from '@holdout/engine'
import { TableBots } from './table-bots.ts'
import type { TableInMemory } from './table-state.ts'

/** A node that did not write the last entry waits this long before it plays due moves, in ms. */
const STAND_BY_MS = 500

/** A move that no player makes: a time-out or a bot's move. */
export interface DueMove {
  readonly seat: Seat
  readonly move: AnyMove
  /** Its request id. It is the same on every node, so that the move is stored once. */
  readonly id: string
}

/** When the next clock or bot of a table is due, and whether this node or another one plays it. */
export class TableTimer {
  private timer: NodeJS.Timeout | null = null
  /** Whether this node plays due moves immediately. Other nodes wait for it. */
  private isLeader = true
  private readonly bots: TableBots
  closed = false

  constructor(
    private readonly state: TableInMemory,
    private readonly play: () => void,
  ) {
    this.bots = new TableBots(state.game, state.deps.botPool ?? null, play, state)
  }

  get isSet(): boolean {
    return this.timer !== null
  }

  /** This node wrote the last entry. */
  lead(): void {
    this.isLeader = true
  }

  /** Another node wrote the last entry. */
  follow(): void {
    this.isLeader = false
  }

  /** Asks all bots again. */
  positionChanged(): void {
    this.bots.reset()
  }

  /** When the next clock or bot is due; null if none is. */
  dueAt(now: number): number | null {
    const { live, status, setup, deps } = this.state
    if (!live || live.over || status !== 'playing') return null
    const clock = live.expiry(deps.lag)
    if (setup.undo) return earliest([clock, setup.undo.until ?? null])
    if (this.state.clocksStopped()) return null
    const decision = this.bots.nextDecision(live, setup)
    if (decision && this.isLeader && !this.closed) this.bots.think(decision, live, setup) // during its pause
    const bot = decision ? now + deps.botPause : null
    return earliest([clock, bot, this.state.awayReport()?.at ?? null])
  }

  schedule(due = this.dueAt(this.state.now())): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    if (due === null || this.closed) return
    const wait = Math.max(0, due - this.state.now()) + (this.isLeader ? 0 : STAND_BY_MS)
    this.timer = setTimeout(this.play, Math.min(wait, 2 ** 31 - 1))
  }

  close(): void {
    this.closed = true
    this.bots.reset()
    if (this.timer) clearTimeout(this.timer)
  }

  /** Whether this node can release the table without delaying a clock or bot in the next `ms`. */
  canRelease(ms: number): boolean {
    return !this.isLeader || (this.state.stored.dueAt ?? Number.POSITIVE_INFINITY) > this.state.now() + ms
  }

  /** The move of a clock that has run out; null if there is none. */
  timeOut(): DueMove | null {
    const { live, deps } = this.state
    const move = live?.timeOutMove(deps.now(), deps.lag)
    return live && move ? { seat: CLOCK, move, id: `clock-${live.seq}` } : null
  }

  /** The report of a player who is disconnected or back; null if none is due. */
  awayReport(): DueMove | null {
    const { live, deps } = this.state
    const report = this.state.awayReport()
    return live && report && report.at <= deps.now() ? { seat: CLOCK, move: report.move, id: `away-${live.seq}` } : null
  }

  /** The move of the bot whose turn it is; null if there is none. */
  botMove(): DueMove | null {
    const { live, setup } = this.state
    const decision = live && this.bots.nextDecision(live, setup)
    const move = decision && this.bots.chooseMove(decision, live, setup)
    return move ? { seat: decision.seat, move, id: `bot-${live.seq}` } : null
  }
}

function earliest(times: readonly (number | null)[]): number | null {
  const due = times.filter(at => at !== null)
  return due.length === 0 ? null : Math.min(...due)
}
