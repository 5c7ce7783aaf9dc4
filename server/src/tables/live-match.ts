import {
  type AnyMove,
  type AnyState,
  CLOCK,
  type Clock,
  Match,
  nextExpiry,
  type Reason,
  type Result,
  type RunningClock,
  readState,
  type Seat,
  seedOf,
  type TimedOut,
  tendClocks,
  timeLeft,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type AnyMatch, type Countdown, openDecisions, seatsWaitedFor } from '@holdout/table'
import { plain } from '@holdout/words'
import type { ShownMatch } from '../broadcast/encode.ts'
import type { LogEntry, StoredTable, UndoQuestion } from '../store/store.ts'
import { tableText } from '../text/table.ts'
import { stayingMoves } from './agreed-undo.ts'
import { failure } from './requests/request.ts'

/** A seat counts as away after this many time-outs in a row. */
const AWAY_AFTER_TIME_OUTS = 2
/** Longer clocks are for correspondence play, where players need not stay connected. */
const LIVE_BELOW_MS = 3_600_000

/** The match of a table, rebuilt from its log. It is a cache and can be discarded at any time. */
export class LiveMatch implements ShownMatch {
  /** Number of the last log entry that is applied. */
  seq: number
  /** The entry of the last snapshot. */
  snapshotAt: number
  private clocks: readonly RunningClock[] = []
  /** For each entry from `base` on: the first move whose log lines it changed. */
  private readonly changedFrom: number[] = [0]
  /** Time-outs in a row, by seat. */
  private readonly timeOuts = new Map<Seat, number>()

  private constructor(
    readonly game: AnyKnownGame,
    readonly match: AnyMatch,
    /** The entry after which this match starts; 0 is the deal. Earlier log lines are not available. */
    private readonly base = 0,
  ) {
    this.seq = base
    this.snapshotAt = base
  }

  static start(game: AnyKnownGame, { setup }: StoredTable): LiveMatch {
    const players = Object.fromEntries(
      // A stand-in does not change the player's name.
      setup.seats.map(({ seat, name, level, user }) => [seat, level && user === null ? `${level} bot` : name]),
    )
    const seed = seedOf(setup.secret, setup.entropy)
    const { options, rulesVersion } = setup
    return new LiveMatch(game, Match.start(game, { seed, options, players, rulesVersion }))
  }

  /** Continues from a snapshot, for a match that started under older rules and can no longer be replayed. */
  static from(game: AnyKnownGame, { setup }: StoredTable, snapshot: { seq: number; state: unknown }): LiveMatch {
    const match = Match.at(game, game.clone(readState(game, snapshot.state as AnyState)), setup.options)
    return new LiveMatch(game, match, snapshot.seq)
  }

  /** The number of moves in the match, without those that were undone. */
  get moves(): number {
    return this.match.entries.length
  }

  /** Whether no move can be undone any more, so that a snapshot here needs no earlier entries. */
  get settled(): boolean {
    const last = this.match.entries.at(-1)
    return last === undefined || this.match.undoBlocked(last.seat) !== null
  }

  snapshotDue(every: number): boolean {
    return this.over || (this.seq - this.snapshotAt >= every && this.settled)
  }

  get over(): boolean {
    return this.match.over
  }

  /** Applies a log entry; returns the reason if the rules reject it. */
  take({ seq, seat, move }: Pick<LogEntry, 'seq' | 'seat' | 'move'>): 'ok' | Reason {
    const stay = move === null ? null : stayingMoves(move)
    const isUndo = move === null || stay !== null
    const played =
      move === null ? this.match.undo(seat) : stay === null ? this.match.play(seat, move) : this.match.takeBack(stay)
    if (!played.ok) return played
    this.seq = seq
    if (!isUndo) this.countTimeOuts(seat)
    this.changedFrom[seq - this.base] = isUndo ? this.match.entries.length + 1 : this.match.entries.length
    return 'ok'
  }

  /** What an undo of the seat's last move takes back, if the others agree. It may ask once in a turn. */
  askUndo(
    seat: Seat,
    names: Readonly<Record<Seat, string>>,
    before?: number,
  ): Result<Pick<UndoQuestion, 'seq' | 'stay' | 'moves' | 'what'>> {
    if (this.match.undoBlocked(seat) === null) return failure(tableText.undoAlone)
    const asked = this.match.agreedUndo(seat)
    if (!asked.ok) return asked
    const { stay } = asked
    if (before !== undefined && !this.hadTurn(seat, before, stay)) return failure(tableText.undoAskedBefore)
    return { ok: true, seq: this.seq, stay, moves: this.moves - stay, what: this.publicText(stay, names) }
  }

  /** Whether another player has moved since there were `from` moves, and then this seat: its move number `own`. */
  private hadTurn(seat: Seat, from: number, own: number): boolean {
    return this.match.entries.slice(from, own).some(one => one.seat !== seat && one.seat !== CLOCK)
  }

