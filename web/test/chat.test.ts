import { expect, it } from 'vitest'
import { testSite } from './browser.ts'
import { faults } from './faults.ts'
import { guestsOf } from './online-people.ts'

const site = testSite()
const arrives = guestsOf(site)

it('stands beside the board and under the pause, with times, quick messages and the number of new ones', async () => {
  const [ann, cat] = [await arrives('Ann'), await arrives('Cat', 'phone')]
  const link = await ann.opens('until-dawn', '')
  await ann.starts('easy')
  await cat.follows(link)
  await cat.atTable()
  await cat.page.getByRole('button', { name: 'Players and chat' }).click()
  await cat.page.getByRole('button', { name: 'Nice move!' }).click()

  const side = ann.page.getByRole('navigation', { name: 'Beside the board' })
  await side.getByRole('button', { name: 'Chat (1 new message)' }).click()
  const lines = ann.page.locator('.frame__side .chat__lines')
  await lines.getByText('Nice move!').waitFor()
  expect(await lines.locator('time').innerText()).toMatch(/^\d\d:\d\d$/)
  await ann.page.getByRole('button', { name: 'Players and chat', exact: true }).waitFor()
  expect(await faults(ann.page, 'all'), 'beside the board').toEqual([])
  await ann.page.reload()
  await lines.getByText('Nice move!').waitFor()

  await ann.page.getByRole('button', { name: 'Menu' }).click()
  await ann.page.getByRole('button', { name: 'Pause' }).click()
  const pause = ann.page.locator('.paused')
  await pause.getByRole('button', { name: 'I am back.' }).click()
  await cat.page.getByText('I am back.').first().waitFor()
  expect(await faults(ann.page, 'all'), 'under the pause').toEqual([])
  await pause.getByRole('button', { name: 'Resume' }).click()
  await pause.waitFor({ state: 'detached' })
  await side.getByRole('button', { name: 'Log' }).click()
  await ann.page.getByRole('region', { name: 'Log' }).waitFor()
})
