import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChatLine, type FromServer, PROTOCOL_VERSION } from '@holdout/protocol'
import Database from 'libsql'
import { afterEach, describe, expect, it } from 'vitest'
import { inProcessBus } from '../src/bus/in-process.ts'
import { Budget } from '../src/limits/budget.ts'
import { Connection } from '../src/sockets/connection.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import { TableRegistry } from '../src/tables/table-registry.ts'
import { newTable } from './table-host.ts'

const NO_LIMIT = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 }
const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

interface Watcher {
  readonly received: FromServer[]
  say(message: object): Promise<void>
}

/** A table with this many people, and counters of reads and commits. Each table keeps `chatLines` lines. */
async function room(people: number, chatLines = 0) {
  const counts = { reads: 0, commits: 0 }
  const store = await sqliteStore(join(mkdtempSync(join(tmpdir(), 'holdout-chat-')), 'a.db'), {
    open: file => {
      const database = new Database(file)
      const exec = database.exec.bind(database)
      database.exec = text => {
        if (text === 'commit') counts.commits += 1
        return exec(text)
      }
      return database
    },
  })
  const counting = new Proxy(store, {
    get(real, name) {
      if (name === 'chatSince') counts.reads += 1
      const value = Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
  const reportError = (error: unknown): void => {
    throw error
  }
  const now = (): number => 1_000_000
  const deps = { store: counting, bus: inProcessBus(), now, botPause: 0, lag: 0, awayAfter: 60_000, chatLines }
  const registry = new TableRegistry({ ...deps, reportError })
  open.push(async () => {
    await registry.close()
    await store.close()
  })
  const id = await registry.create('p0', newTable('until-dawn'))
  const budget = new Budget(now, NO_LIMIT)
  const connect = async (name: string): Promise<Watcher> => {
    const received: FromServer[] = []
    const connection = new Connection(
      {
        registry,
        store: counting,
        now,
        mayChat: () => true,
        resendBudget: () => budget,
        hintBudget: () => budget,
        reportError,
        answered() {},
      },
      { id: name, name, login: null, password: null, sessions: 1, created: 0 },
      name,
      { send: ({ text }) => void received.push(JSON.parse(text)), close: () => {} },
    )
    const say = (message: object): Promise<void> => connection.receive(JSON.stringify(message))
    await say({ type: 'hello', version: PROTOCOL_VERSION, table: id, since: null })
    return { received, say }
  }
  const watchers: Watcher[] = []
  for (let i = 0; i < people; i++) watchers.push(await connect(`p${i}`))
  return { id, store, counts, connect, watchers }
}

const chatOf = ({ received }: Watcher): (FromServer & { type: 'chat' })[] =>
  received.filter(message => message.type === 'chat')
const linesOf = (one: Watcher): ChatLine[] => chatOf(one).flatMap(({ lines }) => lines)
const textsOf = (one: Watcher): string[] => linesOf(one).map(({ text }) => text)
const range = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, i) => `line ${from + i}`)

describe('chat lines of one moment', () => {
  it('are committed together, read once for all connections, and sent in one message', async () => {
    const { counts, watchers } = await room(20)
    Object.assign(counts, { reads: 0, commits: 0 })
    await Promise.all(watchers.map(({ say }, i) => say({ type: 'chat', id: 'c', text: `line ${i}` })))
    for (const one of watchers) {
      await expect.poll(() => linesOf(one)).toHaveLength(20)
      expect(chatOf(one)).toHaveLength(1)
      expect(textsOf(one).sort()).toEqual(range(0, 20).sort())
    }
    expect(counts.commits).toBe(1)
    expect(counts.reads).toBe(1)
  })

  it('reach every connection once and in order, also one that connects meanwhile', async () => {
    const { watchers, connect, store, id } = await room(3)
    const late: Promise<Watcher>[] = []
    for (let i = 0; i < 60; i++) {
      void watchers[i % 3].say({ type: 'chat', id: `c${i}`, text: `line ${i}` })
      if (i % 10 === 5) late.push(connect(`late${i}`))
      if (i % 7 === 0) await new Promise(done => setImmediate(done))
    }
    const stored = async () => (await store.chatSince(id, 0, 100)).map(({ text }) => text)
    await expect.poll(async () => (await stored()).length).toBe(60)
    for (const one of [...watchers, ...(await Promise.all(late))])
      await expect.poll(() => textsOf(one)).toEqual(await stored())
  })
})

describe('the history of a chat', () => {
  it('comes in pages', async () => {
    const { store, id, connect } = await room(1)
    for (const text of range(0, 250))
      await store.addChat(id, { user: 'p0', name: 'p0', seat: null, text, at: 0 }, `p0/${text}`)
    const one = await connect('reader')
    expect(textsOf(one)).toEqual(range(150, 250))
    expect(chatOf(one)[0].more).toBe(true)
    for (const [from, to, more] of [
      [50, 150, true],
      [0, 50, false],
    ] as const) {
      const before = chatOf(one).at(-1)?.lines[0].id
      await one.say({ type: 'earlier-chat', id: `e${from}`, before })
      const page = chatOf(one).at(-1)
      expect(page?.lines.map(({ text }) => text)).toEqual(range(from, to))
      expect(page?.more).toBe(more)
      expect(one.received.at(-1)).toMatchObject({ type: 'done', id: `e${from}` })
    }
  })

  it('keeps the latest lines of a table only, as many as the operator chose', async () => {
    const { watchers, store, id } = await room(1, 30)
    for (let i = 0; i < 200; i++) await watchers[0].say({ type: 'chat', id: `c${i}`, text: `line ${i}` })
    await expect.poll(async () => (await store.chatSince(id, 0, 1_000)).length).toBe(30)
    expect((await store.chatSince(id, 0, 1_000)).map(({ text }) => text)).toEqual(range(170, 200))
  })
})
