/** A token bucket: `burst` tokens, refilled by `perSecond`. */
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

  /** Subtracts a cost that is known only afterwards. The balance may become negative. */
  charge(cost: number): void {
    this.balance()
    this.left -= cost
  }

  /** The tokens left. If the system clock is set back, the balance stays as it is. */
  balance(): number {
    const now = this.now()
    const passed = Math.max(0, now - this.at)
    this.left = Math.min(this.limit.burst, this.left + (passed / 1000) * this.limit.perSecond)
    this.at = now
    return this.left
  }
}

/** The number of keys kept. The least recently used is dropped first. */
const REMEMBERED = 10_000

/** One budget per key, such as a user. Each node counts for itself. */
export class Budgets {
  private readonly budgets = new Map<string, Budget>()

  constructor(
    private readonly now: () => number,
    private readonly limit: { readonly burst: number; readonly perSecond: number },
  ) {}

  take(key: string): boolean {
    return this.of(key).take()
  }

  of(key: string): Budget {
    const budget = this.budgets.get(key) ?? new Budget(this.now, this.limit)
    this.budgets.delete(key)
    this.budgets.set(key, budget)
    if (this.budgets.size > REMEMBERED) this.budgets.delete(this.budgets.keys().next().value as string)
    return budget
  }

  forget(key: string): void {
    this.budgets.delete(key)
  }
}
