import { loadGame, SLUGS } from '@holdout/catalog'
import { type MatchRecord, verify } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import type { Serving } from '../src/serve.ts'
import { postgresStore } from '../src/store/postgres.ts'
import { Person } from './people.ts'
import { CLUSTER, services } from './services.ts'
import { gather, playOn, servers, stopMatch } from './table-host.ts'

const { start } = servers()
const { newDatabase, redis } = services()
const SECRET = 'the same on every node, and long enough'

/** Nodes that share only the database, Redis and the secret. */
async function nodes(count: number, env: Record<string, string> = {}): Promise<{ all: Serving[]; database: string }> {
  const database = await newDatabase()
  const shared = { DATABASE_URL: database, REDIS_URL: (await redis()).url, HOLDOUT_SECRET: SECRET, ...env }
  return { database, all: await Promise.all(Array.from({ length: count }, () => start(undefined, shared))) }
}

/** One game is played to its end, and `npm run test:long` plays all of them. The others stop after some moves. */
const isWhole = (slug: string): boolean => slug === 'until-daylight' || process.env.HOLDOUT_WHOLE_GAMES === 'all'

describe.runIf(CLUSTER)('several nodes, one table', () => {
  it.each(SLUGS)('plays %s with each player on another node', async slug => {
    const { all, database } = await nodes(2)
    const { id, pages, people } = await gather(
      all.map(({ url }) => url),
      slug,
    )
    await playOn(pages, moves => !isWhole(slug) && moves >= 30)
    if (!isWhole(slug)) await stopMatch(pages)
    for (const page of pages) await page.until(() => page.info?.status === 'over')
    const last = await Promise.all(all.map(({ url }) => people[0].at(url).ask('GET', `api/tables/${id}/record`)))
    expect(last[0].body).toEqual(last[1].body)
    expect(verify(await loadGame(slug), last[0].body as unknown as MatchRecord)).toMatchObject({ ok: true })
    const store = await postgresStore(database)
    const seqs = (await store.entriesSince(id, 0)).map(({ seq }) => seq)
    await store.close()
    expect(seqs).toEqual(Array.from(seqs, (_, i) => i + 1))
    expect(pages.map(page => page.news?.seq)).toEqual(pages.map(() => seqs.length))
  })

  it('makes a move once if both nodes get it with the same id', async () => {
    const { all } = await nodes(2)
    const { id, pages, people } = await gather([all[0].url], 'until-dawn')
    const there = await people[0].at(all[1].url).open(id)
    await there.until(() => there.news !== null)
    const move = { type: 'move', move: { move: 'pass' } }
    const answers = await Promise.all([pages[0], there, pages[0], there].map(page => page.request(move, 'same')))
    for (const answer of answers) expect(answer).toMatchObject({ type: 'done', seq: 1 })
    expect(await there.request(move, 'other')).toMatchObject({ type: 'done', seq: 2 })
    await pages[0].until(() => pages[0].news?.seq === 2)
  })

  it('sends a client that reconnects to another node exactly what is missing', async () => {
    const { all } = await nodes(2)
    const { id, pages, people } = await gather([all[0].url], 'until-dawn')
    for (const _ of [1, 2, 3]) await pages[0].request({ type: 'move', move: { move: 'pass' } })
    await pages[0].until(() => pages[0].news?.seq === 3)
    const back = await people[0].at(all[1].url).open(id, 1)
    await back.until(() => back.news !== null)
    expect(back.news).toMatchObject({ seq: 3, from: 2 })
    expect(new Set(back.news?.log.map(({ at }) => at))).toEqual(new Set([2, 3]))
  })

  it('shows presence and chat across nodes', async () => {
    const { all } = await nodes(2)
    const { id, pages, seats } = await gather(
      all.map(({ url }) => url),
      'viral-dawn',
    )
    await pages[1].request({ type: 'chat', text: 'anybody there?' })
    await pages[0].until(() => pages[0].received.some(message => message.type === 'chat'))
    const cat = await (await Person.called('Cat', all[1].url)).open(id)
    expect(cat.info?.seats.filter(({ here }) => here).map(({ seat }) => seat)).toEqual(seats.slice(0, 2))
    await pages[1].close()
    await pages[0].until(() => pages[0].info?.seats[1].here === false)
  })

  it('closes all connections of a user who logs out everywhere or changes the password, on every node', async () => {
    const { all } = await nodes(2)
    const [here, there] = all.map(({ url }) => url)
    const account = { login: 'ann.night', password: 'four wet wooden planks' }
    const { id, people } = await gather([here], 'until-dawn')
    await people[0].ask('POST', 'api/account', account)
    const ben = await (await Person.called('Ben', there)).open(id)
    const closedBy = async (act: (ann: Person) => Promise<unknown>): Promise<unknown> => {
      const ann = Person.stranger(here)
      await ann.ask('POST', 'api/login', account)
      const page = await ann.at(there).open(id)
      let code: number | null = null
      page.socket.once('close', given => {
        code = given
      })
      await act(ann)
      await page.until(() => page.socket.readyState === page.socket.CLOSED) // without the message, the socket would stay open for a minute
      return code
    }
    const change = { old: account.password, password: 'four dry wooden planks' }
    expect(await closedBy(ann => ann.ask('PUT', 'api/account/password', change))).toBe(1012)
    account.password = change.password
    expect(await closedBy(ann => ann.ask('POST', 'api/logout-everywhere'))).toBe(1008)
    expect(await closedBy(ann => ann.ask('DELETE', 'api/me', { password: account.password }))).toBe(1008)
    expect(ben.socket.readyState, 'other users stay connected').toBe(ben.socket.OPEN)
  })

  it('makes one time-out move though both nodes have the table open, also after the leading node stopped', async () => {
    const { all, database } = await nodes(2, { HOLDOUT_LAG: '0' })
    const { id, pages } = await gather(
      all.map(({ url }) => url),
      'viral-dawn',
      { 'turn-seconds': 1, 'react-seconds': 1 },
    )
    await Promise.all(pages.map(page => page.until(() => (page.news?.seq ?? 0) >= 6, 60_000)))
    await all[0].stop()
    const seq = pages[1].news?.seq ?? 0
    await pages[1].until(() => (pages[1].news?.seq ?? 0) >= seq + 4, 60_000)
    const store = await postgresStore(database)
    const entries = await store.entriesSince(id, 0)
    await store.close()
    expect(entries.filter(({ seat }) => seat === 'clock').length).toBeGreaterThan(1)
    expect(entries.map(({ seq: at }) => at)).toEqual(entries.map((_, i) => i + 1))
  })
})
