export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** A token bucket: `burst` tokens, refilled by `perSecond`. */
export class Budget {
  private left: number
  private at: number
  /** The amount spent here that other nodes do not know of yet. At most what is missing. */
  private unshared = 0

  constructor(
    private readonly now: () => number,
    readonly limit: Limit,
    /** Collects budgets that were spent from, for other nodes. */
    private readonly touched: Set<Budget> | null = null,
    readonly key = '',
  ) {
    this.left = limit.burst
    this.at = now()
  }

  take(cost = 1): boolean {
    if (this.secondsUntil(cost) > 0) return false
    this.charge(cost)
    return true
  }

  /** Subtracts a cost, or gives back a negative one. The balance may become negative. */
  charge(cost: number): void {
    const left = this.balance()
    this.left = left - cost
    if (!this.touched) return
    this.unshared = Math.max(0, Math.min(this.unshared, this.limit.burst - left) + cost)
    this.touched.add(this)
  }

  /** Subtracts what was spent on another node. */
  chargeElsewhere(cost: number): void {
    this.balance()
    this.left -= cost
  }

  /** Seconds until a cost can be paid; 0: now. With a reserve the balance may become that much negative. */
  secondsUntil(cost: number, reserve = 0): number {
    const missing = Math.min(cost, this.limit.burst) - this.balance() - reserve
    return missing <= 0 ? 0 : missing / this.limit.perSecond
  }

  /** The tokens left. If the system clock is set back, the balance stays as it is. */
  balance(): number {
    const now = this.now()
    const passed = Math.max(0, now - this.at)
    this.left = Math.min(this.limit.burst, this.left + (passed / 1000) * this.limit.perSecond)
    this.at = now
    return this.left
  }

  /**
   * The amount that other nodes must subtract: nothing while more than half is left, so that ordinary play sends no
   * messages.
   */
  takeUnshared(): number {
    if (this.balance() > this.limit.burst / 2) return 0
    const { unshared } = this
    this.unshared = 0
    return unshared
  }
}

/** The number of keys kept. The least recently used is dropped first. */
export const REMEMBERED = 50_000

/** One budget per key, such as a user. */
export class Budgets {
  private readonly budgets = new Map<string, Budget>()
  private readonly touched: Set<Budget> | null

  constructor(
    private readonly now: () => number,
    private readonly limit: Limit,
    { shared = false } = {},
  ) {
    this.touched = shared ? new Set() : null
  }

  take(key: string): boolean {
    return this.of(key).take()
  }

  of(key: string): Budget {
    const budget = this.budgets.get(key) ?? new Budget(this.now, this.limit, this.touched, key)
    this.budgets.delete(key)
    this.budgets.set(key, budget)
    if (this.budgets.size > REMEMBERED) this.budgets.delete(this.budgets.keys().next().value as string)
    return budget
  }

  forget(key: string): void {
    this.budgets.delete(key)
  }

  /** The amounts spent here since the last call, by key, as far as other nodes must know. */
  takeSpent(): (readonly [string, number])[] {
    const spent = [...(this.touched ?? [])].map(budget => [budget.key, Math.ceil(budget.takeUnshared())] as const)
    this.touched?.clear()
    return spent.filter(([, amount]) => amount > 0)
  }
}
