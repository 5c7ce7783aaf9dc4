import { type AnyMove, InputError, type Who } from '@holdout/engine'
import { type FromClient, type FromServer, PROTOCOL_VERSION } from '@holdout/protocol'
import { readFromClient } from '@holdout/protocol/parse'
import type { Store, User } from '../store/store.ts'
import type { Keeper, Watcher } from '../tables/keeper.ts'
import type { Done, LiveTable } from '../tables/live-table.ts'
import { Budget } from './budget.ts'

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
  complain(error: unknown, about: string): void
}

/** One page (or terminal, or bot) at one table. It is told what its own seat may know, and nothing else. */
export class Connection implements Watcher {
  private table: LiveTable | null = null
  private id: string | null = null
  private seq = -1
  private who: Who | null = null
  private chatId = 0
  private readonly budget: Budget
  private readonly chatBudget: Budget
  private closed = false

  constructor(
    private readonly setting: ConnectionSetting,
    private readonly person: User,
    private readonly wire: Wire,
  ) {
    // Far more than any person needs: programs may play fast, but not flood.
    this.budget = new Budget(setting.now, { burst: 300, perSecond: 200 })
    this.chatBudget = new Budget(setting.now, { burst: 5, perSecond: 0.5 })
  }

  get user(): string {
    return this.person.id
  }

  /** A message from the client. Whatever it is, the answer is a message, and nothing breaks. */
  async heard(text: string): Promise<void> {
    if (this.closed) return
    if (!this.budget.take()) {
      this.refuse(null, 'That is too much at once; slow down.')
      return
    }
    let message: FromClient
    try {
      message = readFromClient(text)
    } catch (error) {
      this.refuse(null, (error as Error).message)
      return
    }
    try {
      await this.act(message)
    } catch (error) {
      if (error instanceof InputError) return this.refuse('id' in message ? message.id : null, error.message)
      this.setting.complain(error, `message ${message.say}`)
      this.refuse('id' in message ? message.id : null, 'Something went wrong here; it is noted. Try again.')
    }
  }

  async gone(): Promise<void> {
    if (this.closed) return
    this.closed = true
    if (this.id) await this.setting.keeper.unwatch(this.id, this)
  }

  told(about: 'log' | 'table' | 'chat'): void {
    if (this.closed || !this.table) return
    if (about === 'chat') void this.sendChat()
    else if (about === 'log') this.sendNews()
    else {
      this.send({ say: 'table', table: this.table.infoFor(this.user) })
      if (this.table.whoIs(this.user) !== this.who) this.sendAll() // sat down, or stood up: other eyes
    }
  }

  private async act(message: FromClient): Promise<void> {
    if (message.say === 'ping') return this.send({ say: 'pong', id: message.id, now: this.setting.now() })
    if (message.say === 'hello') return this.hello(message)
    const { table } = this
    if (!table || !this.id) return this.refuse(message.id, 'Say hello first: which table?')
    this.answer(message.id, await this.carryOut(message, table, this.id))
  }

  private async hello({ version, table: id, since }: Extract<FromClient, { say: 'hello' }>): Promise<void> {
    if (version !== PROTOCOL_VERSION)
      return this.refuse(
        null,
        `This server speaks version ${PROTOCOL_VERSION}, the page version ${version}: reload it.`,
      )
    if (this.id) return this.refuse(null, 'This connection has a table already.')
    const info = await this.setting.keeper.info(id, this.user)
    if (!info) return this.refuse(null, 'There is no such table.')
    if (!info.spectators && info.status !== 'gathering' && !info.seats.some(({ you }) => you))
      return this.refuse(null, 'This table does not want bystanders.')
    this.id = id
    this.table = await this.setting.keeper.watch(id, this)
    if (!this.table) return
    const who = this.table.whoIs(this.user)
    this.send({
      say: 'welcome',
      version: PROTOCOL_VERSION,
      you: { name: this.person.name, seat: who === 'table' ? null : who },
      now: this.setting.now(),
    })
    this.send({ say: 'table', table: this.table.infoFor(this.user) })
    this.who = who
    this.seq = since
    this.sendNews(true)
    await this.sendChat()
  }

  private carryOut(
    message: Exclude<FromClient, { say: 'hello' | 'ping' }>,
    table: LiveTable,
    id: string,
  ): Promise<Done> {
    const request = `${this.user}/${message.id}` // nobody can use up the ids of others
    switch (message.say) {
      case 'move':
        return table.move(this.user, request, message.move as AnyMove)
      case 'undo':
        return table.undo(this.user, request)
      case 'sit':
        return table.sit(this.user, message.seat, message.name, message.entropy)
      case 'stand':
      case 'leave':
        return table.leave(this.user)
      case 'bot':
        return table.setBot(this.user, message.seat, message.level)
      case 'start':
        return table.start(this.user)
      case 'pause':
        return table.pause(this.user, message.on)
      case 'away':
        return table.decideAway(this.user, message.seat, message.choice)
      case 'return':
        return table.comeBack(this.user)
      case 'chat':
        return this.chat(message.text, table, id)
      case 'rematch':
        return this.rematch(id)
    }
  }

  private async chat(text: string, table: LiveTable, id: string): Promise<Done> {
    if (!this.chatBudget.take()) return { ok: false, why: null, say: 'Not so many lines at once, please.' }
    const who = table.whoIs(this.user)
    const seat = who === 'table' ? null : who
    const name = table.setup.seats.find(one => one.seat === seat)?.name ?? this.person.name
    await this.setting.store.addChat(id, { user: this.user, name, seat, text, at: this.setting.now() })
    this.setting.tell(id)
    return { ok: true }
  }

  private async rematch(id: string): Promise<Done> {
    const fresh = await this.setting.keeper.rematch(id, this.user)
    return fresh ? { ok: true } : { ok: false, why: null, say: 'Only those who played can ask for a rematch.' }
  }

  private answer(id: string, done: Done): void {
    if (done.ok) this.send({ say: 'done', id, ...(done.seq === undefined ? {} : { seq: done.seq }) })
    else this.send({ say: 'refused', id, why: done.why, because: done.say })
  }

  private refuse(id: string | null, because: string): void {
    this.send({ say: 'refused', id, why: null, because })
  }

  /** Everything from the deal on, through the eyes this user has now. */
  private sendAll(): void {
    if (!this.table) return
    this.who = this.table.whoIs(this.user)
    this.seq = -1
    this.sendNews(true)
  }

  private sendNews(always = false): void {
    const news = this.table && this.who !== null ? this.table.newsFor(this.who, this.seq) : null
    if (!news || (!always && news.seq === this.seq)) return
    this.seq = news.seq
    this.send({ say: 'scene', ...news })
  }

  private async sendChat(): Promise<void> {
    if (!this.id) return
    const lines = await this.setting.store.chatSince(this.id, this.chatId, 100)
    if (lines.length === 0) return
    this.chatId = lines[lines.length - 1].id
    this.send({ say: 'chat', lines: lines.map(({ user: _private, ...line }) => line) })
  }

  send(message: FromServer): void {
    if (!this.closed) this.wire.send(JSON.stringify(message))
  }
}
