import { expect, it } from 'vitest'
import { realBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { guestsOf } from './online-people.ts'

const house = realBrowser()
const arrives = guestsOf(house)

it('lets the host silence somebody for all, shows it to all, and lets them speak again', async () => {
  const [ann, ben, cat] = [await arrives('Ann'), await arrives('Ben', 'phone'), await arrives('Cat')]
  const link = await ann.opens('viral-dawn', '')
  await ben.follows(link)
  await ben.sitsDown()
  await cat.follows(link)
  await ben.says('Something rude')
  await cat.page.locator('.chat__lines').getByText('Something rude').waitFor()
  expect(await cat.page.getByRole('button', { name: 'Silence Ben for all' }).count(), 'only for the host').toBe(0)
  await ann.page.getByRole('button', { name: 'Silence Ben for all' }).click()
  for (const { page } of [ann, ben, cat]) {
    const words = page === ben.page ? 'The host has silenced you at this table.' : 'Ben has been silenced by the host.'
    expect(
      await page
        .getByText(words)
        .waitFor()
        .then(() => page.getByText(/silenced (by|you)/).count()),
      'once',
    ).toBe(1)
    await page.locator('.seats__row', { hasText: 'Ben' }).getByText('silenced').waitFor()
  }
  expect(await ben.page.getByLabel('Say something').isDisabled()).toBe(true)
  expect(await ben.page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  expect(await cat.page.getByRole('button', { name: 'Let Ben speak again' }).count()).toBe(0)
  expect(await faults(ann.page)).toEqual([])
  await ann.page.getByRole('button', { name: 'Let Ben speak again' }).click()
  await ben.page.getByText('The host has silenced you').waitFor({ state: 'detached' })
  await ben.says('Sorry')
  await cat.page.locator('.chat__lines').getByText('Sorry').waitFor()
})

it('gives the table to the next when its host leaves, and closes it behind the last', async () => {
  const [ann, ben, cat] = [await arrives('Ann'), await arrives('Ben', 'phone'), await arrives('Cat')]
  const link = await ann.opens('viral-dawn', '')
  await ben.follows(link)
  await ben.sitsDown()
  await cat.follows(link)
  await ann.page.getByRole('button', { name: 'Leave the table to Ben' }).click()
  await ann.page.waitForURL(/#\/online$/)
  await cat.page.getByText("Ben's table").waitFor()
  await ben.page.getByRole('button', { name: 'Start the night' }).waitFor()
  await ben.page.getByRole('button', { name: 'Close the table' }).click()
  await ben.page.waitForURL(/#\/online$/)
  await cat.page.getByRole('heading', { name: 'This table is closed.' }).waitFor()
  expect(await faults(cat.page)).toEqual([])
  await cat.page.reload()
  await cat.page.getByRole('heading', { name: 'This table is closed.' }).waitFor()
})

it('says so when the server has ended the connection, and does not pretend to try again', async () => {
  const [ann, ben] = [await arrives('Ann'), await arrives('Ben', 'phone')]
  await ben.follows(await ann.opens('viral-dawn', ''))
  await ben.sitsDown()
  // From another tab: this person is to be forgotten.
  const status = await ben.page.evaluate(async () => {
    const ask = { method: 'DELETE', headers: { 'content-type': 'application/json' }, body: '{}' }
    return (await fetch('api/me', ask)).status
  })
  expect(status).toBe(200)
  await ben.page.getByRole('button', { name: 'Load the page again' }).waitFor()
  expect(await ben.page.getByText('Trying again').count()).toBe(0)
  expect(await faults(ben.page)).toEqual([])
})
