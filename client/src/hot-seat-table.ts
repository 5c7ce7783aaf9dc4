import { type AnyMove, type Reason, type Result, refusalOf, type Seat, type SeatSpec } from '@holdout/engine'
import {
  type Countdown,
  type KnownMatch,
  logLinesSince,
  namesOf,
  type Phase,
  type Preview,
  previewOf,
  sceneOf,
  Table,
  type TableSetting,
} from '@holdout/table'
import { YOU } from '@holdout/words'
import { hintFor } from './hint.ts'
import {
  clocksAt,
  type Hint,
  type PhaseNow,
  type PlayableTable,
  type TableState,
  type Undone,
} from './playable-table.ts'

const NOTHING_KNOWN: Preview = { log: [], certain: false, after: null, next: null }

/** A match on this device, for one person or for several who pass the screen around. */
export class HotSeatTable implements PlayableTable {
  readonly match: KnownMatch
  private readonly table: Table
  private readonly listeners = new Set<() => void>()
  private current: TableState
  private ringing = false
  private hurrying = false
  private paused = false
  private resting = false
  private held = false

  constructor(private readonly setting: TableSetting) {
    this.match = setting.match
    this.table = new Table({ ...setting, pause: () => (this.hurrying ? 0 : setting.pause()) })
    this.current = this.stateAfter(null)
    this.table.subscribe(signal => {
      if (signal === 'ring') this.ringing = true
      else this.changed()
    })
  }

  get state(): TableState {
    return this.current
  }

  /** The seat that the commands and choices on screen belong to. */
  get viewer(): Seat {
    return this.table.viewer
  }

  /** The clocks at this moment. */
  get clocks(): readonly Countdown[] {
    return clocksAt(this.current, this.setting.time.now())
  }

  /** Whether a clock of several players runs, shown or not. */
  get sharedClock(): boolean {
    const { over, state, game } = this.match
    return !over && game.clocks(state).some(({ running, seats }) => running && seats.length > 1)
  }

  /** The reason why the viewer may not make a move now; null if they may. */
  reasonAgainst(move: AnyMove): Reason | null {
    return refusalOf(this.match.game, this.match.state, this.table.viewer, move)
  }

  /** Starts or resumes the match. */
  start(): void {
    this.table.start()
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async play(move: AnyMove): Promise<Result> {
    const { table } = this
    return resultOf(table.phase.kind === 'ask' ? table.answer(move) : table.stand(move))
  }

  async undo(): Promise<Undone> {
    return this.undoneBy(() => this.table.undo())
  }

  async redo(): Promise<Result> {
    return resultOf(this.table.redo())
  }

  async reset(): Promise<Undone> {
    return this.undoneBy(() => this.table.reset())
  }

  pass(untilNeeded = false): void {
    this.table.pass(untilNeeded)
  }

  stepIn(seat: Seat): void {
    this.table.stepIn(seat)
  }

  ready(): void {
    this.table.ready()
  }

  hurry(): void {
    this.hurrying = true
    this.table.hurry()
  }

  pause(on: boolean): void {
    this.paused = on
    this.hold()
  }

  rest(on: boolean): void {
    this.resting = on
    this.hold()
  }

  async preview(move: AnyMove, then?: AnyMove): Promise<Preview> {
    const { over, state, game } = this.match
    const { viewer } = this.table
    // The decision may be answered by now: a move that is no longer legal has no preview.
    const text = JSON.stringify(move)
    const moves: readonly AnyMove[] = over ? [] : [...game.moves(state, viewer), ...game.standing(state, viewer)]
    if (!moves.some(other => JSON.stringify(other) === text)) return NOTHING_KNOWN
    return previewOf(game, state, viewer, move, then)
  }

  hint(quick = false): Promise<Hint | null> {
    return hintFor(this.match, this.table.viewer, this.setting.time, quick)
  }

  /** Stops bots and clocks, and saves the match. `start` resumes it. */
  close(): void {
    this.table.stop()
  }

  private hold(): void {
    const on = this.paused || this.resting
    if (on !== this.held) {
      this.held = on
      if (on) this.table.hold()
      else this.table.release()
    }
    this.changed()
  }

  private undoneBy(undo: () => Result): Undone {
    const before = this.match.entries.slice()
    const done = undo()
    return done.ok
      ? { ok: true, moves: before.slice(this.match.entries.length).map(({ move }) => move) }
      : resultOf(done)
  }

  private changed(): void {
    const { kind } = this.table.phase
    if (kind === 'ask' || kind === 'over' || kind === 'hand-over') this.hurrying = false
    this.current = this.stateAfter(this.current)
    this.ringing = false
    for (const listener of [...this.listeners]) listener()
  }

  private stateAfter(before: TableState | null): TableState {
    const { match, table, setting } = this
    const { game, options, seed, entries } = match
    const { who } = table
    const seats = game.seats(options)
    const same = before !== null && before.scene.seat === who
    const from = same ? Math.min(before.scene.seq, entries.length) + 1 : 0
    const lines = logLinesSince(match, from, who)
    return {
      slug: game.slug,
      title: game.title,
      seats,
      names: namesAt(setting),
      people: table.people,
      levels: setting.seating.bots,
      options: options as Record<string, unknown>,
      seed,
      scene: sceneOf(match, who),
      log: same ? [...before.log.filter(({ at }) => at < from), ...lines] : lines,
      newLines: same ? lines : [],
      seenUpTo: table.seenUpTo,
      rings: this.ringing,
      phase: phaseNow(table.phase),
      mayStepIn: table.mayStepIn,
      clocks: table.countdowns,
      clocksAt: setting.time.now(),
      undoBlocked: table.undoBlocked,
      canRedo: table.canRedo,
      pausedBy: this.paused ? YOU : null,
    }
  }
}

/** Without the events of the move: some of them are hidden from the player. */
function resultOf(played: Result): Result {
  return played.ok ? { ok: true } : { ok: false, rule: played.rule, text: played.text }
}

function phaseNow(phase: Phase): PhaseNow {
  switch (phase.kind) {
    case 'ask':
      return { kind: 'ask', seat: phase.seat, optional: phase.optional }
    case 'failed':
      return { kind: 'failed', message: (phase.error as Error).message, error: phase.error }
    default:
      return phase
  }
}

/** The names of all seats. The only person is "You", unless they gave a name or the seat is a character of the game. */
function namesAt({ match: { game, options }, seating }: TableSetting): Record<Seat, string> {
  const names = namesOf(game, options, seating)
  const seats: readonly SeatSpec[] = game.seats(options)
  const alone = Object.keys(seating.people).length === 1
  // A seat that no bot has a name for is played by a person only, as a character.
  const isMe = ({ seat, bot }: SeatSpec): boolean => alone && seat in seating.people && (seats.length > 1 || !!bot)
  return Object.fromEntries(seats.map(spec => [spec.seat, names[spec.seat] ?? (isMe(spec) ? YOU : spec.title)]))
}
