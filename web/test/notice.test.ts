import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { luckOf, playOn, seqAtRest, settled } from './driver.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const GAMES = ['until-dawn', 'thirty-seconds', 'zombie-town', 'until-daylight', 'viral-dawn']

it('a failed download is said over the board on a phone, and can be tried again', async () => {
  visit = await site.visit('phone')
  visit.forgive(/Failed to (load resource|fetch dynamically imported module)/)
  await visit.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')) // it would have the files cached
  let connected = false
  await visit.page.route(/assets\/sheets-[^/]*\.js$/, route => (connected ? route.continue() : route.abort()))
  await visit.go('/quick/zombie-town?seed=7&bots=random')
  await settled(visit.page)
  await visit.page.keyboard.press('c')
  await visit.page.locator('.notice').waitFor()
  expect(await covered(visit.page)).toEqual([])
  connected = true
  await visit.page.getByRole('button', { name: 'Got it' }).click()
  await visit.page.keyboard.press('c')
  await visit.page.locator('dialog.sheet').waitFor() // it works later
})

/** Without clocks, which run out on a busy machine while the menu is open. */
const CLOCKLESS: Readonly<Record<string, string>> = {
  'thirty-seconds': '&opt.survivor-clock=0&opt.zombie-clock=0&opt.reaction-limit=0',
}

it.each(GAMES)('a rejection on a phone is said over the board of %s, never over a choice', async slug => {
  visit = await site.visit('phone')
  await visit.go(`/quick/${slug}?seed=7&bots=random${CLOCKLESS[slug] ?? ''}`)
  const luck = luckOf(3)
  let said = 0
  // The height of the dock depends on the decision, so several are checked.
  for (const moves of [0, 3, 6, 9, 12, 15, 18]) {
    await playOn(visit.page, 'touch', luck, seq => seq >= moves)
    await seqAtRest(visit.page)
    if (await getsRejection(visit.page)) said++
    expect(await covered(visit.page), `after ${moves} moves`).toEqual([])
  }
  expect(said).toBeGreaterThan(0)
})

/** Resets a turn with nothing to undo, if it is one, to get a rejection. */
async function getsRejection(page: Page): Promise<boolean> {
  if ((await page.locator('.prompt__undo[aria-disabled="true"]').count()) === 0) return false
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Reset turn' }).tap()
  await page.locator('.notice').waitFor()
  return true
}

/** The parts of the dock that the notice covers. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.querySelector('.notice')?.getBoundingClientRect()
    const all = [...document.querySelectorAll('.prompt, .frame__dock button')].filter(one => one.checkVisibility())
    return all
      .filter(one => {
        const { top: start, bottom, left, right } = one.getBoundingClientRect()
        const top = Math.max(start, one.closest('.frame__dock')?.getBoundingClientRect().top ?? 0) // it may be scrolled
        return over && top < over.bottom && bottom > over.top && left < over.right && right > over.left
      })
      .map(one => `${one.className}: ${one.textContent}`)
  })
}
