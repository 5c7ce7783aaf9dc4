import type { Limits } from '../limits/limits.ts'
import type { Store } from '../store/store.ts'
import { quotaText } from '../text/table.ts'
import type { Space } from './space.ts'

/** Why something would exceed a quota. */
export interface QuotaError {
  readonly kind: 'space' | 'person' | 'address'
  readonly text: string
  /** Seconds; 0: waiting does not help. */
  readonly retryAfter: number
}

/** Quotas of tables per person and address, and of space. */
export class Quotas {
  constructor(
    private readonly store: Store,
    private readonly limits: Limits,
    private readonly space: Space,
    /** Tables of a person that are not over; 0: no limit. */
    private readonly perPerson: number,
  ) {}

  /** Why a user may not open another table; null if they may. Counts it for the address, if that is given. */
  async newTable(user: string, address: string | null): Promise<QuotaError | null> {
    if (this.isFull) return { kind: 'space', text: quotaText.space, retryAfter: 60 }
    if (this.perPerson > 0 && (await this.store.openTablesOf(user)) >= this.perPerson)
      return { kind: 'person', text: quotaText.person(this.perPerson), retryAfter: 0 }
    const wait = address === null ? 0 : this.limits.count('tablesPerDay', address)
    return wait === 0 ? null : { kind: 'address', text: quotaText.address(Math.ceil(wait / 60)), retryAfter: wait }
  }

  /** Why no chat line can be stored; null if one can. */
  newLine(): string | null {
    return this.isFull ? quotaText.spaceForChat : null
  }

  private get isFull(): boolean {
    return this.space.state === 'full'
  }
}