  /** The last move as spectators read it; empty if they see nothing of it. */
  lastText(names: Readonly<Record<Seat, string>>): string {
    return this.moves === 0 ? '' : this.publicText(this.moves - 1, names)
  }

  /** The first log line of a move that spectators see, without its full stop. */
  private publicText(at: number, names: Readonly<Record<Seat, string>>): string {
    const { game, match } = this
    for (const event of match.entries[at].events) {
      const seen = game.see(event, 'table')
      if (seen !== null) return plain(game.words.event(seen), names).replace(/\.$/, '')
    }
    return ''
  }

  /** Seats with enough time-outs in a row to count as away. */
  timedOut(): Seat[] {
    return [...this.timeOuts].flatMap(([seat, count]) => (count >= AWAY_AFTER_TIME_OUTS ? [seat] : []))
  }

  private countTimeOuts(seat: Seat): void {
    if (seat !== CLOCK) {
      this.timeOuts.delete(seat)
      return
    }
    // Counts `time-out` events only: in some games a clock that runs out is the normal course of play.
    const late = this.match.entries.at(-1)?.events.find(({ event }) => event === 'time-out') as TimedOut | undefined
    if (late) this.timeOuts.set(late.seat, (this.timeOuts.get(late.seat) ?? 0) + 1)
  }

  /** Whether a clock runs that needs players at their screens. */
  get isLive(): boolean {
    return (
      !this.over && this.game.clocks(this.match.state).some(({ running, ms }: Clock) => running && ms < LIVE_BELOW_MS)
    )
  }

  /** Whether a clock that should run is stopped. */
  get isStopped(): boolean {
    if (this.over || this.clocks.every(({ since }) => since !== null)) return false
    const stopped = (id: string): boolean => this.clocks.some(clock => clock.id === id && clock.since === null)
    return this.game.clocks(this.match.state).some(({ running, id }: Clock) => running && stopped(id))
  }

  setClocks(clocks: readonly RunningClock[]): void {
    this.clocks = clocks
  }

  /** The clocks after the last entry, at that time. `still`: they are stopped, except those of the seat `unstopped`. */
  clocksAt(at: number, still: boolean, unstopped: Seat | null = null): readonly RunningClock[] {
    // A time in the past restores the time since then, but not more than the clock had when it started.
    const now = this.clocks.reduce((latest, { since }) => Math.max(latest, since ?? 0), at)
    const clocks: readonly Clock[] = this.over ? [] : this.game.clocks(this.match.state)
    const running = tendClocks(this.clocks, clocks, now)
    if (!still) return running
    const runs = clocks.filter(({ seats }) => unstopped !== null && seats.includes(unstopped)).map(({ id }) => id)
    return running.map(clock =>
      runs.includes(clock.id) ? clock : { id: clock.id, left: timeLeft(clock, now), since: null },
    )
  }

  /** The clock's move if one has run out; null otherwise. `lag`: grace for late moves, unless the clock has its own. */
  timeOutMove(now: number, lag: number): AnyMove | null {
    const due = nextExpiry(this.clocks, lag)
    if (!due || due.at > now || this.over) return null
    return this.game.clocks(this.match.state).find(({ id }) => id === due.id)?.expires ?? null
  }

  expiry(lag: number): number | null {
    return nextExpiry(this.clocks, lag)?.at ?? null
  }

  /** The seats that the game is waiting for. */
  waitedFor(): Seat[] {
    return this.over ? [] : seatsWaitedFor(this.game.pending(this.match.state))
  }

  /** Whether a seat has an open decision, apart from standing ones. */
  isAsked(seat: Seat): boolean {
    return openDecisions(this.match).some(decision => decision.seat === seat)
  }

  /** The first move whose log lines changed since entry `since`; null: nothing is known. */
  changedSince(since: number | null): number {
    if (since === null || since > this.seq || (this.base > 0 && since <= this.base)) return 0
    if (since === this.seq - 1) return Math.min(this.changedFrom[this.seq - this.base], this.match.entries.length + 1)
    return this.changedFrom
      .slice(since - this.base + 1)
      .reduce((first, at) => Math.min(first, at), this.match.entries.length + 1)
  }

  /** The clocks that players see. */
  countdowns(now: number): Countdown[] {
    if (this.over) return []
    return this.game
      .clocks(this.match.state)
      .flatMap(({ id, seats, ms, shown }: { id: string; seats: readonly Seat[]; ms: number; shown: boolean }) => {
        const running = this.clocks.find(clock => clock.id === id)
        if (!shown) return []
        return [
          {
            id,
            seats,
            of: ms,
            left: Math.max(0, running ? timeLeft(running, now) : ms),
            running: running?.since != null,
          },
        ]
      })
  }
}
