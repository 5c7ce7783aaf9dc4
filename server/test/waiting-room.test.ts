import { faultInShuffle, type Shuffle, shuffleIn } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import { describe, expect, it } from 'vitest'
import { type Page, Person } from './people.ts'
import { newTable, servers, stopMatch } from './table-host.ts'

const { start } = servers()

/** A table that Ann hosts, with a page for each person. The first `seated` of them, Ann first, have seats. */
async function room(game: string, names: readonly string[], seated: number, more: Parameters<typeof newTable>[1] = {}) {
  const { url } = await start()
  const people = await Promise.all(['Ann', ...names].map(name => Person.called(name, url)))
  const id = (await people[0].ask('POST', 'api/tables', newTable(game, more))).body.id as string
  const pages: Page[] = []
  for (const person of people) pages.push(await person.open(id))
  const seats = (): string[] => pages[0].info?.seats.map(({ seat }) => seat) ?? []
  const sits = (who: number, seat: string) =>
    pages[who].request({ type: 'sit', seat, name: ['Ann', ...names][who], entropy: `part of ${who}` })
  for (let who = 0; who < seated; who++) expect(await sits(who, seats()[who])).toMatchObject({ type: 'done' })
  const has = (holds: (info: TableInfo) => boolean, page = pages[0]) =>
    page.until(() => !!page.info && holds(page.info))
  const byAt = (seat: number): string => pages[0].info?.seats[seat].by ?? ''
  return { id, url, people, pages, seats, sits, has, byAt }
}

const names = (info: TableInfo | null): string[] => info?.seats.map(({ name }) => name) ?? []

describe('seats', () => {
  it('are removed and added by the host within the limits of the game; players behind move up', async () => {
    const { pages, seats, sits, has } = await room('until-daylight', ['Ben', 'Cat'], 2)
    const [ann, , cat] = pages
    expect(ann.info?.seatRange).toEqual({ min: 3, max: 6 })
    await sits(2, seats()[3])
    await has(info => names(info)[3] === 'Cat')
    expect(await ann.request({ type: 'remove-seat', seat: seats()[2], seats: 4 })).toMatchObject({ type: 'done' })
    await has(info => info.seats.length === 3, cat)
    expect(names(cat.info)).toEqual(['Ann', 'Ben', 'Cat'])
    expect(cat.info?.options.players).toBe(3)
    expect(cat.info?.seats[2].you).toBe(true)
    expect(cat.info?.notes.map(({ text }) => text)).toEqual(['The host removed a seat. The table now has 3 seats.'])
    expect(await ann.request({ type: 'add-seat', seats: 3 })).toMatchObject({ type: 'done' })
    await has(info => info.seats.length === 4, cat)
    expect(cat.info?.seats[3].kind).toBe('open')
    expect(cat.info?.options.players).toBe(4)
  })

  it('are not removed below the minimum, from a person, by others, or twice', async () => {
    const { pages, seats, has } = await room('until-daylight', ['Ben'], 2)
    const [ann, ben] = pages
    const remove = (page: Page, seat: string, count: number) =>
      page.request({ type: 'remove-seat', seat, seats: count })
    expect(await remove(ben, seats()[3], 4)).toMatchObject({ message: 'Only the host (Ann) can do that.' })
    expect(await remove(ann, seats()[1], 4)).toMatchObject({ message: 'Ben has that seat. Remove Ben first.' })
    expect(await remove(ann, 'nowhere', 4)).toMatchObject({ message: expect.stringContaining('no seat "nowhere"') })
    expect(await remove(ann, seats()[3], 4)).toMatchObject({ type: 'done' })
    await has(info => info.seats.length === 3)
    // Another tab of the host, which has not seen it yet.
    expect(await remove(ann, seats()[2], 4)).toMatchObject({
      message: expect.stringContaining('now has 3 seats, not 4'),
    })
    expect(await remove(ann, seats()[2], 3)).toMatchObject({ message: 'Until Daylight takes 3 to 6 players.' })
    expect(await ann.request({ type: 'add-seat', seats: 4 })).toMatchObject({ type: 'error' })
    expect(ann.info?.seats).toHaveLength(3)
  })

  it('are fixed if the game fixes them', async () => {
    const { pages, seats } = await room('thirty-seconds', [], 1)
    expect(pages[0].info?.seatRange).toBeNull()
    const message = '30 Seconds to Live has a fixed number of seats.'
    expect(await pages[0].request({ type: 'add-seat', seats: 2 })).toMatchObject({ message })
    expect(await pages[0].request({ type: 'remove-seat', seat: seats()[1], seats: 2 })).toMatchObject({ message })
  })

  it('change once for a request that is repeated, even after another one of the same host', async () => {
    const { pages, seats, has } = await room('viral-dawn', [], 1)
    const [ann] = pages
    const remove = { type: 'remove-seat', seat: seats()[3], seats: 4 }
    expect(await ann.request(remove, 'first')).toMatchObject({ type: 'done' })
    expect(await ann.request({ type: 'add-seat', seats: 3 }, 'second')).toMatchObject({ type: 'done' })
    await has(info => info.seats.length === 4)
    ann.received.length = 0
    expect(await ann.request(remove, 'first')).toMatchObject({ type: 'done' })
    expect(ann.info?.seats).toHaveLength(4)
  })
})

