// Measures what each kind of request costs a node, to set the prices in server/src/limits/costs.ts:
//   node scripts/costs.mjs [--times 300]
// With --attack it measures how much CPU time a client gets that floods a server with the default limits:
//   node scripts/costs.mjs --attack [--seconds 20]
import { rmSync } from 'node:fs'
import { register } from 'node:module'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { cpuBetween, startMeasured } from './measured-server.mjs'
import { setUp } from './setup.mjs'

register('./load-ts.mjs', import.meta.url)
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '300' },
    attack: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '20' },
  },
})
const TIMES = Number(values.times)
const SECONDS = Number(values.seconds)
/** Public tables in the lobby, and moves in the match. */
const TABLES = 400
const MOVES = 300
/** People at the attacker's address. */
const ATTACKERS = 20
/** Messages that an attacker sends at once, and the pause after them in ms. */
const BURST = 5
const BURST_EVERY_MS = 50
/** How long a flood runs before it is measured, in ms. */
const WARM_MS = 12_000
/** The table that is opened. */
const WISH = {
  game: 'zombie-town',
  options: { players: 2 },
  public: true,
  spectators: true,
  name: 'Ann',
  bots: {},
  seat: null,
  entropy: '',
}
const NO_LIMITS = { HOLDOUT_BUDGET: '0', HOLDOUT_PERSON_TABLES: '0', HOLDOUT_ADDRESS_TABLES: '0' }

setUp()
const { bundleNode } = await import('../server/test/fault/bundle.ts')
const { Person } = await import('../server/test/people.ts')
const program = bundleNode()
let server = null
try {
  if (values.attack) await attackAll()
  else {
    server = await startMeasured(program, { env: { HOLDOUT_BOT_PAUSE: '0', ...NO_LIMITS } })
    await run(server.url)
  }
} finally {
  server?.stop()
  rmSync(dirname(program), { recursive: true, force: true })
}

/** Floods a new server with one kind of request at a time, from one address. */
async function attackAll() {
  console.log(
    '| flood from one address | messages received per second | CPU of the node | connections left |\n|---|---|---|---|',
  )
  await attack('ping', (page, i) => page.say({ type: 'ping', id: `p${i}` }))
  await attack('sit and stand', (page, i) =>
    page.say(
      i % 2
        ? { type: 'stand', id: `s${i}` }
        : { type: 'sit', id: `s${i}`, seat: page.info.seats[0].seat, name: 'Eve', entropy: '' },
    ),
  )
  await attack('options, rejected', (page, i) =>
    page.say({ type: 'options', id: `o${i}`, options: { 'last-day': 6 + (i % 2) } }),
  )
  await attack('text on and off', (page, i) => page.say({ type: 'text', id: `t${i}`, on: i % 2 === 0 }))
  await attack('earlier-chat', (page, i) => page.say({ type: 'earlier-chat', id: `e${i}`, before: 1_000_000 }))
  await attack('GET /api/tables', async (page, _, url) => {
    await (await fetch(`${url}api/tables`, { headers: { cookie: page.cookie } })).arrayBuffer()
    page.answered += 1
  })
}

async function attack(name, act) {
  server = await startMeasured(program)
  const { url } = server
  const ann = await Person.called('Ann', url)
  const { id } = (await ann.ask('POST', 'api/tables', WISH)).body
  const pages = []
  for (let i = 0; i < ATTACKERS; i++) {
    const eve = await Person.called(`Eve ${i}`, url)
    const page = await eve.open(id)
    pages.push(Object.assign(page, { cookie: eve.cookies, answered: 0 }))
  }
  let isOn = true
  // Sends as much as is answered, and waits as long as the server says, so that it is not cut off.
  const flood = async page => {
    for (let i = 0; isOn && page.socket.readyState === page.socket.OPEN; ) {
      const heard = page.received.length
      for (let j = 0; j < BURST; j++) await act(page, i++, url)
      await new Promise(done => setTimeout(done, BURST_EVERY_MS))
      const waits = page.received.slice(heard).flatMap(({ retryAfter }) => retryAfter ?? [])
      if (waits.length > 0) await new Promise(done => setTimeout(done, 1_000 * Math.max(...waits)))
    }
  }
  const flooding = Promise.all(pages.map(flood))
  await new Promise(done => setTimeout(done, WARM_MS)) // what may be used at once is used up
  const before = await server.ask('cpu')
  const heard = pages.reduce((sum, page) => sum + page.received.length + page.answered, 0)
  const began = performance.now()
  await new Promise(done => setTimeout(done, SECONDS * 1_000))
  const took = (performance.now() - began) / 1_000
  const cpu = cpuBetween(before, await server.ask('cpu')) / 1e6 / took
  const answers = pages.reduce((sum, page) => sum + page.received.length + page.answered, 0) - heard
  const open = pages.filter(({ socket }) => socket.readyState === socket.OPEN).length
  isOn = false
  await flooding
  console.log(`| ${name} | ${Math.round(answers / took)} | ${cpu.toFixed(2)} of a core | ${open} of ${ATTACKERS} |`)
  server.stop()
  server = null
}

