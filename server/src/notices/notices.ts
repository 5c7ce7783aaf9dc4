import { randomInt } from 'node:crypto'
import { InputError } from '@holdout/engine'
import { Conflict, NotFound, TooManyRequests } from '../http/request-errors.ts'
import type { Budget, Budgets } from '../limits/budget.ts'
import { COUNTS } from '../limits/counts.ts'
import type { Limits } from '../limits/limits.ts'
import { MAIL_ADDRESS } from '../settings.ts'
import type { Channel, ChannelKind, NoticeSettings, NoticeStore } from '../store/notice-store.ts'
import { newId } from '../tables/ids.ts'
import { messageText, noticeText } from '../text/notices.ts'
import { GAMES_PATH } from './links.ts'
import { addressError } from './outbound-request.ts'
import { areSubscriptionKeys } from './push.ts'
import { isTimeZone } from './quiet-hours.ts'
import type { Senders } from './senders.ts'
import type { Subscribers } from './subscribers.ts'

const MOST_CHANNELS = 10
const MOST_MUTED = 200

/** A channel that a person adds. */
export type NewChannel =
  | {
      readonly kind: 'push'
      readonly endpoint: string
      readonly keys: { readonly p256dh: string; readonly auth: string }
    }
  | { readonly kind: 'webhook'; readonly url: string }
  | { readonly kind: 'mail'; readonly address: string }

/** A channel as its owner sees it. */
interface ShownChannel {
  readonly id: string
  readonly kind: ChannelKind
  /** The address; of a push subscription and a webhook only its server, because the rest is secret. */
  readonly to: string
  readonly confirmed: boolean
}

/** How a channel answered to a test. */
interface TestResult {
  readonly id: string
  readonly ok: boolean
  /** Why it failed. */
  readonly reason?: string
}

/** The notice settings and channels of people. */
export class Notices {
  private readonly changes: Budgets
  private readonly codes: Budgets

  constructor(
    private readonly store: NoticeStore,
    private readonly senders: Senders,
    private readonly subscribers: Subscribers,
    private readonly now: () => number,
    limits: Pick<Limits, 'budgets'>,
  ) {
    this.changes = limits.budgets('notice-channels', COUNTS.noticeChannels)
    this.codes = limits.budgets('notice-codes', COUNTS.noticeCodes)
  }

  /** The key that a browser needs to subscribe to push messages. */
  get pushKey(): string {
    return this.senders.push.publicKey
  }

  get hasMail(): boolean {
    return this.senders.mailer !== null
  }

  settings(user: string): Promise<NoticeSettings> {
    return this.store.settings(user)
  }

  async channels(user: string): Promise<ShownChannel[]> {
    return (await this.store.channels(user)).map(shown)
  }

  async change(user: string, change: Partial<Omit<NoticeSettings, 'muted'>>): Promise<void> {
    if (change.quiet && !isTimeZone(change.quiet.zone)) throw new InputError(noticeText.wrongZone(change.quiet.zone))
    await this.store.saveSettings(user, { ...(await this.store.settings(user)), ...change })
  }

  async mute(user: string, table: string, on: boolean): Promise<void> {
    const settings = await this.store.settings(user)
    const others = settings.muted.filter(one => one !== table)
    if (on && others.length >= MOST_MUTED) throw new Conflict(noticeText.tooManyMuted(MOST_MUTED))
    await this.store.saveSettings(user, { ...settings, muted: on ? [...others, table] : others })
  }

  async add(user: string, wanted: NewChannel, origin: string): Promise<ShownChannel> {
    const address = this.checked(wanted)
    take(this.changes.of(user))
    const known = await this.store.channels(user)
    const same = known.find(one => one.address === address)
    if (!same && known.length >= MOST_CHANNELS) throw new Conflict(noticeText.tooManyChannels(MOST_CHANNELS))
    if (same?.kind === 'mail' && same.code === null) return shown(same)
    const code = wanted.kind === 'mail' ? newCode() : null
    const keys = wanted.kind === 'push' ? wanted.keys : null
    const channel = { id: newId(24), user, kind: wanted.kind, address, keys, origin, code, created: this.now() }
    await this.store.addChannel(channel)
    this.subscribers.add(user)
    if (code !== null) await this.sendCode(channel)
    return shown(channel)
  }

  /** The address of a channel. Throws if it is not acceptable. */
  private checked(wanted: NewChannel): string {
    if (wanted.kind === 'mail') {
      if (!this.hasMail) throw new Conflict(noticeText.noMail)
      if (!MAIL_ADDRESS.test(wanted.address)) throw new InputError(noticeText.wrongMail)
      return wanted.address.toLowerCase()
    }
    const address = wanted.kind === 'push' ? wanted.endpoint : wanted.url
    if (!URL.canParse(address)) throw new InputError(noticeText.wrongUrl)
    const wrong = addressError(new URL(address), this.senders.allowPrivate)
    if (wrong !== null) throw new InputError(wrong)
    if (wanted.kind === 'push' && !areSubscriptionKeys(wanted.keys)) throw new InputError(noticeText.wrongKeys)
    return address
  }

  private async sendCode(channel: Channel): Promise<void> {
    take(this.codes.of(channel.address)) // mails to one address, for all people together
    const sent = await this.senders.mailer?.sendCode(channel, channel.origin)
    if (sent?.result === 'done') return
    await this.store.removeChannel(channel.id)
    throw new Conflict(noticeText.mailNotSent(sent?.reason ?? ''))
  }

  async confirm(user: string, id: string, code: string): Promise<void> {
    take(this.codes.of(user))
    const channel = (await this.store.channels(user)).find(one => one.id === id)
    if (!channel) throw new NotFound(noticeText.noChannel)
    if (channel.code === null) return
    if (channel.code !== code.trim().toUpperCase()) throw new InputError(noticeText.wrongCode)
    await this.store.confirmChannel(id)
  }

  async remove(user: string, id: string): Promise<void> {
    if (!(await this.store.removeChannel(id, user))) throw new NotFound(noticeText.noChannel)
  }

  /** Turns a channel off for its receiver, who knows its id from a mail. */
  turnOff(id: string): Promise<boolean> {
    return this.store.removeChannel(id)
  }

  /** Sends a message over all channels, at any time of the day, and says how they answered. */
  async test(user: string): Promise<TestResult[]> {
    const channels = (await this.store.channels(user)).filter(({ code }) => code === null)
    if (channels.length === 0) throw new Conflict(noticeText.noChannels)
    take(this.changes.of(user))
    const message = { ...messageText.test, path: GAMES_PATH, tag: 'test', lasts: 60_000 }
    return Promise.all(
      channels.map(async channel => {
        const { result, reason } = await this.senders.prepare(channel, message)(async () => true)
        if (result === 'gone') await this.store.removeChannel(channel.id)
        return { id: channel.id, ok: result === 'done', ...(reason === undefined ? {} : { reason }) }
      }),
    )
  }
}

function shown({ id, kind, address, code }: Channel): ShownChannel {
  return { id, kind, to: kind === 'mail' ? address : new URL(address).host, confirmed: code === null }
}

/** Takes one from a budget, or throws with the time to wait. */
function take(budget: Budget): void {
  const wait = Math.ceil(budget.secondsUntil(1))
  if (wait > 0) throw new TooManyRequests(noticeText.tooOften(wait), wait)
  budget.charge(1)
}

/** Without characters that look alike. */
const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

function newCode(): string {
  return Array.from({ length: 8 }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('')
}
