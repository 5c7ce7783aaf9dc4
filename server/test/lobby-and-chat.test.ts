import type { ChatLine, TableInfo } from '@holdout/protocol'
import { describe, expect, it } from 'vitest'
import { type Page, Person } from './people.ts'
import { gather, gatherPeople, newTable, playOn, servers } from './table-host.ts'

const { start, newData } = servers()

const linesOf = (page: Page): ChatLine[] =>
  page.received.flatMap(message => (message.type === 'chat' ? message.lines : []))

describe('the lobby', () => {
  it('lists public tables by game, by status and with free seats', async () => {
    const { url } = await start()
    const ann = await Person.called('Ann', url)
    const open = async (game: string, more = {}): Promise<string> =>
      (await ann.ask('POST', 'api/tables', newTable(game, more))).body.id as string
    const race = await open('viral-dawn')
    const siege = await open('until-dawn', { seat: 'john' })
    const hidden = await open('until-dawn', { public: false })
    const page = await ann.open(siege)
    await page.request({ type: 'start' })
    const found = async (query: string): Promise<string[]> =>
      ((await ann.ask('GET', `api/tables?${query}`)).body.tables as TableInfo[]).map(({ id }) => id).sort()
    expect(await found('')).toEqual([race, siege].sort())
    expect(await found('game=until-dawn')).toEqual([siege])
    expect(await found('status=waiting')).toEqual([race])
    expect(await found('status=playing')).toEqual([siege])
    expect(await found('free=yes')).toEqual([race])
    expect(await found('game=until-dawn&free=yes')).toEqual([])
    expect(await found('game=zombie-town')).toEqual([])
    expect((await ann.ask('GET', `api/tables/${hidden}`)).status, 'a private table opens by its link').toBe(200)
  })
})

describe('my games', () => {
  it('are those I play or host, not those I only watched, and show whose turn it is', async () => {
    const { url } = await start()
    const { id, people, pages } = await gather(url, 'until-dawn')
    const cat = await Person.called('Cat', url)
    await cat.open(id)
    expect((await cat.ask('GET', 'api/me/tables')).body.tables).toEqual([])
    const own = async (): Promise<TableInfo[]> =>
      (await people[0].ask('GET', 'api/me/tables')).body.tables as TableInfo[]
    const [opened] = await own()
    expect(opened).toMatchObject({ id, status: 'playing', seats: [{ you: true, toMove: true }] })
    expect(opened, 'no move was made yet').not.toHaveProperty('lastMove')
    await playOn(pages)
    const [over] = await own()
    expect(over).toMatchObject({ id, status: 'over', outcome: expect.any(String), winners: expect.any(Array) })
    expect(over.lastMove, 'when it was last played').toBeGreaterThanOrEqual(over.created)
    expect((await Person.stranger(url).ask('GET', `api/tables/${id}/record`)).status, 'a link to share').toBe(200)
  })

  it('without a clock wait for weeks: the others cannot decide about a player who is away before the time limit of the host', async () => {
    const data = newData()
    const first = await start(data)
    const ann = await Person.called('Ann', first.url)
    const weeks = 21 * 24 * 3_600_000
    const id = (await ann.ask('POST', 'api/tables', newTable('thirty-seconds', { awayAfter: weeks }))).body.id as string
    const page = await ann.open(id)
    const ben = await Person.called('Ben', first.url)
    const other = await ben.open(id)
    const [mine, theirs] = page.info?.seats.map(({ seat }) => seat) ?? []
    await page.request({ type: 'sit', seat: mine, name: 'Ann', entropy: '' })
    await other.request({ type: 'sit', seat: theirs, name: 'Ben', entropy: '' })
    expect(await page.request({ type: 'start' })).toMatchObject({ type: 'done' })
    await other.request({ type: 'leave' })
    await other.close()
    await page.until(() => page.info?.seats[1].awayUntil != null)
    expect(page.info?.seats[1].awayUntil).toBeGreaterThan(Date.now() + weeks - 3_600_000)
    expect(await page.request({ type: 'away', seat: theirs, choice: 'end' })).toMatchObject({ type: 'error' })
    await first.stop()
    const { url } = await start(data)
    expect((await ben.at(url).ask('GET', 'api/me/tables')).body.tables).toMatchObject([{ id, status: 'playing' }])
    const back = await ben.at(url).open(id)
    await back.until(() => back.news !== null)
    expect(back.info?.seats[1]).toMatchObject({ you: true, here: true, awayUntil: null })
  })
})

