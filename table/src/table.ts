import {
  type AnyEvent,
  type AnyMove,
  CLOCK,
  type Clock,
  type MatchRecord,
  type Played,
  type Reason,
  type Rejection,
  type Result,
  type Seat,
  type Who,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { KnownMatch } from './any-match.ts'
import { Asking } from './asking.ts'
import { BotSeats } from './bot-seats.ts'
import { BotTimer } from './bot-timer.ts'
import type { Phase } from './phase.ts'
import type { Seating } from './seating.ts'
import { type Countdown, TableClock } from './table-clock.ts'
import type { Time } from './time.ts'

export interface TableSetting {
  readonly match: KnownMatch
  readonly seating: Seating
  /** Whether every player who may react is asked every time. */
  readonly askAll: boolean
  /** The delay before a bot moves, in ms. */
  pause(): number
  readonly time: Time
  /** Saves the record after every change. */
  keep(record: MatchRecord): void
  readonly clocks?: readonly { id: string; left: number }[]
}

/** `ring`: a time-out, or an event that the game marks with `rings`. */
export type TableSignal = 'change' | 'ring'

/** A match with people and bots on one device: whose decision is next, who looks at the screen, and the clocks. */
export class Table {
  readonly match: KnownMatch
  readonly game: AnyKnownGame
  readonly people: readonly Seat[]
  /** The seat that the commands and choices on screen belong to. */
  viewer: Seat
  phase: Phase = { kind: 'wait' }
  private readonly asking: Asking
  private readonly botTimer: BotTimer
  private readonly clock: TableClock
  private readonly listeners = new Set<(signal: TableSignal) => void>()
  private readonly answeredAt = new Map<Seat, number>()
  /** The seat looking at the screen; null before the first one and during a handover. */
  private looking: Seat | null = null
  private holds = 0
  private open = false

  constructor(private readonly setting: TableSetting) {
    const { match, seating, time } = setting
    this.match = match
    this.game = match.game
    this.people = Object.keys(seating.people)
    this.viewer = this.people[0]
    if (this.people.length === 1) this.looking = this.viewer
    // In a resumed match, everything after a person's last move is new to them.
    match.entries.forEach(({ seat }, i) => {
      if (this.people.includes(seat)) this.answeredAt.set(seat, i)
    })
    const bots = new BotSeats(match, seating.bots)
    this.asking = new Asking({ match, people: this.people, bots, askAll: setting.askAll })
    this.botTimer = new BotTimer({
      bots,
      time,
      pause: () => (this.isDecidedTogether() ? 0 : setting.pause()),
      decisionOf: seat => this.game.pending(match.state).find(one => one.seat === seat && one.kind !== 'standing'),
      moved: (seat, move) => void (move ? this.play(seat, move) : this.settle()),
      failed: error => this.fail(error),
    })
    this.clock = new TableClock(time, clock => this.strike(clock), setting.clocks)
  }

  /** Starts or resumes the match. */
  start(): void {
    this.open = true
    this.save()
    this.settle()
  }

  /** Stops bots and clocks, and saves the match. */
  stop(): void {
    if (!this.open) return
    this.open = false
    this.botTimer.cancel()
    this.clock.tend(this.match.over ? [] : this.game.clocks(this.match.state), true)
    this.clock.stop()
    if (!this.match.over && this.phase.kind !== 'failed') this.save()
  }

  subscribe(listener: (signal: TableSignal) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The perspective that the table is shown from. Before the first player looks, it is that of a spectator. */
  get who(): Who {
    return this.looking ?? 'table'
  }

  get view(): unknown {
    return this.game.view(this.match.state, this.who)
  }

  /** The viewer's last move. Everything after it is new to them. */
  get seenUpTo(): number {
    return this.answeredAt.get(this.who) ?? 0
  }

  /** The clocks that the viewer may see. */
  get countdowns(): readonly Countdown[] {
    return this.match.over ? [] : this.clock.shown()
  }

  /** Makes a move for the open decision of the viewer. */
  answer(move: AnyMove): Played<unknown> {
    if (this.phase.kind !== 'ask') return rejection('You have nothing to decide now.')
    if (this.clock.strikeIfDue()) return rejection('Too late: the time ran out.')
    return this.play(this.phase.seat, move)
  }

  /** Moves that the viewer may make at any time, such as conceding or voting to stop. */
  get standingMoves(): readonly AnyMove[] {
    return this.match.over ? [] : this.game.standing(this.match.state, this.viewer)
  }

  stand(move: AnyMove): Played<unknown> {
    return this.play(this.viewer, move)
  }

  /** The person who receives the screen is ready. */
  ready(): void {
    if (this.phase.kind !== 'hand-over') return
    this.looking = this.viewer = this.phase.to
    this.settle()
  }

  /** People who may react out of turn now. */
  get mayStepIn(): readonly Seat[] {
    return this.asking.mayStepIn
  }

  /** Asks a person who has an optional decision. */
  stepIn(seat: Seat): boolean {
    if (!this.mayStepIn.includes(seat)) return false
    this.asking.stepIn(seat)
    this.settle()
    return true
  }

  /** Passes an optional decision. With `untilNeeded`, the person is not asked again until they have a mandatory one. */
  pass(untilNeeded = false): void {
    if (this.phase.kind !== 'ask' || !this.phase.optional) return
    this.asking.pass(this.phase.seat, untilNeeded)
    this.settle()
  }

  /** Skips the delay of a bot. */
  hurry(): void {
    if (this.phase.kind === 'bot' && this.holds === 0) this.botTimer.play(this.phase.seat)
  }

  /** The reason why the viewer cannot undo their last move; null if they can. */
  get undoBlocked(): Reason | null {
    return this.match.undoBlocked(this.viewer)
  }

  get canRedo(): boolean {
    return this.match.canRedo(this.viewer)
  }

  undo(): Result {
    return this.takeBack(() => this.match.undo(this.viewer))
  }

  redo(): Played<unknown> {
    const redone = this.match.redo(this.viewer)
    if (redone.ok) this.changed()
    return redone
  }

  reset(): Result {
    return this.takeBack(() => this.match.resetTurn(this.viewer))
  }

  /** Stops clocks and bots, for example while a player reads the rules. Calls nest. */
  hold(): void {
    this.holds += 1
    this.tend()
  }

  release(): void {
    this.holds -= 1
    this.tend()
  }

  record(): MatchRecord {
    const { seating, askAll } = this.setting
    const table = {
      ...seating,
      askAll,
      clocks: this.clock.saved(),
      saved: new Date(this.setting.time.now()).toISOString(),
    }
    return this.match.record({ table })
  }

  /** Moves that the viewer might expect but that are not allowed now, with the reasons. */
  get barred(): readonly { readonly move: AnyMove; readonly reason: Reason }[] {
    return this.match.over ? [] : this.game.barred(this.match.state, this.viewer)
  }

  /**
   * Whether a bot decides at the same time as a person, such as which cards to keep. The person does not have to wait
   * for each bot. Under a clock bots keep their delay: it is part of the race.
   */
  private isDecidedTogether(): boolean {
    const { phase, match, game } = this
    if (phase.kind !== 'bot' || game.clocks(match.state).length > 0) return false
    const must = game.pending(match.state).filter(({ kind }) => kind === 'must')
    const decision = must.find(({ seat }) => seat === phase.seat)?.decision
    return must.some(one => one.decision === decision && this.people.includes(one.seat))
  }

  private play(seat: Seat, move: AnyMove): Played<unknown> {
    const before = this.match.entries.length
    let played: Played<unknown>
    try {
      played = this.match.play(seat, move)
    } catch (error) {
      this.fail(error)
      return rejection((error as Error).message)
    }
    if (!played.ok) return played
    // A time-out has already rung.
    if (seat !== CLOCK && played.events.some(event => (event as AnyEvent).rings)) this.ring()
    if (this.people.includes(seat)) this.answeredAt.set(seat, before)
    this.asking.answered()
    this.changed()
    return played
  }

  private takeBack(back: () => Result): Result {
    const done = back()
    if (done.ok) {
      const now = this.match.entries.length
      for (const [seat, at] of this.answeredAt) this.answeredAt.set(seat, Math.min(at, now))
      this.changed()
    }
    return done
  }

  private changed(): void {
    this.asking.positionChanged()
    this.save()
    this.settle()
  }

  private strike(clock: Clock): void {
    this.ring()
    this.play(CLOCK, clock.expires)
  }

  private ring(): void {
    for (const listener of this.listeners) listener('ring')
  }

  private save(): void {
    this.setting.keep(this.record())
  }

  private fail(error: unknown): void {
    this.phase = { kind: 'failed', error }
    this.clock.stop()
    this.tell()
  }

  /** Updates the phase. */
  private settle(): void {
    if (!this.open || this.phase.kind === 'failed') return
    this.phase = this.match.over ? { kind: 'over' } : this.asking.next(this.looking)
    this.tend()
    this.tell()
  }

  /** Starts or stops bots and clocks. */
  private tend(): void {
    if (!this.open || this.phase.kind === 'failed') return
    if (this.phase.kind === 'bot' && this.holds === 0) this.botTimer.schedule(this.phase.seat)
    else this.botTimer.cancel()
    const still = this.holds > 0 || this.phase.kind === 'hand-over'
    this.clock.tend(this.match.over ? [] : this.game.clocks(this.match.state), still)
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener('change')
  }
}

function rejection(text: string): Rejection {
  return { ok: false, rule: null, text }
}
