import type { Budget } from './budget.ts'
import { type Cost, priceOf } from './costs.ts'

/** The budgets that pay for requests: of the connection and the person, and of the address and its networks. */
export class Payer {
  constructor(
    private readonly own: readonly Budget[],
    private readonly addresses: readonly Budget[],
  ) {}

  /** Charges the cost of a request, and returns 0. If a budget has too little left: the seconds to wait. */
  take(cost: Cost): number {
    const price = priceOf(cost)
    let wait = 0
    for (const budget of this.addresses)
      wait = Math.max(wait, budget.secondsUntil(price, cost.play ? budget.limit.burst : 0))
    for (const budget of this.own) wait = Math.max(wait, budget.secondsUntil(price))
    if (wait > 0) return Math.ceil(wait)
    this.charge(price)
    return 0
  }

  /** Charges what is known only afterwards. */
  charge(price: number): void {
    for (const budget of this.own) budget.charge(price)
    for (const budget of this.addresses) budget.charge(price)
  }
}
