import { InputError, RuleBug } from '@holdout/engine'
import { type FromClient, PROTOCOL_VERSION } from '@holdout/protocol'
import { readFromClient } from '@holdout/protocol/parse'
import type { Sealed } from '../broadcast/audience.ts'
import { type OpenFrame, type OpenMessage, openFrame } from '../broadcast/encode.ts'
import { type Frame, frameOf } from '../broadcast/frame.ts'
import type { Account } from '../limits/account.ts'
import { Budget } from '../limits/budget.ts'
import { ResendLimit } from '../limits/resend-limit.ts'
import type { User } from '../store/store.ts'
import type { RequestDeps } from '../tables/requests/asker.ts'
import { handleRequest } from '../tables/requests/handle-request.ts'
import { failure, type RequestResult } from '../tables/requests/request.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { httpText } from '../text/http.ts'
import { faultText, logText } from '../text/operator.ts'
import { closeText, socketText } from '../text/socket.ts'
import { answerToOutdated } from './outdated-client.ts'
import { type FeedOwner, TableFeed } from './table-feed.ts'

type Answered = 'done' | 'error' | 'failed'

/** The socket of a connection. */
export interface ConnectionWire {
  send(frame: Frame): void
  close(code: number, reason: string): void
}

/** Who pays for the requests of a connection, and how many of them may be rejected. */
interface ConnectionLimits {
  /** Null: no limit. */
  readonly account: Account | null
  readonly rejections: readonly Budget[]
}

export interface ConnectionDeps extends RequestDeps {
  /** The budget of bytes for full resends of a user, over all their connections. */
  resendBudget(user: string): Budget
  /** Logs an error. `request` is the connection's id in the log. */
  reportError(error: unknown, about: string, request: string): void
  /** The budget of hints of a user. */
  hintBudget(user: string): Budget
  /** Counts an answered message, for metrics. */
  answered(type: string, result: Answered, seconds: number): void
  /** Counts a message over a limit, for metrics. */
  refused?(): void
}

/** Message limit per connection: enough for fast programs, but not for floods. */
const MESSAGES = { burst: 300, perSecond: 200 }
/** After this many warnings the connection is closed. */
const WARNINGS = { burst: 500, perSecond: 1 }

/** Messages that are part of playing: they may use a reserve. */
const PLAYS: ReadonlySet<string> = new Set<FromClient['type']>([
  'move',
  'undo',
  'ask-undo',
  'answer-undo',
  'ask-stop',
  'answer-stop',
  'pause',
  'away',
  'return',
  'ping',
])

/** A connection of a page, terminal or bot. Its feed handles the table and the seat. */
export class Connection implements FeedOwner {
  /** The feed of its one table. Set before the first await, so that a second `hello` finds it. */
  private feed: TableFeed | null = null
  /** Ends with the `hello` that is being answered. Requests behind it wait for it. */
  private greeting: Promise<unknown> | null = null
  /** Unanswered requests, by their id in the table's log. Rarely more than one. */
  private readonly pending: string[] = []
  /** Prefix of this user's request ids in the log, so that users cannot take each other's ids. */
  private readonly idPrefix: string
  readonly user: string
  readonly name: string
  readonly registry: TableRegistry
  readonly resends: ResendLimit
  private readonly budget: Budget
  private warnings: Budget | null = null
  private closed = false

  constructor(
    private readonly deps: ConnectionDeps,
    person: User,
    private readonly request: string,
    private readonly wire: ConnectionWire,
    private readonly limits: ConnectionLimits = { account: null, rejections: [] },
  ) {
    this.user = person.id
    this.name = person.name
    this.registry = deps.registry
    this.idPrefix = `${person.id}/`
    this.budget = new Budget(deps.now, MESSAGES)
    this.resends = new ResendLimit(deps.now, deps.resendBudget(person.id))
  }

