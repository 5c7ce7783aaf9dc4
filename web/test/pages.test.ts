import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { luckOf, playOn, pressOnce, settled } from './driver.ts'
import { colorFaults, faults } from './faults.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const GAMES = ['until-dawn', 'thirty-seconds', 'zombie-town', 'until-daylight', 'viral-dawn']
const PAGES = [
  '/',
  '/saved',
  '/rules/until-dawn',
  '/cards/viral-dawn',
  '/settings',
  '/keys',
  '/about',
  '/online',
  '/together',
  '/nowhere',
]

it.each(['desktop', 'phone'] as const)('all pages pass axe on a %s', async screen => {
  visit = await site.visit(screen)
  for (const path of PAGES) {
    await visit.go(path)
    await visit.page.locator('h1').first().waitFor()
    // A phone has a link to online play on every page.
    if (screen === 'phone') await visit.page.locator('.tabs a[href="#/online"]').waitFor()
    expect(await faults(visit.page), path).toEqual([])
  }
})

it('the setup of every game passes axe on a phone, and has a link to an online table', async () => {
  visit = await site.visit('phone')
  for (const slug of GAMES) {
    await visit.go(`/setup/${slug}`)
    await visit.page.locator(`a[href="#/host/${slug}"]`).waitFor()
    await visit.page.getByRole('button', { name: /start/i }).first().waitFor()
    expect(await faults(visit.page), slug).toEqual([])
  }
})

it.each(GAMES)('the table of %s passes axe in all themes, at the start and later', async slug => {
  visit = await site.visit('desktop')
  await visit.go(`/quick/${slug}?seed=7&bots=random`)
  await settled(visit.page)
  expect(await faults(visit.page), 'at the start').toEqual([])
  await playOn(visit.page, 'mouse', luckOf(5), seq => seq >= 25)
  expect(await faults(visit.page, 'structure'), 'later').toEqual([])
  expect(await colorFaults(visit.page, ['dark', 'light', 'contrast']), 'colors').toEqual([])
})

it.each(GAMES)('the table of %s passes axe on a phone', async slug => {
  visit = await site.visit('phone')
  await visit.go(`/quick/${slug}?seed=8&bots=random`)
  await playOn(visit.page, 'touch', luckOf(6), seq => seq >= 12)
  expect(await faults(visit.page)).toEqual([])
})

it.each(GAMES)('the first decision of %s is 3 presses from the home page', async slug => {
  visit = await site.visit('desktop')
  await visit.go('/')
  await visit.page.locator(`a[href="#/setup/${slug}"]`).first().click()
  await visit.page.getByRole('button', { name: /start/i }).first().click()
  await settled(visit.page)
  expect(await visit.page.locator('.frame').getAttribute('data-phase')).toBe('ask')
})

it('works offline', async () => {
  visit = await site.visit('desktop', {}, { offline: true })
  await visit.go('/')
  await visit.page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await visit.page.waitForFunction(
    async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
  )
  await visit.context.setOffline(true)
  await visit.page.reload()
  await visit.go('/quick/until-dawn?seed=3')
  await playOn(visit.page, 'mouse', luckOf(3), seq => seq >= 6)
  await visit.go('/rules/zombie-town')
  await visit.page.getByText('ZT-').first().waitFor()
  await visit.page.getByLabel('Search').fill('how do I win')
  await visit.page.locator('.rule', { hasText: 'ZT-195' }).waitFor() // the search index is loaded on demand and works offline
})

it('the rulebook answers questions, and a chapter link shows the whole book again', async () => {
  visit = await site.visit('phone')
  await visit.go('/rules/until-dawn')
  const { page } = visit
  await page.getByRole('button', { name: 'Can I shoot twice in a turn?' }).click()
  await page.locator('.rule').first().waitFor()
  expect(await page.locator('.rule__id').first().textContent()).toBe('UD-13')
  await page.getByLabel('Search').fill('UD 67')
  await page.getByText('1 result').waitFor()
  await page.getByLabel('Search').fill('xyzzy')
  await page.getByText('No rule found for “xyzzy”').waitFor()
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'Breaches', exact: true }).click()
  await page.getByRole('heading', { name: 'Breaches', exact: true }).waitFor()
})

it('explains a damaged save and a damaged link', async () => {
  visit = await site.visit('desktop')
  await visit.go('/')
  await visit.page.evaluate(() => localStorage.setItem('holdout:match:broken', '{"format":"holdout-match"}'))
  await visit.go('/play/broken')
  await visit.page.getByText('cannot be opened').waitFor()
  await visit.go('/replay/shared?game=nonsense')
  await visit.page.getByText('The link is damaged').waitFor()
  await visit.go('/play/none')
  await visit.page.getByText('This game is not saved on this device').waitFor()
})

it('the table of thirty-seconds passes axe on a phone while a bot moves', async () => {
  visit = await site.visit('phone', { botPause: 6_000 })
  const { page } = visit
  await visit.go(
    '/quick/thirty-seconds?seed=8&bots=random&opt.survivor-clock=0&opt.zombie-clock=0&opt.reaction-limit=0',
  )
  const luck = luckOf(6)
  const phase = (): Promise<string | null> => page.locator('.frame').getAttribute('data-phase')
  for (let presses = 0; presses < 12 || (await phase()) !== 'bot'; presses++) {
    if (presses > 200) throw new Error('No bot moves.')
    if ((await phase()) === 'ask') await pressOnce(page, 'touch', luck, false)
    else await page.keyboard.press('s')
  }
  expect(await faults(page)).toEqual([])
})