async function run(url) {
  const ann = await Person.called('Ann', url)
  const ben = await Person.called('Ben', url)
  const open = async more => (await ann.ask('POST', 'api/tables', { ...WISH, ...more })).body.id
  for (let i = 0; i < TABLES; i++) await open()
  const id = await open()
  const pages = [await ann.open(id), await ben.open(id)]
  for (const [i, page] of pages.entries())
    await page.request({ type: 'sit', seat: page.info.seats[i].seat, name: 'Ann', entropy: '' })
  await pages[0].request({ type: 'start' })
  await play(pages, MOVES)
  const over = await open({ game: 'until-dawn', options: {}, seat: 'john' })
  const last = await ann.open(over)
  await last.request({ type: 'start' })
  await play([last], 10_000)
  const login = { login: 'ann.night', password: 'four wet wooden planks' }
  await (await Person.called('Cat', url)).ask('POST', 'api/account', login)
  const waiting = await ann.open(await open())
  const seat = waiting.info.seats[0].seat
  const watcher = await (await Person.called('Eve', url)).open(id)

  console.log('| request | CPU of the node, µs | bytes sent |\n|---|---|---|')
  await measure('ping', i => pong(pages[0], i))
  await measure('sit and stand, each', async i =>
    waiting.request(i % 2 ? { type: 'stand' } : { type: 'sit', seat, name: 'Ann', entropy: '' }),
  )
  await measure('options', i => waiting.request({ type: 'options', options: { 'last-day': 6 + (i % 2) } }))
  await measure('a rejected request', () => watcher.request({ type: 'start' }))
  await measure('a rejected move', () => watcher.request({ type: 'move', move: { move: 'pass' } }))
  await measure('mute', i => waiting.request({ type: 'mute', by: 'abcdefghijkl', on: i % 2 === 0 }))
  await measure('chat (rejected above its own limit)', i => waiting.request({ type: 'chat', text: `${i}` }))
  await measure('earlier-chat', () => waiting.request({ type: 'earlier-chat', before: 1_000_000 }))
  await measure('move, three connections with text', async () => play(pages, 1))
  await measure('connect and hello, whole match', async () => {
    const page = await ann.open(id)
    await page.until(() => page.news !== null)
    const { length } = JSON.stringify(page.news)
    page.socket.terminate()
    return length
  })
  const http = (name, method, path, body, person = ann) =>
    measure(name, async i => JSON.stringify(await person.ask(method, path, body?.(i))).length)
  await http('GET /api/me', 'GET', 'api/me')
  await http('PUT /api/me', 'PUT', 'api/me', i => ({ name: `Ann ${i}` }))
  await measure('PUT /api/me, a new guest', () => Person.called('Dan', url))
  await http('POST /api/tables', 'POST', 'api/tables', () => WISH)
  await http('GET /api/tables', 'GET', 'api/tables')
  await http('GET /api/tables?status=waiting', 'GET', 'api/tables?status=waiting')
  await http('GET /api/tables/:id', 'GET', `api/tables/${id}`)
  await http('GET /api/tables/:id/record', 'GET', `api/tables/${over}/record`)
  await http('GET /api/me/tables (300)', 'GET', 'api/me/tables')
  await http('POST /api/login', 'POST', 'api/login', () => ({ ...login, password: 'wrong password' }))
  await http('nothing there', 'GET', 'api/nothing')
  for (const path of ['', 'assets/big.js', 'metrics', 'api/openapi.json', 'api/'])
    await measure(`GET /${path}`, async () => (await (await fetch(url + path)).arrayBuffer()).byteLength)
}

async function pong(page, i) {
  page.say({ type: 'ping', id: `p${i}` })
  await page.until(() => page.received.at(-1)?.type === 'pong' && page.received.at(-1).id === `p${i}`)
}

/** Random legal moves. */
async function play(pages, moves) {
  for (let i = 0; i < moves; i++) {
    const mover = () => pages.find(({ news }) => news?.scene.choices.some(({ kind }) => kind === 'must'))
    await pages[0].until(() => pages[0].news !== null)
    const page = mover()
    if (!page) {
      if (pages[0].news?.scene.outcome) return
      await new Promise(done => setTimeout(done, 1))
      i -= 1
      continue
    }
    const choices = page.news.scene.choices.filter(({ kind }) => kind === 'must')
    const { seq } = page.news
    await page.request({ type: 'move', move: choices[(i * 7) % choices.length].move })
    await Promise.all(pages.map(one => one.until(() => (one.news?.seq ?? 0) > seq)))
  }
}

async function measure(name, act) {
  let bytes = 0
  for (let i = 0; i < 20; i++) await act(i)
  const before = await server.ask('cpu')
  for (let i = 0; i < TIMES; i++) bytes += Number(await act(i)) || 0
  const after = await server.ask('cpu')
  const cpu = cpuBetween(before, after)
  console.log(`| ${name} | ${Math.round(cpu / TIMES)} | ${Math.round(bytes / TIMES) || ''} |`)
}
