import type { ChatLine, TableInfo } from '@holdout/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { inProcessBus } from '../src/bus/in-process.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import { setBot } from '../src/tables/requests/bot.ts'
import { sit } from '../src/tables/requests/sit.ts'
import { start as starts } from '../src/tables/requests/start.ts'
import { TableRegistry } from '../src/tables/table-registry.ts'
import { CONNECTED_MS } from '../src/tables/table-setup.ts'
import { type Page, Person } from './people.ts'
import { gather, newTable, servers } from './table-host.ts'

const { start } = servers()

const linesOf = (page: Page): ChatLine[] =>
  page.received.flatMap(message => (message.type === 'chat' ? message.lines : []))
const chat = (page: Page, text: string) => page.request({ type: 'chat', text })

/** A public table that Ann hosts, and other people: each with a page, none with a seat. */
async function gathering(url: string, names: readonly string[]) {
  const ann = await Person.called('Ann', url)
  const id = (await ann.ask('POST', 'api/tables', newTable('viral-dawn'))).body.id as string
  const people = [ann, ...(await Promise.all(names.map(name => Person.called(name, url))))]
  const pages: Page[] = []
  for (const person of people) pages.push(await person.open(id))
  const seats = pages[0].info?.seats.map(({ seat }) => seat) ?? []
  const sits = (who: number, seat: number) =>
    pages[who].request({ type: 'sit', seat: seats[seat], name: ['Ann', ...names][who], entropy: '' })
  const lobby = async (): Promise<string[]> =>
    ((await people[0].ask('GET', 'api/tables')).body.tables as TableInfo[]).map(table => table.id)
  return { id, people, pages, seats, sits, lobby }
}

describe('a host who mutes a person', () => {
  it('mutes them for everyone until they are unmuted', async () => {
    const { url } = await start()
    const { id, people, pages, seats } = await gather(url, 'viral-dawn')
    const [ann, ben] = pages
    await chat(ben, 'something rude')
    await ann.until(() => linesOf(ann).length === 1)
    const [{ by }] = linesOf(ann)
    expect(await ann.request({ type: 'mute', by, on: true })).toMatchObject({ type: 'done' })
    await ben.until(() => ben.info?.muted.length === 1)
    expect(ben.info?.muted).toEqual([{ by, name: 'Ben' }])
    expect(ben.info?.seats.filter(({ muted }) => muted).map(({ seat }) => seat)).toEqual([seats[1]])
    expect(JSON.stringify(ben.info)).not.toContain(people[1].id)
    const refused = { type: 'error', message: 'The host has muted you at this table.' }
    expect(await chat(ben, 'something ruder')).toMatchObject(refused)
    const again = await people[1].open(id)
    expect(await chat(again, 'over another line'), 'applies to the person, not the connection').toMatchObject(refused)
    await chat(ann, 'better')
    await ben.until(() => linesOf(ben).length === 2)
    expect(linesOf(ben).map(({ text }) => text)).toEqual(['something rude', 'better'])
    expect(await ann.request({ type: 'mute', by, on: false })).toMatchObject({ type: 'done' })
    await ben.until(() => ben.info?.muted.length === 0)
    expect(await chat(ben, 'sorry')).toMatchObject({ type: 'done' })
  })

  it('can mute spectators; others cannot mute, and the host and unknown people cannot be muted', async () => {
    const { url } = await start()
    const { pages, people, id } = await gathering(url, ['Ben', 'Cat'])
    const [ann, ben, cat] = pages
    for (const page of pages) await chat(page, 'hello')
    await ann.until(() => linesOf(ann).length === 3)
    const [ofAnn, , ofCat] = linesOf(ann).map(({ by }) => by)
    expect(await ben.request({ type: 'mute', by: ofCat, on: true })).toMatchObject({
      type: 'error',
      message: 'Only the host (Ann) can do that.',
    })
    expect(await ann.request({ type: 'mute', by: ofAnn, on: true })).toMatchObject({ type: 'error' })
    expect(await ann.request({ type: 'mute', by: 'nobody', on: true })).toMatchObject({ type: 'error' })
    expect(await ann.request({ type: 'mute', by: ofCat, on: true })).toMatchObject({ type: 'done' })
    await cat.until(() => cat.info?.muted.length === 1)
    expect(await chat(cat, 'why?')).toMatchObject({ type: 'error' })
    expect(await chat(ben, 'well')).toMatchObject({ type: 'done' })
    // Logging in does not unmute; deleting the account leaves no name behind.
    const account = { login: 'cat', password: 'nine long lives' }
    await (await Person.called('Cat', url)).ask('POST', 'api/account', account)
    await people[2].ask('POST', 'api/login', account)
    const back = await people[2].open(id)
    expect(await chat(back, 'and now?')).toMatchObject({ type: 'error' })
    await people[2].ask('DELETE', 'api/me', { password: account.password })
    await ann.until(() => ann.info?.muted.length === 0)
  })
})

