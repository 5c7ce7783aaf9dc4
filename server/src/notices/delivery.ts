import { setImmediate } from 'node:timers/promises'
import type { Budgets } from '../limits/budget.ts'
import type { Channel, ClaimedNotice, NoticeSettings } from '../store/notice-store.ts'
import type { Store } from '../store/store.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { logText } from '../text/operator.ts'
import { checkNotice } from './check-notice.ts'
import { messageOf, type NoticeFacts } from './message.ts'
import type { Begin, Send, SendResult } from './outbound-request.ts'
import { quietUntil } from './quiet-hours.ts'
import type { Senders } from './senders.ts'
import type { Subscribers } from './subscribers.ts'

const ROUND_MS = 1_000
/**
 * How long a node may take until it begins to send what it has claimed, and again until the answer, in ms. Longer than
 * the time limits of a channel.
 */
const CLAIM_MS = 30_000
/** People claimed in one step. */
const PEOPLE = 20
/** People served at the same time. More than in one step, so that slow receivers do not hold up the others. */
const MOST_PEOPLE = 100
const MOST_ATTEMPTS = 6
/** The pause before the second attempt, in ms. Each further one is four times as long. */
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 6 * 3_600_000

interface DeliveryDeps {
  readonly store: Store
  readonly registry: TableRegistry
  readonly senders: Pick<Senders, 'prepare'>
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
 * stored before, and what a stopped node was sending is not sent again (decision 0024). So that few are lost, all work
 * is done and the receiver is connected before that is stored, and a node does so for one message after the other.
 */
export class Delivery {
  private readonly timer: NodeJS.Timeout
  private running: Promise<void> | null = null
  private readonly serving = new Set<Promise<void>>()
  private lastStep: Promise<unknown> = Promise.resolve()
  private closed = false

  constructor(private readonly deps: DeliveryDeps) {
    this.timer = setInterval(() => this.round(), ROUND_MS)
    this.timer.unref()
  }

  /** Claims what is due and begins to serve it, unless a round is running. */
  private round(): void {
    this.running ??= this.deliver()
      .catch(error => this.deps.reportError(error, logText.deliver))
      .finally(() => {
        this.running = null
      })
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.timer)
    await this.running
    await Promise.all(this.serving)
  }

  private async deliver(): Promise<void> {
    const { store, subscribers, node, delay, now } = this.deps
    await subscribers.refresh()
    while (!this.closed) {
      const at = now()
      const people = Math.min(PEOPLE, MOST_PEOPLE - this.serving.size)
      if (people === 0) return
      const claimed = await store.notices.claim({
        node,
        now: at,
        soon: at + delay,
        until: at + CLAIM_MS,
        people,
      })
      if (claimed.length === 0) return
      for (const [user, notices] of groupsBy(claimed, one => one.user)) {
        const served = this.serve(user, notices).finally(() => this.serving.delete(served))
        this.serving.add(served)
      }
    }
  }

  private async serve(user: string, notices: readonly ClaimedNotice[]): Promise<void> {
    const { store, node, reportError } = this.deps
    try {
      const channels = (await store.notices.channels(user)).filter(({ code }) => code === null)
      const settings = await store.notices.settings(user)
      if (channels.length === 0 || settings.when === 'never')
        return await store.notices.end(idsOf(notices), node, 'dropped', channels.length === 0 ? 'no channel' : 'never')
      const quiet = settings.quiet && quietUntil(settings.quiet, this.deps.now())
      if (quiet !== null) return await store.notices.postpone(idsOf(notices), node, quiet)
      const ready = await this.check(notices, settings)
      // A message that failed is tried again on its own, over the channels that it did not reach.
      for (const group of groupsBy(ready, ({ notice }) => notice.left?.join() ?? '').values())
        await this.send(group, settings, channels)
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
      else if ('drop' in verdict) await store.notices.end([notice.id], node, 'dropped', verdict.drop)
      else await store.notices.postpone([notice.id], node, verdict.later)
    }
    return ready
  }

  /** Sends one message about notices of one person. */
  private async send(ready: readonly Ready[], settings: NoticeSettings, channels: readonly Channel[]): Promise<void> {
    const { store, node, budgets, senders, now } = this.deps
    const notices = ready.map(({ notice }) => notice)
    const [{ user, left }] = notices
    const wait = budgets.of(user).secondsUntil(1)
    if (wait > 0) return store.notices.postpone(idsOf(notices), node, now() + Math.ceil(wait) * 1000)
    const message = messageOf(ready.map(({ facts }) => facts))
    const targets = channels.filter(({ id }) => left === null || left.includes(id))
    const sends = await this.oneByOne(async () =>
      targets.map(channel => [channel, senders.prepare(channel, message)] as const),
    )
    let begun = false
    // The turn may have passed while the channels connected. The first that is connected begins for all.
    const begin = async (): Promise<boolean> => {
      if (!(await this.areWanted(notices, settings))) return false
      return this.oneByOne(async () => {
        if (begun || this.closed) return begun
        begun = await store.notices.begin(idsOf(notices), node, now(), now() + CLAIM_MS)
        if (begun) budgets.of(user).charge(1)
        return begun
      })
    }
    const results = await Promise.all(
      sends.map(async ([channel, send]) => [channel, await this.sendTo(channel, send, begin)] as const),
    )
    await this.settle(notices, begun, results)
  }

  /** Does steps one after the other, so that nothing delays a message between `begin` and its way out. */
  private oneByOne<T>(step: () => Promise<T>): Promise<T> {
    const done = this.lastStep.then(step)
    this.lastStep = done.catch(() => {}).then(() => setImmediate()) // until then what was begun is written
    return done
  }

  private async areWanted(notices: readonly ClaimedNotice[], settings: NoticeSettings): Promise<boolean> {
    for (const notice of notices) if (!('send' in (await checkNotice(notice, settings, this.deps)))) return false
    return true
  }

  private async sendTo({ kind }: Channel, send: Send, begin: Begin): Promise<SendResult> {
    try {
      return await send(begin)
    } catch (error) {
      this.deps.reportError(error, logText.channel(kind))
      return { result: 'unsure' }
    }
  }

  private async settle(
    notices: readonly ClaimedNotice[],
    begun: boolean,
    results: readonly (readonly [Channel, SendResult])[],
  ): Promise<void> {
    const { store, node, now } = this.deps
    const ids = idsOf(notices)
    for (const [{ id }, { result }] of results) if (result === 'gone') await store.notices.removeChannel(id)
    const had = (wanted: SendResult['result']): boolean => results.some(([, { result }]) => result === wanted)
    if (!begun && had('withdrawn')) return store.notices.postpone(ids, node, now()) // the next look says why
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
    const reason = results.find(([, one]) => one.reason !== undefined)?.[1].reason
    await store.notices.end(ids, node, had('done') ? 'sent' : had('unsure') ? 'unsure' : 'failed', reason)
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
