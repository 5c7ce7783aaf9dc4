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
  type Refusal,
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
  /** Everybody who may step in is asked, at every chance. */
  readonly askAll: boolean
  /** How long a bot seems to think, in ms. */
  pause(): number
  readonly time: Time
  /** Keeps the record after every change. What it throws (an `InputError`) is told and play goes on. */
  keep(record: MatchRecord): void
  readonly clocks?: readonly { id: string; left: number }[]
}

/** `ring`: a clock has struck, or something happened that a game marks with `rings`. */
export type TableNews = 'change' | 'ring'

/** A match with people and bots around one screen: who is asked next, whose screen it is, what the clocks do. */
export class Table {
  readonly match: AnyMatch
  readonly game: AnyGame
  readonly people: readonly Seat[]
  /** Whose screen it is: commands and choices are theirs. */
  viewer: Seat
  phase: Phase = { kind: 'wait' }
  /** Something besides the log that the person should read; the front end takes it. */
  notice: string | null = null
  private readonly bots: BotSeats
  private readonly clock: TableClock
  private readonly listeners = new Set<(news: TableNews) => void>()
  /** Who has said that they do not step in, as things are. */
  private readonly declined = new Set<Seat>()
  /** Who does not want to be offered to step in until they must answer something. Others are not told. */
  private readonly quiet = new Set<Seat>()
  private readonly answeredAt = new Map<Seat, number>()
  private stepping: Seat | null = null
  /** Whose eyes are on the screen; null before the first and while it is handed over. */
  private looking: Seat | null = null
  private holds = 0
  private open = false
  private cancelBot: (() => void) | null = null

  constructor(protected readonly setting: TableSetting) {
    const { match, seating, time } = setting
    this.match = match
    this.game = match.game as AnyGame
    this.people = Object.keys(seating.people)
    this.viewer = this.people[0]
    if (this.people.length === 1) this.looking = this.viewer
    // In a game that is gone on with, news is what came of each person's last move.
    match.entries.forEach(({ seat }, i) => {
      if (this.people.includes(seat)) this.answeredAt.set(seat, i)
    })
    this.bots = new BotSeats(match, seating.bots)
    this.clock = new TableClock(time, clock => this.strike(clock), setting.clocks)
  }

  /** Play begins, or goes on where it was left. */
  start(): void {
    this.open = true
    this.save()
    this.settle()
  }

  /** Nothing happens any more, neither by bots nor by clocks. What was played is saved. */
  stop(): void {
    if (!this.open) return
    this.open = false
    this.cancelBot?.()
    this.clock.tend(this.match.over ? [] : this.game.clocks(this.match.state), true)
    this.clock.stop()
    if (!this.match.over && this.phase.kind !== 'failed') this.save()
  }

  subscribe(listener: (news: TableNews) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Through whose eyes the table is shown; before anybody has taken a seat, as a bystander sees it. */
  get who(): Who {
    return this.looking ?? 'table'
  }

  get view(): unknown {
    return this.game.view(this.match.state, this.who)
  }

  /** The move after which everything is news to whoever looks: their own last one. */
  get seenUpTo(): number {
    return this.answeredAt.get(this.who) ?? 0
  }

  /** The clocks that the viewer may see. */
  get countdowns(): readonly Countdown[] {
    return this.match.over ? [] : this.clock.shown()
  }

  /** The person who looks answers the question before them. */
  answer(move: AnyMove): Played<unknown> {
    if (this.phase.kind !== 'ask') return refusal('No decision is open now.')
    if (this.clock.strikeIfDue()) return refusal('Too late: the time ran out.')
    return this.play(this.phase.seat, move)
  }

  /** What the viewer may do at any time: give up, vote to stop. */
  get standingMoves(): readonly AnyMove[] {
    return this.match.over ? [] : this.game.standing(this.match.state, this.viewer)
  }

  stand(move: AnyMove): Played<unknown> {
    return this.play(this.viewer, move)
  }

  /** The screen has reached the person it was handed to. */
  ready(): void {
    if (this.phase.kind !== 'hand-over') return
    this.looking = this.viewer = this.phase.to
    this.settle()
  }

  /**
   * People who may step in now, though nobody waits for them. A person alone at the screen is left out while they have no move;
   * with several people that would show the others what somebody holds.
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

  /** Puts the question to a person who may step in. */
  stepIn(seat: Seat): boolean {
    if (!this.mayStepIn.includes(seat)) return false
    this.declined.delete(seat)
    this.quiet.delete(seat)
    this.stepping = seat
    this.settle()
    return true
  }

  /** A person who need not answer does not; and if so wished is not asked again until they must answer something. */
  pass(untilNeeded = false): void {
    if (this.phase.kind !== 'ask' || !this.phase.optional) return
    this.declined.add(this.phase.seat)
    if (untilNeeded) this.quiet.add(this.phase.seat)
    this.stepping = null
    this.settle()
  }

  /** Goes on at once instead of waiting for a bot to have thought. */
  hurry(): void {
    if (this.phase.kind === 'bot' && this.holds === 0) this.playBot(this.phase.seat)
  }

  /** What keeps the viewer from taking back their last move; null if nothing does. */
  get undoBlocked(): Reason | null {
    return this.match.undoBlocked(this.viewer)
  }

  get canRedo(): boolean {
    return this.match.canRedo(this.viewer)
  }

  undo(): { readonly ok: true } | Refusal {
    return this.takeBack(() => this.match.undo(this.viewer))
  }

  redo(): Played<unknown> {
    const redone = this.match.redo(this.viewer)
    if (redone.ok) this.changed()
    return redone
  }

  reset(): { readonly ok: true } | Refusal {
    return this.takeBack(() => this.match.resetTurn(this.viewer))
  }

  /** Time stands still: somebody reads the rules. */
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

  /** What one might try now and may not, with the reason. */
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
      return refusal((error as Error).message)
    }
    if (!played.ok) return played
    // A clock that strikes has rung already.
    if (seat !== CLOCK && played.events.some(event => (event as AnyEvent).rings)) this.ring()
    if (this.people.includes(seat)) this.answeredAt.set(seat, before)
    this.stepping = null
    this.changed()
    return played
  }

  private takeBack(back: () => { readonly ok: true } | Refusal): { readonly ok: true } | Refusal {
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

  /** Finds out what the table waits for now. */
  private settle(): void {
    if (!this.open || this.phase.kind === 'failed') return
    this.phase = this.match.over ? { kind: 'over' } : this.nextPhase(this.game.pending(this.match.state))
    this.tend()
    this.tell()
  }

  /** Sets bots and clocks going, or makes them wait. */
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

  /** Who is asked: first a person who wants to step in, then bots, then people; of several people the one who looks already. */
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
    const must = pending.filter(({ kind, seat }) => kind === 'must' && seat !== CLOCK) // nobody answers for the clock
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

  /** Whether a bot steps in where it need not; asked once as things are. */
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
    try {
      const move = this.bots.choice(asked)
      if (move) this.play(seat, move)
      else this.settle()
    } catch (error) {
      this.fail(error)
    }
  }
}

function refusal(say: string): Refusal {
  return { ok: false, why: null, say }
}
