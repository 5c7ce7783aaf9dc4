import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

/** The name of the Survivor's character, from the table in words. */
async function characterOf(page: Page): Promise<string> {
  await page.keyboard.press('b')
  const words = await page.locator('dialog.sheet').textContent()
  await page.keyboard.press('Escape')
  return words ?? ''
}

describe('the choice of a role in 30 Seconds', () => {
  const open = async (screen: 'desktop' | 'phone'): Promise<Page> => {
    visit = await site.visit(screen, { confirm: 'never' })
    await visit.go('/quick/thirty-seconds?seed=1')
    await settled(visit.page)
    return visit.page
  }
  const isChosen = async (page: Page, name: string): Promise<void> => {
    await page.locator('.ts-roles').waitFor({ state: 'detached' })
    await settled(page)
    expect(await characterOf(page)).toContain(name)
  }

  it('shows eight roles with two people each, and the clock of a timed match stands still', async () => {
    const page = await open('desktop')
    expect(await page.locator('.ts-role').count()).toBe(8)
    expect(await page.locator('.ts-role > .ts-role__names button').count()).toBe(16)
    await expect.poll(() => page.locator('.ts-portrait__front').count()).toBe(8)
    expect(await page.locator('.ts-roles__calm').textContent()).toContain('No clock here.')
    expect(await page.locator('.frame__clocks').textContent()).toContain('paused')
  })

  it('takes a name, then the start, by mouse', async () => {
    const page = await open('desktop')
    await page
      .locator('.ts-role')
      .getByRole('button', { name: /^William/ })
      .click()
    expect(await page.locator('.prompt__ask').textContent()).toBe('William, the Self Defense Trainer')
    await page.getByRole('button', { name: 'Play as William' }).click()
    await isChosen(page, 'William')
  })

  it('takes a card, then the other name of its role, then the start, by touch', async () => {
    const page = await open('phone')
    await page.getByRole('button', { name: /^Doctor/ }).tap()
    expect(await page.locator('.prompt__ask').textContent()).toBe('Mary, the Doctor')
    await page
      .locator('.ts-role-dock')
      .getByRole('button', { name: /^Kelly/ })
      .tap()
    await page.getByRole('button', { name: 'Play as Kelly' }).tap()
    await isChosen(page, 'Kelly')
  })

  it('takes a name and the same name again by the Enter key', async () => {
    const page = await open('desktop')
    await page
      .locator('.ts-role')
      .getByRole('button', { name: /^Jason/ })
      .focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await isChosen(page, 'Jason')
  })
})
