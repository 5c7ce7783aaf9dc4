import type { AnyMove, Rejection, Seat, Who } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { TableInfo } from '@holdout/protocol'
import type { ShownTable } from '../broadcast/seat-messages.ts'
import type { StoredTable, TableMark, TableSetup } from '../store/store.ts'
import { faultText } from '../text/operator.ts'
import { tableText } from '../text/table.ts'
import { consenters, currentHost, infoOf, type TableContext, votersAbout } from './info.ts'
import type { LiveMatch } from './live-match.ts'
import { Presence } from './presence.ts'
import { failure, type RuleContext } from './requests/request.ts'
import type { TableDeps } from './table-deps.ts'
import { CONNECTED_MS, seatOfUser } from './table-setup.ts'

/** A table in memory: its stored row, its match and who is connected. Read it only in the table's queue. */
export class TableInMemory implements ShownTable {
  /** The match; null before the start. */
  live: LiveMatch | null = null
  /** Whether memory may differ from the store and must be read again. */
  stale = false
  readonly presence: Presence
  /** Whether the last bot that searches played its fast move, because the server is busy. */
  hurried = false

  constructor(
    readonly deps: TableDeps,
    readonly game: AnyKnownGame,
    public stored: StoredTable,
  ) {
    this.presence = new Presence(deps, stored.id)
  }

  get id(): string {
    return this.stored.id
  }

  get status(): StoredTable['status'] {
    return this.stored.status
  }

  get setup(): TableSetup {
    return this.stored.setup
  }

  now(): number {
    return this.deps.now()
  }

  /** The user's seat, or `table` for a spectator. */
  whoIs(user: string): Who {
    return seatOfUser(this.setup, user)?.seat ?? 'table'
  }

  /** The seat that the user may play now, or the error. */
  seatToPlay(user: string): Seat | Rejection {
    const { status, setup } = this
    const seat = seatOfUser(setup, user)
    if (!seat) return failure(tableText.noSeat)
    if (seat.kind === 'bot') return failure(tableText.botPlaysForYou)
    if (status === 'waiting') return failure(tableText.notStarted)
    if (status === 'over' && !this.live?.over) return failure(tableText.endedEarly)
    if (setup.pausedBy !== null) return failure(tableText.paused(setup.pausedBy))
    if (setup.undo) return failure(tableText.undoFirst)
    return seat.seat
  }

  /** Before the start everyone may watch; after it, only players, unless the host allows spectators. */
  mayWatch(user: string): boolean {
    return this.setup.spectators || this.status === 'waiting' || this.whoIs(user) !== 'table'
  }

  /** The match. Throws while it contains an entry that may not be stored. */
  get committed(): LiveMatch | null {
    if (this.stale) throw new Error(faultText.readWhileStoring(this.stored.id))
    return this.live
  }

  /** Whether memory includes this version and number of moves. */
  knows({ version, moves }: TableMark): boolean {
    return !this.stale && this.stored.version >= version && this.stored.moves >= moves
  }

  /** Whether the players stopped the match: it is paused, or an undo is asked for. */
  get isHalted(): boolean {
    return this.setup.pausedBy !== null || this.setup.undo !== undefined
  }

  /**
   * Whether clocks and bots should be stopped: the players stopped them, or no player of a timed match is connected.
   */
  clocksStopped(): boolean {
    return this.isHalted || (this.lastPlayerLeftAt() !== null && (this.live?.isLive ?? false))
  }

  /** The seat whose clocks run although others are stopped: no player gains time by asking for an undo. */
  get unstopped(): Seat | null {
    const { undo, pausedBy } = this.setup
    return undo && pausedBy === null && this.lastPlayerLeftAt() === null ? undo.seat : null
  }

  /** The clock's next move about a player who is disconnected or back, and when it is due; null if there is none. */
  awayReport(): { readonly at: number; readonly move: AnyMove } | null {
    const { game, live, setup, presence } = this
    if (!game.awayReport || !live || live.over) return null
    const now = this.now()
    let next: { at: number; move: AnyMove } | null = null
    for (const { seat, kind, user } of setup.seats) {
      if (user === null) continue
      const seen = presence.seenAt[user] ?? 0
      const here = kind === 'bot' || seen > now - CONNECTED_MS // a stand-in plays, so no one waits for its seat
      const report = game.awayReport(live.match.state, seat, here)
      const at = here ? now : seen + CONNECTED_MS + (report?.after ?? 0)
      if (report && (next === null || at < next.at)) next = { at, move: report.move }
    }
    return next
  }

  /** Whether a player is connected, so that a bot may think. */
  isWanted(): boolean {
    return this.lastPlayerLeftAt() === null
  }

  lastPlayerLeftAt(): number | null {
    return this.presence.lastPlayerLeftAt(this.setup)
  }

  /**
   * The reason why the clocks stand: the name of the player who paused, 'undo' if a player asks for one, or 'no
   * players' if no player is connected; null if they run.
   */
  get stopped(): string | null {
    return this.setup.pausedBy ?? (this.setup.undo ? 'undo' : this.isFrozen ? 'no players' : null)
  }

  private get isFrozen(): boolean {
    return !this.isHalted && (this.live?.isStopped ?? false)
  }

  /** The table's information for a user. */
  infoFor(user: string | null): TableInfo {
    return infoOf(this.game, this.stored, this.context(user))
  }

  /** The same with the text of the last move, for a list of tables. */
  infoWithMove(user: string): TableInfo {
    const info = this.infoFor(user)
    const lastText = this.live?.lastText(this.seatNames()) ?? ''
    return lastText === '' ? info : { ...info, lastText }
  }

  /** The facts that table rules need. */
  ruleContext(): RuleContext {
    return {
      game: this.game,
      now: this.deps.now(),
      awayAfter: this.setup.awayAfter ?? this.deps.awayAfter,
      host: currentHost(this.stored, this.context(null)),
      voters: seat => votersAbout(this.setup, this.context(null), seat),
      consenters: seat => consenters(this.setup, this.context(null), seat),
      undo: (seat, before) => this.live?.askUndo(seat, this.seatNames(), before) ?? failure(tableText.notStarted),
      awayUntil: seat => this.infoFor(null).seats.find(one => one.seat === seat)?.awayUntil ?? null,
    }
  }

  private seatNames(): Record<Seat, string> {
    return Object.fromEntries(this.infoFor(null).seats.map(({ seat, name }) => [seat, name]))
  }

  private context(user: string | null): TableContext {
    return {
      user,
      now: this.deps.now(),
      seenAt: this.presence.seenAt,
      waitedFor: this.live?.waitedFor() ?? [],
      timedOut: this.live?.timedOut() ?? [],
      frozen: this.isFrozen,
      hurried: this.hurried,
      awayAfter: this.deps.awayAfter,
      abandoned: this.deps.abandoned,
      names: this.presence.names,
    }
  }
}
