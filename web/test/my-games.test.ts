import { expect, it } from 'vitest'
import { testSite } from './browser.ts'
import { faults } from './faults.ts'
import { guestsOf, hurryUntil, playUntil } from './online-people.ts'
import { openRecord, positionBefore } from './positions.ts'

const site = testSite()
const arrives = guestsOf(site)

it('shows an online game in progress on the home page, in the navigation, in the lobby and among the saved games', async () => {
  const ann = await arrives('Ann')
  const { page } = ann
  await ann.opens('until-dawn', 'opt.night-length=short')
  await ann.starts('easy')
  await playUntil([ann], (_, seq) => seq >= 1)

  await ann.visit.go('/')
  const strip = page.getByRole('region', { name: 'Continue a game' })
  await strip
    .getByRole('link')
    .filter({ hasText: /Until Dawn\s*Your turn\. Online/ })
    .waitFor()
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'My games (1 game waits for you)' }).waitFor()
  expect(await faults(page, 'all')).toEqual([])

  await ann.visit.go('/online')
  await page.locator('.lobby__table', { hasText: 'Last move: ' }).getByText('your turn').waitFor()

  await ann.visit.go('/saved')
  const going = page.getByRole('region', { name: 'Your turn' })
  await going.getByRole('listitem').filter({ hasText: 'online' }).getByText('your turn').waitFor()
  expect(await page.getByText('You have no games yet').count()).toBe(0)
  await going.getByRole('link', { name: /^Continue: Until Dawn/ }).click()
  await ann.atTable()

  await hurryUntil([ann])
  await ann.visit.go('/saved')
  await page
    .getByRole('region', { name: 'Finished' })
    .getByRole('listitem')
    .filter({ hasText: /online · .* · (won|lost) · just now/ })
    .waitFor()
  expect(await faults(page, 'all')).toEqual([])
  await ann.visit.go('/')
  await nav.getByRole('link', { name: 'My games', exact: true }).waitFor()
  await ann.visit.go('/games')
  await page.getByRole('heading', { level: 1, name: 'My games' }).waitFor()
})

it('says whom a table waits for, and leads to the next table that waits for this person', async () => {
  const ann = await arrives('Ann')
  const ben = await arrives('Ben', 'phone')
  const link = await ann.opens('thirty-seconds', 'opt.survivor-clock=0&opt.zombie-clock=0&opt.reaction-limit=0')
  await ben.follows(link)
  await ben.sitsDown()
  await ann.starts('easy')
  await ben.atTable()
  await expect.poll(async () => [(await ann.seesNow()).phase, (await ben.seesNow()).phase].sort()).toContain('ask')
  const annMoves = (await ann.seesNow()).phase === 'ask'
  const [mover, other] = annMoves ? [ann, ben] : [ben, ann]
  await other.visit.go('/online')
  await other.page.getByRole('region', { name: 'My tables' }).getByText(`waiting for ${mover.name}`).waitFor()
  await other.visit.go('/')
  await other.page.getByText(`Waiting for ${mover.name}.`).waitFor()
  await other.visit.go('/saved')
  const waiting = other.page.getByRole('region', { name: 'Waiting for others' })
  await waiting.getByText(`waiting for ${mover.name}`).waitFor()

  await other.visit.go('/host/until-dawn')
  await other.page.getByRole('button', { name: 'Open table' }).click()
  await other.page.getByText('· you').waitFor()
  await other.starts('easy')
  await other.page.goto(link)
  await other.atTable()
  await other.page.getByRole('link', { name: 'Next game: Until Dawn' }).click()
  await other.page.locator('.frame[data-game="until-dawn"]').waitFor()
  await expect.poll(() => other.page.getByRole('link', { name: /^Next game/ }).count()).toBe(0)
})

it('says that the server cannot be reached, and recovers by itself', async () => {
  const ann = await arrives('Ann', 'desktop', undefined, { offline: true })
  const { page, visit } = ann
  visit.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await ann.opens('until-dawn', '')
  // Loads the parts of each page: a browser that stopped its service worker does not start it again while offline.
  for (const path of ['/', '/saved']) {
    await visit.go(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await visit.go('/online')
  await page.getByRole('region', { name: 'My tables' }).waitFor()
  await page.waitForFunction(
    async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
  )
  await visit.context.setOffline(true)
  const alert = page.getByRole('alert')
  await alert.getByText('The server cannot be reached.').waitFor()
  expect(await page.getByText('Loading…').count()).toBe(0)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await visit.go('/saved')
  await page.getByRole('alert').getByText('Your online games are not listed.').waitFor()
  await visit.go('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('alert').count(), 'no error on the home page').toBe(0)
  expect(await page.getByRole('region', { name: 'Continue a game' }).count()).toBe(0)
  await visit.go('/online')
  await page.getByRole('alert').waitFor()
  await visit.context.setOffline(false)
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

it('says who won a game on this device', async () => {
  const { record } = await positionBefore('until-dawn', { 'night-length': 'short' }, 'john', (_, { over }) => over)
  const ann = await arrives('Ann')
  await openRecord(ann.visit, record)
  await hurryUntil([ann])
  await ann.visit.go('/saved')
  await ann.page
    .getByRole('region', { name: 'Finished' })
    .getByText(/on this device · .* · (won|lost) · just now$/)
    .waitFor()
})
