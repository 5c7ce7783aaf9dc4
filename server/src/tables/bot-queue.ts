/** Who a decision is thought about for. */
export interface ThoughtOwner {
  /** The person who is charged: the host of the table, or the player who asked for a hint. */
  readonly person: string
  /** Whether a player is connected at the table. Without one, the decision waits. */
  isWanted(): boolean
}

/** The CPU time of people. It decides who is served first; no one is refused. */
export interface ThinkingAccount {
  /** The part of it that a person and their address have left. */
  left(person: string): number
  /** Charges what a bot thought for a person. */
  thought(person: string, microseconds: number): void
}

/** The most decisions of one person that are thought about at once. */
const MOST_OF_PERSON = 3

/**
 * The decisions that wait for a thread. People are served in turn, and those first who used little lately: many tables
 * of one person do not delay the bots of others.
 */
export class BotQueue<T extends { readonly owner: ThoughtOwner }> {
  private waiting: T[] = []
  private readonly running = new Map<string, number>()
  /** When each person was last served, as a number that grows. */
  private readonly served = new Map<string, number>()
  private turn = 0

  constructor(private readonly account: ThinkingAccount | null) {}

  add(job: T): void {
    this.waiting.push(job)
  }

  /** Removes a decision that waits; false if it does not wait. */
  delete(job: T): boolean {
    const at = this.waiting.indexOf(job)
    if (at >= 0) this.waiting.splice(at, 1)
    return at >= 0
  }

  clear(): void {
    this.waiting = []
  }

  /** Takes the next decision out of the queue; null if none may start now. */
  take(): T | null {
    let next: T | null = null
    const seen = new Set<string>()
    for (const job of this.waiting) {
      const { person } = job.owner
      if (seen.has(person) || this.runningOf(person) >= MOST_OF_PERSON || !job.owner.isWanted()) continue
      seen.add(person)
      if (next === null || this.comesBefore(person, next.owner.person)) next = job
    }
    if (next === null) return null
    this.delete(next)
    const { person } = next.owner
    this.running.set(person, this.runningOf(person) + 1)
    this.turn += 1
    this.served.set(person, this.turn)
    return next
  }

  /** A decision was thought about for this long. */
  finish({ owner: { person } }: T, ms: number): void {
    const running = this.runningOf(person) - 1
    if (running > 0) this.running.set(person, running)
    else this.running.delete(person)
    this.account?.thought(person, ms * 1_000)
    if (this.waiting.length === 0 && this.running.size === 0) this.served.clear()
  }

  private comesBefore(one: string, other: string): boolean {
    const more = (this.account?.left(one) ?? 0) - (this.account?.left(other) ?? 0)
    return more === 0 ? (this.served.get(one) ?? 0) < (this.served.get(other) ?? 0) : more > 0
  }

  private runningOf(person: string): number {
    return this.running.get(person) ?? 0
  }
}
