import { afterEach, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { luckOf, playOn } from './driver.ts'
import { doStep } from './lesson-by-keys.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

// One visit for everything: the service worker loads the whole build.
it('works offline: a game, the rules and their search, a lesson, trackers, player aids and cards', async () => {
  visit = await site.visit('phone', { confirm: 'never' }, { offline: true })
  const { page } = visit
  await visit.go('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.waitForFunction(
    async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
  )
  await visit.context.setOffline(true)
  await page.reload()
  await visit.go('/quick/until-dawn?seed=3')
  await playOn(page, 'touch', luckOf(3), seq => seq >= 6)
  await visit.go('/rules/zombie-town')
  await page.getByText('ZT-').first().waitFor()
  await page.getByLabel('Search').fill('how do I win')
  await page.locator('.rule', { hasText: 'ZT-195' }).waitFor() // the search index is loaded on demand and works offline

  await visit.go('/learn/viral-dawn')
  await page.reload()
  await page.locator('.lesson__panel').waitFor()
  for (let i = 0; i < 4; i++) await doStep(page)

  await visit.go('/companion')
  await page.reload()
  for (const title of ['Until Dawn', 'Until Daylight', 'Zombie Town', 'Viral Dawn', '30 Seconds to Live']) {
    await page.getByRole('link', { name: title }).click()
    await page.locator('.companion__top').getByText(title).waitFor()
    await page.getByRole('button', { name: 'Box' }).first().click()
    await page.getByRole('checkbox').first().check()
    await page
      .getByText(/1 of \d+ done/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Player aid' }).click()
    await page.getByRole('button', { name: 'Print page' }).waitFor()
    await visit.go('/companion')
  }
  await visit.go('/companion/zombie-town')
  await page.getByRole('button', { name: 'Box' }).first().click()
  await page.getByRole('button', { name: 'All cards' }).first().click()
  await page.locator('.card-list__card').first().waitFor()
})
