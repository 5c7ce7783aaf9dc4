// Measures what each kind of request costs a node, to check the table in server/src/limits/costs.ts.
//   node scripts/costs.mjs [--times 300]
import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { setUp } from './setup.mjs'

register('./load-ts.mjs', import.meta.url)
const { values } = parseArgs({ options: { times: { type: 'string', default: '300' } } })
const TIMES = Number(values.times)
/** Public tables in the lobby, and moves in the match. */
const TABLES = 400
const MOVES = 300

setUp()
const { bundleNode } = await import('../server/test/fault/bundle.ts')
const { Person } = await import('../server/test/people.ts')
const program = bundleNode()
const folder = mkdtempSync(join(tmpdir(), 'holdout-costs-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<title>Holdout</title>')
writeFileSync(join(folder, 'assets', 'big.js'), 'x'.repeat(1_000_000))
const server = fork(program, {
  env: {
    ...process.env,
    WEB_FOLDER: folder,
    HOLDOUT_DATA: folder,
    HOLDOUT_REQUESTS: '0',
    HOLDOUT_CONNECTIONS: '0',
    HOLDOUT_BUDGET: '0',
    HOLDOUT_PERSON_TABLES: '0',
    HOLDOUT_ADDRESS_TABLES: '0',
    HOLDOUT_BOT_PAUSE: '0',
    HOLDOUT_LOG: 'error',
  },
})
try {
  await run((await answer()).url)
} finally {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  rmSync(dirname(program), { recursive: true, force: true })
}

async function run(url) {
  const ann = await Person.called('Ann', url)
  const ben = await Person.called('Ben', url)
  const wish = {
    game: 'zombie-town',
    options: { players: 2 },
    public: true,
    spectators: true,
    name: 'Ann',
    bots: {},
    seat: null,
    entropy: '',
  }
  const open = async more => (await ann.ask('POST', 'api/tables', { ...wish, ...more })).body.id
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
  await http('POST /api/tables', 'POST', 'api/tables', () => wish)
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
  const before = await answer('cpu')
  for (let i = 0; i < TIMES; i++) bytes += Number(await act(i)) || 0
  const after = await answer('cpu')
  const cpu = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system
  console.log(`| ${name} | ${Math.round(cpu / TIMES)} | ${Math.round(bytes / TIMES) || ''} |`)
}

/** Sends a request to the server process and returns its answer. */
function answer(question) {
  return new Promise((done, failed) => {
    server.once('message', done)
    server.once('exit', code => failed(new Error(`The server stopped (${code}).`)))
    if (question) server.send(question)
  })
}
