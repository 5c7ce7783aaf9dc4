import { type AnyMove, InputError, RuleBug, type Who } from '@holdout/engine'
import { type ChatLine, type FromClient, type FromServer, PROTOCOL_VERSION } from '@holdout/protocol'
import { readFromClient } from '@holdout/protocol/parse'
import type { Store, User } from '../store/store.ts'
import { authorAt } from '../tables/ids.ts'
import type { Keeper, Watcher } from '../tables/keeper.ts'
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
  start,
} from '../tables/table-rules.ts'
import { Budget } from './budget.ts'
import { type ChatReader, Chatter } from './chatter.ts'

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
  /** `request` is the connection's id in the log. */
  complain(error: unknown, about: string, request: string): void
  /** A message was answered: for metrics. */
  answered(say: string, result: Result, seconds: number): void
}

/** Far more than any person needs: programs may play fast, but not flood. */
const MESSAGES = { burst: 300, perSecond: 200 }
/** Somebody who is told to slow down so often, and goes on, is cut off. */
const WARNINGS = { burst: 500, perSecond: 1 }

/** One page (or terminal, or bot) at one table. It is told what its own seat may know, and nothing else. */
export class Connection implements Watcher, ChatReader {
  private table: LiveTable | null = null
  private id: string | null = null
  private seq = -1
  /** Whether the client finds the words itself; and then the entry after which it was shown the game last, -1: it was not. */
  private wordless = false
  private shownAt = -1
  /** Requests without an answer yet, by the name they have in the log. Hardly ever more than one. */
  private readonly underWay: string[] = []
  private who: Who | null = null
  /** Who had stopped the clocks when they were last told. */
  private pausedBy: string | null = null
  private chatter: Chatter | null = null
  /** What the client's own ids begin with in the log: nobody can use up those of others. */
  private readonly mine: string
  readonly user: string
  private readonly name: string
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
    this.mine = `${person.id}/`
    this.budget = new Budget(setting.now, MESSAGES)
  }

  /** Whether it has said which table it is about. */
  get greeted(): boolean {
    return this.id !== null
  }

  close(code: number, reason: string): void {
    this.wire.close(code, reason)
  }

  /** A message from the client. Whatever it is, the answer is a message, and nothing breaks. */
  async heard(text: string): Promise<void> {
    if (this.closed) return
    if (!this.budget.take()) {
      this.warnings ??= new Budget(this.setting.now, WARNINGS)
      if (!this.warnings.take()) return this.close(1008, 'That was far too much at once.')
      this.refuse(idIn(text), 'That is too much at once; slow down.')
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
      this.noLonger(request)
    }
  }

  private noLonger(request: string): void {
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
    this.complain(error, `message ${say}`)
    if (error instanceof RuleBug) this.refuse(id, 'Something went wrong here; it is noted.')
    // Whether it was done is not known: no answer would be true. The client comes back, to any node, and asks again.
    else this.wire.close(1013, 'Come back in a moment, and ask again.')
    return 'failed'
  }

  async gone(): Promise<void> {
    if (this.closed) return
    this.closed = true
    if (this.id) await this.setting.keeper.unwatch(this.id, this)
  }

  told(about: 'log' | 'table' | 'chat'): void {
    if (this.closed || !this.table || this.who === null) return // not welcomed yet: that tells everything
    if (!this.mayWatch(this.table)) return this.turnAway(this.table)
    if (about === 'chat') void this.chatter?.catchUp()
    else if (about === 'log') this.sendNews()
    else {
      this.send({ say: 'table', table: this.table.infoFor(this.user) })
      if (this.table.whoIs(this.user) !== this.who)
        this.sendAll() // sat down, or stood up: other eyes
      else if (this.table.setup.pausedBy !== this.pausedBy) this.sendNews(true) // the clocks stand still, or go on
    }
  }

  /** Before the start anybody may come and sit down; after that the host has said whether others may look. */
  private mayWatch(table: LiveTable): boolean {
    return table.setup.spectators || table.status === 'gathering' || table.whoIs(this.user) !== 'table'
  }

  /** They are told how the table stands now, and that it is not for them. */
  private turnAway(table: LiveTable): void {
    const { id } = this
    this.send({ say: 'table', table: table.infoFor(this.user) })
    this.table = null
    this.refuse(null, 'This table does not want bystanders.')
    this.setting.keeper.unwatch(id ?? '', this).catch(error => this.complain(error, 'a bystander who was turned away'))
  }

  private act(message: Exclude<FromClient, { say: 'ping' }>, request: string): Promise<Done> {
    if (message.say === 'hello') return this.hello(message)
    const { table, id } = this
    if (!table || !id) return Promise.resolve(no('Say hello first: which table?'))
    this.underWay.push(request)
    return this.carryOut(message, table, id, request)
  }

  private async hello({ version, table: id, since }: Extract<FromClient, { say: 'hello' }>): Promise<Done> {
    if (version !== PROTOCOL_VERSION)
      return no(`This server speaks version ${PROTOCOL_VERSION}, the page version ${version}: reload it.`)
    if (this.id) return no('This connection has a table already.')
    const info = await this.setting.keeper.info(id, this.user)
    if (!info) return no('There is no such table.')
    if (!info.spectators && info.status !== 'gathering' && !info.seats.some(({ you }) => you))
      return no('This table does not want bystanders.')
    this.id = id
    const table = await this.setting.keeper.watch(id, this)
    if (!table) return no('There is no such table.')
    if (this.closed) {
      // The line broke meanwhile: nobody else would take it off the table again, and its person would count as here.
      await this.setting.keeper.unwatch(id, this)
      return { ok: true }
    }
    this.table = table
    // As it is stored: what another node has told this client already must not be missing here.
    await table.refresh(() => this.welcome(table, since))
    this.chatter = new Chatter(this.setting.store, id, this)
    await this.chatter.catchUp()
    return { ok: true }
  }

  private welcome(table: LiveTable, since: number): void {
    const who = table.whoIs(this.user)
    this.send({
      say: 'welcome',
      version: PROTOCOL_VERSION,
      you: { name: this.name, seat: who === 'table' ? null : who },
      now: this.setting.now(),
    })
    this.send({ say: 'table', table: table.infoFor(this.user) })
    this.who = who
    this.seq = since
    this.sendNews(true)
  }

  private carryOut(
    message: Exclude<FromClient, { say: 'hello' | 'ping' }>,
    table: LiveTable,
    id: string,
    request: string,
  ): Promise<Done> {
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
        return table.change(start(this.user), by)
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
        return this.speak(message.on)
    }
  }

  private async chat(text: string, table: LiveTable, id: string, request: string): Promise<Done> {
    if (isSilenced(table.setup, this.user)) return no('The host has silenced you at this table.')
    if (!this.setting.mayChat(this.user)) return no('Not so many lines at once, please.')
    const who = table.whoIs(this.user)
    const seat = who === 'table' ? null : who
    const name = table.setup.seats.find(one => one.seat === seat)?.name ?? this.name
    const line = { user: this.user, name, seat, text, at: this.setting.now() }
    await this.setting.store.addChat(id, line, request)
    this.setting.tell(id)
    return { ok: true }
  }

  chatted(lines: readonly ChatLine[]): void {
    this.send({ say: 'chat', lines })
  }

  chatFailed(error: unknown): void {
    this.complain(error, 'sending chat')
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
    if (!known) return no('Nobody here writes under that mark.')
    const name = table.setup.seats.find(({ user }) => user === known.id)?.name ?? known.name
    return table.change(silence(this.user, { user: known.id, name }, on), { user: this.user, request })
  }

  private async rematch(id: string): Promise<Done> {
    const fresh = await this.setting.keeper.rematch(id, this.user)
    return fresh ? { ok: true } : no('Those who played can ask for a rematch when the game is over.')
  }

  private answer(id: string | null, done: Done): void {
    if (!done.ok) this.send({ say: 'refused', id, why: done.why, because: done.say })
    else if (id !== null) this.send({ say: 'done', id, ...(done.seq === undefined ? {} : { seq: done.seq }) })
  }

  private refuse(id: string | null, because: string): void {
    this.send({ say: 'refused', id, why: null, because })
  }

  /** Everything from the deal on, through the eyes this user has now. */
  private sendAll(): void {
    if (!this.table) return
    this.who = this.table.whoIs(this.user)
    this.seq = -1
    this.shownAt = -1
    this.sendNews(true)
  }

  private sendNews(always = false): void {
    const { table, who } = this
    if (!table || who === null || (!always && table.seq === this.seq)) return
    if (this.wordless) this.sendSight(table, who)
    else this.sendScene(table, who)
    this.pausedBy = table.setup.pausedBy
  }

  private sendScene(table: LiveTable, who: Who): void {
    const news = table.newsFor(who, this.seq)
    if (!news) return
    this.seq = news.seq
    this.send({ say: 'scene', ...news })
  }

  private sendSight(table: LiveTable, who: Who): void {
    const request = table.lastRequest ?? ''
    const done = this.underWay.includes(request) ? request.slice(this.mine.length) : null
    const text = table.sightFor(who, this.seq, this.shownAt, done)
    if (text === null) return
    if (done !== null) this.noLonger(request) // what it has led to is its answer
    this.seq = table.seq
    this.shownAt = table.seq
    if (!this.closed) this.wire.send(text)
  }

  /** With words from now on, or without. Whoever asks for words could not make sense of something: they are told everything. */
  private async speak(words: boolean): Promise<Done> {
    this.wordless = !words
    this.shownAt = -1
    if (words) this.sendAll()
    return { ok: true }
  }

  private complain(error: unknown, about: string): void {
    this.setting.complain(error, about, this.request)
  }

  send(message: FromServer): void {
    if (!this.closed) this.wire.send(JSON.stringify(message))
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
