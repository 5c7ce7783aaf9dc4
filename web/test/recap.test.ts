import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

it('the recap is a drawer over the edge of the board, on a desktop and on a phone', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  await visit.go('/quick/viral-dawn?seed=3&opt.turn-seconds=0&opt.react-seconds=0')
  await settled(visit.page)
  const button = visit.page.locator('.recap-button')
  await button.click()
  const panel = () => visit.page.getByRole('complementary', { name: 'Since your turn' })
  await panel().waitFor()
  expect(await visit.page.locator('dialog[open]').count(), 'the board stays in play').toBe(0)
  await visit.page.locator('.vd-hand .vd-card.can').first().click()
  await visit.page.locator('.vd-hand__acts .button--open').first().click()
  await panel().waitFor({ state: 'detached' })
  await visit.leave()
  visit = await site.visit('phone')
  await visit.go('/quick/viral-dawn?seed=3&opt.turn-seconds=0&opt.react-seconds=0')
  await settled(visit.page)
  await visit.page.locator('.recap-button').tap()
  const dock = await visit.page.locator('.frame__dock').boundingBox()
  await panel().waitFor()
  const box = await panel().boundingBox()
  expect(box && dock && box.y + box.height, 'it covers no button').toBeLessThanOrEqual((dock?.y ?? 0) + 1)
  await visit.page.keyboard.press('Escape')
  await panel().waitFor({ state: 'detached' })
})
