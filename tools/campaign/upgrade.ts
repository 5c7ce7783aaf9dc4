import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadGame, SLUGS } from '@holdout/catalog'
import { canonical, type MatchRecord, verify } from '@holdout/engine'
import { root } from '../../scripts/registry.mjs'
import { bundleNode } from '../../server/test/fault/bundle.ts'
import { webFolder } from '../../server/test/folders.ts'
import { type Page, Person } from '../../server/test/people.ts'
import { setUpServices, startPostgres } from '../programs/services.ts'
import { ArgumentError } from '../tool.ts'
import { bundleRelease, lastRelease } from './release.ts'

const KINDS = ['sqlite', 'postgres'] as const
type Kind = (typeof KINDS)[number]

/** Moves at each table before the upgrade, and after it. */
const MOVES = 12
const MOVES_AFTER = 6
const CHAT = 'Before the upgrade.'

export const usage = `npm run campaign -- upgrade [--from <commit or tag>] [--only ${KINDS.join('|')}]`

/**
 * Starts an earlier release, by default the last one, plays all games on it, kills it, and starts the current node on
 * the same data. Every table must be as it was, go on, and end with a record that verifies.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { from: { type: 'string' }, only: { type: 'string' } } })
  const kinds = KINDS.filter(kind => values.only === undefined || values.only === kind)
  if (kinds.length === 0) throw new ArgumentError(`--only cannot be "${values.only}"; it must be ${KINDS.join(' or ')}`)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const release = bundleRelease(values.from ?? lastRelease(version))
  const current = bundleNode()
  let failed = 0
  try {
    for (const kind of kinds) {
      const wrong = await upgrade(kind, release.program, current)
      console.log(`${release.name} to ${version} on ${kind}: ${wrong.length === 0 ? 'nothing lost' : 'FAILED'}`)
      for (const one of wrong) console.log(`  ${one}`)
      failed += wrong.length
    }
  } finally {
    for (const program of [release.program, current]) rmSync(dirname(program), { recursive: true, force: true })
  }
  return failed === 0 ? 0 : 1
}

/** Upgrades one server. Returns what is wrong afterwards. */
async function upgrade(kind: Kind, before: string, after: string): Promise<string[]> {
  const services = kind === 'postgres' ? setUpServices() : { ok: true, output: '' }
  if (!services.ok) return [services.output]
  const data = mkdtempSync(join(tmpdir(), 'holdout-upgrade-'))
  const postgres = kind === 'postgres' ? await startPostgres() : null
  const env = {
    HOLDOUT_DATA: data,
    HOLDOUT_SECRET: 'the same before and after the upgrade',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  }
  const nodes: ChildProcess[] = []
  const start = async (program: string): Promise<string> => {
    const { node, url } = await startNode(program, env)
    nodes.push(node)
    return url
  }
  try {
    const tables = await openTables(await start(before))
    await kill(nodes[0])
    const url = await start(after)
    const wrong: string[] = []
    for (const table of tables) wrong.push(...(await checkTable(table, url)))
    return wrong
  } finally {
    for (const node of nodes) await kill(node)
    await postgres?.remove()
    rmSync(data, { recursive: true, force: true })
  }
}

async function startNode(program: string, env: Record<string, string>): Promise<{ node: ChildProcess; url: string }> {
  const limits = { HOLDOUT_BUDGET: '0', HOLDOUT_REQUESTS: '0', HOLDOUT_CONNECTIONS: '0', HOLDOUT_LOG: 'error' }
  const node = fork(program, { env: { ...process.env, WEB_FOLDER: webFolder(), ...limits, ...env } })
  const [message] = await Promise.race([once(node, 'message'), once(node, 'exit')])
  if (typeof message !== 'object' || message === null) throw new Error('A node did not start.')
  return { node, url: (message as { url: string }).url }
}

/** As if the power failed. */
async function kill(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return
  const gone = once(node, 'exit')
  node.kill('SIGKILL')
  await gone
}

/** A table of the earlier release. */
interface OldTable {
  readonly game: string
  readonly id: string
  readonly status: 'waiting' | 'playing' | 'over'
  readonly people: readonly Person[]
  /** What each player saw last. */
  readonly seen: readonly Page['news'][]
  /** Of a finished match. */
  readonly record: MatchRecord | null
}

/** Of each game: a table that waits, one in play and one that is over. */
async function openTables(url: string): Promise<OldTable[]> {
  const tables: OldTable[] = []
  for (const game of SLUGS)
    for (const status of ['waiting', 'playing', 'over'] as const) tables.push(await openTable(url, game, status))
  return tables
}

