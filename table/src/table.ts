import {
  type AnyEvent,
  type AnyGame,
  type AnyMove,
  CLOCK,
  type Clock,
  type Decision,
  InputError,
  type MatchRecord,
  type Played,
  type Reason,
  type Rejection,
  type Result,
  type Seat,
  type Who,
} from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'
import { BotSeats } from './bot-seats.ts'
import { inGroups, type Phase } from './phase.ts'
import type { Seating } from './seating.ts'
import { type Countdown, TableClock } from './table-clock.ts'
import type { Time } from './time.ts'

export interface TableSetting {
  readonly match: AnyMatch
  readonly seating: Seating
  /** Whether every player who may react is asked every time. */
  readonly askAll: boolean
  /** The delay before a bot moves, in ms. */
  pause(): number
  readonly time: Time
  /** Saves the record after every change. An `InputError` becomes the notice, and the match continues. */
  keep(record: MatchRecord): void
  readonly clocks?: readonly { id: string; left: number }[]
}

/** `ring`: a time-out, or an event that the game marks with `rings`. */
export type TableSignal = 'change' | 'ring'

/** A match with people and bots on one device: whose decision is next, who looks at the screen, and the clocks. */
export class Table {
  readonly match: AnyMatch
  readonly game: AnyGame
  readonly people: readonly Seat[]
  /** The seat that the commands and choices on screen belong to. */
  viewer: Seat
  phase: Phase = { kind: 'wait' }
  /** A message outside the log that the front end should show. */
  notice: string | null = null
  private readonly bots: BotSeats
  private readonly clock: TableClock
  private readonly listeners = new Set<(news: TableSignal) => void>()
  /** Seats that passed in the current position. */
  private readonly declined = new Set<Seat>()
  /** Seats that are not asked to react until they have a mandatory decision. Other players do not see this. */
  private readonly quiet = new Set<Seat>()
  private readonly answeredAt = new Map<Seat, number>()
  private stepping: Seat | null = null
  /** The seat looking at the screen; null before the first one and during a handover. */
  private looking: Seat | null = null
  private holds = 0
  private open = false
  private cancelBot: (() => void) | null = null

  constructor(protected readonly setting: TableSetting) {
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
    this.bots = new BotSeats(match, seating.bots)
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
    this.cancelBot?.()
    this.clock.tend(this.match.over ? [] : this.game.clocks(this.match.state), true)
    this.clock.stop()
    if (!this.match.over && this.phase.kind !== 'failed') this.save()
  }

