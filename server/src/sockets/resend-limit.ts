import { Budget } from './budget.ts'

/** Bytes for sending a whole game again. A long game with words takes about 200 KB. */
const OF_CONNECTION = { burst: 1_000_000, perSecond: 20_000 }
export const RESENDS_OF_USER = { burst: 3_000_000, perSecond: 30_000 }

/**
 * Limits how many bytes a connection, and its user over all connections, may ask for again. Sending a whole game costs a hundred times
 * what other messages cost, so it is counted by size. Both may go below zero once: how much it is shows only when it is made.
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

  /** How long until more may be asked for; 0: it may be now. */
  secondsToWait(): number {
    return Math.max(
      0,
      Math.ceil(-this.own.balance() / OF_CONNECTION.perSecond),
      Math.ceil(-this.ofUser.balance() / RESENDS_OF_USER.perSecond),
    )
  }
}
