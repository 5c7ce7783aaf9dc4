import { SLUGS } from '@holdout/catalog'
import { canonical } from '@holdout/engine'
import { PROTOCOL_VERSION, type SceneUpdate } from '@holdout/protocol'
import { describe, expect, it } from 'vitest'
import { gather, gatherPeople, servers } from './table-host.ts'

const { start } = servers()

/** How often each order of the two hellos is tried. The result used to depend on which table was read first. */
const TRIES = 4

const hello = (table: string): string =>
  JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, table, since: null })
const shown = ({ scene, log }: SceneUpdate): string => canonical({ scene, told: log } as never)

/** Values of this server's /metrics page. */
async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}

describe.each(SLUGS)('two concurrent hellos on one connection (%s)', slug => {
  it('show only one table, with the seat that this user has there', async () => {
    const { url } = await start()
    const own = await gatherPeople(url, slug) // people only: nothing moves meanwhile
    const other = await gatherPeople(url, slug)
    const [attacker] = own.people
    const spectator = await attacker.open(other.id)
    await spectator.until(() => spectator.news !== null)
    const asPlayer = shown(own.pages[0].news as SceneUpdate)
    const asSpectator = shown(spectator.news as SceneUpdate)
    expect(asPlayer).not.toBe(asSpectator)

    for (const order of [
      [own.id, other.id],
      [other.id, own.id],
    ])
      for (let i = 0; i < TRIES; i++) {
        const page = await attacker.connect()
        for (const table of order) page.socket.send(hello(table))
        const answers = (): number => page.received.filter(({ type }) => type === 'welcome' || type === 'error').length
        await page.until(() => answers() === order.length && page.news !== null)
        const tables = page.received.flatMap(message => (message.type === 'table' ? [message.table.id] : []))
        expect(new Set(tables), 'every frame is about the table of the first hello').toEqual(new Set([order[0]]))
        const expected = order[0] === own.id ? asPlayer : asSpectator
        for (const news of page.scenes) expect(shown(news) === expected, `a scene for ${news.scene.seat}`).toBe(true)
        expect(page.received.filter(({ type }) => type === 'welcome')).toHaveLength(1)
        await page.close()
      }
  })
})

it('leaves no watcher behind when hellos and closing overlap', async () => {
  const { url } = await start(undefined, { HOLDOUT_METRICS: 'on' })
  const own = await gather(url, 'viral-dawn')
  const other = await gather(url, 'viral-dawn')
  for (let i = 0; i < 10; i++) {
    const page = await own.people[0].connect()
    for (const table of [own.id, other.id, own.id]) page.socket.send(hello(table))
    if (i % 2 === 0) await page.until(() => page.news !== null)
    page.socket.terminate()
  }
  expect(await metric(url, 'holdout_watchers')).toBeGreaterThanOrEqual(4)
  for (const page of [...own.pages, ...other.pages]) await page.close()
  await expect.poll(() => metric(url, 'holdout_watchers'), { timeout: 20_000 }).toBe(0)
})

it('answers requests that were sent right behind hello, after it', async () => {
  const { url } = await start()
  const { id, people } = await gather(url, 'viral-dawn')
  const page = await people[0].connect()
  page.socket.send(hello(id))
  for (const text of ['First.', 'Second.'])
    page.socket.send(JSON.stringify({ type: 'chat', id: text.slice(0, 3), text }))
  await page.until(() => page.received.filter(({ type }) => type === 'done').length === 2)
  const kinds = page.received.map(({ type }) => type)
  expect(kinds.indexOf('welcome')).toBeLessThan(kinds.indexOf('done'))
  const lines = (): string[] =>
    page.received.flatMap(message => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []))
  await page.until(() => lines().length === 2)
  expect(lines()).toEqual(['First.', 'Second.'])

  const lost = await people[0].connect()
  lost.socket.send(hello('nosuchtable'))
  lost.socket.send(JSON.stringify({ type: 'chat', id: 'lost', text: 'Third.' }))
  await lost.until(() => lost.received.length === 2)
  expect(lost.received).toMatchObject([
    { type: 'error', id: null },
    { type: 'error', id: 'lost' },
  ])
})

it('accepts another hello after one that failed', async () => {
  const { url } = await start()
  const { id, people } = await gather(url, 'viral-dawn')
  const page = await people[0].connect()
  page.socket.send(hello('nosuchtable'))
  await page.until(() => page.received.some(({ type }) => type === 'error'))
  page.socket.send(hello(id))
  await page.until(() => page.news !== null)
  expect(page.received.filter(({ type }) => type === 'error')).toHaveLength(1)
})
