import type { TableInfo } from '@holdout/protocol'
import { describe, expect, it } from 'vitest'
import { type Page, Person } from './people.ts'
import { CLUSTER, services } from './services.ts'
import { gather, gatherPeople, newTable, servers, stopMatch } from './table-host.ts'

const { start } = servers()
const { newDatabase, redis } = services()

async function postgres(): Promise<Record<string, string>> {
  return {
    DATABASE_URL: await newDatabase(),
    REDIS_URL: (await redis()).url,
    HOLDOUT_SECRET: 'a secret for the tests, long enough',
  }
}

const STORES: readonly (readonly [string, () => Promise<Record<string, string>>])[] = [
  ['SQLite', async () => ({})],
  ...(CLUSTER ? [['PostgreSQL', postgres] as const] : []),
]

async function tablesOf(person: Person): Promise<TableInfo[]> {
  return ((await person.ask('GET', 'api/me/tables')).body as unknown as { tables: TableInfo[] }).tables
}

async function infoFor(person: Person, id: string): Promise<TableInfo> {
  return (await person.ask('GET', `api/tables/${id}`)).body as unknown as TableInfo
}

/** Asks for a rematch, and waits until its seats are held. */
async function rematchBy(page: Page): Promise<string> {
  expect(await page.request({ type: 'rematch' })).toMatchObject({ type: 'done' })
  await page.until(() => page.info?.rematch != null)
  return page.info?.rematch as string
}

const heldFor = ({ seats }: TableInfo): (string | undefined)[] => seats.map(seat => seat.heldFor?.name)
const names = ({ seats }: TableInfo): string[] => seats.map(({ name }) => name)

