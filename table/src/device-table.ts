import {
  type AnyEvent,
  type AnyMove,
  CLOCK,
  type MatchRecord,
  type Reason,
  type Result,
  refusalOf,
  type Seat,
} from '@holdout/engine'
import { YOU } from '@holdout/words'
import type { KnownMatch } from './any-match.ts'
import { NextAsked } from './asking.ts'
import { BotSeats } from './bot-seats.ts'
import { deviceState } from './device-state.ts'
import { hintFor } from './hint-for.ts'
import type { Hint } from './hinted-move.ts'
import type { Phase } from './phase.ts'
import { clocksAt, type PlayableTable, type TableState, type Undone } from './playable-table.ts'
import { type Preview, previewNow } from './preview.ts'
import type { Seating } from './seating.ts'
import type { Countdown, SavedClock } from './table-clock.ts'
import { TablePace } from './table-pace.ts'
import type { Time } from './time.ts'

export interface DeviceTableSetting {
  readonly match: KnownMatch
  readonly seating: Seating
  /** Whether every player who may react is asked every time. */
  readonly askAll: boolean
  /** The delay before a bot moves, in ms. */
  pause(): number
  readonly time: Time
  /** Saves the record after every change. */
  keep(record: MatchRecord): void
  readonly clocks?: readonly SavedClock[]
}

/** A match on this device, for one person or for several who pass the screen around, and bots. */
export class DeviceTable implements PlayableTable {
  readonly match: KnownMatch
  state: TableState
  /** The seat that the commands and choices on screen belong to. */
  viewer: Seat
  private phase: Phase = { kind: 'wait' }
  private readonly people: readonly Seat[]
  private readonly asking: NextAsked
  private readonly pace: TablePace
  private readonly listeners = new Set<() => void>()
  /** The number of moves when each person last answered. Everything after it is new to them. */
  private readonly answeredAt = new Map<Seat, number>()
  /** The seat looking at the screen; null before the first one and during a handover. */
  private looking: Seat | null = null
  private open = false
  private ringing = false

  constructor(private readonly setting: DeviceTableSetting) {
    const { match, seating } = setting
    this.match = match
    this.people = Object.keys(seating.people)
    this.viewer = this.people[0]
    if (this.people.length === 1) this.looking = this.viewer
    // In a resumed match, everything after a person's last move is new to them.
    match.entries.forEach(({ seat }, i) => {
      if (this.people.includes(seat)) this.answeredAt.set(seat, i)
    })
    const bots = new BotSeats(match, seating.bots)
    this.asking = new NextAsked({ match, people: this.people, bots, askAll: setting.askAll })
    this.pace = new TablePace({
      ...setting,
      bots,
      pause: seat => (this.asking.isDecidedWithPeople(seat) ? 0 : setting.pause()),
      moved: (seat, move) => void (move ? this.make(seat, move) : this.settle()),
      failed: error => this.fail(error),
    })
    this.state = this.stateAfter(null)
  }

  /** Starts or resumes the match. */
  start(): void {
    this.open = true
    this.save()
    this.settle()
  }

