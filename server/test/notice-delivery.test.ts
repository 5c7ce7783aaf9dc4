import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { NoticeReceiver } from '../../tools/programs/notice-receivers.ts'
import { Budgets } from '../src/limits/budget.ts'
import { Delivery } from '../src/notices/delivery.ts'
import { Mailer } from '../src/notices/mail.ts'
import { pushKeys } from '../src/notices/push.ts'
import { Senders } from '../src/notices/senders.ts'
import { Subscribers } from '../src/notices/subscribers.ts'
import { prepareWebhook } from '../src/notices/webhook.ts'
import type { Channel, ClaimedNotice } from '../src/store/notice-store.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store, StoredTable } from '../src/store/store.ts'
import type { TableRegistry } from '../src/tables/table-registry.ts'

const open: { stop(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.stop()
})

async function receiver(): Promise<NoticeReceiver> {
  const started = await NoticeReceiver.start()
  open.push(started)
  return started
}

/** A server that accepts connections and says nothing, so that TLS is never finished. */
async function silentServer(): Promise<{ readonly url: string; readonly connected: Promise<void> }> {
  const sockets: Socket[] = []
  const server = createServer()
  const connected = new Promise<void>(done =>
    server.on('connection', socket => {
      sockets.push(socket)
      socket.on('error', () => {})
      done()
    }),
  )
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  open.push({
    stop() {
      for (const socket of sockets) socket.destroy()
      return new Promise(done => server.close(done))
    },
  })
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/`, connected }
}

/** A store with people, who have webhooks, and a running delivery. `passed` has the tables whose chat was left. */
async function delivery(mailer: Mailer | null = null) {
  const store = await sqliteStore(join(mkdtempSync(join(tmpdir(), 'holdout-notices-')), 'a.db'))
  const passed = new Set<string>()
  const errors: unknown[] = []
  const now = Date.now
  const registry = {
    table: async (table: string) => ({
      inTurn: async <T>(act: () => T) => act(),
      state: {
        setup: { seats: passed.has(table) ? [] : [{ seat: 'a', kind: 'person', user: table, name: 'Ann' }] },
        infoFor: () => ({ seats: [] }),
        game: { title: 'Sample' },
      },
    }),
  } as unknown as TableRegistry
  const started = new Delivery({
    store,
    registry,
    senders: new Senders(await pushKeys(store.notices), mailer, true),
    subscribers: new Subscribers(store.notices, now),
    budgets: new Budgets(now, { burst: 10, perSecond: 1 }),
    node: 'first',
    delay: 0,
    now,
    reportError: error => errors.push(error),
  })
  open.push({
    async stop() {
      await started.close()
      await store.close()
      expect(errors).toEqual([])
    },
  })
  return { store, passed, started }
}

function table(id: string, at: number): StoredTable {
  return {
    id,
    version: 1,
    status: 'playing',
    public: true,
    setup: {
      game: 'until-dawn',
      rulesVersion: 1,
      options: {},
      seats: [],
      spectators: true,
      host: { user: id, name: 'Ann' },
      secret: 'x',
      seedHash: 'y',
      entropy: {},
      pausedBy: null,
      rematch: null,
    },
    moves: 0,
    clocks: [],
    dueAt: null,
    outcome: null,
    winners: null,
    created: at,
    updated: at,
  }
}

function channelTo(address: string, user: string, index = 0): Channel {
  const kind = address.includes('@') ? 'mail' : 'webhook'
  const origin = 'https://holdout.example'
  return { id: `${user}-${index}`, user, kind, address, keys: null, origin, code: null, created: index }
}

/** Adds webhooks or mail addresses of a person, and a notice about the table of the same name. */
async function cause(store: Store, user: string, addresses: readonly string[]): Promise<void> {
  for (const [index, address] of addresses.entries()) await store.notices.addChannel(channelTo(address, user, index))
  const at = Date.now()
  await store.createTable(table(user, at))
  await store.notices.add([{ table: user, user, kind: 'chat', key: 'x', seq: 0, at, dueAt: at }])
}

/** What another node may send after the claims of this one have ended. */
function leftByDeadNode(store: Store): Promise<ClaimedNotice[]> {
  const now = Date.now() + 3_600_000
  return store.notices.claim({ node: 'second', now, soon: now, until: now + 1_000, people: 100 })
}

it('leaves a message to another node if this one dies while a receiver does not finish the connection', async () => {
  const { store } = await delivery()
  const silent = await silentServer()
  await cause(store, 'ann', [silent.url])
  await silent.connected
  expect(await leftByDeadNode(store)).toMatchObject([{ user: 'ann', attempts: 0 }])
})

it('leaves a mail to another node if this one dies while the mail server thinks about the address', async () => {
  const answers: ((error: Error) => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      answers.push(done)
    },
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  open.push({ stop: () => new Promise<void>(done => server.close(() => done())) })
  const { port } = server.server.address() as AddressInfo
  const { store } = await delivery(new Mailer(`smtp://127.0.0.1:${port}`, 'holdout@example.org'))
  await cause(store, 'ann', ['ann@example.org'])
  await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(1)
  expect(await leftByDeadNode(store)).toMatchObject([{ user: 'ann', attempts: 0 }])
  answers[0](new Error('There is no such address.'))
})