  subscribe(listener: (news: TableSignal) => void): () => void {
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

  /**
   * People with an optional decision. A person alone at the screen is left out while they have no legal move. With
   * several people, leaving one out would reveal what they hold.
   */
  get mayStepIn(): readonly Seat[] {
    if (this.match.over) return []
    const { state } = this.match
    const pending = this.game.pending(state)
    const alone = this.people.length === 1
    return this.people.filter(
      seat =>
        pending.some(decision => decision.kind === 'may' && decision.seat === seat) &&
        (!alone || this.game.moves(state, seat).length > 0),
    )
  }

  /** Asks a person who has an optional decision. */
  stepIn(seat: Seat): boolean {
    if (!this.mayStepIn.includes(seat)) return false
    this.declined.delete(seat)
    this.quiet.delete(seat)
    this.stepping = seat
    this.settle()
    return true
  }

  /** Passes an optional decision. With `untilNeeded`, the person is not asked again until they have a mandatory one. */
  pass(untilNeeded = false): void {
    if (this.phase.kind !== 'ask' || !this.phase.optional) return
    this.declined.add(this.phase.seat)
    if (untilNeeded) this.quiet.add(this.phase.seat)
    this.stepping = null
    this.settle()
  }

  /** Skips the delay of a bot. */
  hurry(): void {
    if (this.phase.kind === 'bot' && this.holds === 0) this.playBot(this.phase.seat)
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
    return this.match.over ? [] : this.game.words.barred(this.view, this.viewer)
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
    this.stepping = null
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

  protected changed(): void {
    this.declined.clear()
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
    try {
      this.setting.keep(this.record())
      this.notice = null
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      this.notice = `The game could not be saved. ${error.message}`
    }
  }

  private fail(error: unknown): void {
    this.phase = { kind: 'failed', error }
    this.clock.stop()
    this.tell()
  }

  /** Updates the phase. */
  private settle(): void {
    if (!this.open || this.phase.kind === 'failed') return
    this.phase = this.match.over ? { kind: 'over' } : this.nextPhase(this.game.pending(this.match.state))
    this.tend()
    this.tell()
  }

  /** Starts or stops bots and clocks. */
  private tend(): void {
    if (!this.open || this.phase.kind === 'failed') return
    this.cancelBot?.()
    this.cancelBot = null
    if (this.phase.kind === 'bot' && this.holds === 0) {
      const { seat } = this.phase
      this.cancelBot = this.setting.time.after(this.setting.pause(), () => this.playBot(seat))
    }
    const still = this.holds > 0 || this.phase.kind === 'hand-over'
    this.clock.tend(this.match.over ? [] : this.game.clocks(this.match.state), still)
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener('change')
  }

  /**
   * Who decides next: first a person who wants to react, then bots, then people; among people, the current viewer
   * first.
   */
  private nextPhase(pending: readonly Decision[]): Phase {
    const own = (kind: Decision['kind'], seat: Seat): Decision | undefined =>
      pending.find(decision => decision.kind === kind && decision.seat === seat)
    if (this.stepping !== null) {
      const decision = own('may', this.stepping)
      if (decision) return this.ask(decision, true)
      this.stepping = null
    }
    for (const decision of pending) {
      if (decision.kind === 'may' && this.bots.has(decision.seat) && this.stepsIn(decision))
        return { kind: 'bot', seat: decision.seat }
    }
    if (this.setting.askAll) {
      const decision = pending.find(({ kind, seat }) => kind === 'may' && !this.quiet.has(seat) && this.wouldHear(seat))
      if (decision) return this.ask(decision, true)
    }
    const must = pending.filter(({ kind, seat }) => kind === 'must' && seat !== CLOCK) // the clock is no player
    for (const { seat } of must) this.quiet.delete(seat)
    const bot = must.find(({ seat }) => this.bots.has(seat))
    if (bot) return { kind: 'bot', seat: bot.seat }
    const person = must.find(({ seat }) => seat === this.looking) ?? must[0]
    if (person) return this.ask(person, false)
    const anybody = pending.find(({ kind, seat }) => kind === 'may' && this.wouldHear(seat))
    return anybody ? this.ask(anybody, true) : { kind: 'wait' }
  }

  private wouldHear(seat: Seat): boolean {
    return this.people.includes(seat) && !this.declined.has(seat) && this.game.moves(this.match.state, seat).length > 0
  }

  private ask(decision: Decision, optional: boolean): Phase {
    const { seat } = decision
    if (this.looking !== seat) return { kind: 'hand-over', to: seat }
    return { kind: 'ask', seat, decision, moves: inGroups(this.game.moves(this.match.state, seat)), optional }
  }

  /** Whether a bot wants to react. It is asked once per position. */
  private stepsIn(decision: Decision): boolean {
    if (this.declined.has(decision.seat)) return false
    if (this.bots.choice(decision) !== null) return true
    this.declined.add(decision.seat)
    return false
  }

  private playBot(seat: Seat): void {
    this.cancelBot?.()
    this.cancelBot = null
    const pending = this.game.pending(this.match.state)
    const asked = pending.find(decision => decision.seat === seat && decision.kind !== 'standing')
    if (!asked) return this.settle()
    const hold = (cancel: () => void): void => {
      this.cancelBot = cancel
    }
    this.guarded(() =>
      this.bots.ask(asked, this.setting.time, hold, choice => this.guarded(() => this.moved(seat, choice()))),
    )
  }

  private moved(seat: Seat, move: AnyMove | null): void {
    this.cancelBot = null
    if (move) this.play(seat, move)
    else this.settle()
  }

  private guarded(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.fail(error)
    }
  }
}

function rejection(text: string): Rejection {
  return { ok: false, rule: null, text }
}