  /** Stops bots and clocks, and saves the match. `start` resumes it. */
  close(): void {
    if (!this.open) return
    this.open = false
    this.pace.stop()
    if (!this.match.over && this.phase.kind !== 'failed') this.save()
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The clocks that the viewer may see, at this moment. */
  get clocks(): readonly Countdown[] {
    return clocksAt(this.state, this.setting.time.now())
  }

  /** Whether a clock of several players runs, shown or not. */
  get sharedClock(): boolean {
    const { over, state, game } = this.match
    return !over && game.clocks(state).some(({ running, seats }) => running && seats.length > 1)
  }

  /** The reason why the viewer may not make a move now; null if they may. */
  reasonAgainst(move: AnyMove): Reason | null {
    return refusalOf(this.match.game, this.match.state, this.viewer, move)
  }

  /** Makes a move for the open decision of the viewer, or one that is allowed at any time, such as conceding. */
  async play(move: AnyMove): Promise<Result> {
    if (this.phase.kind === 'ask' && this.pace.clock.strikeIfDue())
      return { ok: false, rule: null, text: 'Too late: the time ran out.' }
    return this.make(this.viewer, move)
  }

  async undo(): Promise<Undone> {
    return this.takeBack(() => this.match.undo(this.viewer))
  }

  async reset(): Promise<Undone> {
    return this.takeBack(() => this.match.resetTurn(this.viewer))
  }

  async redo(): Promise<Result> {
    const redone = this.match.redo(this.viewer)
    if (redone.ok) this.changed()
    return withoutEvents(redone)
  }

  pass(untilNeeded = false): void {
    if (this.phase.kind !== 'ask' || !this.phase.optional) return
    this.asking.pass(this.phase.seat, untilNeeded)
    this.settle()
  }

  stepIn(seat: Seat): void {
    if (!this.asking.mayStepIn.includes(seat)) return
    this.asking.stepIn(seat)
    this.settle()
  }

  ready(): void {
    if (this.phase.kind !== 'hand-over') return
    this.looking = this.viewer = this.phase.to
    this.settle()
  }

  hurry(): void {
    this.pace.hurry()
  }

  pause(on: boolean): void {
    this.pace.hold({ paused: on })
    this.tell()
  }

  rest(on: boolean): void {
    this.pace.hold({ resting: on })
    this.tell()
  }

  async preview(move: AnyMove, then?: AnyMove): Promise<Preview> {
    return previewNow(this.match, this.viewer, move, then)
  }

  hint(quick = false): Promise<Hint | null> {
    return hintFor(this.match, this.viewer, this.setting.time, quick)
  }

  private make(seat: Seat, move: AnyMove): Result {
    const before = this.match.entries.length
    if (seat === CLOCK) this.ringing = true
    let played: Result<{ readonly events: readonly unknown[] }>
    try {
      played = this.match.play(seat, move)
    } catch (error) {
      this.fail(error)
      return { ok: false, rule: null, text: (error as Error).message }
    }
    if (!played.ok) return withoutEvents(played)
    if (played.events.some(event => (event as AnyEvent).rings)) this.ringing = true
    if (this.people.includes(seat)) this.answeredAt.set(seat, before)
    this.asking.answered()
    this.changed()
    return { ok: true }
  }

  private takeBack(back: () => Result): Undone {
    const before = this.match.entries.slice()
    const done = back()
    if (!done.ok) return withoutEvents(done)
    const now = this.match.entries.length
    for (const [seat, at] of this.answeredAt) this.answeredAt.set(seat, Math.min(at, now))
    this.changed()
    return { ok: true, moves: before.slice(now).map(({ move }) => move) }
  }

  private changed(): void {
    this.asking.positionChanged()
    this.save()
    this.settle()
  }

  private save(): void {
    const { match, setting } = this
    const { seating, askAll, time } = setting
    const saved = new Date(time.now()).toISOString()
    setting.keep(match.record({ table: { ...seating, askAll, clocks: this.pace.clock.saved(), saved } }))
  }

  private fail(error: unknown): void {
    this.phase = { kind: 'failed', message: (error as Error).message, error }
    this.pace.stop()
    this.tell()
  }

  /** Updates the phase. */
  private settle(): void {
    if (!this.open || this.phase.kind === 'failed') return
    this.phase = this.match.over ? { kind: 'over' } : this.asking.next(this.looking)
    this.pace.tend(this.phase)
    this.tell()
  }

  private tell(): void {
    this.state = this.stateAfter(this.state)
    this.ringing = false
    for (const listener of [...this.listeners]) listener()
  }

  private stateAfter(before: TableState | null): TableState {
    const { match, setting, looking, viewer, phase, asking, pace } = this
    const facts = {
      seenUpTo: this.answeredAt.get(looking ?? '') ?? 0,
      rings: this.ringing,
      phase,
      mayStepIn: asking.mayStepIn,
      clocks: match.over ? [] : pace.clock.shown(),
      clocksAt: setting.time.now(),
      pausedBy: pace.paused ? YOU : null,
    }
    return deviceState(match, setting.seating, { looking, viewer }, facts, before)
  }
}

/** Without the events of a move: some of them are hidden from the player. */
function withoutEvents(played: Result): Result {
  return played.ok ? { ok: true } : { ok: false, rule: played.rule, text: played.text }
}