describe('a start while seats are free', () => {
  it('removes them, if the host saw how many play', async () => {
    const { pages, has } = await room('until-daylight', ['Ben', 'Cat'], 3)
    const [ann, ben] = pages
    expect(await ann.request({ type: 'start' })).toMatchObject({ message: expect.stringContaining('still free') })
    expect(await ben.request({ type: 'start', with: 3 })).toMatchObject({ message: expect.stringContaining('Ann') })
    expect(await ann.request({ type: 'start', with: 2 })).toMatchObject({ message: 'There are now 3 players, not 2.' })
    expect(await ann.request({ type: 'start', with: 3 })).toMatchObject({ type: 'done' })
    await has(info => info.status === 'playing', ben)
    expect(names(ben.info)).toEqual(['Ann', 'Ben', 'Cat'])
    await ben.until(() => ben.news !== null)
  })

  it('does not go below the minimum number of players', async () => {
    const { pages } = await room('until-daylight', ['Ben'], 2)
    expect(await pages[0].request({ type: 'start', with: 2 })).toMatchObject({
      message: 'Until Daylight takes 3 to 6 players.',
    })
  })

  it('fills them with bots', async () => {
    const { pages, has } = await room('until-daylight', ['Ben'], 2)
    const [ann, ben] = pages
    expect(await ann.request({ type: 'start', fill: 'genius' })).toMatchObject({
      message: expect.stringContaining('no bot'),
    })
    expect(await ann.request({ type: 'start', fill: 'greedy', with: 2 })).toMatchObject({ type: 'error' })
    expect(await ann.request({ type: 'start', fill: 'greedy' })).toMatchObject({ type: 'done' })
    await has(info => info.status === 'playing', ben)
    expect(ben.info?.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'bot'])
  })

  it('and a concurrent change of the table: one comes first, and the other is answered', async () => {
    const { pages, people, id, has } = await room('viral-dawn', [], 1)
    const [ann] = pages
    const tab = await people[0].open(id)
    const answers = await Promise.all([
      ann.request({ type: 'start', fill: 'random' }),
      tab.request({ type: 'options', options: { games: 3 } }),
    ])
    expect(answers[0]).toMatchObject({ type: 'done' })
    await has(info => info.status === 'playing')
    if (answers[1].type === 'done') expect(ann.info?.options.games).toBe(3)
    else expect(answers[1]).toMatchObject({ message: 'The game has started. The table can no longer be changed.' })
    for (const late of [
      { type: 'add-seat', seats: 4 },
      { type: 'remove-seat', seat: 'p4', seats: 4 },
      { type: 'options', options: { games: 5 } },
    ])
      expect(await tab.request(late)).toMatchObject({ type: 'error' })
  })
})

