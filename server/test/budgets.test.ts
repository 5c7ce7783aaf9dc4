import { setTimeout as pause } from 'node:timers/promises'
import { type FromClient, type FromServer, PROTOCOL_VERSION } from '@holdout/protocol'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Page, Person } from './people.ts'
import { CLUSTER, services } from './services.ts'
import { gather, newTable, playOn, servers } from './table-host.ts'

const { start, newData } = servers()
const { newDatabase, redis } = services()

/** A small budget, so that a burst uses it up: 24 ms of CPU time per second and 120 ms at once for a person. */
const SMALL = { HOLDOUT_BUDGET: '60' }
/** More requests at once than deposits fit into the budget of a person, and fewer than the limit of messages. */
const BURST = 250

type Kind = Exclude<FromClient['type'], 'hello'>

/** A message of each kind. Most are rejected by the table, after the work of looking at them. */
const MESSAGES: Readonly<Record<Kind, object>> = {
  ping: {},
  text: { on: false },
  move: { move: { move: 'pass' } },
  undo: {},
  'ask-undo': {},
  'answer-undo': { agree: true },
  'ask-stop': {},
  'answer-stop': { agree: true },
  pause: { on: true },
  away: { seat: 'john', choice: 'wait' },
  return: {},
  sit: { seat: 'john', name: 'Eve', entropy: '' },
  reveal: { entropy: 'mine' },
  stand: {},
  leave: {},
  bot: { seat: 'john', level: 'easy' },
  start: {},
  'add-seat': { seats: 1 },
  'remove-seat': { seat: 'john', seats: 1 },
  'free-seat': { seat: 'john', by: 'abcdefghijkl' },
  'allow-seat': { by: 'abcdefghijkl' },
  options: { options: { shells: 6 } },
  mute: { by: 'abcdefghijkl', on: true },
  rematch: {},
  chat: { text: 'hello' },
  'earlier-chat': { before: 1 },
  hint: {},
}

const isOverBudget = (message: FromServer): boolean =>
  message.type === 'error' && message.retryAfter !== undefined && message.retryAfter > 0

/** Sends a burst, and waits for all answers. */
async function burst(page: Page, kind: Kind, count: number): Promise<FromServer[]> {
  const before = page.received.length
  for (let i = 0; i < count; i++) page.say({ type: kind, id: `${kind}-${i}`, ...MESSAGES[kind] } as FromClient)
  const answers = (): FromServer[] =>
    page.received.slice(before).filter(one => 'id' in one && one.id?.startsWith(`${kind}-`))
  await page.until(() => answers().length === count)
  return answers()
}

describe('a burst of one guest is limited by the time that it takes', () => {
  // These are answered at once, so that they reach the limit of messages first.
  const kinds = (Object.keys(MESSAGES) as Kind[]).filter(kind => kind !== 'ping' && kind !== 'text')

  it.each(kinds)('%s, and another person plays on', async kind => {
    const { url } = await start(newData(), SMALL)
    const { id, pages } = await gather(url, 'until-dawn')
    const eve = await (await Person.called('Eve', url)).open(id)
    const refused = (await burst(eve, kind, BURST)).filter(isOverBudget)
    expect(refused.length, 'refused').toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ message: expect.stringMatching(/Try again in \d+ seconds?\./) })
    for (let i = 0; i < 5; i++)
      expect(await pages[0].request({ type: 'move', move: { move: 'pass' } })).toMatchObject({ type: 'done' })
  })

  it('hello: a connection over the budget is told to come back later', async () => {
    const { url } = await start(newData(), SMALL)
    const { id } = await gather(url, 'until-dawn')
    const eve = await Person.called('Eve', url)
    const ends = Array.from({ length: 80 }, async () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}api/socket`, { headers: { cookie: eve.cookies } })
      const hello = { type: 'hello', version: PROTOCOL_VERSION, table: id, since: null }
      socket.once('open', () => socket.send(JSON.stringify(hello)))
      return new Promise(done => socket.once('message', () => done('welcome')).once('close', done))
    })
    expect(new Set(await Promise.all(ends))).toEqual(new Set(['welcome', 1013]))
  })

  const routes: [string, string, object | null][] = [
    ['GET', 'api/me', null],
    ['PUT', 'api/me', { name: 'Eve' }],
    ['POST', 'api/tables', newTable('until-dawn')],
    ['GET', 'api/tables', null],
    ['GET', 'api/tables/:id', null],
    ['GET', 'api/tables/:id/record', null],
    ['GET', 'api/me/tables', null],
    ['GET', 'api/openapi.json', null],
    ['POST', 'api/login', { login: 'ann.night', password: 'a guess at random' }],
    ['GET', 'api/nothing', null],
  ]
  it.each(routes)('%s /%s', async (...[method, path, body]) => {
    const { url } = await start(newData(), SMALL)
    const { id, pages, people } = await gather(url, 'until-dawn')
    const eve = await Person.called('Eve', url)
    const headers = { cookie: eve.cookies, ...(body && { 'content-type': 'application/json' }) }
    const ask = (): Promise<Response> =>
      fetch(`${url}${path.replace(':id', id)}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    let accepted = 0
    let answer = await ask()
    for (; answer.status !== 429 && accepted < 2_000; accepted++) answer = await ask()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/Try again in \d+ seconds?\./) })
    expect((await people[0].ask('GET', 'api/me')).status, 'other people are not affected').toBe(200)
    expect(await pages[0].request({ type: 'move', move: { move: 'pass' } })).toMatchObject({ type: 'done' })
  })
})