  /** Whether it has sent `hello`. */
  get greeted(): boolean {
    return this.feed !== null
  }

  close(code: number, reason: string): void {
    this.wire.close(code, reason)
  }

  /** Handles a message of the client. Invalid messages are answered with an error. */
  async receive(text: string): Promise<void> {
    if (this.closed) return
    if (!this.budget.take()) return this.warn(idIn(text), socketText.slowDown)
    const began = performance.now()
    const message = this.read(text)
    if (this.isRefused(message, text)) return
    // A hint waits for a thread, and its search is charged there. It pays the deposit.
    const measured = message instanceof Error || message.type !== 'hint' ? this.limits.account?.measure() : undefined
    try {
      if (message instanceof Error) this.answerInvalid(text, message, began)
      else await this.serve(message, began)
    } finally {
      measured?.()
    }
  }

  /** The message, or what is wrong with it. Also messages that are refused are charged for this. */
  private read(text: string): FromClient | Error {
    let read: FromClient | Error | undefined
    this.work(() => {
      try {
        read = readFromClient(text)
      } catch (error) {
        read = error as Error
      }
    })
    return read as FromClient | Error
  }

  /** Does and charges what does not belong to a request. */
  private work(act: () => void): void {
    const { account } = this.limits
    if (account) account.run(act)
    else act()
  }

  private answerInvalid(text: string, { message }: Error, began: number): void {
    const outdated = answerToOutdated(text)
    if (outdated !== null) this.put(frameOf(outdated))
    else this.sendError(idIn(text), message)
    this.measure('invalid', 'error', began)
  }

  private async serve(message: FromClient, began: number): Promise<void> {
    if (message.type === 'ping') {
      this.send({ type: 'pong', id: message.id, now: this.deps.now() })
      this.measure(message.type, 'done', began)
      return
    }
    const id = message.type === 'hello' ? null : message.id
    const request = id === null ? '' : this.idPrefix + id
    try {
      const done = await this.handle(message, request)
      if (!done.ok || this.pending.includes(request)) this.answer(id, done)
      this.measure(message.type, done.ok ? 'done' : 'error', began)
    } catch (error) {
      this.measure(message.type, this.failed(error, message.type, id), began)
    } finally {
      this.settle(request)
    }
  }

  /** Answers a request that is over a budget. A client that may not say `hello` is told to connect again later. */
  private isRefused(message: FromClient | Error, text: string): boolean {
    const type = message instanceof Error ? 'invalid' : message.type
    const hints = type === 'hint' ? this.deps.hintBudget(this.user) : null
    const wait = Math.ceil(hints?.secondsUntil(1) ?? 0) || (this.limits.account?.admit({ plays: PLAYS.has(type) }) ?? 0)
    let rejected = 0
    for (const one of this.limits.rejections) rejected = Math.max(rejected, Math.ceil(one.secondsUntil(1)))
    if (wait === 0 && (rejected === 0 || type === 'ping' || type === 'invalid')) {
      hints?.charge(1)
      return false
    }
    if (type === 'hello') this.close(1013, closeText.tooManyRequests)
    else if (wait > 0) this.warn(idIn(text), socketText.tooMuch(wait), wait)
    else this.warn(idIn(text), socketText.tooManyRejected(rejected), rejected)
    return true
  }

  /** Answers with an error; closes the connection after too many of them. */
  private warn(id: string | null, message: string, retryAfter?: number): void {
    this.deps.refused?.()
    this.warnings ??= new Budget(this.deps.now, WARNINGS)
    if (!this.warnings.take()) return this.close(1008, closeText.tooManyMessages)
    this.send({ type: 'error', id, rule: null, message, ...(retryAfter === undefined ? {} : { retryAfter }) })
  }

  unanswered(request: string): string | null {
    return this.pending.includes(request) ? request.slice(this.idPrefix.length) : null
  }

  settle(request: string): void {
    const at = this.pending.indexOf(request)
    if (at >= 0) this.pending.splice(at, 1)
  }