async function openTable(url: string, game: string, wanted: OldTable['status']): Promise<OldTable> {
  const host = await Person.called('Player 1', url)
  const request = { game, options: {}, public: true, spectators: true, name: 'Player 1', bots: {}, seat: null }
  const id = String((await host.ask('POST', 'api/tables', { ...request, entropy: '' })).body.id)
  const people = [host]
  const pages = [await host.open(id)]
  const seats = pages[0].info?.seats.map(({ seat }) => seat) ?? []
  for (const [i, seat] of seats.entries()) {
    people[i] ??= await Person.called(`Player ${i + 1}`, url)
    pages[i] ??= await people[i].open(id)
    await done(pages[i], { type: 'sit', seat, name: `Player ${i + 1}`, entropy: `of ${i}` })
  }
  await done(pages[0], { type: 'chat', text: CHAT })
  if (wanted !== 'waiting') {
    await done(pages[0], { type: 'start' })
    await play(pages, MOVES)
  }
  if (wanted === 'over') await stop(pages)
  // A match may end by itself.
  const status = pages[0].news?.scene.outcome == null ? wanted : 'over'
  const seen = pages.map(({ news }) => news)
  const record = status === 'over' ? await recordOf(host, id) : null
  for (const page of pages) page.socket.terminate()
  return { game, id, status, people, seen, record }
}

/** Everything that is wrong with a table after the upgrade. */
async function checkTable({ game, id, status, people, seen, record }: OldTable, url: string): Promise<string[]> {
  const wrong: string[] = []
  const expect = (holds: boolean, what: string): void => void (holds || wrong.push(`${game}, ${status}: ${what}`))
  try {
    const same = people.map(person => person.at(url))
    const pages = await Promise.all(same.map(person => person.open(id)))
    const hasChat = (): boolean => JSON.stringify(pages[0].received).includes(CHAT)
    await pages[0].until(hasChat).catch(() => {})
    expect(hasChat(), 'its chat is gone')
    expect(pages[0].info?.status === status, `it is ${pages[0].info?.status}`)
    if (status === 'waiting') await done(pages[0], { type: 'start' })
    for (const [i, page] of pages.entries()) {
      await page.until(() => page.news !== null)
      expect(isAsBefore(seen[i], page.news), `player ${i + 1} sees another position`)
    }
    if (status !== 'over') {
      await play(pages, MOVES_AFTER)
      await stop(pages)
    }
    const now = await recordOf(same[0], id)
    if (record) expect(canonical(record.moves as never) === canonical(now.moves as never), 'its record changed')
    const verdict = verify(await loadGame(game), now)
    expect(verdict.ok, `its record does not verify: ${JSON.stringify(verdict).slice(0, 200)}`)
    for (const page of pages) page.socket.terminate()
  } catch (error) {
    wrong.push(`${game}, ${status}: ${(error as Error).message}`)
  }
  return wrong
}

/** Whether nothing that a player saw has changed. A clock may have moved on, and newer releases may show more. */
function isAsBefore(before: Page['news'], now: Page['news']): boolean {
  if (!before) return true
  if (!now || now.seq < before.seq) return false
  if (now.seq > before.seq) return true
  const view = now.scene.view as Record<string, unknown>
  return Object.entries(before.scene.view as Record<string, unknown>).every(
    ([field, value]) => canonical((view[field] ?? null) as never) === canonical((value ?? null) as never),
  )
}

/** Makes this many legal moves, or fewer if the match ends. */
async function play(pages: readonly Page[], moves: number): Promise<void> {
  const mustMove = ({ news }: Page): boolean => news?.scene.choices.some(({ kind }) => kind === 'must') ?? false
  const isOver = (): boolean => pages[0].info?.status === 'over' || pages[0].news?.scene.outcome != null
  for (let i = 0; i < moves && !isOver(); ) {
    await Promise.race(pages.map(page => page.until(() => isOver() || mustMove(page)).catch(() => {})))
    const page = pages.find(mustMove)
    if (!page || isOver()) return
    const seq = page.news?.seq ?? 0
    const choices = page.news?.scene.choices.filter(({ kind }) => kind === 'must') ?? []
    const answer = await page.request({ type: 'move', move: choices[(i * 7) % choices.length].move })
    if (answer.type === 'error') continue // another player was first
    i += 1
    await page.until(() => (page.news?.seq ?? 0) > seq)
  }
}

/** All players agree to stop the match, unless it is over. */
async function stop(pages: readonly Page[]): Promise<void> {
  const [asking, ...others] = pages
  if (asking.info?.status === 'over' || asking.news?.scene.outcome != null) return
  await done(asking, { type: 'ask-stop' })
  for (const page of others) {
    await page.until(() => page.info?.stop != null)
    await done(page, { type: 'answer-stop', agree: true })
  }
  for (const page of pages) await page.until(() => page.info?.status === 'over')
}

async function recordOf(person: Person, id: string): Promise<MatchRecord> {
  return (await person.ask('GET', `api/tables/${id}/record`)).body as unknown as MatchRecord
}

/** Sends a request that must succeed. */
async function done(page: Page, message: Record<string, unknown> & { readonly type: string }): Promise<void> {
  const answer = await page.request(message)
  if (answer.type === 'error') throw new Error(`${message.type} was rejected: ${answer.message}`)
}
