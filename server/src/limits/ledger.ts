import { Budget, Budgets, REMEMBERED } from './budget.ts'
import { budgetsFor, COUNTS, type Limit, THINKING } from './costs.ts'
import { NetworkBudgets } from './network-budgets.ts'
import { Payer } from './payer.ts'
import { PerAddress } from './per-address.ts'

/**
 * The amounts that a node spent since its last message, by kind of budget and key, and the open sockets of addresses on
 * it.
 */
export interface SpentMessage {
  readonly node: string
  readonly spent: Readonly<Record<string, readonly (readonly [string, number])[]>>
  readonly sockets: readonly (readonly [string, number])[]
}

interface LedgerOptions {
  readonly now: () => number
  /** CPU time per second and address, in ms; 0: no limit. */
  readonly budget: number
  /** Requests per minute and address; 0: no limit. */
  readonly requests: number
  /** Open sockets per address; 0: no limit. */
  readonly connections: number
  /** New tables per day and address; 0: no limit. */
  readonly tables: number
  /** Whether other nodes share the budgets. */
  readonly shared: boolean
}

/** Limits by number that belong to an address. */
type AddressCount = 'requests' | 'passwords' | 'newTables' | 'newGuests' | 'tablesPerDay'

const MINUTE = 60
const DAY = 24 * 3_600

/**
 * All budgets of a node. Each node decides on its own, without waiting; what heavy users spend is told to the other
 * nodes in the background, and they subtract it too.
 */
export class Ledger {
  readonly sockets: PerAddress
  private readonly shared = new Map<string, Budgets>()
  private readonly people: Budgets | null
  private readonly addresses: NetworkBudgets | null
  private readonly connection: Limit
  private readonly counts: Readonly<Partial<Record<AddressCount, NetworkBudgets>>>
  private readonly rejections: { readonly people: Budgets; readonly addresses: NetworkBudgets } | null

  /** The address from which each person last connected to this node. */
  private readonly addressOf = new Map<string, string>()
  /** What bots think for people, charged to them and their address. */
  readonly thinking: {
    left(person: string): number
    charge(person: string, microseconds: number): void
  }

  constructor(private readonly options: LedgerOptions) {
    const { budget, requests, connections, tables, now } = options
    const { connection, person, address } = budgetsFor(budget)
    const limited = budget > 0
    this.connection = connection
    this.people = limited ? this.budgets('people', person) : null
    this.addresses = limited ? this.networks('addresses', address) : null
    this.rejections = limited
      ? {
          people: this.budgets('rejections-people', COUNTS.rejectionsOfPerson),
          addresses: this.networks('rejections-addresses', COUNTS.rejectionsOfAddress),
        }
      : null
    this.counts = {
      ...(requests > 0 && {
        requests: this.networks('requests', { burst: requests, perSecond: requests / MINUTE }),
        passwords: this.networks('passwords', COUNTS.passwords),
        newTables: this.networks('new-tables', COUNTS.newTables),
        newGuests: this.networks('new-guests', COUNTS.newGuests),
      }),
      ...(tables > 0 && { tablesPerDay: this.networks('tables-per-day', { burst: tables, perSecond: tables / DAY }) }),
    }
    this.sockets = new PerAddress(connections, now)
    const people = this.budgets('thinking-people', THINKING.person)
    const addresses = this.networks('thinking-addresses', THINKING.address)
    const of = (person: string): Budget[] => {
      const address = this.addressOf.get(person)
      return [people.of(person), ...(address === undefined ? [] : addresses.of(address))]
    }
    this.thinking = {
      left: person => Math.min(...of(person).map(budget => budget.balance())),
      charge(person, microseconds) {
        for (const budget of of(person)) budget.charge(microseconds)
      },
    }
  }

  /** Budgets of a kind, shared with other nodes. */
  budgets(kind: string, limit: Limit): Budgets {
    const { now, shared } = this.options
    const made = new Budgets(now, limit, { shared })
    this.shared.set(kind, made)
    return made
  }

  private networks(kind: string, limit: Limit): NetworkBudgets {
    return new NetworkBudgets(kind, limit, (name, one) => this.budgets(name, one))
  }

  /** Who pays for an HTTP request. */
  payer(address: string, user: string | null): Payer {
    const own = user === null || !this.people ? [] : [this.people.of(user)]
    return new Payer(own, this.addresses?.of(address) ?? [])
  }

  /** Who pays for a connection, and the budgets of its rejected requests. */
  connectionPayer(address: string, user: string): { readonly payer: Payer; readonly rejections: readonly Budget[] } {
    this.remember(user, address)
    if (!this.people || !this.addresses || !this.rejections) return { payer: new Payer([], []), rejections: [] }
    const own = [new Budget(this.options.now, this.connection), this.people.of(user)]
    return {
      payer: new Payer(own, this.addresses.of(address)),
      rejections: [this.rejections.people.of(user), ...this.rejections.addresses.of(address)],
    }
  }

  private remember(user: string, address: string): void {
    this.addressOf.delete(user)
    this.addressOf.set(user, address)
    if (this.addressOf.size > REMEMBERED) this.addressOf.delete(this.addressOf.keys().next().value as string)
  }

  /** Counts for an address; 0, or the seconds to wait. */
  count(what: AddressCount, address: string): number {
    const budgets = this.counts[what]?.of(address) ?? []
    const wait = Math.max(0, ...budgets.map(budget => budget.secondsUntil(1)))
    if (wait === 0) for (const budget of budgets) budget.charge(1)
    return Math.ceil(wait)
  }

  /** The message for other nodes; null if there is none. */
  message(node: string): SpentMessage | null {
    const all = [...this.shared].map(([kind, budgets]) => [kind, budgets.takeSpent()] as const)
    const spent = Object.fromEntries(all.filter(([, list]) => list.length > 0))
    const sockets = this.sockets.many()
    return Object.keys(spent).length + sockets.length === 0 ? null : { node, spent, sockets }
  }

  /** Subtracts what was spent on another node. */
  receive({ node, spent, sockets }: SpentMessage): void {
    for (const [kind, list] of Object.entries(spent))
      for (const [key, amount] of list) this.shared.get(kind)?.of(key).chargeElsewhere(amount)
    this.sockets.elsewhere(node, sockets)
  }
}
