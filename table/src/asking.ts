import { CLOCK, type Decision, type Seat } from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'
import type { BotSeats } from './bot-seats.ts'
import type { Phase } from './phase.ts'

interface AskingSetting {
  readonly match: AnyMatch
  readonly people: readonly Seat[]
  readonly bots: BotSeats
  /** Whether every player who may react is asked every time. */
  readonly askAll: boolean
}

/** The seats that must decide before the match goes on. The clock is no player. */
export function seatsWaitedFor(pending: readonly Decision[]): Seat[] {
  const must = pending.filter(({ kind, seat }) => kind === 'must' && seat !== CLOCK)
  return [...new Set(must.map(({ seat }) => seat))]
}

/** The next decision of a bot: one that it wants to react to, or a mandatory one; null if there is none. */
export function nextOfBots(
  pending: readonly Decision[],
  isBot: (seat: Seat) => boolean,
  reacts: (decision: Decision) => boolean,
): Decision | null {
  const own = pending.filter(({ seat }) => isBot(seat))
  return own.find(one => one.kind === 'may' && reacts(one)) ?? own.find(({ kind }) => kind === 'must') ?? null
}

/** Decides which seat is asked next, and which seats are not asked because they passed. */
export class NextAsked {
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
    const ask = (seat: Seat, optional: boolean): Phase =>
      looking === seat ? { kind: 'ask', seat, optional } : { kind: 'hand-over', to: seat }
    if (this.stepping !== null) {
      const seat = this.stepping
      if (pending.some(decision => decision.kind === 'may' && decision.seat === seat)) return ask(seat, true)
      this.stepping = null
    }
    const bot = nextOfBots(
      pending,
      seat => bots.has(seat),
      decision => this.reacts(decision),
    )
    if (bot?.kind === 'may') return { kind: 'bot', seat: bot.seat }
    if (askAll) {
      const decision = pending.find(({ kind, seat }) => kind === 'may' && !this.quiet.has(seat) && this.canAsk(seat))
      if (decision) return ask(decision.seat, true)
    }
    const must = seatsWaitedFor(pending)
    for (const seat of must) this.quiet.delete(seat)
    if (bot) return { kind: 'bot', seat: bot.seat }
    if (must.length > 0) return ask(looking !== null && must.includes(looking) ? looking : must[0], false)
    const optional = pending.find(({ kind, seat }) => kind === 'may' && this.canAsk(seat))
    return optional ? ask(optional.seat, true) : { kind: 'wait' }
  }

  /**
   * Whether a bot decides at the same time as a person, such as which cards to keep. The person does not have to wait
   * for each bot. Under a clock bots keep their delay: it is part of the race.
   */
  isDecidedWithPeople(bot: Seat): boolean {
    const { match, people } = this.setting
    const { game, state } = match
    if (game.clocks(state).length > 0) return false
    const must: readonly Decision[] = game.pending(state).filter(({ kind }) => kind === 'must')
    const decision = must.find(({ seat }) => seat === bot)?.decision
    return must.some(one => one.decision === decision && people.includes(one.seat))
  }

  /** Whether a seat is a person who has not passed and has a legal move. */
  private canAsk(seat: Seat): boolean {
    const { match, people } = this.setting
    return people.includes(seat) && !this.declined.has(seat) && match.game.moves(match.state, seat).length > 0
  }

  /** Whether a bot wants to react. It is asked once per position. */
  private reacts(decision: Decision): boolean {
    if (this.declined.has(decision.seat)) return false
    if (this.setting.bots.choice(decision) !== null) return true
    this.declined.add(decision.seat)
    return false
  }
}