it('does not send a message again whose receiver has it and does not answer', async () => {
  const { store } = await delivery()
  const service = await receiver()
  service.answer = () => new Promise(() => {})
  await cause(store, 'ann', [service.url])
  await service.arrived(1)
  expect(await leftByDeadNode(store)).toEqual([])
})

it('does not wait for a slow receiver before it serves other people and channels', async () => {
  const { store } = await delivery()
  const [slow, silent, service] = [await receiver(), await silentServer(), await receiver()]
  slow.answer = () => new Promise(() => {})
  await cause(store, 'ann', [slow.url])
  await slow.arrived(1)
  await cause(store, 'ben', [silent.url, service.url])
  const at = Date.now()
  await service.arrived(1)
  expect(Date.now() - at).toBeLessThan(5_000)
})

it('does not send a message whose turn passed while its receiver was connecting', async () => {
  const { store, passed, started } = await delivery()
  const service = await receiver()
  const find = store.lastSeen.bind(store)
  let looks = 0
  store.lastSeen = async table => {
    looks += 1
    if (looks === 2) passed.add('ann') // the second look is when the receiver is connected
    return find(table)
  }
  await cause(store, 'ann', [service.url])
  await expect.poll(() => looks, { timeout: 10_000 }).toBeGreaterThan(1)
  await started.close()
  expect(service.requests).toEqual([])
})

it('gives notices back if another node has taken one of them', async () => {
  const { store, started } = await delivery()
  await started.close()
  await cause(store, 'ann', [])
  await cause(store, 'ben', [])
  const now = Date.now()
  const claim = { now, soon: now, until: now + 1_000, people: 10 }
  const [ann, ben] = await store.notices.claim({ node: 'first', ...claim })
  const [later, until] = [now + 2_000, now + 60_000]
  expect(await store.notices.begin([ann.id], 'first', later, until)).toBe(false) // its claim has ended
  await store.notices.postpone([ben.id], 'first', now)
  expect(await store.notices.claim({ node: 'second', ...claim })).toMatchObject([{ id: ben.id }])
  expect(await store.notices.begin([ann.id, ben.id], 'first', now, until)).toBe(false)
  await store.notices.end([ben.id], 'first', 'dropped')
  expect(await store.notices.begin([ben.id], 'second', now, until)).toBe(true)
  expect(await store.notices.begin([ann.id], 'first', now, until)).toBe(true)
})

it('mentions no member of a chat by the name of a player', async () => {
  const service = await receiver()
  const message = { title: 'Your turn', body: 'With <!channel> & @all.', path: 't/a', tag: 'a', lasts: 60_000 }
  expect(await prepareWebhook(channelTo(service.url, 'ann'), message, true)(async () => true)).toEqual({
    result: 'done',
  })
  expect(JSON.parse(service.requests[0].body.toString())).toEqual({
    content: 'Your turn\nWith <!channel> & @all.\nhttps://holdout.example/t/a',
    text: 'Your turn\nWith &lt;!channel&gt; &amp; @\u200ball.\nhttps://holdout.example/t/a',
    allowed_mentions: { parse: [] },
  })
})