describe('with the default budget', () => {
  it('play as fast as the server answers is never refused', async () => {
    const { url } = await start()
    for (const game of ['viral-dawn', 'thirty-seconds'] as const) {
      const { pages } = await gather(url, game)
      await playOn(pages)
      for (const page of pages) expect(page.received.filter(isOverBudget)).toEqual([])
    }
  })

  it('a flood from the same address does not stop the play of others there', async () => {
    const { url } = await start()
    const { id, pages } = await gather(url, 'until-dawn')
    const flood = await Promise.all(
      Array.from({ length: 8 }, async (_, i) => (await Person.called(`Eve ${i}`, url)).open(id)),
    )
    const isStopped = (): boolean => flood.flatMap(({ received }) => received).some(isOverBudget)
    for (let i = 0; i < 5 && !isStopped(); i++) await Promise.all(flood.map(page => burst(page, 'mute', BURST)))
    expect(isStopped()).toBe(true)
    await playOn(pages, moves => moves >= 20)
    expect(pages[0].received.filter(isOverBudget)).toEqual([])
  })
})

it('limits how many rejected requests are stored', async () => {
  const { url } = await start(newData(), { HOLDOUT_BUDGET: '10000' })
  const { id } = await gather(url, 'until-dawn')
  const eve = await (await Person.called('Eve', url)).open(id)
  for (const kind of ['return', 'undo'] as const) {
    await burst(eve, kind, BURST)
    await pause(1_500) // 200 messages a second are allowed again, and two rejections
  }
  const answers = await burst(eve, 'sit', 20)
  expect(answers).toContainEqual(
    expect.objectContaining({
      retryAfter: expect.any(Number),
      message: expect.stringContaining('were rejected'),
    }),
  )
})

describe.runIf(CLUSTER)('two nodes', () => {
  const SECRET = 'the same on every node, and long enough'
  const pair = async (env: Record<string, string>) => {
    const shared = { DATABASE_URL: await newDatabase(), REDIS_URL: (await redis()).url, HOLDOUT_SECRET: SECRET, ...env }
    return Promise.all([start(newData(), shared), start(newData(), shared)])
  }
  /** The status of a request without a person. */
  const statusAt = async (url: string): Promise<number> => (await fetch(`${url}api/tables`)).status

  it('share the budget of an address', async () => {
    const [here, there] = await pair({ HOLDOUT_BUDGET: '5' })
    expect(await statusAt(there.url)).toBe(200)
    while ((await statusAt(here.url)) === 200);
    await expect.poll(() => statusAt(there.url)).toBe(429)
  })

  it('share the number of requests of an address', async () => {
    const [here, there] = await pair({ HOLDOUT_BUDGET: '0', HOLDOUT_REQUESTS: '60' })
    while ((await statusAt(here.url)) === 200);
    await expect.poll(() => statusAt(there.url), { interval: 200 }).toBe(429)
  })

  it('share the number of open sockets of an address', async () => {
    const [here, there] = await pair({ HOLDOUT_CONNECTIONS: '12' })
    const { id, people } = await gather(here.url, 'until-dawn')
    for (let i = 0; i < 11; i++) await people[0].open(id)
    const opens = async (): Promise<boolean> => {
      const page = await people[0]
        .at(there.url)
        .open(id, null, 1_000)
        .catch(() => null)
      page?.socket.close()
      return page !== null
    }
    await expect.poll(opens, { interval: 300 }).toBe(false)
  })
})

it('warns once if requests come through a proxy that is not trusted', async () => {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const warnings = (): string[] => lines.filter(line => line.includes('HOLDOUT_TRUST_PROXY'))
  const ask = (url: string) => fetch(`${url}api/me`, { headers: { 'x-forwarded-for': '203.0.113.1' } })
  const direct = await start(newData(), { HOLDOUT_LOG: 'warn' }, log)
  await fetch(`${direct.url}api/me`)
  expect(warnings()).toEqual([])
  for (let i = 0; i < 3; i++) await ask(direct.url)
  expect(warnings()).toHaveLength(1)
  const behind = await start(newData(), { HOLDOUT_LOG: 'warn', HOLDOUT_TRUST_PROXY: 'on' }, log)
  await ask(behind.url)
  expect(warnings()).toHaveLength(1)
})
