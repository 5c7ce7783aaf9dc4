import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'
import { faults } from './faults.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const UNTIMED = '/quick/viral-dawn?seed=3&opt.turn-seconds=0&opt.react-seconds=0'

it.each(['desktop', 'phone'] as const)('the log is a drawer over the board that stays in play (%s)', async screen => {
  visit = await site.visit(screen, { confirm: 'never' })
  const { page } = visit
  await visit.go(UNTIMED)
  await settled(page)
  const button = page.getByRole('button', { name: 'Log', exact: true })
  await button.click()
  const drawer = page.getByRole('complementary', { name: 'Log' })
  await drawer.waitFor()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  const [box, dock] = await Promise.all([drawer, page.locator('.frame__dock')].map(one => one.boundingBox()))
  expect(box?.width).toBeCloseTo(320, -1)
  expect((box?.y ?? 0) + (box?.height ?? 0), 'it covers no button').toBeLessThanOrEqual((dock?.y ?? 0) + 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing scrolls').toBe(0)
  expect(await faults(page)).toEqual([])

  // A story: routine lines are folded, rule ids are behind Why?.
  expect(await drawer.textContent()).not.toMatch(/draws a card|VD-\d/)
  await drawer
    .getByRole('button', { name: /^Show \d+ routine lines?$/ })
    .nth(1)
    .click()
  expect(await drawer.textContent()).toContain('draws a card')
  await drawer.getByRole('button', { name: 'Why?' }).first().click()
  await page.locator('dialog').getByText('VD-04').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })

  // The board stays in play, and the drawer stays open without a clock.
  const before = await drawer.locator('.log__line').count()
  await page.locator('.vd-hand .vd-card.can').first().click()
  await page.locator('.vd-hand__acts .button--open').first().click()
  await expect.poll(() => drawer.locator('.log__line').count()).toBeGreaterThan(before)
  await settled(page)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect(await button.getAttribute('aria-expanded')).toBe('false')
})

it('under a clock a decision of the player closes the drawer', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  const { page } = visit
  await visit.go('/quick/viral-dawn?seed=3&opt.turn-seconds=90&opt.react-seconds=90')
  await settled(page)
  await page.keyboard.press('l')
  const drawer = page.locator('.drawer')
  await drawer.waitFor()
  await page.locator('.vd-hand .vd-card.can').first().click()
  await page.locator('.vd-hand__acts .button--open').first().click()
  await drawer.waitFor({ state: 'detached' }) // when it is the player's turn again
  await page.keyboard.press('l')
  await drawer.waitFor()
})

it.each(['desktop', 'phone'] as const)('a press on Log counts while other buttons still load (%s)', async screen => {
  visit = await site.visit(screen, { confirm: 'never' })
  const { page } = visit
  let arrive = (): void => {}
  const arrived = new Promise<void>(done => {
    arrive = done
  })
  await page.route(/\/recap-[^/]*\.js$/, route => arrived.then(() => route.continue()))
  await visit.go(UNTIMED)
  await settled(page)
  const recap = page.getByRole('button', { name: 'Since your turn' })
  expect(await recap.count()).toBe(0)
  await page.getByRole('button', { name: 'Log', exact: true }).hover()
  await page.mouse.down()
  arrive()
  await recap.waitFor()
  await page.mouse.up()
  await page.getByRole('complementary', { name: 'Log' }).waitFor()
})

it('the buttons keep their places while the panel of hints loads', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  const { page } = visit
  await page.route(/\/hint-panel-[^/]*\.js$/, () => {}) // never arrives
  await visit.go(UNTIMED)
  await settled(page)
  await page.getByRole('button', { name: 'Since your turn' }).waitFor()
  const button = page.getByRole('button', { name: 'Log', exact: true })
  const before = await button.boundingBox()
  const asked = page.waitForRequest(/\/hint-panel-/)
  await page.keyboard.press('h')
  await asked
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await button.boundingBox()).toEqual(before)
})
