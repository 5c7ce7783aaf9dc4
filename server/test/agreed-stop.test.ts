import { loadGame } from '@holdout/catalog'
import { type MatchRecord, verify } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import type { Page } from './people.ts'
import { gatherPeople, servers } from './table-host.ts'

const { start } = servers()

const ASK = { type: 'ask-stop' }
const AGREE = { type: 'answer-stop', agree: true }
const DECLINE = { type: 'answer-stop', agree: false }
const DONE = { type: 'done' }
const THREE = { players: 3, 'search-mode': 'untimed' }

async function three(
  url: string,
): Promise<{ ann: Page; ben: Page; cat: Page } & Awaited<ReturnType<typeof gatherPeople>>> {
  const table = await gatherPeople(url, 'until-daylight', THREE)
  const [ann, ben, cat] = table.pages
  return { ...table, ann, ben, cat }
}

describe('stopping a match', () => {
  it('needs the agreement of all players; the result is "stopped" and names who asked', async () => {
    const { url } = await start()
    const { ann, ben, cat, people, pages, seats, id } = await three(url)
    expect(await ben.request(AGREE)).toMatchObject({ type: 'error', message: 'No player asks to stop the game.' })
    expect(await ann.request(ASK)).toMatchObject(DONE)
    for (const page of [ben, cat]) await page.until(() => page.info?.stop != null)
    expect(cat.info?.stop).toEqual({ seat: seats[0], by: [], of: 2, you: false })
    expect(await ben.request(AGREE)).toMatchObject(DONE)
    await cat.until(() => cat.info?.stop?.by.length === 1)
    expect(cat.info?.status).toBe('playing')
    expect(await cat.request(AGREE)).toMatchObject(DONE)
    for (const page of pages) await page.until(() => page.info?.status === 'over')
    expect(cat.info).toMatchObject({ outcome: 'stopped', winners: null, stoppedBy: 'Player 0', stop: null })
    expect(cat.info?.notes.at(-1)?.text).toBe('Player 0 asked to stop the game. All players agreed.')
    const { body } = await people[1].ask('GET', `api/tables/${id}/record`)
    expect(verify(await loadGame('until-daylight'), body as unknown as MatchRecord)).toMatchObject({ ok: true })
  })

  it('ends when one player declines, and the match goes on', async () => {
    const { url } = await start()
    const { ann, ben, cat, pages } = await three(url)
    await ann.request(ASK)
    expect(await ben.request(DECLINE)).toMatchObject(DONE)
    for (const page of pages) await page.until(() => page.info?.stop === null)
    expect(await cat.request(AGREE)).toMatchObject({ type: 'error' })
    expect(cat.info).toMatchObject({ status: 'playing', outcome: null })
  })

  it('cannot be done by one player, whatever they send', async () => {
    const { url } = await start(undefined, { HOLDOUT_AWAY: '60000' })
    const { ann, ben, cat, seats } = await three(url)
    const moves = [
      { move: 'abandon', agree: true },
      ...seats.flatMap(seat => [
        { move: 'absent', seat },
        { move: 'left', seat },
      ]),
    ]
    const away = seats.slice(1).flatMap(seat => ['end', 'bot'].map(choice => ({ type: 'away', seat, choice })))
    await ann.request(ASK)
    for (const request of [AGREE, ASK, ...away, ...moves.map(move => ({ type: 'move', move }))])
      expect(await ann.request(request)).toMatchObject({ type: 'error' })
    // A lost connection for a moment is no agreement.
    await ben.close()
    await ann.until(() => ann.info?.seats[1].here === false)
    expect(await cat.request(AGREE)).toMatchObject(DONE)
    expect(ann.info).toMatchObject({ status: 'playing', outcome: null, stop: { of: 2 } })
    expect(ann.info?.seats.every(({ kind }) => kind === 'person')).toBe(true)
    expect(await ann.request(DECLINE)).toMatchObject(DONE)
    expect(ann.info?.status).toBe('playing')
  })
})

it('reports a searcher who is disconnected while the search timer runs, and who is back', async () => {
  const { url } = await start()
  const { pages, people, seats, id } = await gatherPeople(url, 'until-daylight', {
    players: 3,
    'search-mode': 'timed',
    'search-absent': 1,
  })
  const heard = (page: Page, event: string): boolean => page.news?.log.some(line => line.event.event === event) ?? false
  const [ann, ben, cat] = pages
  const must = (page: Page) => page.news?.scene.choices.filter(({ kind }) => kind === 'must') ?? []
  const began = (): boolean => JSON.stringify(ann.news?.scene.view).includes('"phase":"search"')
  while (!began()) {
    const page = pages.find(one => must(one).length > 0)
    if (page) {
      const seq = page.news?.seq ?? 0
      await page.request({ type: 'move', move: must(page)[0].move })
      await page.until(() => (page.news?.seq ?? 0) > seq)
    }
    // The countdown before the search asks no one.
    await expect.poll(() => began() || pages.some(one => must(one).length > 0)).toBe(true)
  }
  await cat.close()
  await ann.until(() => heard(ann, 'marked-absent'))
  expect(heard(ben, 'came-back')).toBe(false)
  const again = await people[2].open(id)
  await again.until(() => again.info?.seats[2].seat === seats[2])
  await ann.until(() => heard(ann, 'came-back'))
})
