import { expect, it } from 'vitest'
import { testSite } from './browser.ts'
import { faults } from './faults.ts'
import { guestsOf } from './online-people.ts'

const site = testSite({ HOLDOUT_AWAY: '500' })
const arrives = guestsOf(site)

/** A table without any move counts as closed instead. */
const ENDED = /ended the game early|This table is closed/

it('logs that time ran out before the move made because of it', async () => {
  const ann = await arrives('Ann')
  await ann.opens('viral-dawn', 'opt.turn-seconds=2&opt.react-seconds=2&opt.players=2')
  await ann.starts('easy')
  await ann.atTable()
  // The drawer closes when Ann is asked, so the line and the one after it are read at one moment.
  const late = async () => {
    if ((await ann.page.locator('.drawer').count()) === 0) await ann.page.keyboard.press('l')
    return ann.page.evaluate(() => {
      const line = document.querySelector<HTMLElement>('.drawer .log__line--time-out')
      const next = line?.nextElementSibling as HTMLElement | null | undefined
      return line && next
        ? { text: line.innerText, icons: line.querySelectorAll('svg.icon').length, next: next.innerText }
        : null
    })
  }
  await expect.poll(late, { timeout: 120_000 }).toEqual({
    text: expect.stringContaining('Time ran out for Ann.'),
    icons: 1,
    next: expect.stringMatching(/Ann (discards|lays|passes|keeps)/),
  })
}, 180_000)

it('ends a game only when all connected players agree, and asks first', async () => {
  const [ann, ben, cat] = [await arrives('Ann'), await arrives('Ben', 'phone'), await arrives('Cat')]
  const link = await ann.opens('viral-dawn', 'opt.turn-seconds=0&opt.react-seconds=0&opt.players=3')
  for (const guest of [ben, cat]) {
    await guest.follows(link)
    await guest.sitsDown()
  }
  await ann.starts('easy')
  for (const guest of [ann, ben, cat]) await guest.atTable()
  const people = [ann, ben, cat]
  // The player who is asked leaves, so that the game waits for them.
  const asked = async (): Promise<number> =>
    (await Promise.all(people.map(({ page }) => page.locator('.prompt .button--open, .frame .can').count()))).findIndex(
      count => count > 0,
    )
  await expect.poll(asked, { timeout: 30_000 }).toBeGreaterThanOrEqual(0)
  const [away] = people.splice(await asked(), 1)
  await away.gone()
  const [first, second] = people
  const end = first.page.getByRole('button', { name: 'End game' })
  await end.waitFor({ timeout: 60_000 })
  await end.click()
  await first.page.getByText('End the game for everyone?').waitFor()
  expect(await faults(first.page, 'all')).toEqual([])
  await first.page.getByRole('button', { name: 'Keep playing' }).click()
  await end.click()
  await first.page.getByRole('button', { name: 'Yes, end it' }).click()
  const vote = `${first.name} wants to end the game: 1 of 2 agreed.`
  for (const { page } of people) await page.getByText(vote).waitFor()
  expect(await second.page.getByText(ENDED).count()).toBe(0)
  expect(await end.count()).toBe(0)
  await second.page.getByRole('button', { name: 'Agree to end' }).click()
  expect(await faults(second.page)).toEqual([])
  await second.page.getByRole('button', { name: 'Yes, end it' }).click()
  for (const { page } of people) await page.getByText(ENDED).waitFor()
}, 180_000)
