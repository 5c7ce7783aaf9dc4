import { expect, it } from 'vitest'
import { gather, playOn, servers } from './table-host.ts'

const { start } = servers()

it('names a bot as the game does, at the table and in errors', async () => {
  const { url } = await start(undefined, { HOLDOUT_BOT_PAUSE: '60000' })
  const { pages } = await gather(url, 'viral-dawn', { 'turn-seconds': 0, 'react-seconds': 0 })
  const [ann, ben] = pages
  expect(ann.info?.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Nurse', 'Courier'])
  const bots = ann.info?.seats.slice(2).map(({ seat }) => seat) ?? []
  const asked = (): string[] =>
    ann.news?.scene.decisions.flatMap(({ seat, kind }) => (kind === 'must' ? [seat] : [])) ?? []
  await playOn([ann, ben], () => asked().length > 0 && asked().every(seat => bots.includes(seat)))
  const { message } = (await ann.request({ type: 'move', move: { move: 'nonsense' } })) as { message: string }
  expect(message).toMatch(/is waiting for (Nurse|Courier)/)
})

it('remembers when a stand-in played, and names the person in the record', async () => {
  const { url } = await start(undefined, { HOLDOUT_AWAY: '500' })
  const { id, pages, people, seats } = await gather(url, 'thirty-seconds')
  const [ann, ben] = pages
  await playOn(pages, moves => moves >= 2)
  await ben.request({ type: 'leave' })
  await ben.close()
  await ann.until(() => ann.info?.seats[1].awayUntil != null)
  const stood = (): number => ann.news?.scene.seq ?? -1
  const before = stood()
  const ask = async () => (await ann.request({ type: 'away', seat: seats[1], choice: 'bot' })).type
  await expect.poll(ask, { timeout: 20_000 }).toBe('done')
  await ann.until(() => ann.info?.seats[1].standIn === true)
  expect(ann.info?.seats[1]).toMatchObject({ name: 'Ben', standIns: [{ from: before, to: null }] })
  const back = await people[1].open(id)
  await back.request({ type: 'return' })
  await back.until(() => back.info?.seats[1].kind === 'person')
  expect(back.info?.seats[1].standIns).toEqual([{ from: before, to: expect.any(Number) }])
  await back.request({ type: 'leave' })
  await back.close()
  await expect.poll(ask, { timeout: 20_000 }).toBe('done')
  await playOn([ann])
  const record = (await people[0].ask('GET', `api/tables/${id}/record`)).body as { players: Record<string, string> }
  expect(record.players).toEqual({ [seats[0]]: 'Ann', [seats[1]]: 'Ben' })
})