describe('a player whom the host removes', () => {
  it('is shown to everyone, and may sit elsewhere, until the host removes them again', async () => {
    const { pages, seats, sits, has, byAt, people, id } = await room('viral-dawn', ['Ben'], 2)
    const [ann, ben] = pages
    const [, second, third] = seats()
    const by = byAt(1)
    const free = (seat: string) => ann.request({ type: 'free-seat', seat, by })
    expect(await ben.request({ type: 'free-seat', seat: seats()[0], by: byAt(0) })).toMatchObject({
      message: 'Only the host (Ann) can do that.',
    })
    expect(await free(second)).toMatchObject({ type: 'done' })
    await has(info => info.seats[1].kind === 'open', ben)
    expect(ben.info?.freed).toEqual([{ by, name: 'Ben', seat: second, maySit: true, you: true }])
    expect(ben.info?.watching).toEqual([{ by, name: 'Ben', you: true }])
    expect(ann.info?.notes.at(-1)?.text).toBe('The host removed Ben from their seat.')
    expect(JSON.stringify(ann.info)).not.toContain(people[1].id)
    expect(await sits(1, second)).toMatchObject({ message: 'The host removed you from this seat. Choose another one.' })
    expect(await sits(1, third)).toMatchObject({ type: 'done' })
    await has(info => info.seats[2].you, ben)
    expect(await free(third)).toMatchObject({ type: 'done' })
    expect(await sits(1, seats()[3])).toMatchObject({
      message: expect.stringContaining('Only the host can let you sit down again'),
    })
    const again = await people[1].open(id)
    expect(again.info?.freed[0], 'applies to the person, not the connection').toMatchObject({
      you: true,
      maySit: false,
    })
    expect(await ann.request({ type: 'allow-seat', by })).toMatchObject({ type: 'done' })
    expect(await sits(1, seats()[3])).toMatchObject({ type: 'done' })
    await has(info => info.freed.length === 0)
  })

  it('is not one that another person took meanwhile, a free one, or the own seat of the host', async () => {
    const { pages, seats, sits, byAt, has } = await room('viral-dawn', ['Ben', 'Cat'], 2)
    const [ann] = pages
    const by = byAt(1)
    await sits(1, seats()[2])
    await sits(2, seats()[1])
    await has(info => names(info)[1] === 'Cat')
    const free = (seat: string, mark: string) => ann.request({ type: 'free-seat', seat, by: mark })
    expect(await free(seats()[1], by)).toMatchObject({ message: expect.stringContaining('Cat has that seat now') })
    expect(await free(seats()[3], by)).toMatchObject({ message: 'No person has that seat.' })
    expect(await free(seats()[0], byAt(0))).toMatchObject({ message: expect.stringContaining('Stand up') })
    expect(await free('nowhere', by)).toMatchObject({ type: 'error' })
    expect(names(ann.info).slice(0, 3)).toEqual(['Ann', 'Cat', 'Ben'])
  })

  it('leaves no name behind when that person deletes their data', async () => {
    const { pages, seats, byAt, people, has } = await room('viral-dawn', ['Ben'], 2)
    await pages[0].request({ type: 'free-seat', seat: seats()[1], by: byAt(1) })
    await has(info => info.freed.length === 1)
    await people[1].ask('DELETE', 'api/me', {})
    await has(info => info.freed.length === 0 && info.watching.length === 0)
    expect(JSON.stringify(pages[0].info)).not.toContain('Ben')
  })
})

describe('options', () => {
  it('are accepted by their former ids, over HTTP and over the socket', async () => {
    const { pages, has } = await room('viral-dawn', [], 1, { options: { expertTens: true, honour: true } })
    await has(info => info.options['expert-tens'] === true && info.options['honor-mode'] === true)
    expect(await pages[0].request({ type: 'options', options: { aceLay: true } })).toMatchObject({ type: 'done' })
    await has(info => info.options['ace-lay'] === true && info.options['expert-tens'] === true)
    expect(Object.keys(pages[0].info?.options ?? {})).not.toContain('expertTens')
  })

  it('are changed by the host, visible to all, and seats stay', async () => {
    const { pages, has } = await room('until-daylight', ['Ben'], 2)
    const [ann, ben] = pages
    const { seedHash } = ben.info as TableInfo
    expect(await ben.request({ type: 'options', options: { difficulty: 'brutal' } })).toMatchObject({ type: 'error' })
    expect(
      await ann.request({ type: 'options', options: { 'search-seconds': 150, 'short-night': true } }),
    ).toMatchObject({ type: 'done' })
    await has(info => info.notes.length === 1, ben)
    expect(ben.info?.notes[0].text).toBe(
      'The host changed the options: Search time: 150 seconds (was 90 seconds); Short night: on (was off).',
    )
    expect(ben.info?.options).toMatchObject({ 'search-seconds': 150, 'short-night': true, players: 4 })
    expect(names(ben.info).slice(0, 2)).toEqual(['Ann', 'Ben'])
    expect(ben.info?.seedHash).toBe(seedHash)
    expect(await ann.request({ type: 'options', options: { 'search-seconds': 150 } })).toMatchObject({ type: 'done' })
    expect(ann.info?.notes, 'nothing changed').toHaveLength(1)
  })

  it.each([
    ['an unknown one', { speed: 3 }, 'There is no option "speed"'],
    ['a value out of range', { games: 4 }, 'Option "games" cannot be 4'],
    ['what the game refuses', { 'lap-limit': 5 }, 'lap-limit'],
    ['an object', { games: { most: 3 } }, 'Invalid message'],
  ])('refuse %s', async (_what, options, words) => {
    const { pages } = await room('viral-dawn', [], 1)
    const before = JSON.stringify(pages[0].info)
    expect(await pages[0].request({ type: 'options', options })).toMatchObject({
      type: 'error',
      message: expect.stringContaining(words),
    })
    expect(JSON.stringify(pages[0].info)).toBe(before)
  })

  it('move people up when there are fewer seats, and take away no seat', async () => {
    const { pages, seats, sits, has } = await room('viral-dawn', ['Ben', 'Cat'], 1)
    await sits(1, seats()[3])
    await has(info => names(info)[3] === 'Ben')
    expect(await pages[0].request({ type: 'options', options: { players: 2 } })).toMatchObject({ type: 'done' })
    await has(info => info.seats.length === 2)
    expect(names(pages[0].info)).toEqual(['Ann', 'Ben'])
    await pages[0].request({ type: 'options', options: { players: 3 } })
    await sits(2, 'p3')
    expect(await pages[0].request({ type: 'options', options: { players: 2 } })).toMatchObject({
      message: expect.stringContaining('remove the seat of Cat'),
    })
  })

  it('take away no role', async () => {
    const { pages, seats, sits } = await room('thirty-seconds', ['Ben'], 0)
    await sits(1, seats()[1])
    expect(await pages[0].request({ type: 'options', options: { mode: 'solo' } })).toMatchObject({
      message: expect.stringContaining('remove the seat of Ben'),
    })
  })
})

