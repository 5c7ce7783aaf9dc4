import { expect, it } from 'vitest'
import { Person } from './people.ts'
import { gather, playOn, servers } from './table-host.ts'

const { start } = servers()
/** Long enough to see the countdown run, and short enough to see its end. In ms. */
const AWAY = { HOLDOUT_AWAY: '2000' }

it('gives a player who left some time, lets the others wait longer, and returns the seat from the stand-in', async () => {
  const { url } = await start(undefined, AWAY)
  const { id, pages, people, seats } = await gather(url, 'thirty-seconds')
  const [ann, ben] = pages
  await ben.close()
  await playOn([ann], () => ann.info?.seats[1].awayUntil != null)
  await ann.until(() => ann.info?.seats[1].awayUntil != null)
  const until = ann.info?.seats[1].awayUntil ?? 0
  const choose = (choice: string) => ann.request({ type: 'away', seat: seats[1], choice })
  expect(await choose('bot'), 'not before the time is over').toMatchObject({ type: 'error' })
  await expect.poll(async () => (await choose('wait')).type, { timeout: 20_000 }).toBe('done')
  await ann.until(() => (ann.info?.seats[1].awayUntil ?? 0) > until)
  expect(await choose('bot'), 'waiting restarts the countdown').toMatchObject({ type: 'error' })
  await expect.poll(async () => (await choose('bot')).type, { timeout: 20_000 }).toBe('done')
  await ann.until(() => ann.info?.seats[1].standIn === true)
  const again = await people[1].open(id)
  expect(await again.request({ type: 'return' })).toMatchObject({ type: 'done' })
  await again.until(() => again.info?.seats[1].kind === 'person')
})

it('allows no moves in a match that was ended because a player left, and still provides its record', async () => {
  const { url } = await start(undefined, AWAY)
  const { id, pages, people, seats } = await gather(url, 'thirty-seconds')
  const [ann, ben] = pages
  await ben.close()
  await playOn([ann], () => ann.info?.seats[1].awayUntil != null)
  const end = () => ann.request({ type: 'away', seat: seats[1], choice: 'end' })
  await expect.poll(async () => (await end()).type, { timeout: 20_000 }).toBe('done')
  await ann.until(() => ann.info?.status === 'over')
  const back = await people[1].open(id)
  await back.until(() => back.news !== null)
  const [choice] = back.news?.scene.choices ?? []
  expect(await back.request({ type: 'move', move: choice.move })).toMatchObject({ type: 'error' })
  expect(back.info).toMatchObject({ status: 'over', outcome: 'abandoned' })
  expect(await people[0].ask('GET', `api/tables/${id}/record`)).toMatchObject({ status: 200, body: { outcome: null } })
})

it('removes spectators when a table that does not allow them starts', async () => {
  const { url } = await start()
  const ann = await Person.called('Ann', url)
  const request = {
    game: 'until-dawn',
    options: {},
    public: true,
    spectators: false,
    name: 'Ann',
    bots: {},
    entropy: '',
  }
  const id = (await ann.ask('POST', 'api/tables', { ...request, seat: 'john' })).body.id as string
  const [host, cat] = [await ann.open(id), await (await Person.called('Cat', url)).open(id)]
  await host.request({ type: 'start' })
  await cat.until(() => cat.received.some(message => message.type === 'error'))
  await playOn([host], moves => moves >= 3)
  expect(cat.news).toBeNull()
})

it('tells everyone that the clocks are stopped, and when they continue', async () => {
  const { url } = await start()
  const { id, pages } = await gather(url, 'until-dawn', { 'table-clock': 300 })
  const all = [pages[0], await (await Person.called('Cat', url)).open(id)]
  const runs = (on: boolean) =>
    Promise.all(all.map(page => page.until(() => page.news?.clocks.some(({ running }) => running) === on)))
  await runs(true)
  await pages[0].request({ type: 'pause', on: true })
  await runs(false)
  expect(pages[0].info).toMatchObject({ pausedBy: 'Ann', pausable: true })
  expect(await all[1].request({ type: 'pause', on: false }), 'spectators cannot pause').toMatchObject({
    type: 'error',
  })
  await pages[0].request({ type: 'pause', on: false })
  await runs(true)
})

it('gives two people with the same name different names', async () => {
  const { url } = await start()
  const ann = await Person.called('Ann', url)
  const options = { players: 4 }
  const request = { game: 'viral-dawn', options, public: true, spectators: true, name: 'Ann', bots: {}, entropy: '' }
  const id = (await ann.ask('POST', 'api/tables', { ...request, seat: null })).body.id as string
  const page = await ann.open(id)
  const [first, second] = page.info?.seats ?? []
  await page.request({ type: 'sit', seat: first.seat, name: 'Ann', entropy: '' })
  const other = await (await Person.called('ann', url)).open(id)
  await other.request({ type: 'sit', seat: second.seat, name: 'ann', entropy: '' })
  await other.until(() => other.info?.seats[1].kind === 'person')
  expect(other.info?.seats.slice(0, 2).map(({ name }) => name)).toEqual(['Ann', 'ann 2'])
})