  private measure(type: string, result: Answered, began: number): void {
    this.deps.answered(type, result, (performance.now() - began) / 1000)
  }

  /** Answers a request that threw an error. */
  private failed(error: unknown, type: string, id: string | null): Answered {
    if (error instanceof InputError) {
      this.sendError(id, error.message)
      return 'error'
    }
    this.reportError(error, logText.message(type))
    if (error instanceof RuleBug) this.sendError(id, httpText.internal)
    // The request may or may not be stored, so no answer would be right. The client reconnects to any node and retries.
    else this.wire.close(1013, closeText.tryAgain)
    return 'failed'
  }

  async dispose(): Promise<void> {
    if (this.closed) return
    this.closed = true
    await this.feed?.close()
  }

  ended(feed: TableFeed): void {
    if (this.feed === feed) this.feed = null
  }

  private handle(message: Exclude<FromClient, { type: 'ping' }>, request: string): Promise<RequestResult> {
    if (message.type === 'hello') return this.greet(message)
    if (this.greeting) return this.greeting.then(() => this.handle(message, request))
    const { feed } = this
    const table = feed?.open
    if (!feed || !table) return Promise.resolve(failure(socketText.helloFirst))
    this.pending.push(request)
    if (message.type === 'text') return feed.setTextMode(message.on)
    if (message.type === 'hint') return feed.sendHint(message.id)
    if (message.type === 'earlier-chat') return feed.sendChatBefore(message.before)
    const asker = { deps: this.deps, table, id: feed.table, user: this.user, name: this.name, request }
    return handleRequest(message, asker, () => this.chargeRejection())
  }

  private greet(message: Extract<FromClient, { type: 'hello' }>): Promise<RequestResult> {
    const answer = this.hello(message)
    if (this.greeting) return answer // a second one, which is an error
    const greeting = answer
      .catch(() => {}) // `receive` reports it
      .then(() => {
        this.greeting = null
      })
    this.greeting = greeting
    return answer
  }

  private chargeRejection(): void {
    for (const one of this.limits.rejections) one.charge(1)
  }

  private async hello({ version, table, since }: Extract<FromClient, { type: 'hello' }>): Promise<RequestResult> {
    if (version !== PROTOCOL_VERSION) return failure(socketText.wrongVersion(PROTOCOL_VERSION, version))
    if (this.feed) return failure(socketText.secondHello)
    const feed = new TableFeed(this, table)
    this.feed = feed
    let done: RequestResult | null = null
    try {
      done = await feed.start(since)
      return done
    } finally {
      if (!done?.ok) this.ended(feed) // the client may send another `hello`
    }
  }

  private answer(id: string | null, done: RequestResult): void {
    if (!done.ok) this.send({ type: 'error', id, rule: done.rule, message: done.text })
    else if (id !== null) this.send({ type: 'done', id, ...(done.seq === undefined ? {} : { seq: done.seq }) })
  }

  private sendError(id: string | null, message: string): void {
    this.send({ type: 'error', id, rule: null, message })
  }

  reportError(error: unknown, about: string): void {
    this.deps.reportError(error, about, this.request)
  }

  send(message: OpenMessage): void {
    this.put(openFrame(message))
  }

  sendFrame(frame: OpenFrame): void {
    this.put(frame)
  }

  write(message: Sealed, feed: TableFeed): number {
    if (this.feed !== feed || !message.isFor(feed)) throw new Error(faultText.otherAudience(feed.table))
    return this.put(message.frame)
  }

  private put(frame: Frame): number {
    if (this.closed) return 0
    this.work(() => this.wire.send(frame))
    return frame.text.length
  }
}

/** The id of an invalid message, so that the client can match the error. */
function idIn(text: string): string | null {
  try {
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'string' && id.length <= 64 ? id : null
  } catch {
    return null
  }
}
