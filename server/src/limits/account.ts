import type { Budget } from './budget.ts'
import type { Meter } from './meter.ts'

/** What a message costs besides the time that is measured, in µs: the work of sockets and libraries around it. */
const AROUND_MESSAGE = 200
/** The same for an HTTP request. */
export const AROUND_HTTP = 500
/**
 * Held back for a request until it is known what it took, in µs: more than almost all of them take, so that a burst
 * cannot use what it does not have.
 */
const DEPOSIT = 2_000
/** The part of a budget that thinking of bots leaves for requests. */
const LEFT_BY_BOTS = 0.2

/** The CPU time of a person at an address: the budgets of the person, and of the address and its networks. */
export class Account {
  constructor(
    private readonly meter: Meter,
    private readonly budgets: readonly Budget[],
    private readonly isLimited: boolean,
  ) {}

  /**
   * Takes the deposit for a request, and returns 0. If a budget has too little left: the seconds to wait. Requests that
   * are part of playing may use as much again, so that nothing else that people do at an address stops a match.
   */
  admit({ plays = false } = {}): number {
    let wait = 0
    for (const budget of this.isLimited ? this.budgets : [])
      wait = Math.max(wait, budget.secondsUntil(DEPOSIT, plays ? budget.limit.burst : 0))
    if (wait === 0) this.charge(DEPOSIT)
    return Math.ceil(wait)
  }

  /** Measures a request that was admitted. The returned function ends it and charges what it took. */
  measure(around = AROUND_MESSAGE): () => void {
    const end = this.meter.start()
    let isOpen = true
    return () => {
      if (isOpen) this.charge(end() + around - DEPOSIT)
      isOpen = false
    }
  }

  /** Runs and charges work that belongs to no request here, such as sending the moves of others. */
  run(work: () => void): void {
    this.charge(this.meter.apart(work))
  }

  /** Charges the thinking of bots, in µs. It delays only other thinking, never a request. */
  chargeThinking(cost: number): void {
    for (const budget of this.budgets)
      budget.charge(Math.max(0, Math.min(cost, budget.balance() - budget.limit.burst * LEFT_BY_BOTS)))
  }

  /** The part that is left, at most 1. */
  get left(): number {
    return Math.min(1, ...this.budgets.map(budget => budget.balance() / budget.limit.burst))
  }

  private charge(cost: number): void {
    for (const budget of this.budgets) budget.charge(cost)
  }
}
