import { PatchReader } from '@holdout/client'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type FromClient, type FromServer, PROTOCOL_VERSION, type SceneUpdate, type TableInfo } from '@holdout/protocol'
import { WebSocket } from 'ws'
import { checkedMessage } from './checked-message.ts'

/** A person with a cookie, who uses HTTP and sockets. */
export class Person {
  private cookie = ''

  private constructor(private readonly url: string) {}

  static stranger(url: string): Person {
    return new Person(url)
  }

  static async called(name: string, url: string): Promise<Person> {
    const person = new Person(url)
    await person.ask('PUT', 'api/me', { name })
    return person
  }

  /** The cookie header that a browser would send. */
  get cookies(): string {
    return this.cookie
  }

  /** The user id, which other clients must not learn. */
  get id(): string {
    return this.cookie.replace(/^holdout=/, '').split('.')[0]
  }

  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const given = answer.headers.get('set-cookie')
    if (given) this.cookie = given.split(';')[0]
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  /** A person with an existing cookie. */
  static with(cookie: string, url: string): Person {
    const person = new Person(url)
    person.cookie = cookie
    return person
  }

  /** The same person at another address, such as a restarted server. */
  at(url: string): Person {
    const same = new Person(url)
    same.cookie = this.cookie
    return same
  }

  /** A connection that has not sent anything yet. */
  async connect(): Promise<Page> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}api/socket`, { headers: { cookie: this.cookie } })
    const page = new Page(socket)
    await new Promise((done, failed) => socket.once('open', done).once('error', failed))
    return page
  }

  async open(table: string, since: number | null = null, ms = 20_000): Promise<Page> {
    const page = await this.connect()
    page.say({ type: 'hello', version: PROTOCOL_VERSION, table, since })
    await page.until(() => page.info !== null || page.received.some(({ type }) => type === 'error'), ms)
    const refused = page.received.find(message => message.type === 'error')
    if (!page.info && refused?.type === 'error') throw new Error(refused.message)
    return page
  }
}

/** One connection and all messages on it. */
export class Page {
  readonly received: FromServer[] = []
  /** Parts of received messages that the protocol does not describe. Waiting for anything then fails. */
  readonly faults: string[] = []
  info: TableInfo | null = null
  news: SceneUpdate | null = null
  /** All scenes, including those made from patches. */
  readonly scenes: SceneUpdate[] = []
  private reader: PatchReader | null = null
  private next = 0
  private readonly tag = Math.random().toString(36).slice(2, 8) // ids are a client's own: two pages of one person have different ones
  private readonly waiting = new Set<() => void>()

  constructor(readonly socket: WebSocket) {
    socket.on('message', data => {
      const message = JSON.parse(String(data)) as FromServer
      this.received.push(message)
      try {
        checkedMessage(String(data))
      } catch (error) {
        this.faults.push((error as Error).message)
      }
      if (message.type === 'table') this.info = message.table
      if (message.type === 'scene') this.see(message)
      if (message.type === 'patch' && this.reader) this.see(this.reader.read(message))
      for (const look of [...this.waiting]) look()
    })
    socket.on('close', () => {
      for (const look of [...this.waiting]) look()
    })
  }

  /** Turns text off: the page produces it itself. */
  async leaveOutWords(game: AnyKnownGame): Promise<void> {
    this.reader = new PatchReader(game)
    await this.request({ type: 'text', on: false })
  }

  private see(news: SceneUpdate): void {
    this.news = news
    this.scenes.push(news)
  }

  say(message: FromClient): void {
    this.socket.send(JSON.stringify(message))
  }

  /** Sends a request and waits for its answer. */
  async request(message: Record<string, unknown>, id = `${this.tag}-${this.next++}`): Promise<FromServer> {
    this.socket.send(JSON.stringify({ ...message, id }))
    let answer: FromServer | undefined
    await this.until(() => {
      answer = this.received.find(one => answers(one, id))
      return answer !== undefined
    })
    return answer as FromServer
  }

  /** The limit is longer than two bots may think on a busy machine. */
  until(holds: () => boolean, ms = 60_000): Promise<void> {
    return new Promise((done, failed) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look)
        failed(
          new Error(
            `The condition was not met within ${ms} ms. Last message: ${JSON.stringify(this.received.at(-1))?.slice(0, 300)}`,
          ),
        )
      }, ms)
      const look = (): void => {
        const fault = this.faults.at(0)
        if (fault === undefined && !holds()) return
        clearTimeout(timer)
        this.waiting.delete(look)
        if (fault === undefined) done()
        else failed(new Error(fault))
      }
      this.waiting.add(look)
      look()
    })
  }

  close(): Promise<void> {
    return new Promise(done => {
      this.socket.once('close', () => done())
      this.socket.close()
    })
  }
}

function answers(message: FromServer, id: string): boolean {
  if (message.type === 'patch') return message.done === id
  return (message.type === 'done' || message.type === 'error') && message.id === id
}
