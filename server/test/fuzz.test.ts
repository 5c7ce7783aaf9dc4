import { connect } from 'node:net'
import { PROTOCOL_VERSION } from '@holdout/protocol'
import { readFromServer } from '@holdout/protocol/parse'
import { afterEach, describe, expect, it } from 'vitest'
import { Nonsense } from './fuzz-input.ts'
import { type Page, Person } from './people.ts'
import { CLUSTER, services } from './services.ts'
import { gather, gatherPeople, playOn, servers } from './table-host.ts'

const { start: startServer } = servers()
const { newDatabase } = services()

/** The errors that servers logged. No input of a client may cause one. */
const logged: string[] = []
afterEach(() => {
  expect(logged.splice(0)).toEqual([])
})

const start = (data?: string, env: Record<string, string> = {}) =>
  startServer(data, { ...env, HOLDOUT_LOG: 'error' }, { write: line => void logged.push(line) })

/** Each kind of store, with the environment for a server on it. */
const STORES: readonly (readonly [string, () => Promise<Record<string, string>>])[] = [
  ['SQLite', async () => ({})],
  ...(CLUSTER
    ? [
        [
          'PostgreSQL',
          async () => ({ DATABASE_URL: await newDatabase(), HOLDOUT_SECRET: 'of the fuzz tests on PostgreSQL only' }),
        ] as const,
      ]
    : []),
]

/** Internal details that must not reach a client. */
const INSIDES = /node_modules|\.ts:\d|\.js:\d|\bat [A-Za-z]+\.|SQLITE|select .* from|TypeError|ReferenceError/i

/** Valid messages to corrupt. */
const RIGHT = [
  { type: 'hello', version: PROTOCOL_VERSION, table: 'abcdefghjk', since: null },
  { type: 'sit', id: 'a', seat: 'john', name: 'Eve', entropy: '' },
  { type: 'bot', id: 'b', seat: 'john', level: 'random' },
  { type: 'move', id: 'c', move: { move: 'pass' } },
  { type: 'undo', id: 'd' },
  { type: 'pause', id: 'e', on: true },
  { type: 'away', id: 'f', seat: 'john', choice: 'bot' },
  { type: 'chat', id: 'g', text: 'hello' },
  { type: 'rematch', id: 'h' },
  { type: 'return', id: 'i' },
  { type: 'leave', id: 'j' },
  { type: 'start', id: 'k' },
  { type: 'ping', id: 'l' },
  { type: 'stand', id: 'm' },
  { type: 'mute', id: 'n', by: 'abcdefghijkl', on: true },
  { type: 'text', id: 'o', on: false },
  { type: 'add-seat', id: 'p', seats: 4 },
  { type: 'remove-seat', id: 'q', seat: 'john', seats: 4 },
  { type: 'free-seat', id: 'r', seat: 'john', by: 'abcdefghijkl' },
  { type: 'allow-seat', id: 's', by: 'abcdefghijkl' },
  { type: 'options', id: 't', options: { shells: 6 } },
]

async function answersPing(page: Page): Promise<void> {
  const id = `p${page.received.length}`
  page.say({ type: 'ping', id })
  await page.until(() => page.received.some(message => message.type === 'pong' && message.id === id))
}