describe('chat', () => {
  it('reaches everyone once and in order, and identifies authors whose name changed', async () => {
    const { url } = await start()
    const { id, people, pages } = await gather(url, 'viral-dawn')
    const cat = await Person.called('Cat', url)
    const watching = await cat.open(id)
    await pages[0].request({ type: 'chat', text: 'one' })
    await watching.request({ type: 'chat', text: 'two' })
    await cat.ask('PUT', 'api/me', { name: 'Ann' })
    const renamed = await cat.open(id)
    await renamed.request({ type: 'chat', text: 'three' })
    for (const page of pages) await page.until(() => linesOf(page).length === 3)
    const lines = linesOf(pages[1])
    expect(lines.map(({ text, name, seat }) => ({ text, name, seat }))).toEqual([
      { text: 'one', name: 'Ann', seat: pages[0].info?.seats[0].seat },
      { text: 'two', name: 'Cat', seat: null },
      { text: 'three', name: 'Ann', seat: null },
    ])
    expect(lines[1].by, 'muting applies to a person, not a name').toBe(lines[2].by)
    expect(lines[0].by).not.toBe(lines[2].by)
    expect(JSON.stringify(lines)).not.toContain(people[0].id)
    const late = await people[1].open(id)
    await late.until(() => linesOf(late).length === 3)
  })

  it('is limited per user, also over several connections', async () => {
    const { url } = await start()
    const { id, people, pages } = await gather(url, 'until-dawn')
    const second = await people[0].open(id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? second : pages[0]).request({ type: 'chat', text: `line ${i}` })),
    )
    expect(answers.filter(({ type }) => type === 'done').length).toBeLessThan(10)
    expect(answers.find(({ type }) => type === 'error')).toMatchObject({
      message: expect.stringContaining('sending messages too fast'),
    })
  })
})

describe('answers at the same time', () => {
  it('are all answered, and everyone sees the same match afterwards', async () => {
    const { url } = await start()
    const { pages } = await gatherPeople(url, 'zombie-town') // all choose from their hands at the same time
    const able = (): Page[] =>
      pages.filter(page => (page.news?.scene.choices ?? []).some(({ kind }) => kind !== 'standing'))
    let together = 0
    for (let round = 0; round < 20 && pages[0].news?.scene.outcome == null; round++) {
      const seq = Math.max(...pages.map(page => page.news?.seq ?? 0))
      const asked = able()
      if (asked.length > 1) together++
      const answers = await Promise.all(
        asked.map(page => {
          const [choice] = page.news?.scene.choices.filter(({ kind }) => kind !== 'standing') ?? []
          return page.request({ type: 'move', move: choice.move })
        }),
      )
      const done = answers.filter(({ type }) => type === 'done').length
      expect(done).toBeGreaterThan(0)
      await Promise.all(pages.map(page => page.until(() => (page.news?.seq ?? 0) === seq + done)))
    }
    expect(together, 'there were windows in which several could answer').toBeGreaterThan(0)
  })

  it('to one decision count once: the first one stored; the other gets an error', async () => {
    const { url } = await start()
    const { id, people, pages } = await gatherPeople(url, 'zombie-town')
    const asked = pages.findIndex(page => page.news?.scene.choices.some(({ kind }) => kind === 'must'))
    const second = await people[asked].open(id) // the same player once more
    const choice = pages[asked].news?.scene.choices.find(({ kind }) => kind === 'must')
    const move = { type: 'move', move: choice?.move }
    const answers = await Promise.all([pages[asked].request(move), second.request(move)])
    expect(answers.filter(({ type }) => type === 'done')).toHaveLength(1)
    expect(answers.find(({ type }) => type === 'error')).toMatchObject({ message: expect.stringMatching(/\w/) })
  })
})

it('shows everyone the same deadline at any time', async () => {
  const { url } = await start()
  const { id, pages, people } = await gather(url, 'thirty-seconds', {})
  await pages[0].until(() => (pages[0].news?.clocks.length ?? 0) > 0)
  const cat = await (await Person.called('Cat', url)).open(id)
  const again = await people[1].open(id)
  await Promise.all([cat, again].map(page => page.until(() => page.news !== null)))
  const deadlines = [...pages, cat, again].map(({ news }) =>
    news?.clocks.filter(({ running }) => running).map(({ id: clock, left }) => [clock, news.now + left]),
  )
  for (const deadline of deadlines) expect(deadline).toEqual(deadlines[0])
})
