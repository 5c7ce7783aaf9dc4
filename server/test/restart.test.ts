import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sqliteStore } from '../src/store/sqlite.ts'
import { gather, servers } from './table-host.ts'

const { start, newData } = servers()

it('goes on with the clock from the deadline that was stored, though nobody comes back', async () => {
  const data = newData()
  const first = await start(data)
  const { id, pages } = await gather(first.url, 'viral-dawn', { turnSeconds: 3, reactSeconds: 3 })
  // Bots may play first; then a person is asked, and their clock runs.
  await Promise.race(
    pages.map(page => page.until(() => page.news?.scene.choices.some(({ kind }) => kind === 'must') ?? false)),
  )
  const asked = pages.find(page => page.news?.scene.choices.some(({ kind }) => kind === 'must'))
  expect(asked?.news?.clocks.some(({ running }) => running)).toBe(true)
  const seq = asked?.news?.seq ?? 0
  await first.stop()
  await start(data)
  // Nobody has opened the table: the server finds by itself that its time has come.
  const store = await sqliteStore(join(data, 'holdout.db'))
  let moves = 0
  for (let tries = 0; tries < 300 && moves <= seq; tries++) {
    await new Promise(done => setTimeout(done, 100))
    moves = (await store.table(id))?.moves ?? 0
  }
  await store.close()
  expect(moves).toBeGreaterThan(seq)
})

it('has no more time left after a restart than before it', async () => {
  const data = newData()
  const first = await start(data)
  const { id, pages, people } = await gather(first.url, 'viral-dawn', { turnSeconds: 600, reactSeconds: 120 })
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
  const { id, people } = await gather(first.url, 'until-dawn') // nothing has happened to the first
  await first.stop()
  const second = await start(data)
  const back = await people[0].at(second.url).open(id)
  await back.until(() => back.news !== null)
})