describe('invalid input over a socket', () => {
  it('does not fill the log', async () => {
    const { url } = await start()
    const { id } = await gather(url, 'until-dawn')
    const eve = await Person.called('Eve', url)
    for (let times = 0; times < 3; times++) {
      const page = await eve.open(id)
      const closed = new Promise(done => page.socket.once('close', done))
      page.socket.send('x'.repeat(20_000))
      await closed
    }
    expect(logged).toEqual([])
  })

  it('names the field with characters that are not allowed', async () => {
    const { url } = await start()
    const { pages } = await gather(url, 'viral-dawn')
    const answer = await pages[0].request({ type: 'chat', text: '\u200b' })
    expect(answer).toMatchObject({
      type: 'error',
      message: 'Invalid message: field text is blank or contains characters that are not allowed.',
    })
  })

  it.each(STORES)('is answered with errors, changes nothing, and reveals nothing (%s)', async (_store, env) => {
    const { url } = await start(undefined, { ...(await env()), HOLDOUT_BUDGET: '10000' }) // no answer is about limits
    const { id, pages } = await gatherPeople(url, 'viral-dawn')
    await playOn(pages, moves => moves > 4)
    await answersPing(pages[0]) // all earlier messages have arrived
    const before = { seq: pages[0].news?.seq, view: pages[0].news?.scene.view }
    const nonsense = new Nonsense('socket')
    // A spectator cannot change the match.
    const eve = await Person.called('Eve', url)
    for (let round = 0; round < 8; round++) {
      const page = await eve.open(id)
      for (let i = 0; i < 100; i++)
        page.socket.send(
          nonsense.below(3) === 0 ? nonsense.text() : JSON.stringify(nonsense.spoiled(nonsense.oneOf(RIGHT))),
        )
      await answersPing(page)
      for (const message of page.received) {
        const text = JSON.stringify(message)
        expect(text).not.toMatch(INSIDES)
        expect(readFromServer(text)).not.toBeNull()
      }
      expect(page.received.filter(({ type }) => type === 'error').length).toBeGreaterThan(50)
      await page.close()
    }
    await answersPing(pages[0])
    expect({ seq: pages[0].news?.seq, view: pages[0].news?.scene.view }).toEqual(before)
    expect(await playOn(pages, moves => moves >= 4)).toBe(4)
  })

  it('from a player makes no move that the rules do not offer', async () => {
    const { url } = await start()
    const { pages } = await gather(url, 'until-dawn')
    const [page] = pages
    const nonsense = new Nonsense('player')
    const answers = { error: 0, done: 0 }
    for (let i = 0; i < 300; i++) {
      const { choices } = page.news?.scene ?? { choices: [] }
      const move = nonsense.spoiled(
        nonsense.oneOf(choices.map(choice => ({ ...choice.move }) as Record<string, unknown>)),
      )
      const seq = page.news?.seq ?? 0
      const answer = await page.request({ type: 'move', move })
      if (answer.type === 'error') {
        expect(answer.message).not.toMatch(INSIDES)
        answers.error += 1
      } else {
        // Accepted only if it is a legal move, perhaps with a field that is no part of it.
        await page.until(() => (page.news?.seq ?? 0) > seq)
        expect(choices.some(choice => Object.entries(choice.move).every(([key, value]) => move[key] === value))).toBe(
          true,
        )
        answers.done += 1
      }
      if (page.news?.scene.outcome) break
    }
    expect(answers.error).toBeGreaterThan(0)
    expect(answers.done).toBeGreaterThan(0)
    await answersPing(page)
  })

  it.each([
    ['a frame that is not masked', Buffer.from([0x81, 0x02, 0x7b, 0x7d])],
    ['reserved bits', Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
    ['an unknown kind of frame', Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
    ['a huge length', Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4])],
    ['invalid UTF-8', Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28])],
    ['a continuation frame without a start', Buffer.from([0x80, 0x80, 0, 0, 0, 0])],
    ['bytes', Buffer.from([0x82, 0x81, 0, 0, 0, 0, 1])],
  ])('closes the connection after %s, without effect on others', async (_what, frame) => {
    const { url } = await start()
    const { id, people, pages } = await gather(url, 'until-dawn')
    const { port } = new URL(url)
    const closed = new Promise<void>(done => {
      const line = connect(Number(port), '127.0.0.1', () => line.write(upgradeOf(people[0].cookies, port)))
      line.once('data', () => {
        line.write(frame)
        line.once('data', () => line.destroy()) // the server sent a close frame and waits for ours
      })
      line.on('close', () => done())
      line.on('error', () => done())
    })
    await closed
    await answersPing(pages[0])
    await people[0].open(id)
  })

  it('in floods over many connections does not stop other players', async () => {
    const { url } = await start()
    const { id, pages } = await gather(url, 'until-dawn')
    const nonsense = new Nonsense('flood')
    const eve = await Person.called('Eve', url)
    const lines = await Promise.all(Array.from({ length: 5 }, () => eve.open(id)))
    for (const line of lines) for (let i = 0; i < 3_000; i++) line.socket.send(nonsense.text())
    expect(await pages[0].request({ type: 'move', move: { move: 'pass' } })).toMatchObject({ type: 'done' })
    for (const line of lines) expect(JSON.stringify(line.received)).not.toMatch(INSIDES)
  })
})

