import { loadGame } from '@holdout/catalog'
import { type MatchRecord, verify } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { type Page, Person } from './people.ts'
import { CLUSTER, services } from './services.ts'
import { type Gathered, gather, mustMove, playOn, servers, stopMatch } from './table-host.ts'

const { start, newData } = servers()
const { newDatabase, redis } = services()
const ASK = { type: 'ask-undo' }
const AGREE = { type: 'answer-undo', agree: true }
const DECLINE = { type: 'answer-undo', agree: false }
const DONE = { type: 'done' }
const NO_CLOCKS = { players: 4, 'turn-seconds': 0, 'react-seconds': 0 }

/** Plays Viral Dawn, Ann and Ben with two bots, until both have moved and Ann can no longer undo alone. */
async function afterSomeMoves(url: string | readonly string[]): Promise<Gathered & { ann: Page; ben: Page }> {
  const table = await gather(url, 'viral-dawn', NO_CLOCKS)
  const [ann, ben] = table.pages
  await playOn(table.pages, moves => moves >= 8)
  expect(await ann.request({ type: 'undo' })).toMatchObject({ type: 'error' })
  return { ...table, ann, ben }
}

function view(page: Page): string {
  return JSON.stringify([page.news?.scene.view, page.news?.scene.choices])
}

describe('an undo that the others agree to', () => {
  it('takes back the last move of the player who asked and all moves after it', async () => {
    const { url } = await start()
    const { pages, seats } = await gather(url, 'viral-dawn', NO_CLOCKS)
    const [ann, ben] = pages
    let before = ''
    for (let asked = false; !asked; asked = (await ann.request(ASK)).type === 'done') {
      await playOn([ben, ann], () => mustMove(ann))
      before = view(ann)
      const { seq, scene } = ann.news as NonNullable<Page['news']>
      const move = scene.choices.find(({ kind }) => kind === 'must')?.move
      const answer = await ann.request({ type: 'move', move })
      if (answer.type !== 'done' || answer.seq !== seq + 1) before = '' // a bot was faster
      await ann.until(() => (ann.news?.seq ?? 0) > seq)
    }
    await ben.until(() => ben.info?.undo != null)
    expect(ben.info?.undo).toMatchObject({ seat: seats[0], by: [], of: 1, you: false })
    const { seq } = ben.news as { seq: number }
    expect(await ben.request(AGREE)).toMatchObject(DONE)
    for (const page of pages) await page.until(() => page.info?.undo === null && (page.news?.seq ?? 0) > seq)
    expect(before).not.toBe('')
    expect(view(ann)).toBe(before)
    await ann.until(() => (ann.info?.notes.length ?? 0) > 0)
    expect(ann.info?.notes.at(-1)?.text).toMatch(
      /^Ann asked to undo ".+"( and the \d+ moves? after it)?\. All players agreed\.$/,
    )
  })

  it('stops moves, bots and a second question until it is answered', async () => {
    const { url } = await start()
    const { ann, ben, seats, pages } = await afterSomeMoves(url)
    await playOn(pages, () => mustMove(ann))
    expect(await ben.request(AGREE)).toMatchObject({ type: 'error', message: 'No player asks to undo moves.' })
    expect(await ann.request(ASK)).toMatchObject(DONE)
    await ben.until(() => ben.info?.undo != null)
    const { seq } = ben.news as { seq: number }
    const [choice] = ann.news?.scene.choices ?? []
    expect(await ann.request({ type: 'move', move: choice.move })).toMatchObject({ type: 'error' })
    for (const page of [ann, ben]) expect(await page.request(ASK)).toMatchObject({ type: 'error' })
    expect(await ann.request(AGREE)).toMatchObject({ type: 'error', message: 'The other players must agree.' })
    expect(ben.news?.seq).toBe(seq)
    expect(await ben.request(DECLINE)).toMatchObject(DONE)
    for (const page of [ann, ben]) await page.until(() => page.info?.undo === null)
    expect(ann.info?.seats.map(({ seat }) => seat)).toEqual(seats)
    const reached = await playOn(pages, moves => moves >= 4)
    expect(reached).toBe(4)
  })

  it('can be withdrawn, and ends if the player who asked leaves', async () => {
    const { url } = await start()
    const { ann, ben } = await afterSomeMoves(url)
    await ann.request(ASK)
    expect(await ann.request(DECLINE)).toMatchObject(DONE)
    await ben.until(() => ben.info?.undo === null)
    for (let asked = false; !asked; asked = (await ann.request(ASK)).type === 'done')
      await playOn([ann, ben], moves => moves >= 1)
    await ben.until(() => ben.info?.undo != null)
    await ann.request({ type: 'stand' })
    await ben.until(() => ben.info?.undo === null)
  })

  it('is not possible without another player, for spectators and as a move', async () => {
    const { url } = await start()
    const { ann, ben, id } = await afterSomeMoves(url)
    const forged = { type: 'move', move: { move: 'agreed-undo', stay: 0 } }
    expect(await ann.request(forged)).toMatchObject({ type: 'error' })
    expect(ann.news?.seq).toBeGreaterThan(1)
    await ben.close()
    await ann.until(() => ann.info?.seats[1].here === false)
    expect(await ann.request(ASK)).toMatchObject({ message: 'No other player is connected who could agree.' })
    const spectator = await (await Person.called('Cat', url)).open(id)
    await spectator.until(() => spectator.info !== null)
    expect(await spectator.request(ASK)).toMatchObject({ message: 'Spectators cannot undo moves.' })
  })

  it('is in the log: another start of the server, the record and retries give the same match', async () => {
    const data = newData()
    const first = await start(data)
    const { ann, ben, people, id } = await afterSomeMoves(first.url)
    const { seq } = ann.news as { seq: number }
    await ann.request(ASK, 'ask')
    expect(await ann.request(ASK, 'ask')).toMatchObject(DONE)
    expect(await ben.request(AGREE, 'yes')).toMatchObject(DONE)
    await ann.until(() => (ann.news?.seq ?? 0) > seq && ann.info?.undo === null)
    expect(await ben.request(AGREE, 'yes')).toMatchObject(DONE)
    await first.stop()

    const second = await start(data)
    const pages = await Promise.all(people.map(person => person.at(second.url).open(id)))
    for (const page of pages) await page.until(() => page.news !== null)
    await playOn(pages, moves => moves >= 4)
    await stopMatch(pages)
    const { body } = await people[0].at(second.url).ask('GET', `api/tables/${id}/record`)
    expect(verify(await loadGame('viral-dawn'), body as unknown as MatchRecord)).toMatchObject({ ok: true })
    const { moves } = body as unknown as MatchRecord
    await pages[0].until(() => pages[0].info?.moves === moves.length) // without the undone ones
  })

  it.runIf(CLUSTER)('works with the players on different nodes', async () => {
    const shared = {
      DATABASE_URL: await newDatabase(),
      REDIS_URL: (await redis()).url,
      HOLDOUT_SECRET: 'the same on every node, and long enough',
    }
    const nodes = await Promise.all([1, 2].map(() => start(undefined, shared)))
    const { ann, ben, pages } = await afterSomeMoves(nodes.map(({ url }) => url))
    await ann.request(ASK)
    await ben.until(() => ben.info?.undo != null)
    const { seq } = ben.news as { seq: number }
    expect(await ben.request(AGREE)).toMatchObject(DONE)
    for (const page of pages) await page.until(() => page.info?.undo === null && (page.news?.seq ?? 0) > seq)
    expect(await playOn(pages, moves => moves >= 4)).toBe(4)
  })
})
