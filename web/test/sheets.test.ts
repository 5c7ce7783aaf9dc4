import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { realBrowser, type Visit } from './browser.ts'
import { settled } from './driver.ts'

const house = realBrowser()
let visit: Visit
afterEach(() => visit.leave())

/** Chooses a move, opens a sheet over the table, and confirms the move under the sheet. */
async function moveUnder(page: Page, open: () => Promise<void>): Promise<void> {
  const choice = page.locator('dialog .choice:not([data-kind="standing"])').first()
  await page.keyboard.press('c')
  await choice.click()
  await page.locator('.prompt .button--main').waitFor()
  await open()
  await page.locator('dialog.sheet').waitFor()
  const before = await page.locator('.frame').getAttribute('data-seq')
  await page.locator('.prompt .button--main').dispatchEvent('click')
  await page.locator(`.frame:not([data-seq="${before}"])`).waitFor()
}

/** Plays the first choice each time, always under an open sheet, until the game is over. */
async function playUnder(page: Page, open: () => Promise<void>): Promise<void> {
  while ((await settled(page)) !== 'over') {
    await moveUnder(page, open)
    if ((await settled(page)) === 'over') return
    await page.keyboard.press('Escape')
    await page.locator('dialog.sheet').waitFor({ state: 'detached' })
  }
}

it.each([
  ['until-dawn', ''],
  ['thirty-seconds', '&opt.survivor-clock=0&opt.zombie-clock=0&opt.reaction-limit=0'],
])('the end of a game of %s closes the list of choices', async (slug, options) => {
  visit = await house.visit('phone', { confirm: 'always' })
  await visit.go(`/quick/${slug}?seed=4&bots=random${options}`)
  await playUnder(visit.page, () => visit.page.keyboard.press('c'))
  await visit.page.locator('.end').waitFor()
  expect(await visit.page.locator('dialog').count()).toBe(0)
})

it('the end of a game closes a sheet of the table', async () => {
  visit = await house.visit('phone', { confirm: 'always' })
  await visit.go('/quick/until-dawn?seed=4&opt.memory-aid=on')
  await playUnder(visit.page, () => visit.page.locator('button.ud-pile[data-pile="discard"]').click())
  await visit.page.locator('.end').waitFor()
  expect(await visit.page.locator('dialog').count()).toBe(0)
})

it('the list of choices closes with its decision, and opens again only on request', async () => {
  visit = await house.visit('phone', { confirm: 'always', botPause: 900 })
  await visit.go('/quick/viral-dawn?seed=4&opt.turnSeconds=0&opt.reactSeconds=0')
  await settled(visit.page)
  await moveUnder(visit.page, () => visit.page.keyboard.press('c'))
  await visit.page.locator('.frame[data-phase="bot"]').waitFor()
  await visit.page.locator('dialog').waitFor({ state: 'detached' })
  await settled(visit.page)
  expect(await visit.page.locator('dialog').count()).toBe(0)
})