describe('a host who leaves before the start', () => {
  it('makes the first seated person the host, and unmutes them', async () => {
    const { url } = await start()
    const { pages, sits, seats, lobby, id } = await gathering(url, ['Ben', 'Cat', 'Dan'])
    const [ann, ben, cat] = pages
    await sits(0, 0)
    await sits(2, 2)
    await sits(1, 1)
    await chat(ben, 'hm')
    await ann.until(() => linesOf(ann).length === 1)
    await ann.request({ type: 'mute', by: linesOf(ann)[0].by, on: true })
    expect(await ann.request({ type: 'leave' })).toMatchObject({ type: 'done' })
    await ben.until(() => ben.info?.youHost === true)
    expect(ben.info).toMatchObject({ host: 'Ben', status: 'waiting', muted: [] })
    expect(ben.info?.seats[0].kind).toBe('open')
    expect(ann.info?.youHost).toBe(false)
    expect(await ann.request({ type: 'start' })).toMatchObject({ message: expect.stringContaining('Ben') })
    for (const seat of [seats[0], seats[3]])
      expect(await ben.request({ type: 'bot', seat, level: 'random' })).toMatchObject({ type: 'done' })
    expect(await lobby()).toEqual([id])
    expect(await ben.request({ type: 'start' })).toMatchObject({ type: 'done' })
    await cat.until(() => cat.news !== null)
  })

  it('closes the table if no person has a seat, and it leaves the lobby', async () => {
    const { url } = await start()
    const { pages, people, sits, lobby, id } = await gathering(url, ['Ben'])
    const [ann, ben] = pages
    await sits(0, 0)
    expect(await lobby()).toEqual([id])
    expect(await ann.request({ type: 'leave' })).toMatchObject({ type: 'done' })
    await ben.until(() => ben.info?.status === 'over')
    expect(ben.info?.outcome).toBe('abandoned')
    expect(await sits(1, 0)).toMatchObject({ type: 'error' })
    expect(await lobby()).toEqual([])
    expect((await people[0].ask('GET', 'api/me/tables')).body.tables).toEqual([])
  })

  it('stays host after standing up to watch', async () => {
    const { url } = await start()
    const { pages, sits, lobby, id } = await gathering(url, ['Ben'])
    const [ann, ben] = pages
    await sits(0, 0)
    await sits(1, 1)
    expect(await ann.request({ type: 'stand' })).toMatchObject({ type: 'done' })
    await ben.until(() => ben.info?.seats[0].kind === 'open')
    expect(ben.info?.host).toBe('Ann')
    expect(await ben.request({ type: 'leave' }), 'a player who is not the host only leaves the seat').toMatchObject({
      type: 'done',
    })
    await ann.until(() => ann.info?.seats[1].kind === 'open')
    expect(ann.info).toMatchObject({ youHost: true, status: 'waiting' })
    expect(await lobby()).toEqual([id])
  })
})

describe('a host who does not come back', () => {
  const AWAY_MS = 60_000
  const opened: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close()
  })

  it('is replaced by the first connected player until they are back', async () => {
    let now = 1_000_000
    const store = await sqliteStore(':memory:')
    const bus = inProcessBus()
    const registry = new TableRegistry({
      store,
      bus,
      now: () => now,
      botPause: 60_000,
      lag: 0,
      awayAfter: AWAY_MS,
      reportError: error => {
        throw error
      },
    })
    opened.push(registry, store)
    const id = await registry.create('ann', newTable('thirty-seconds'))
    const table = await registry.table(id)
    if (!table) throw new Error('The table is not there.')
    const [first, second] = table.state.setup.seats.map(({ seat }) => seat)
    const here = async (...users: string[]): Promise<void> => {
      await store.saveSeen(
        users.map(user => ({ table: id, user })),
        now,
      )
      await table.presence(await store.lastSeen(id))
    }
    await table.change(sit('ben', second, 'Ben', ''))
    await here('ann', 'ben')
    now += CONNECTED_MS + AWAY_MS - 1
    await here('ben')
    expect(table.state.infoFor('ben')).toMatchObject({ youHost: false, host: 'Ann' })
    expect(await table.change(setBot('ben', first, 'random'))).toMatchObject({ ok: false })
    now += 1
    await here('ben')
    expect(table.state.infoFor('ben')).toMatchObject({ youHost: true, host: 'Ben' })
    expect(await table.change(setBot('ben', first, 'random'))).toEqual({ ok: true })
    await here('ann', 'ben')
    expect(table.state.infoFor('ann')).toMatchObject({ youHost: true, host: 'Ann' })
    expect(await table.change(starts('ben'))).toMatchObject({ ok: false })
    now += CONNECTED_MS + AWAY_MS
    await here('ben')
    expect(await table.change(starts('ben'))).toEqual({ ok: true })
  })
})
