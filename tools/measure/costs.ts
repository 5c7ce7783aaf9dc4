import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleNode } from '../../server/test/fault/bundle.ts'
import { type Page, Person } from '../../server/test/people.ts'
import { numberIn } from '../tool.ts'
import { cpuBetween, type MeasuredServer, startMeasured } from './measured-server.ts'
import { play, seatAt, WISH } from './measured-tables.ts'

/** Public tables in the lobby, and moves in the match. */
const TABLES = 400
const MOVES = 300
/** Requests of each kind before those that are measured. */
const WARM = 20
const NO_LIMITS = { HOLDOUT_BUDGET: '0', HOLDOUT_PERSON_TABLES: '0', HOLDOUT_ADDRESS_TABLES: '0' }

export const usage = 'npm run measure -- costs [--times 300]'

/** Measures what each kind of request costs a node. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { times: { type: 'string', default: '300' } } })
  const times = numberIn('times', values.times, { whole: true })
  const program = bundleNode()
  try {
    const server = await startMeasured(program, { env: { HOLDOUT_BOT_PAUSE: '0', ...NO_LIMITS } })
    try {
      await measureAll(server, times)
    } finally {
      server.stop()
    }
  } finally {
    rmSync(dirname(program), { recursive: true, force: true })
  }
  return 0
}

/** A request, by its number. May return how many bytes it got. */
type Act = (i: number) => Promise<unknown>

async function measureAll(server: MeasuredServer, times: number): Promise<void> {
  const { url } = server
  const ann = await Person.called('Ann', url)
  const ben = await Person.called('Ben', url)
  const open = async (more: object = {}): Promise<string> =>
    String((await ann.ask('POST', 'api/tables', { ...WISH, ...more })).body.id)
  for (let i = 0; i < TABLES; i++) await open()
  const id = await open()
  const pages = [await ann.open(id), await ben.open(id)]
  for (const [i, page] of pages.entries())
    await page.request({ type: 'sit', seat: seatAt(page, i), name: 'Ann', entropy: '' })
  await pages[0].request({ type: 'start' })
  await play(pages, MOVES)
  const over = await open({ game: 'until-dawn', options: {}, seat: 'john' })
  const last = await ann.open(over)
  await last.request({ type: 'start' })
  await play([last], 10_000)
  const login = { login: 'ann.night', password: 'four wet wooden planks' }
  await (await Person.called('Cat', url)).ask('POST', 'api/account', login)
  const waiting = await ann.open(await open())
  const seat = seatAt(waiting, 0)
  const watcher = await (await Person.called('Eve', url)).open(id)

  console.log('| request | CPU of the node, µs | bytes sent |\n|---|---|---|')
  const measure = async (name: string, act: Act): Promise<void> => {
    let bytes = 0
    for (let i = 0; i < WARM; i++) await act(i)
    const before = await server.ask('cpu')
    for (let i = 0; i < times; i++) bytes += Number(await act(i)) || 0
    const cpu = cpuBetween(before, await server.ask('cpu'))
    console.log(`| ${name} | ${Math.round(cpu / times)} | ${Math.round(bytes / times) || ''} |`)
  }
  await measure('ping', i => pong(pages[0], i))
  await measure('sit and stand, each', i =>
    waiting.request(i % 2 ? { type: 'stand' } : { type: 'sit', seat, name: 'Ann', entropy: '' }),
  )
  await measure('options', i => waiting.request({ type: 'options', options: { 'last-day': 6 + (i % 2) } }))
  await measure('a rejected request', () => watcher.request({ type: 'start' }))
  await measure('a rejected move', () => watcher.request({ type: 'move', move: { move: 'pass' } }))
  await measure('mute', i => waiting.request({ type: 'mute', by: 'abcdefghijkl', on: i % 2 === 0 }))
  await measure('chat (rejected above its own limit)', i => waiting.request({ type: 'chat', text: `${i}` }))
  await measure('earlier-chat', () => waiting.request({ type: 'earlier-chat', before: 1_000_000 }))
  await measure('move, three connections with text', () => play(pages, 1))
  await measure('connect and hello, whole match', async () => {
    const page = await ann.open(id)
    await page.until(() => page.news !== null)
    const { length } = JSON.stringify(page.news)
    page.socket.terminate()
    return length
  })
  const http = (name: string, method: string, path: string, body?: (i: number) => object): Promise<void> =>
    measure(name, async i => JSON.stringify(await ann.ask(method, path, body?.(i))).length)
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

async function pong(page: Page, i: number): Promise<void> {
  const id = `p${i}`
  page.say({ type: 'ping', id })
  await page.until(() => {
    const last = page.received.at(-1)
    return last?.type === 'pong' && last.id === id
  })
}