describe.each(STORES)('a rematch with %s', (_, environment) => {
  it('is one table, even if several players ask for it', async () => {
    const { url } = await start(undefined, await environment())
    const { pages, people, id } = await gather(url, 'viral-dawn')
    expect(await pages[0].request({ type: 'rematch' }), 'not before the end').toMatchObject({ type: 'error' })
    await stopMatch(pages)
    const watching = await (await Person.called('Cat', url)).open(id)
    expect(await watching.request({ type: 'rematch' }), 'not by a spectator').toMatchObject({ type: 'error' })
    const [first, second] = await Promise.all(pages.map(page => page.request({ type: 'rematch' })))
    expect([first.type, second.type]).toEqual(['done', 'done'])
    for (const page of pages) await page.until(() => page.info?.rematch != null)
    const again = pages[0].info?.rematch as string
    expect(pages[1].info?.rematch).toBe(again)
    expect(again).not.toBe(id)
    const info = await infoFor(people[0], again)
    expect(info).toMatchObject({ game: 'viral-dawn', status: 'waiting', rematchOf: id })
    expect(info.seedHash).not.toBe(pages[0].info?.seedHash)
    for (const person of people) {
      const open = (await tablesOf(person)).filter(({ status }) => status === 'waiting')
      expect(
        open.map(table => table.id),
        'each player finds it, and no other one',
      ).toEqual([again])
    }
  })

  it('swaps the sides of a duel, and holds the seat of a player who has left the page', async () => {
    const { url } = await start(undefined, await environment())
    const { pages, people, seats } = await gather(url, 'thirty-seconds')
    await stopMatch(pages)
    await pages[1].close()
    const id = await rematchBy(pages[0])
    const [ann, ben] = people
    const [offered] = (await tablesOf(ben)).filter(({ status }) => status === 'waiting')
    expect(offered).toMatchObject({ id, options: pages[0].info?.options, youHost: false })
    expect(names(offered), 'Ann sits on the second seat now').toEqual(['', 'Ann'])
    expect(offered.seats[0]).toMatchObject({ kind: 'open', heldFor: { name: 'Ben', you: true } })

    const cat = await (await Person.called('Cat', url)).open(id)
    const taken = await cat.request({ type: 'sit', seat: seats[0], name: 'Cat', entropy: '' })
    expect(taken).toMatchObject({ type: 'error', message: expect.stringContaining('held for Ben') })
    const host = await ann.open(id)
    expect(await host.request({ type: 'start' }), 'not without Ben').toMatchObject({ type: 'error' })

    const back = await ben.open(id)
    expect(await back.request({ type: 'sit', seat: seats[0], name: 'Ben', entropy: 'b' })).toMatchObject({
      type: 'done',
    })
    await host.until(() => host.info?.seats[0].name === 'Ben')
    expect(host.info?.seats[0].heldFor).toBeUndefined()
    expect(await host.request({ type: 'start' })).toMatchObject({ type: 'done' })
  })

  it('moves every player on by one seat, bots included', async () => {
    const { url } = await start(undefined, await environment())
    const { pages, people } = await gather(url, 'viral-dawn', { players: 4 })
    const before = pages[0].info as TableInfo
    await stopMatch(pages)
    const info = await infoFor(people[1], await rematchBy(pages[0]))
    expect(before.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'bot'])
    expect(info.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'open', 'bot'])
    expect(info.seats[1].name).toBe('Ann')
    expect(heldFor(info)).toEqual([undefined, undefined, 'Ben', undefined])
  })

  it('can be declined, also without opening the table; then the seat is free', async () => {
    const { url } = await start(undefined, await environment())
    const { pages, people } = await gatherPeople(url, 'viral-dawn', { players: 3 })
    await stopMatch(pages)
    const id = await rematchBy(pages[0])
    const host = await people[0].open(id)
    expect(heldFor(host.info as TableInfo)).toEqual(['Player 2', undefined, 'Player 1'])
    expect(await people[1].ask('POST', `api/tables/${id}/leave`)).toMatchObject({ status: 200 })
    await host.until(() => host.info?.seats[2].heldFor === undefined)
    expect(host.info?.notes.map(({ text }) => text)).toEqual(['Player 1 declined the rematch.'])
    expect((await tablesOf(people[1])).map(table => table.id)).not.toContain(id)
    const again = await people[1].ask('POST', `api/tables/${id}/leave`)
    expect(again).toMatchObject({ status: 409, body: { error: 'You have no seat at this table.' } })

    expect(await host.request({ type: 'bot', seat: host.info?.seats[0].seat, level: null })).toMatchObject({
      type: 'done',
    })
    await host.until(() => host.info?.seats[0].heldFor === undefined)
    expect(
      (await tablesOf(people[2])).map(table => table.id),
      'the host gave the seat away',
    ).not.toContain(id)
  })

  it('passes to the player for whom a seat is held if its host leaves', async () => {
    const { url } = await start(undefined, await environment())
    const { pages, people } = await gather(url, 'thirty-seconds')
    await stopMatch(pages)
    const id = await rematchBy(pages[0])
    expect(await people[0].ask('POST', `api/tables/${id}/leave`)).toMatchObject({ status: 200 })
    expect(await infoFor(people[1], id)).toMatchObject({ status: 'waiting', host: 'Ben', youHost: true })
    expect(await people[1].ask('POST', `api/tables/${id}/leave`)).toMatchObject({ status: 200 })
    expect(await infoFor(people[1], id)).toMatchObject({ status: 'over', outcome: 'abandoned' })
  })

  it('keeps the held seat through a new name and a login, and forgets a deleted person', async () => {
    const { url } = await start(undefined, await environment())
    const { pages, people } = await gather(url, 'thirty-seconds')
    await stopMatch(pages)
    const id = await rematchBy(pages[0])
    const [ann, ben] = people
    await ben.ask('PUT', 'api/me', { name: 'Bo' })
    expect(heldFor(await infoFor(ann, id))).toEqual(['Bo', undefined])
    const other = await Person.called('Benjamin', url)
    const account = { login: 'benjamin', password: 'long enough' }
    expect(await other.ask('POST', 'api/account', account)).toMatchObject({ status: 201 })
    expect(await ben.ask('POST', 'api/login', account)).toMatchObject({ status: 200 })
    expect((await infoFor(ben, id)).seats[0]).toMatchObject({ heldFor: { you: true } })
    expect(await ben.ask('DELETE', 'api/me', { password: account.password })).toMatchObject({ status: 200 })
    expect(heldFor(await infoFor(ann, id))).toEqual([undefined, undefined])
  })
})

describe('the list of my tables', () => {
  it('says whose turn it is and what the last move was, as everyone may read it', async () => {
    const { url } = await start()
    const ann = await Person.called('Ann', url)
    const { id } = (await ann.ask('POST', 'api/tables', newTable('until-dawn', { seat: 'john' }))).body as {
      id: string
    }
    const page = await ann.open(id)
    await page.request({ type: 'start' })
    await page.until(() => page.news !== null)
    const [before] = await tablesOf(ann)
    expect(before.lastText).toBeUndefined()
    const [choice] = page.news?.scene.choices ?? []
    await page.request({ type: 'move', move: choice.move })
    const [after] = await tablesOf(ann)
    expect(after).toMatchObject({ id, lastText: expect.stringMatching(/\w/), lastMove: expect.any(Number) })
    expect(after.seats[0]).toMatchObject({ you: true, toMove: true })
  })
})
