import { NETWORKS, networksOf } from './address.ts'
import type { Budget, Budgets, Limit } from './budget.ts'

/**
 * The budgets of addresses and of the IPv6 networks they belong to. Without those of networks, a person who rents one
 * would have a budget for each address in it.
 */
export class NetworkBudgets {
  private readonly sizes: readonly Budgets[]

  constructor(kind: string, { burst, perSecond }: Limit, make: (kind: string, limit: Limit) => Budgets) {
    this.sizes = NETWORKS.map(({ times }) =>
      make(times === 1 ? kind : `${kind}-${times}`, { burst: burst * times, perSecond: perSecond * times }),
    )
  }

  /** All budgets that an address must have enough in. */
  of(address: string): Budget[] {
    return networksOf(address).map((key, i) => this.sizes[i].of(key))
  }
}
