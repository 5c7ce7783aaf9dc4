import { Account } from './account.ts'
import { type Budget, Budgets, type Limit, REMEMBERED } from './budget.ts'
import { COUNTS } from './counts.ts'
import { Meter } from './meter.ts'
import { NetworkBudgets } from './network-budgets.ts'
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

interface LimitOptions {
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
  readonly meter?: Meter
}

/** Limits by number that belong to an address. */
type AddressCount = 'requests' | 'passwords' | 'newTables' | 'newGuests' | 'pictures' | 'tablesPerDay'

const MINUTE = 60
const DAY = 24 * 3_600
/** The CPU time of an address in ms per second, to rank the thinking of bots where requests have no limit. */
const USUAL_BUDGET = 250
/** One person may use this part of the CPU time of an address. */
const PERSON_PART = 0.4
/** Bots think in threads of their own, so their time counts only in part. */
const THINKING_PART = 0.1

/** The CPU time, in µs, of an address that may use `ms` per second, and of one person. */
function cpuLimits(ms: number): { readonly person: Limit; readonly address: Limit } {
  const address = ms * 1_000
  const person = address * PERSON_PART
  return {
    person: { burst: person * 5, perSecond: person },
    address: { burst: address * 10, perSecond: address },
  }
}

/**
 * All limits of a node. Each node decides on its own, without waiting; what heavy users spend is told to the other
 * nodes in the background, and they subtract it too.
 */
export class Limits {
  readonly sockets: PerAddress
  private readonly meter: Meter
  private readonly shared = new Map<string, Budgets>()
  /** CPU time of people and addresses: of their requests, and of the bots that think for them. */
  private readonly people: Budgets
  private readonly addresses: NetworkBudgets
  private readonly counts: Readonly<Partial<Record<AddressCount, NetworkBudgets>>>
  private readonly rejections: { readonly people: Budgets; readonly addresses: NetworkBudgets } | null
  /** The address from which each person last connected to this node. */
  private readonly addressOf = new Map<string, string>()

  constructor(private readonly options: LimitOptions) {
    const { budget, requests, connections, tables, now, meter = new Meter() } = options
    const { person, address } = cpuLimits(budget || USUAL_BUDGET)
    this.meter = meter
    this.people = this.budgets('people', person)
    this.addresses = this.networks('addresses', address)
    this.rejections =
      budget > 0
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
        pictures: this.networks('pictures', COUNTS.pictures),
      }),
      ...(tables > 0 && { tablesPerDay: this.networks('tables-per-day', { burst: tables, perSecond: tables / DAY }) }),
    }
    this.sockets = new PerAddress(connections, now)
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

  /** The CPU time of a request of a person (null: not known) at an address. */
  account(address: string | null, user: string | null): Account {
    const own = user === null ? [] : [this.people.of(user)]
    const budgets = address === null ? own : [...own, ...this.addresses.of(address)]
    return new Account(this.meter, budgets, this.options.budget > 0)
  }

  /** The CPU time of a connection, and the budgets of its rejected requests. */
  connection(address: string, user: string): { readonly account: Account; readonly rejections: readonly Budget[] } {
    this.remember(user, address)
    const { rejections } = this
    return {
      account: this.account(address, user),
      rejections: rejections ? [rejections.people.of(user), ...rejections.addresses.of(address)] : [],
    }
  }

  /** The part of their CPU time that a person and their address have left, at most 1. */
  left(person: string): number {
    return this.account(this.addressOf.get(person) ?? null, person).left
  }

  /** Charges what a bot thought for a person. */
  thought(person: string, microseconds: number): void {
    const account = this.account(this.addressOf.get(person) ?? null, person)
    account.chargeThinking(microseconds * THINKING_PART)
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
