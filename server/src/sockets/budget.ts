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
    const now = this.now()
    this.left = Math.min(this.limit.burst, this.left + ((now - this.at) / 1000) * this.limit.perSecond)
    this.at = now
    if (this.left < 1) return false
    this.left -= 1
    return true
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
    const budget = this.budgets.get(whose) ?? new Budget(this.now, this.limit)
    this.budgets.delete(whose)
    this.budgets.set(whose, budget)
    if (this.budgets.size > REMEMBERED) this.budgets.delete(this.budgets.keys().next().value as string)
    return budget.take()
  }

  forget(whose: string): void {
    this.budgets.delete(whose)
  }
}
