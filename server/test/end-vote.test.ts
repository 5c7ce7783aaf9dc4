import { expect, it } from 'vitest'
import { gatherPeople, servers } from './table-host.ts'

const { start } = servers()

it('ends a match because of an away player when all other connected players agree, over the socket', async () => {
  const { url } = await start(undefined, { HOLDOUT_AWAY: '100' })
  const { pages, seats } = await gatherPeople(url, 'viral-dawn', { players: 3, 'turn-seconds': 0, 'react-seconds': 0 })
  const away = pages.findIndex(page => page.news?.scene.choices.some(({ kind }) => kind === 'must'))
  const [first, second] = pages.filter((_, i) => i !== away)
  await pages[away].close()
  const isMissed = (): boolean => first.info?.seats[away].awayUntil != null
  await first.until(isMissed)
  await new Promise(done => setTimeout(done, 200))
  const end = { type: 'away', seat: seats[away], choice: 'end' }
  expect(await first.request(end)).toMatchObject({ type: 'done' })
  await second.until(() => second.info?.ending != null)
  expect(second.info?.ending).toMatchObject({ seat: seats[away], of: 2, you: false })
  expect(second.info?.status).toBe('playing')
  expect(await second.request(end)).toMatchObject({ type: 'done' })
  for (const page of [first, second]) await page.until(() => page.info?.status === 'over')
})
