import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

it('the recap is a panel beside the board on a desktop, and a sheet on a phone', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  await visit.go('/quick/viral-dawn?seed=3&opt.turn-seconds=0&opt.react-seconds=0')
  await settled(visit.page)
  const button = visit.page.locator('.recap-button')
  await button.click()
  const panel = visit.page.locator('.recap-panel')
  await panel.waitFor()
  expect(await visit.page.locator('dialog[open]').count(), 'the board stays in play').toBe(0)
  await visit.page.locator('.vd-hand .vd-card.can').first().click()
  await visit.page.locator('.vd-hand__acts .button--open').first().click()
  await panel.waitFor({ state: 'detached' })
  await visit.leave()
  visit = await site.visit('phone')
  await visit.go('/quick/viral-dawn?seed=3&opt.turn-seconds=0&opt.react-seconds=0')
  await settled(visit.page)
  await visit.page.locator('.recap-button').tap()
  await visit.page.getByRole('dialog', { name: 'Since your turn' }).waitFor()
})
