import { expect, it } from 'vitest'
import { testSite } from './browser.ts'
import { faults } from './faults.ts'
import { guestsOf } from './online-people.ts'

const site = testSite()
const arrives = guestsOf(site)

it('lets the host mute and unmute a player for everyone, and shows it to all', async () => {
  const [ann, ben, cat] = [await arrives('Ann'), await arrives('Ben', 'phone'), await arrives('Cat')]
  const link = await ann.opens('viral-dawn', '')
  await ben.follows(link)
  await ben.sitsDown()
  await cat.follows(link)
  await ben.says('Something rude')
  await cat.page.locator('.chat__lines').getByText('Something rude').waitFor()
  expect(await cat.page.getByRole('button', { name: 'Mute Ben for everyone' }).count(), 'only for the host').toBe(0)
  await ann.page.getByRole('button', { name: 'Mute Ben for everyone' }).click()
  for (const { page } of [ann, ben, cat]) {
    const words = page === ben.page ? 'The host has muted you at this table.' : 'The host has muted Ben.'
    expect(
      await page
        .getByText(words)
        .waitFor()
        .then(() => page.getByText(/The host has muted/).count()),
      'once',
    ).toBe(1)
    await page.locator('.seats__row', { hasText: 'Ben' }).getByText('muted').waitFor()
  }
  expect(await ben.page.getByRole('textbox', { name: 'Message' }).isDisabled()).toBe(true)
  expect(await ben.page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  expect(await cat.page.getByRole('button', { name: 'Unmute Ben' }).count()).toBe(0)
  expect(await faults(ann.page, 'all')).toEqual([])
  await ann.page.getByRole('button', { name: 'Unmute Ben' }).click()
  await ben.page.getByText('The host has muted you').waitFor({ state: 'detached' })
  await ben.says('Sorry')
  await cat.page.locator('.chat__lines').getByText('Sorry').waitFor()
})

it('makes the next player host when the host leaves, and closes the table after the last', async () => {
  const [ann, ben, cat] = [await arrives('Ann'), await arrives('Ben', 'phone'), await arrives('Cat')]
  const link = await ann.opens('viral-dawn', '')
  await ben.follows(link)
  await ben.sitsDown()
  await cat.follows(link)
  await ann.page.getByRole('button', { name: 'Leave and make Ben host' }).click()
  await ann.page.waitForURL(/\/online$/)
  await cat.page.getByText("Ben's table").waitFor()
  await ben.page.getByRole('button', { name: 'Start game' }).waitFor()
  await ben.page.getByRole('button', { name: 'Close table' }).click()
  await ben.page.waitForURL(/\/online$/)
  await cat.page.getByRole('heading', { name: 'This table is closed.' }).waitFor()
  expect(await faults(cat.page)).toEqual([])
  await cat.page.reload()
  await cat.page.getByRole('heading', { name: 'This table is closed.' }).waitFor()
})

it('says that the server has ended the connection, and does not reconnect', async () => {
  const [ann, ben] = [await arrives('Ann'), await arrives('Ben', 'phone')]
  await ben.follows(await ann.opens('viral-dawn', ''))
  await ben.sitsDown()
  // As if from another tab: deletes the data of this person.
  const status = await ben.page.evaluate(async () => {
    const ask = { method: 'DELETE', headers: { 'content-type': 'application/json' }, body: '{}' }
    return (await fetch('/api/me', ask)).status
  })
  expect(status).toBe(200)
  await ben.page.getByRole('button', { name: 'Reload page' }).waitFor()
  expect(await ben.page.getByText('Reconnecting').count()).toBe(0)
  expect(await faults(ben.page)).toEqual([])
})

it('offers hints only at a table that allows them', async () => {
  const ann = await arrives('Ann')
  await ann.visit.go('/host/until-dawn?')
  await ann.page.locator('input[name="hints"]').first().check()
  await ann.opensNow()
  await ann.page.getByText('hints allowed').waitFor()
  await ann.page.getByRole('button', { name: 'Start game' }).click()
  await ann.page.locator('.prompt').waitFor()
  await ann.page.keyboard.press('h')
  await ann.page.locator('.hint__chance').first().waitFor()
  expect(await faults(ann.page, 'all')).toEqual([])

  const ben = await arrives('Ben')
  await ben.opens('until-dawn', '')
  await ben.page.getByRole('button', { name: 'Start game' }).click()
  await ben.page.locator('.prompt').waitFor()
  await ben.page.keyboard.press('h')
  await ben.page.getByText('Hints are off at this table.').first().waitFor()
  expect(await ben.page.locator('.hint').count()).toBe(0)
})