describe('the shuffle proof', () => {
  it('holds after seats were removed and options changed, with the contributions of all who play', async () => {
    const { pages, people, seats, sits, has, id } = await room('viral-dawn', ['Ben', 'Cat'], 2, {
      options: { 'turn-seconds': 0, 'react-seconds': 0 },
    })
    const told = pages[0].info?.seedHash
    await sits(2, seats()[3])
    await has(info => names(info)[3] === 'Cat')
    await pages[0].request({ type: 'remove-seat', seat: seats()[2], seats: 4 })
    await pages[0].request({ type: 'options', options: { 'lap-limit': 20 } })
    await pages[0].request({ type: 'start', with: 3 })
    for (const page of pages) await page.until(() => page.news !== null)
    await stopMatch(pages)
    const record = (await people[0].ask('GET', `api/tables/${id}/record`)).body as {
      seed: string
      meta: Record<string, unknown>
    }
    const shuffle = shuffleIn(record.meta) as Shuffle
    expect(faultInShuffle(shuffle, record.seed, told)).toBeNull()
    expect(Object.values(shuffle.entropy).sort()).toEqual(['part of 0', 'part of 1', 'part of 2'])
  })
})

describe('people who watch', () => {
  it('are named for everyone at the table, and leave when their page does', async () => {
    const { pages, has, people } = await room('viral-dawn', ['Ben', 'Cat'], 2)
    const [ann, , cat] = pages
    await has(info => info.watching.some(({ name }) => name === 'Cat'))
    expect(ann.info?.watching).toEqual([{ by: expect.any(String), name: 'Cat', you: false }])
    await has(info => info.watching[0]?.you === true, cat)
    expect(JSON.stringify(ann.info)).not.toContain(people[2].id)
    await cat.request({ type: 'chat', text: 'hello' })
    const line = () => ann.received.flatMap(message => (message.type === 'chat' ? message.lines : []))[0]
    await ann.until(() => line() !== undefined)
    expect(line().by).toBe(ann.info?.watching[0].by)
    await cat.close()
    await has(info => info.watching.length === 0)
  })
})

it.each([
  ['a seat count that is none', { type: 'remove-seat', seat: 'p4', seats: '4' }, 'field seats'],
  ['no seat count', { type: 'add-seat' }, 'seats'],
  ['no options', { type: 'options' }, 'options'],
  ['no person', { type: 'free-seat', seat: 'p1' }, 'by'],
  ['a level that is none', { type: 'start', fill: 3 }, 'field fill'],
])('refuses %s with a sentence', async (_what, message, words) => {
  const { pages } = await room('viral-dawn', [], 1)
  expect(await pages[0].request(message)).toMatchObject({ type: 'error', message: expect.stringContaining(words) })
  expect(await pages[0].request({ type: 'start', fill: 'random' })).toMatchObject({ type: 'done' })
})
