import { type AnyMove, InputError, RuleBug } from '@holdout/engine'
import { type FromClient, type FromServer, PROTOCOL_VERSION } from '@holdout/protocol'
import { readFromClient } from '@holdout/protocol/parse'
import type { Store, User } from '../store/store.ts'
import { authorAt } from '../tables/ids.ts'
import type { Keeper } from '../tables/keeper.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { isSilenced } from '../tables/silence.ts'
import {
  comeBack,
  type Done,
  decideAway,
  leave,
  no,
  pause,
  setBot,
  silence,
  sit,
  stand,
} from '../tables/table-rules.ts'
import { addSeat, allowSeat, changeOptions, removeSeat, start, vacateSeat } from '../tables/waiting-room.ts'
import { httpText } from '../text/http.ts'
import { logText } from '../text/operator.ts'
import { closeText, socketText } from '../text/socket.ts'
import { tableText } from '../text/table.ts'
import { Budget } from './budget.ts'
import { ResendLimit } from './resend-limit.ts'
import { type FeedOwner, TableFeed } from './table-feed.ts'

type Result = 'done' | 'refused' | 'failed'

/** What a connection needs of its socket. */
export interface Wire {
  send(text: string): void
  close(code: number, reason: string): void
}

export interface ConnectionSetting {
  readonly keeper: Keeper
  readonly store: Store
  now(): number
  tell(table: string): void
  /** Whether somebody may say one more line just now. */
  mayChat(user: string): boolean
  /** The bytes that a user may have sent again, over all their connections. */
  resendBudget(user: string): Budget
  /** `request` is the connection's id in the log. */
  complain(error: unknown, about: string, request: string): void
  /** A message was answered: for metrics. */
  answered(say: string, result: Result, seconds: number): void
}

/** Far more than any person needs: programs may play fast, but not flood. */
const MESSAGES = { burst: 300, perSecond: 200 }
/** Somebody who is told to slow down so often, and goes on, is cut off. */
const WARNINGS = { burst: 500, perSecond: 1 }

/** One page (or terminal, or bot). Its table and the seat it is shown are the feed's business. */
export class Connection implements FeedOwner {
  /** The one table it is about; set before anything is awaited, so that a second greeting finds it. */
  private feed: TableFeed | null = null
  /** Requests without an answer yet, by the name they have in the log. Hardly ever more than one. */
  private readonly underWay: string[] = []
  /** What the client's own ids begin with in the log: nobody can use up those of others. */
  private readonly mine: string
  readonly user: string
  readonly name: string
  readonly keeper: Keeper
  readonly store: Store
  readonly resends: ResendLimit
  private readonly budget: Budget
  private warnings: Budget | null = null
  private closed = false

  constructor(
    private readonly setting: ConnectionSetting,
    person: User,
    private readonly request: string,
    private readonly wire: Wire,
  ) {
    this.user = person.id
    this.name = person.name
    this.keeper = setting.keeper
    this.store = setting.store
    this.mine = `${person.id}/`
    this.budget = new Budget(setting.now, MESSAGES)
    this.resends = new ResendLimit(setting.now, setting.resendBudget(person.id))
  }

  /** Whether it has said which table it is about. */
  get greeted(): boolean {
    return this.feed !== null
  }

  now(): number {
    return this.setting.now()
  }

  close(code: number, reason: string): void {
    this.wire.close(code, reason)
  }

  /** A message from the client. Whatever it is, the answer is a message, and nothing breaks. */
  async heard(text: string): Promise<void> {
    if (this.closed) return
    if (!this.budget.take()) {
      this.warnings ??= new Budget(this.setting.now, WARNINGS)
      if (!this.warnings.take()) return this.close(1008, closeText.tooManyMessages)
      this.refuse(idIn(text), socketText.slowDown)
      return
    }
    const began = performance.now()
    let message: FromClient
    try {
      message = readFromClient(text)
    } catch (error) {
      this.refuse(idIn(text), (error as Error).message)
      this.answered('nonsense', 'refused', began)
      return
    }
    if (message.say === 'ping') {
      this.send({ say: 'pong', id: message.id, now: this.setting.now() })
      this.answered(message.say, 'done', began)
      return
    }
    const id = message.say === 'hello' ? null : message.id
    const request = id === null ? '' : this.mine + id
    try {
      const done = await this.act(message, request)
      if (!done.ok || this.underWay.includes(request)) this.answer(id, done)
      this.answered(message.say, done.ok ? 'done' : 'refused', began)
    } catch (error) {
      this.answered(message.say, this.failed(error, message.say, id), began)
    } finally {
      this.settled(request)
    }
  }

  unanswered(request: string): string | null {
    return this.underWay.includes(request) ? request.slice(this.mine.length) : null
  }

  settled(request: string): void {
    const at = this.underWay.indexOf(request)
    if (at >= 0) this.underWay.splice(at, 1)
  }

  private answered(say: string, result: Result, began: number): void {
    this.setting.answered(say, result, (performance.now() - began) / 1000)
  }

  /** Tells that it could not be done. */
  private failed(error: unknown, say: string, id: string | null): Result {
    if (error instanceof InputError) {
      this.refuse(id, error.message)
      return 'refused'
    }
    this.complain(error, logText.message(say))
    if (error instanceof RuleBug) this.refuse(id, httpText.internal)
    // Whether it was done is not known: no answer would be true. The client comes back, to any node, and asks again.
    else this.wire.close(1013, closeText.tryAgain)
    return 'failed'
  }