function upgradeOf(cookie: string, port: string): string {
  return [
    'GET /api/socket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${cookie}`,
    '\r\n',
  ].join('\r\n')
}

/** Paths out of the served folder, and ids with a meaning elsewhere. */
const PATHS = [
  'api/../../holdout-secret.txt',
  'api/%2e%2e/%2e%2e/holdout-secret.txt',
  '..%5c..%5choldout-secret.txt',
  '....//....//holdout-secret.txt',
  '%c0%ae%c0%ae/holdout-secret.txt',
  '/etc/passwd',
  'assets/%00/../../holdout-secret.txt',
  'assets/a-123.js%00.html',
  '.git/config',
  'secret',
  'holdout.db',
  '%',
  '%ff%fe',
  `api/tables/${'x'.repeat(5_000)}`,
  'api/tables/%2e%2e%2fsecret',
  'api/tables/%00',
  'api/tables/%00/record',
  'api/tables/a%ed%a0%80/record',
  'api/tables/__proto__',
  'api/tables/constructor/record',
  "api/tables/'%20or%201=1--",
  'api/daily/__proto__/board?day=2026-11-18',
  'api/daily/constructor/board?day=2026-11-18',
  'api/daily/until-dawn/board',
  'api/daily/until-dawn/board?day=2026-13-45',
  'api/daily/until-dawn/board?day=2026-11-18&day=2026-11-17',
  'api/daily/until-dawn/board?day=2026-11-18&span=__proto__',
  'api/daily/until-dawn/board?day=2026-11-18&group[]=abcd',
  'api/daily/until-dawn/board?day=%00',
  'api/tables?game=__proto__',
  'api/tables?status[]=over',
  'api/tables?game=viral-dawn&game=until-dawn',
  't/__proto__',
  't/constructor',
  't/%00',
  't/%2e%2e%2fsecret',
  `t/${'x'.repeat(5_000)}`,
  'r/constructor?move[]=1&as[__proto__]=p1',
  "r/'%20or%201=1--?move=9e99&as=%00",
  't/../../holdout-secret.txt',
  'pictures/../../holdout-secret.txt',
  'rules/__proto__',
  'constructor',
  '__proto__',
  'toString/viral-dawn',
  'learn/viral-dawn/aid/more',
]

