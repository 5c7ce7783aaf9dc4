import { Budget } from './budget.ts'

/** Budgets for sending a whole match again, in bytes. A long match with text takes about 200 KB. */
const OF_CONNECTION = { burst: 1_000_000, perSecond: 20_000 }
export const RESENDS_OF_USER = { burst: 3_000_000, perSecond: 30_000 }

/**
 * Limits full resends by bytes, per connection and per user. A full resend costs 100 times as much as other messages.
 * Its size is known only afterwards, so both budgets may become negative once.
 */
export class ResendLimit {
  private readonly own: Budget

  constructor(
    now: () => number,
    private readonly ofUser: Budget,
  ) {
    this.own = new Budget(now, OF_CONNECTION)
  }

  charge(bytes: number): void {
    this.own.charge(bytes)
    this.ofUser.charge(bytes)
  }

  /** Seconds until the next resend is allowed; 0: now. */
  secondsToWait(): number {
    return Math.max(
      0,
      Math.ceil(-this.own.balance() / OF_CONNECTION.perSecond),
      Math.ceil(-this.ofUser.balance() / RESENDS_OF_USER.perSecond),
    )
  }
}
