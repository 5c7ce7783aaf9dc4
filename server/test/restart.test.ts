import { join } from 'node:path'
import { expect, it } from 'vitest'
import { postgresStore } from '../src/store/postgres.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { CLUSTER, services } from './services.ts'
import { gather, servers } from './table-host.ts'

const { start, newData } = servers()
const { newDatabase } = services()

/** Each kind of store: the environment of a server on it, and how to open it beside the server. */
const STORES: readonly {
  readonly kind: string
  readonly place: () => Promise<{ env: Record<string, string>; open: (data: string) => Promise<Store> }>
}[] = [
  { kind: 'SQLite', place: async () => ({ env: {}, open: data => sqliteStore(join(data, 'holdout.db')) }) },
  ...(CLUSTER ? [{ kind: 'PostgreSQL', place: inPostgres }] : []),
]

async function inPostgres() {
  const url = await newDatabase()
  const env = { DATABASE_URL: url, HOLDOUT_SECRET: 'of the tests of restarts on PostgreSQL' }
  return { env, open: () => postgresStore(url) }
}

it.each(STORES)('announces a restart, and stops clocks until a player comes back ($kind)', async ({ place }) => {
  const data = newData()
  const { env, open } = await place()
  const first = await start(data, env)
  const { id, pages, people } = await gather(first.url, 'viral-dawn', { 'turn-seconds': 3, 'react-seconds': 3 })
  // Bots may play first; then a person must decide, and their clock runs.
  await Promise.race(
    pages.map(page => page.until(() => page.news?.scene.choices.some(({ kind }) => kind === 'must') ?? false)),
  )
  await first.stop()
  for (const page of pages) expect(page.received.at(-1)).toEqual({ type: 'restart' })
  const second = await start(data, env)
  const store = await open(data)
  // However it stopped: once the server has read the table, no clock runs and nothing is due.
  await expect.poll(async () => (await store.table(id))?.dueAt, { timeout: 60_000 }).toBeNull()
  const { moves, clocks } = (await store.table(id)) ?? { moves: -1, clocks: [] }
  expect(clocks.length).toBeGreaterThan(0)
  expect(clocks.every(({ since }) => since === null)).toBe(true)
  await store.close()
  const back = await people[0].at(second.url).open(id)
  await back.until(() => (back.news?.seq ?? 0) > moves, 60_000)
})

it('has no more time left after a restart than before it', async () => {
  const data = newData()
  const first = await start(data)
  const { id, pages, people } = await gather(first.url, 'viral-dawn', { 'turn-seconds': 600, 'react-seconds': 120 })
  const asked = (): number => pages.findIndex(page => page.news?.scene.choices.some(({ kind }) => kind === 'must'))
  await Promise.race(pages.map(page => page.until(() => asked() >= 0)))
  const who = asked()
  const before = pages[who].news?.clocks.find(({ running }) => running)
  await first.stop()
  const second = await start(data)
  const back = await people[who].at(second.url).open(id)
  await back.until(() => back.news !== null)
  const after = back.news?.clocks.find(({ running }) => running)
  expect(after?.id).toBe(before?.id)
  expect(after?.left).toBeLessThanOrEqual(before?.left ?? 0)
  expect(after?.left).toBeGreaterThan(0)
})

it('is the only server of its data folder, until it stops', async () => {
  const data = newData()
  const first = await start(data)
  await expect(start(data)).rejects.toThrow(/Another server uses .*Stop it first/)
  const { id, people } = await gather(first.url, 'until-dawn') // the first server still works
  await first.stop()
  const second = await start(data)
  const back = await people[0].at(second.url).open(id)
  await back.until(() => back.news !== null)
})
