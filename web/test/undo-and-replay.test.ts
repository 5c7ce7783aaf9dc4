import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { playOn, settled } from './driver.ts'
import { faults } from './faults.ts'
import { FINISHED, finishedMatch } from './finished.ts'
import { openRecord } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

it('undoes and redoes a move, and says why it cannot', async () => {
  visit = await site.visit('desktop')
  await visit.go('/quick/until-dawn?seed=3')
  await settled(visit.page)
  const seq = () => visit.page.locator('.frame').getAttribute('data-seq')
  await playOn(
    visit.page,
    'list',
    () => 0,
    now => now >= 1,
  )
  await visit.page.keyboard.press('u')
  await expect.poll(seq).toBe('0')
  await visit.page.keyboard.press('y')
  await expect.poll(seq).toBe('1')
  await visit.page.keyboard.press('u')
  await expect.poll(seq).toBe('0')
  await visit.page.keyboard.press('u')
  await visit.page.locator('.callout').getByText(/undo/i).waitFor({ timeout: 60_000 })
})

it('opens a replay at a linked move in another browser', async () => {
  visit = await site.visit('desktop')
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRecord(visit, await finishedMatch(...FINISHED[0]))
  await visit.page.getByRole('link', { name: 'Replay' }).click({ timeout: 60_000 })
  await visit.page.locator('.transport').waitFor({ timeout: 60_000 })
  await visit.page.keyboard.press('End')
  await visit.page.keyboard.press('ArrowLeft')
  await visit.page.waitForTimeout(500)
  const at = await visit.page.locator('.frame').getAttribute('data-seq')
  await visit.page.getByRole('button', { name: /Copy link/ }).click()
  await visit.page.getByText('Link to this move copied').waitFor({ timeout: 60_000 })
  const link = await visit.page.evaluate(() => navigator.clipboard.readText())
  const other = await site.visit('desktop')
  await other.page.goto(link)
  await other.page.locator('.frame').waitFor({ timeout: 60_000 })
  expect(await other.page.locator('.frame').getAttribute('data-seq')).toBe(at)
  await other.page.getByRole('button', { name: 'Play on from here' }).click()
  await other.page.locator('.prompt').waitFor({ timeout: 60_000 })
  expect(await other.page.locator('.frame').getAttribute('data-seq')).toBe(at)
  await other.leave()
})

it('makes one move on a double press', async () => {
  visit = await site.visit('desktop', { confirm: 'always' })
  await visit.go('/quick/until-dawn?seed=3')
  await settled(visit.page)
  await visit.page.keyboard.press('c')
  await visit.page.locator('dialog .choice').first().click()
  const main = visit.page.locator('.prompt .button--main')
  await main.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await visit.page.waitForFunction(() => document.querySelector<HTMLElement>('.frame')?.dataset.seq !== '0')
  await visit.page.waitForTimeout(500) // a second move would arrive now
  expect(await visit.page.locator('.frame').getAttribute('data-seq')).toBe('1')
})

it('keeps a chosen move while the rules are open', async () => {
  visit = await site.visit('desktop', { confirm: 'always' })
  await visit.go('/quick/until-dawn?seed=3')
  await settled(visit.page)
  await visit.page.keyboard.press('c')
  await visit.page.locator('dialog .choice').first().click()
  const main = visit.page.locator('.prompt .button--main')
  const drafted = await main.textContent()
  await visit.page.getByRole('button', { name: 'Rules' }).click()
  await visit.page.getByRole('button', { name: 'Close Rules' }).click()
  await visit.page.waitForTimeout(300)
  expect(await main.textContent()).toBe(drafted)
})

it('shows all hands after the end of a game, and passes axe', async () => {
  visit = await site.visit('desktop')
  await openRecord(visit, await finishedMatch('viral-dawn', 'p1', {}))
  await visit.page.getByRole('link', { name: 'Replay' }).click()
  await visit.page.locator('.transport').waitFor()
  await visit.page.keyboard.press('End')
  await visit.page.locator('.frame:not([data-seq="0"])').waitFor()
  expect(await faults(visit.page), 'with the view of one seat').toEqual([])
  await visit.page.getByRole('radio', { name: 'All hands' }).click()
  const hands = visit.page.getByRole('region', { name: 'All hands' }).getByRole('article')
  await hands.first().waitFor()
  expect(await hands.count()).toBe(4)
  for (const text of await hands.allTextContents()) expect(text).toMatch(/Hand .* of (spades|hearts|clubs|diamonds)/)
  expect(await faults(visit.page, 'all'), 'with all hands').toEqual([])
})

it('says that the rules cannot be loaded, and offers to reload', async () => {
  const lost = await site.visit('desktop')
  await lost.page.route(/assets\/main-[^/]*\.js$/, route => route.abort())
  await lost.go('/quick/until-dawn?seed=3')
  await lost.page.getByText('could not be loaded').waitFor()
  await lost.page.getByRole('button', { name: 'Reload page' }).waitFor()
  await lost.context.close() // the browser logs the missing file, which is expected
  visit = await site.visit('desktop')
})