describe('invalid input over HTTP', () => {
  const ROUTES = [
    ['PUT', 'api/me', { name: 'Eve' }],
    ['DELETE', 'api/me', {}],
    ['POST', 'api/account', { login: 'eve', password: 'long enough', name: 'Eve' }],
    ['POST', 'api/login', { login: 'eve', password: 'long enough' }],
    ['PUT', 'api/account/password', { old: 'long enough', password: 'long enough too' }],
    ['PUT', 'api/me/notices', { when: 'always', quiet: { from: '22:00', to: '08:00', zone: 'Europe/Berlin' } }],
    ['PUT', 'api/me/notices/muted/abcdefghjk', { on: true }],
    ['POST', 'api/me/notices/push', { endpoint: 'https://127.0.0.1/x', keys: { p256dh: 'BAAA', auth: 'AAAA' } }],
    ['POST', 'api/me/notices/webhook', { url: 'https://127.0.0.1/x' }],
    ['POST', 'api/me/notices/mail', { address: 'eve@example.org' }],
    ['POST', 'api/me/notices/channels/abc/confirm', { code: 'ABCDEFGH' }],
    ['POST', 'api/notices/off/abc', {}],
    [
      'POST',
      'api/tables',
      { game: 'viral-dawn', options: {}, public: true, spectators: true, name: 'E', bots: {}, seat: null, entropy: '' },
    ],
    ['POST', 'api/daily/until-dawn/start', { game: 'until-dawn' }],
    ['POST', 'api/daily/until-dawn/results', { name: 'Eve', day: '2026-11-18', ticket: 'a.b', record: { moves: [] } }],
    ['POST', 'api/daily/groups', { name: 'Eve' }],
    ['PUT', 'api/daily/groups/abcdef', { name: 'Eve' }],
    ['DELETE', 'api/daily/groups/abcdef', {}],
  ] as const

  it.each(STORES)('gets an error, or does no harm (%s)', async (_store, env) => {
    const { url } = await start(undefined, await env())
    const nonsense = new Nonsense('http')
    const eve = await Person.called('Eve', url)
    for (let i = 0; i < 400; i++) {
      const [method, path, body] = nonsense.oneOf(ROUTES)
      const way = nonsense.below(8)
      const sent = way === 0 ? nonsense.text() : way === 1 ? nonsense.bytes() : JSON.stringify(nonsense.spoiled(body))
      const answer = await fetch(`${url}${path}`, {
        method: nonsense.below(10) === 0 ? nonsense.oneOf(['PATCH', 'OPTIONS', 'POST', 'PUT']) : method,
        headers: {
          cookie: eve.cookies,
          'content-type': way === 2 ? nonsense.oneOf(['text/plain', 'application/xml', 'x']) : 'application/json',
        },
        body: typeof sent === 'string' ? sent : new Uint8Array(sent),
      })
      const text = await answer.text()
      expect(`${answer.status} ${method} ${path} ${String(sent).slice(0, 200)} ${text}`).not.toMatch(/^5/)
      expect(text).not.toMatch(INSIDES)
    }
    const login = JSON.stringify({ login: 'eve\u0000', password: 'long enough' })
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`${url}api/login`, { method: 'POST', headers, body: login })).status).toBe(400)
    expect((await fetch(`${url}readyz`)).status).toBe(200)
  })

  it('is rejected if it is far too long or too deep', async () => {
    const { url } = await start()
    const put = (body: string): Promise<Response> =>
      fetch(`${url}api/me`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
    expect((await put(JSON.stringify({ name: 'x'.repeat(70_000) }))).status).toBe(413)
    expect((await put(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)).status).toBe(400)
    expect((await put('{"name":"Eve","__proto__":{"admin":true}}')).status).toBe(400)
    expect((await put('{"name":"Eve","constructor":{"prototype":{"admin":true}}}')).status).toBe(400)
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })

  it.each(STORES)('reveals nothing for any spelling of a path (%s)', async (_store, env) => {
    const { url } = await start(undefined, await env())
    for (const path of PATHS) {
      const answer = await askPlainly(url, path)
      expect(`${path} ${answer}`).toMatch(/ HTTP\/1\.1 4\d\d /)
      expect(answer).not.toMatch(INSIDES)
      expect(answer).not.toMatch(/root:|\nsecret$/)
    }
  })
})

/** Requests a path unchanged. `fetch` would normalize it. */
function askPlainly(url: string, path: string): Promise<string> {
  const { port } = new URL(url)
  return new Promise(done => {
    let text = ''
    const line = connect(Number(port), '127.0.0.1', () =>
      line.write(`GET /${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`),
    )
    line.on('data', data => {
      text += data
    })
    line.on('close', () => done(text))
  })
}

describe('cookies', () => {
  it('that were forged or changed identify no user', async () => {
    const { url } = await start()
    const ann = await Person.called('Ann', url)
    const [id, sessions, session, expires, signature] = ann.cookies.replace('holdout=', '').split('.')
    const eve = await Person.called('Eve', url)
    const other = eve.cookies.split('.').at(-1)
    const rest = `${session}.${expires}`
    const forged = [
      `${id}.${sessions}.${rest}.${other}`,
      `${id}.${Number(sessions) + 1}.${rest}.${signature}`,
      `${eve.id}.${sessions}.${rest}.${signature}`,
      `${id}.${sessions}.${session}.${Number(expires) + 1}.${signature}`,
      `${id}.${sessions}.${rest}.`,
      `${id}.${sessions}.${rest}`,
      `${id}.${sessions}.${rest}.${signature}x`,
      `${id}.${sessions}.${other}`,
      `${id}.${Number(sessions) + 1}.${signature}`,
      `${eve.id}.${sessions}.${signature}`,
      `${id}.${sessions}.`,
      `${id}.${sessions}`,
      `${id}`,
      '..',
      `${id}.${sessions}.${signature}x`,
      `${id}.${sessions}.${signature.slice(0, -1)}`,
      '%00',
      'x'.repeat(5_000),
    ]
    for (const token of forged) {
      const answer = await fetch(`${url}api/me`, { headers: { cookie: `holdout=${token}` } })
      expect(await answer.json()).toEqual({ me: null })
    }
    expect((await ann.ask('GET', 'api/me')).body).toEqual({ me: { name: 'Ann', login: null } })
  })
})
