import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'
import { faults } from './faults.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

it('explains a card in the log by a press, and a piece by hover, focus and in the list of choices', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await visit.go('/quick/viral-dawn?seed=3')
  await settled(page)
  await page.mouse.move(5, 5)
  const box = page.locator('.explainer')
  await page.locator('.explainer[data-ready="true"]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page.locator('.drawer').getByRole('button', { name: 'routine' }).first().click()
  const chip = page.locator('.drawer .log__card').first()
  const name = (await chip.textContent()) ?? ''
  const gaps = await page.locator('.drawer .log__chip').evaluateAll(chips =>
    chips.flatMap(one => {
      const [button, mark] = one.childNodes
      if (!mark) return []
      const range = document.createRange()
      range.selectNode(mark)
      return [range.getBoundingClientRect().left - (button as Element).getBoundingClientRect().right]
    }),
  )
  expect(gaps.length, 'some cards are followed by a comma or a period').toBeGreaterThan(0)
  expect(Math.max(...gaps), 'which stands at the card').toBeLessThan(2)
  await chip.click()
  await box.locator('b').waitFor()
  expect((await box.locator('b').textContent())?.toLowerCase()).toContain(name.toLowerCase().replace(/^the /, ''))
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => box.isVisible()).toBe(false)

  const card = page.locator('.vd-hand [data-piece^="hand:"]').first()
  await card.hover()
  await box.locator('b').waitFor()
  await page.mouse.move(5, 5)
  await expect.poll(() => box.isVisible()).toBe(false)

  await page.keyboard.press('c')
  const choice = page.locator('dialog .choice', { has: page.locator('[data-names]') }).first()
  await choice.waitFor()
  for (let tabs = 0; tabs < 30 && !(await choice.evaluate(one => one === document.activeElement)); tabs++)
    await page.keyboard.press('ArrowDown')
  await expect.poll(() => box.isVisible(), { message: 'focus explains the card, above the sheet' }).toBe(true)
  await page.keyboard.press('Enter')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => box.isVisible(), { message: 'it closes with its sheet' }).toBe(false)
})

it('explains a card to a finger that rests on it, and does not play it', async () => {
  visit = await site.visit('phone', { confirm: 'never' })
  const { page } = visit
  await visit.go('/quick/viral-dawn?seed=3')
  await settled(page)
  await page.locator('.prompt__ask').tap()
  const box = page.locator('.explainer')
  await page.locator('.explainer[data-ready="true"]').waitFor({ state: 'attached' })
  const seq = () => page.locator('.frame').getAttribute('data-seq')
  const before = await seq()
  const card = page.locator('.vd-hand [data-piece^="hand:"]').first()
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const devtools = await visit.context.newCDPSession(page)
  const points = [{ x: x + width / 2, y: y + height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points })
  await box.locator('b').waitFor()
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await card.getAttribute('aria-pressed')).toBe('false')
  expect(await seq()).toBe(before)
})
