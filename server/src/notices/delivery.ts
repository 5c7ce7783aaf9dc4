import type { Budgets } from '../limits/budget.ts'
import type { Channel, ClaimedNotice, NoticeSettings } from '../store/notice-store.ts'
import type { Store } from '../store/store.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { logText } from '../text/operator.ts'
import { checkNotice } from './check-notice.ts'
import { messageOf, type NoticeFacts } from './message.ts'
import type { SendResult } from './outbound-request.ts'
import { quietUntil } from './quiet-hours.ts'
import type { Senders } from './senders.ts'
import type { Subscribers } from './subscribers.ts'

const ROUND_MS = 1_000
/** How long a node may take to send what it has claimed, in ms. Longer than the time limit of a channel. */
const CLAIM_MS = 30_000
/** People served at the same time. */
const PEOPLE = 20
const MOST_ATTEMPTS = 6
/** The pause before the second attempt, in ms. Each further one is four times as long. */
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 6 * 3_600_000

interface DeliveryDeps {
  readonly store: Store
  readonly registry: TableRegistry
  readonly senders: Pick<Senders, 'send'>
  readonly subscribers: Subscribers
  /** The messages that a person may get. */
  readonly budgets: Budgets
  /** The name of this node in claims. */
  readonly node: string
  /** How long events of one person are collected, in ms. */
  readonly delay: number
  now(): number
  reportError(error: unknown, about: string): void
}

/** A notice with the facts for its message. */
interface Ready {
  readonly notice: ClaimedNotice
  readonly facts: NoticeFacts
}

/**
 * Sends the notices of the outbox. Any node may claim them. A message is sent at most once: that it is being sent is
 * stored before, and what a stopped node was sending is not sent again (decision 0024).
 */
export class Delivery {
  private readonly timer: NodeJS.Timeout
  private running: Promise<void> | null = null
  private closed = false

  constructor(private readonly deps: DeliveryDeps) {
    this.timer = setInterval(() => void this.round(), ROUND_MS)
    this.timer.unref()
  }

  /** Sends what is due. Waits for the round that is running, if any. */
  round(): Promise<void> {
    this.running ??= this.deliver()
      .catch(error => this.deps.reportError(error, logText.deliver))
      .finally(() => {
        this.running = null
      })
    return this.running
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.timer)
    await this.running
  }

  private async deliver(): Promise<void> {
    const { store, subscribers, node, delay, now } = this.deps
    await subscribers.refresh()
    while (!this.closed) {
      const at = now()
      const claimed = await store.notices.claim({
        node,
        now: at,
        soon: at + delay,
        until: at + CLAIM_MS,
        people: PEOPLE,
      })
      if (claimed.length === 0) return
      const people = groupsBy(claimed, ({ user }) => user)
      await Promise.all([...people].map(([user, notices]) => this.serve(user, notices)))
    }
  }

  private async serve(user: string, notices: readonly ClaimedNotice[]): Promise<void> {
    const { store, reportError } = this.deps
    try {
      const channels = (await store.notices.channels(user)).filter(({ code }) => code === null)
      const settings = await store.notices.settings(user)
      if (channels.length === 0 || settings.when === 'never')
        return await store.notices.end(idsOf(notices), 'dropped', channels.length === 0 ? 'no channel' : 'never')
      const quiet = settings.quiet && quietUntil(settings.quiet, this.deps.now())
      if (quiet !== null) return await store.notices.postpone(idsOf(notices), this.deps.node, quiet)
      const ready = await this.check(notices, settings)
      // A message that failed is tried again on its own, over the channels that it did not reach.
      for (const group of groupsBy(ready, ({ notice }) => notice.left?.join() ?? '').values())
        await this.send(user, group, channels)
    } catch (error) {
      reportError(error, logText.deliver) // the claim ends later, and a node tries again
    }
  }

  /** Drops or postpones notices, and returns the others. */
  private async check(notices: readonly ClaimedNotice[], settings: NoticeSettings): Promise<Ready[]> {
    const { store, node } = this.deps
    const ready: Ready[] = []
    for (const notice of notices) {
      const verdict = await checkNotice(notice, settings, this.deps)
      if ('send' in verdict) ready.push({ notice, facts: verdict.send })
      else if ('drop' in verdict) await store.notices.end([notice.id], 'dropped', verdict.drop)
      else await store.notices.postpone([notice.id], node, verdict.later)
    }
    return ready
  }

  private async send(user: string, ready: readonly Ready[], channels: readonly Channel[]): Promise<void> {
    const { store, node, budgets, senders, now } = this.deps
    const wanted = idsOf(ready.map(({ notice }) => notice))
    const wait = budgets.of(user).secondsUntil(1)
    if (wait > 0) return store.notices.postpone(wanted, node, now() + Math.ceil(wait) * 1000)
    const ids = await store.notices.begin(wanted, node)
    const begun = ready.filter(({ notice }) => ids.includes(notice.id))
    if (begun.length === 0) return
    budgets.of(user).charge(1)
    const { left } = begun[0].notice
    const targets = channels.filter(({ id }) => left === null || left.includes(id))
    const message = messageOf(begun.map(({ facts }) => facts))
    const results = await Promise.all(
      targets.map(
        async channel => [channel, await this.sendTo(channel, () => senders.send(channel, message))] as const,
      ),
    )
    await this.settle(
      begun.map(({ notice }) => notice),
      results,
    )
  }

  private async sendTo({ kind }: Channel, send: () => Promise<SendResult>): Promise<SendResult> {
    try {
      return await send()
    } catch (error) {
      this.deps.reportError(error, logText.channel(kind))
      return { result: 'unsure' }
    }
  }

  private async settle(
    notices: readonly ClaimedNotice[],
    results: readonly (readonly [Channel, SendResult])[],
  ): Promise<void> {
    const { store, node, now } = this.deps
    const ids = idsOf(notices)
    for (const [{ id }, { result }] of results) if (result === 'gone') await store.notices.removeChannel(id)
    const late = results.filter(([, { result }]) => result === 'later')
    const attempts = Math.max(...notices.map(one => one.attempts)) + 1
    if (late.length > 0 && attempts < MOST_ATTEMPTS) {
      const pause = Math.min(
        LONGEST_PAUSE_MS,
        Math.max(pauseAfter(attempts), ...late.map(([, { after = 0 }]) => after)),
      )
      const left = late.map(([{ id }]) => id)
      return store.notices.retry(ids, node, now() + pause, left)
    }
    const had = (wanted: SendResult['result']): boolean => results.some(([, { result }]) => result === wanted)
    const reason = results.find(([, one]) => one.reason !== undefined)?.[1].reason
    await store.notices.end(ids, had('done') ? 'sent' : had('unsure') ? 'unsure' : 'failed', reason)
  }
}

/** The pause before the next attempt, in ms, with some chance so that not all come at the same moment. */
function pauseAfter(attempts: number): number {
  return FIRST_PAUSE_MS * 4 ** (attempts - 1) * (1 + Math.random() / 4)
}

function groupsBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

function idsOf(notices: readonly ClaimedNotice[]): number[] {
  return notices.map(({ id }) => id)
}
