import { CLOCK, type Decision, type Seat } from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'
import type { BotSeats } from './bot-seats.ts'
import { inGroups, type Phase } from './phase.ts'

interface AskingSetting {
  readonly match: AnyMatch
  readonly people: readonly Seat[]
  readonly bots: BotSeats
  /** Whether every player who may react is asked every time. */
  readonly askAll: boolean
}

/** Decides which seat is asked next, and which seats are not asked because they passed. */
export class Asking {
  /** Seats that passed in the current position. */
  private readonly declined = new Set<Seat>()
  /** Seats that are not asked to react until they have a mandatory decision. Other players do not see this. */
  private readonly quiet = new Set<Seat>()
  private stepping: Seat | null = null

  constructor(private readonly setting: AskingSetting) {}

  /**
   * People with an optional decision. A person alone at the screen is left out while they have no legal move. With
   * several people, leaving one out would reveal what they hold.
   */
  get mayStepIn(): readonly Seat[] {
    const { match, people } = this.setting
    if (match.over) return []
    const { state, game } = match
    const pending = game.pending(state)
    const alone = people.length === 1
    return people.filter(
      seat =>
        pending.some(decision => decision.kind === 'may' && decision.seat === seat) &&
        (!alone || game.moves(state, seat).length > 0),
    )
  }

  /** Asks a seat next, although its decision is optional. */
  stepIn(seat: Seat): void {
    this.declined.delete(seat)
    this.quiet.delete(seat)
    this.stepping = seat
  }

  pass(seat: Seat, untilNeeded: boolean): void {
    this.declined.add(seat)
    if (untilNeeded) this.quiet.add(seat)
    this.stepping = null
  }

  /** A seat has moved. */
  answered(): void {
    this.stepping = null
  }

  /** The position has changed: seats that passed are asked again. */
  positionChanged(): void {
    this.declined.clear()
  }

  /**
   * Who decides next: first a person who wants to react, then bots, then people; among people, first the seat that
   * looks at the screen.
   */
  next(looking: Seat | null): Phase {
    const { match, bots, askAll } = this.setting
    const pending: readonly Decision[] = match.game.pending(match.state)
    const ask = (decision: Decision, optional: boolean): Phase => this.phaseOf(decision, optional, looking)
    if (this.stepping !== null) {
      const decision = pending.find(({ kind, seat }) => kind === 'may' && seat === this.stepping)
      if (decision) return ask(decision, true)
      this.stepping = null
    }
    for (const decision of pending) {
      if (decision.kind === 'may' && bots.has(decision.seat) && this.stepsIn(decision))
        return { kind: 'bot', seat: decision.seat }
    }
    if (askAll) {
      const decision = pending.find(({ kind, seat }) => kind === 'may' && !this.quiet.has(seat) && this.canAsk(seat))
      if (decision) return ask(decision, true)
    }
    const must = pending.filter(({ kind, seat }) => kind === 'must' && seat !== CLOCK) // the clock is no player
    for (const { seat } of must) this.quiet.delete(seat)
    const bot = must.find(({ seat }) => bots.has(seat))
    if (bot) return { kind: 'bot', seat: bot.seat }
    const person = must.find(({ seat }) => seat === looking) ?? must[0]
    if (person) return ask(person, false)
    const optional = pending.find(({ kind, seat }) => kind === 'may' && this.canAsk(seat))
    return optional ? ask(optional, true) : { kind: 'wait' }
  }

  /** Whether a seat is a person who has not passed and has a legal move. */
  private canAsk(seat: Seat): boolean {
    const { match, people } = this.setting
    return people.includes(seat) && !this.declined.has(seat) && match.game.moves(match.state, seat).length > 0
  }

  private phaseOf(decision: Decision, optional: boolean, looking: Seat | null): Phase {
    const { match } = this.setting
    const { seat } = decision
    if (looking !== seat) return { kind: 'hand-over', to: seat }
    return { kind: 'ask', seat, decision, moves: inGroups(match.game.moves(match.state, seat)), optional }
  }

  /** Whether a bot wants to react. It is asked once per position. */
  private stepsIn(decision: Decision): boolean {
    if (this.declined.has(decision.seat)) return false
    if (this.setting.bots.choice(decision) !== null) return true
    this.declined.add(decision.seat)
    return false
  }
}
