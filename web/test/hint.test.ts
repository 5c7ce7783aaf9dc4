import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { luckOf, playOn, seqOf, settled } from './driver.ts'
import { faults } from './faults.ts'
import { openRecord, positionOf } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const GAMES = ['until-dawn', 'thirty-seconds', 'zombie-town', 'until-daylight', 'viral-dawn']

async function isShownByPointing(page: Page, row: Locator): Promise<void> {
  await row.hover()
  await expect.poll(() => row.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.prompt__note').textContent()).toContain(await row.locator('.hint__text').textContent())
}

describe.each(GAMES)('a hint in %s', slug => {
  const screens = slug === 'viral-dawn' ? (['desktop', 'phone'] as const) : (['phone'] as const)
  it.each(screens)('on a %s lists the best moves with a chance and prepares one', async screen => {
    visit = await site.visit(screen)
    const { page } = visit
    await openRecord(visit, await positionOf(slug, 'untimed'))
    await settled(page)
    const rows = page.locator('.hint__move')
    const luck = luckOf(4)
    for (let seq = await seqOf(page); ; seq += 1) {
      await playOn(page, screen === 'phone' ? 'touch' : 'mouse', luck, now => now >= seq)
      await settled(page)
      await page.keyboard.press('h')
      await page.locator('.hint').waitFor()
      if ((await rows.count()) > 1) break
      await page.getByRole('button', { name: 'Close hint' }).click()
    }
    const chances = await page.locator('.hint__chance').allTextContents()
    for (const chance of chances) expect(chance).toMatch(/^([<>]?\d+)%$/)
    expect(chances.length).toBe(await rows.count())
    expect(await faults(page, screen === 'phone' ? 'all' : 'structure')).toEqual([])

    const second = await rows.nth(1).locator('.hint__text').textContent()
    if (screen === 'desktop') await isShownByPointing(page, rows.nth(1))
    await rows.nth(1).click()
    await expect.poll(() => page.locator('.prompt__main').textContent()).toBe(second)
    await page.locator('.prompt__main').click()
    await page.locator('.hint').waitFor({ state: 'detached' })
  })
})
