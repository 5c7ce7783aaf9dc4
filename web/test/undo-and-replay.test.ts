import { afterEach, expect, it } from 'vitest'
import { realBrowser, type Visit } from './browser.ts'
import { luckOf, playOn, settled } from './driver.ts'

const house = realBrowser()
let visit: Visit
afterEach(() => visit.leave())

it('takes back and makes again, and says what blocks it', async () => {
  visit = await house.visit('desktop')
  await visit.go('/quick/until-dawn?seed=3')
  await settled(visit.page)
  const seq = () => visit.page.locator('.frame').getAttribute('data-seq')
  await playOn(
    visit.page,
    'keyboard',
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
  await visit.page
    .getByRole('alert')
    .getByText(/take back/i)
    .waitFor({ timeout: 5_000 })
})

it('replays a finished game to a linked moment, in another browser', async () => {
  visit = await house.visit('desktop')
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit.go('/quick/until-dawn?seed=3')
  await playOn(visit.page, 'keyboard', luckOf(9))
  await visit.page.getByRole('link', { name: 'Replay it' }).click({ timeout: 10_000 })
  await visit.page.locator('.transport').waitFor({ timeout: 10_000 })
  await visit.page.keyboard.press('End')
  await visit.page.keyboard.press('ArrowLeft')
  await visit.page.waitForTimeout(500)
  const at = await visit.page.locator('.frame').getAttribute('data-seq')
  await visit.page.getByRole('button', { name: /Copy link/ }).click()
  await visit.page.getByText('is copied').waitFor({ timeout: 5_000 })
  const link = await visit.page.evaluate(() => navigator.clipboard.readText())
  const other = await house.visit('desktop')
  await other.page.goto(link)
  await other.page.locator('.frame').waitFor({ timeout: 10_000 })
  expect(await other.page.locator('.frame').getAttribute('data-seq')).toBe(at)
  await other.page.getByRole('button', { name: 'Play on from here' }).click()
  await other.page.locator('.prompt').waitFor({ timeout: 10_000 })
  expect(await other.page.locator('.frame').getAttribute('data-seq')).toBe(at)
  await other.leave()
})