  async gone(): Promise<void> {
    if (this.closed) return
    this.closed = true
    await this.feed?.close()
  }

  ended(feed: TableFeed): void {
    if (this.feed === feed) this.feed = null
  }

  private act(message: Exclude<FromClient, { say: 'ping' }>, request: string): Promise<Done> {
    if (message.say === 'hello') return this.hello(message)
    const { feed } = this
    const table = feed?.open
    if (!feed || !table) return Promise.resolve(no(socketText.helloFirst))
    this.underWay.push(request)
    return this.carryOut(message, feed, table, request)
  }

  private async hello({ version, table, since }: Extract<FromClient, { say: 'hello' }>): Promise<Done> {
    if (version !== PROTOCOL_VERSION) return no(socketText.wrongVersion(PROTOCOL_VERSION, version))
    if (this.feed) return no(socketText.secondHello)
    const feed = new TableFeed(this, table)
    this.feed = feed
    let done: Done | null = null
    try {
      done = await feed.start(since)
      return done
    } finally {
      if (!done?.ok) this.ended(feed) // another greeting may follow
    }
  }

  private carryOut(
    message: Exclude<FromClient, { say: 'hello' | 'ping' }>,
    feed: TableFeed,
    table: LiveTable,
    request: string,
  ): Promise<Done> {
    const { id } = feed
    const by = { user: this.user, request }
    switch (message.say) {
      case 'move':
        return table.move(this.user, request, message.move as AnyMove)
      case 'undo':
        return table.undo(this.user, request)
      case 'sit':
        return table.change(sit(this.user, message.seat, message.name, message.entropy), by)
      case 'stand':
        return table.change(stand(this.user), by)
      case 'leave':
        return table.change(leave(this.user), by)
      case 'bot':
        return table.change(setBot(this.user, message.seat, message.level), by)
      case 'start':
        return table.change(start(this.user, message), by)
      case 'add-seat':
        return table.change(addSeat(this.user, message.seats), by)
      case 'remove-seat':
        return table.change(removeSeat(this.user, message.seat, message.seats), by)
      case 'free-seat':
        return table.change(vacateSeat(this.user, message.seat, message.by), by)
      case 'allow-seat':
        return table.change(allowSeat(this.user, message.by), by)
      case 'options':
        return table.change(changeOptions(this.user, message.options), by)
      case 'pause':
        return table.change(pause(this.user, message.on), by)
      case 'away':
        return table.change(decideAway(this.user, message.seat, message.choice), by)
      case 'return':
        return table.change(comeBack(this.user), by)
      case 'chat':
        return this.chat(message.text, table, id, request)
      case 'silence':
        return this.silence(message, table, id, request)
      case 'rematch':
        return this.rematch(id)
      case 'words':
        return feed.setWords(message.on)
    }
  }

  private async chat(text: string, table: LiveTable, id: string, request: string): Promise<Done> {
    if (isSilenced(table.setup, this.user)) return no(tableText.muted)
    if (!this.setting.mayChat(this.user)) return no(tableText.chatTooFast)
    const who = table.whoIs(this.user)
    const seat = who === 'table' ? null : who
    const name = table.setup.seats.find(one => one.seat === seat)?.name ?? this.name
    const line = { user: this.user, name, seat, text, at: this.setting.now() }
    await this.setting.store.addChat(id, line, request)
    this.setting.tell(id)
    return { ok: true }
  }

  private async silence(
    { by, on }: { by: string; on: boolean },
    table: LiveTable,
    id: string,
    request: string,
  ): Promise<Done> {
    const users = Object.keys(await this.setting.store.lastSeen(id))
    const whom = users.find(user => authorAt(id, user) === by)
    const known = whom === undefined ? null : await this.setting.store.user(whom)
    if (!known) return no(tableText.unknownPerson)
    const name = table.setup.seats.find(({ user }) => user === known.id)?.name ?? known.name
    return table.change(silence(this.user, { user: known.id, name }, on), { user: this.user, request })
  }

  private async rematch(id: string): Promise<Done> {
    const fresh = await this.setting.keeper.rematch(id, this.user)
    return fresh ? { ok: true } : no(tableText.rematchNotAllowed)
  }

  private answer(id: string | null, done: Done): void {
    if (!done.ok) this.send({ say: 'refused', id, why: done.why, because: done.say })
    else if (id !== null) this.send({ say: 'done', id, ...(done.seq === undefined ? {} : { seq: done.seq }) })
  }

  private refuse(id: string | null, because: string): void {
    this.send({ say: 'refused', id, why: null, because })
  }

  complain(error: unknown, about: string): void {
    this.setting.complain(error, about, this.request)
  }

  send(message: FromServer): void {
    this.write(JSON.stringify(message))
  }

  write(text: string): number {
    if (this.closed) return 0
    this.wire.send(text)
    return text.length
  }
}

/** The id of a message that is otherwise not understood: whoever sent it waits for the answer. */
function idIn(text: string): string | null {
  try {
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'string' && id.length <= 64 ? id : null
  } catch {
    return null
  }
}
