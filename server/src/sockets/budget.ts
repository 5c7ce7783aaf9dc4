/** So many at once, and so many a second after that. */
export class Budget {
  private left: number
  private at: number

  constructor(
    private readonly now: () => number,
    private readonly limit: { readonly burst: number; readonly perSecond: number },
  ) {
    this.left = limit.burst
    this.at = now()
  }

  take(): boolean {
    if (this.balance() < 1) return false
    this.left -= 1
    return true
  }

  /** Takes off what something has cost, once that is known. It may go below zero; then nothing is left for a while. */
  charge(cost: number): void {
    this.balance()
    this.left -= cost
  }

  /** What is left now. A clock of day that is set back gives nothing, and takes nothing away. */
  balance(): number {
    const now = this.now()
    const passed = Math.max(0, now - this.at)
    this.left = Math.min(this.limit.burst, this.left + (passed / 1000) * this.limit.perSecond)
    this.at = now
    return this.left
  }
}

/** So many are remembered; who was heard of longest ago is forgotten first. */
const REMEMBERED = 10_000

/** A budget for each of many, whatever connection they use. Counted on each node for itself. */
export class Budgets {
  private readonly budgets = new Map<string, Budget>()

  constructor(
    private readonly now: () => number,
    private readonly limit: { readonly burst: number; readonly perSecond: number },
  ) {}

  take(whose: string): boolean {
    return this.of(whose).take()
  }

  of(whose: string): Budget {
    const budget = this.budgets.get(whose) ?? new Budget(this.now, this.limit)
    this.budgets.delete(whose)
    this.budgets.set(whose, budget)
    if (this.budgets.size > REMEMBERED) this.budgets.delete(this.budgets.keys().next().value as string)
    return budget
  }

  forget(whose: string): void {
    this.budgets.delete(whose)
  }
}
