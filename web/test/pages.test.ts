import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { luckOf, pressOnce, settled } from './driver.ts'
import { colorFaults, faults } from './faults.ts'
import { LONG } from './long.ts'
import { openRecord, positionOf } from './positions.ts'

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
  '/how-it-thinks',
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
    if (screen === 'phone') await visit.page.locator('.tabs a[href="/online"]').waitFor()
    expect(await faults(visit.page, screen === 'desktop' ? 'all' : 'structure'), path).toEqual([])
  }
})

it('axe finds one text in weak colors among many that look the same', async () => {
  visit = await site.visit('desktop')
  await visit.go('/rules/until-dawn')
  await visit.page.locator('.rule__id').first().waitFor()
  await visit.page
    .locator('.rule__id')
    .last()
    .evaluate(({ style }: HTMLElement) => Object.assign(style, { color: '#444', background: '#333' }))
  expect(await faults(visit.page, 'colors')).toEqual([expect.stringMatching(/^color-contrast: .*rule/)])
})

it('the setup of every game passes axe on a phone, and has a link to an online table', async () => {
  visit = await site.visit('phone')
  for (const slug of GAMES) {
    await visit.go(`/setup/${slug}`)
    await visit.page.locator(`a[href="/host/${slug}"]`).waitFor()
    await visit.page.getByRole('button', { name: /start/i }).first().waitFor()
    expect(await faults(visit.page, 'all'), slug).toEqual([])
  }
})

/** The themes besides the dark one, which all pages are checked in. */
const OTHER_THEMES = LONG ? (['light', 'contrast'] as const) : []

it.each(GAMES)(
  'the table of %s passes axe when a third of the game is played, on a desktop and a phone',
  async slug => {
    const record = await positionOf(slug, 'timed')
    for (const screen of ['desktop', 'phone'] as const) {
      if (screen === 'phone') await visit.leave()
      visit = await site.visit(screen)
      await openRecord(visit, record)
      await settled(visit.page)
      expect(await faults(visit.page, screen === 'desktop' ? 'all' : 'structure'), screen).toEqual([])
      expect(await colorFaults(visit.page, screen === 'desktop' ? OTHER_THEMES : []), 'colors').toEqual([])
    }
  },
)

it('the first decision of every game is 3 presses from the home page, and its table passes axe', async () => {
  visit = await site.visit('desktop')
  for (const slug of GAMES) {
    await visit.go('/')
    await visit.page.locator(`a[href="/${slug}"]`).first().click()
    await visit.page.getByRole('button', { name: /start/i }).first().click()
    await settled(visit.page)
    expect(await visit.page.locator('.frame').getAttribute('data-phase'), slug).toBe('ask')
    expect(await faults(visit.page), slug).toEqual([])
  }
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
