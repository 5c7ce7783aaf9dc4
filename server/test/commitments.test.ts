import {
  faultInShuffle,
  type MatchRecord,
  type Shuffle,
  seedOf,
  sha256,
  shuffleIn,
  shuffleParts,
} from '@holdout/engine'
import { expect, it } from 'vitest'
import { type Page, Person } from './people.ts'
import { newTable, servers, stopMatch } from './table-host.ts'

const { start } = servers()

const SEATS = ['p1', 'p2']
const halves = ['first-contribution', 'second-contribution']

/** A table of two players who committed to their contributions, or contributed openly where `open` says so. */
async function seated(url: string, open: readonly number[] = []) {
  const people = await Promise.all(['Ann', 'Ben'].map(name => Person.called(name, url)))
  const options = { players: 2 }
  const { body } = await people[0].ask('POST', 'api/tables', newTable('viral-dawn', { options }))
  const id = body.id as string
  const pages = await Promise.all(people.map(person => person.open(id)))
  for (const [i, page] of pages.entries()) {
    const contribution = open.includes(i) ? { entropy: halves[i] } : { entropy: '', commit: sha256(halves[i]) }
    expect(await page.request({ type: 'sit', seat: SEATS[i], name: `P${i}`, ...contribution })).toMatchObject({
      type: 'done',
    })
  }
  return { id, people, pages, host: pages[0] }
}

const reveal = (page: Page, entropy: string) => page.request({ type: 'reveal', entropy })

async function proofOf(id: string, people: readonly Person[], pages: readonly Page[]) {
  for (const page of pages) await page.until(() => page.news !== null)
  await stopMatch(pages)
  const { body } = await people[0].ask('GET', `api/tables/${id}/record`)
  const record = body as unknown as MatchRecord
  const shuffle = shuffleIn(record.meta) as Shuffle
  expect(faultInShuffle(shuffle, record.seed)).toBeNull()
  return { record, shuffle, parts: shuffleParts(shuffle) }
}

it('deals from all contributions, after every commitment is public and before any reveal is', async () => {
  const { url } = await start()
  const { id, people, pages, host } = await seated(url)
  await pages[1].until(() => pages[1].info?.seats[1].commit !== undefined)
  expect(pages[1].info?.seats.map(({ commit }) => commit)).toEqual(halves.map(sha256))
  expect(await reveal(pages[1], halves[1])).toMatchObject({ message: expect.stringContaining('after the host') })
  expect(await host.request({ type: 'start' })).toMatchObject({ type: 'done' })
  await host.until(() => host.info?.dealing != null)
  expect(host.info).toMatchObject({ status: 'waiting', dealing: { missing: SEATS } })
  // From here on no contribution can be chosen or changed.
  for (const late of [
    { type: 'sit', seat: 'p1', name: 'A', entropy: '', commit: sha256('another') },
    { type: 'stand' },
    { type: 'start' },
    { type: 'options', options: { 'queen-chain': true } },
  ])
    expect(await host.request(late)).toMatchObject({ message: expect.stringContaining('The deal is under way') })
  expect(await reveal(host, 'another')).toMatchObject({ message: expect.stringContaining('does not match the hash') })
  expect(host.news).toBeNull()
  for (const [i, page] of pages.entries()) expect(await reveal(page, halves[i])).toMatchObject({ type: 'done' })
  const { record, shuffle, parts } = await proofOf(id, people, pages)
  expect(parts).toEqual({ committed: SEATS, open: [], withheld: [] })
  expect(record.seed).toBe(seedOf(shuffle.secret, { p1: halves[0], p2: halves[1] }))
  const sent = pages.flatMap(page => page.received.map(message => JSON.stringify(message)))
  expect(sent.filter(text => halves.some(half => text.includes(half)))).toEqual([])
})

it('goes on without a contribution that is not revealed in time, and the proof names the seat', async () => {
  const { url } = await start()
  const { id, people, pages, host } = await seated(url)
  expect(await host.request({ type: 'start' })).toMatchObject({ type: 'done' })
  expect(await reveal(host, halves[0])).toMatchObject({ type: 'done' })
  const { record, shuffle, parts } = await proofOf(id, people, pages)
  expect(parts).toEqual({ committed: ['p1'], open: [], withheld: ['p2'] })
  expect(record.seed).toBe(seedOf(shuffle.secret, { p1: halves[0] }))
})

it('starts at once without commitments, and names the seats without a commitment', async () => {
  const { url } = await start()
  const { id, people, pages, host } = await seated(url, [0, 1])
  expect(await host.request({ type: 'start' })).toMatchObject({ type: 'done' })
  expect((await proofOf(id, people, pages)).parts).toEqual({ committed: [], open: SEATS, withheld: [] })
})

it('waits only for those who committed', async () => {
  const { url } = await start()
  const { id, people, pages, host } = await seated(url, [1])
  expect(await host.request({ type: 'start' })).toMatchObject({ type: 'done' })
  await host.until(() => host.info?.dealing != null)
  expect(host.info?.dealing?.missing).toEqual(['p1'])
  await reveal(host, halves[0])
  expect((await proofOf(id, people, pages)).parts).toEqual({ committed: ['p1'], open: ['p2'], withheld: [] })
})

it('does not wait for the commitment of a player who left before the start', async () => {
  const { url } = await start()
  const { id, people, pages, host } = await seated(url)
  await pages[1].request({ type: 'stand' })
  await host.request({ type: 'start', fill: 'easy' })
  await host.until(() => host.info?.dealing != null)
  expect(host.info?.dealing?.missing).toEqual(['p1'])
  await reveal(host, halves[0])
  expect((await proofOf(id, people, [host])).parts).toMatchObject({ committed: ['p1'], withheld: [] })
})

it('is refused as a proof if a contribution was changed after the commitment', () => {
  const secret = 'ab'.repeat(32)
  const commits = { p1: sha256('before') }
  const shuffle = { secret, seedHash: sha256(secret), entropy: { p1: 'after' }, commits }
  expect(faultInShuffle(shuffle, seedOf(secret, shuffle.entropy))).toContain('contribution of p1 does not match')
})
