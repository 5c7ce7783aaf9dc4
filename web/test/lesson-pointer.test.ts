import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const LIT =
  '.frame :is(.is-hinted, .is-hint):not(.is-chosen, .is-begun, [aria-pressed="true"]), .prompt .button--main, .frame .zt-go'

/** Opens the lesson at its first step with a move. */
async function openAtMove(slug: string, screen: 'desktop' | 'phone'): Promise<Page> {
  visit = await site.visit(screen, { confirm: 'never' })
  const { page } = visit
  await visit.go(`/learn/${slug}`)
  await page.locator('.lesson__panel').waitFor()
  for (let steps = 0; (await page.getByRole('button', { name: 'Show me' }).count()) === 0; steps++) {
    expect(steps).toBeLessThan(4)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.waitForTimeout(300)
  }
  await page.locator('.spotlight__ring').waitFor()
  return page
}

const stateOf = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('.lesson__panel header span')?.textContent,
    document.querySelector<HTMLElement>('.frame')?.dataset.seq,
  ])

/** The boxes of the ring and the words; whether the ring is around the lit piece, and whether the words cover it. */
function pointing(page: Page) {
  return page.evaluate(selector => {
    const box = (wanted: string) => document.querySelector(wanted)?.getBoundingClientRect() as DOMRect
    const ring = box('.spotlight__ring')
    const panel = box('.lesson__panel')
    const lit = [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect())
    const within = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
    return {
      ringsLit: lit.some(piece => piece.width > 0 && within(piece, ring)),
      covers: panel.left < ring.right && ring.left < panel.right && panel.top < ring.bottom && ring.top < panel.bottom,
      inWindow: panel.left >= 0 && panel.top >= 0 && panel.right <= innerWidth && panel.bottom <= innerHeight,
      arrow: document.querySelector('.spotlight__arrow line') !== null,
    }
  }, LIT)
}

const CASES = [
  ['thirty-seconds', 'desktop'],
  ['until-dawn', 'phone'],
  ['viral-dawn', 'phone'],
] as const

it.each(CASES)('the lesson of %s points at the piece to press, on a %s', async (slug, screen) => {
  const page = await openAtMove(slug, screen)
  await expect.poll(() => pointing(page)).toEqual({ ringsLit: true, covers: false, inWindow: true, arrow: true })

  const before = await stateOf(page)
  const other = page.locator(
    `.frame__board button:not(.is-hinted, .is-hint, [data-advised]), .frame__dock button:not(.is-hinted, .is-hint, [data-advised], .button--main, .zt-go)`,
  )
  expect(await other.count()).toBeGreaterThan(0)
  await other.first().dispatchEvent('click')
  await page.locator('.spotlight__ring[data-shakes="1"]').waitFor()
  expect(await page.locator('dialog[open]').count(), 'the press does nothing').toBe(0)
  expect(await stateOf(page)).toEqual(before)

  for (let presses = 0; presses < 8 && String(await stateOf(page)) === String(before); presses++) {
    const aim = await page.evaluate(() => {
      const { left, top, width, height } = (
        document.querySelector('.spotlight__ring') as Element
      ).getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    if (screen === 'phone') await page.touchscreen.tap(aim.x, aim.y)
    else await page.mouse.click(aim.x, aim.y)
    await page.waitForTimeout(400)
  }
  expect(await stateOf(page), 'presses inside of the ring make the move').not.toEqual(before)
})

it.each(['thirty-seconds', 'zombie-town', 'until-daylight'])(
  '"Show me" plays the move in the lesson of %s',
  async slug => {
    const page = await openAtMove(slug, 'desktop')
    const before = await stateOf(page)
    await page.getByRole('button', { name: 'Show me' }).click()
    await expect.poll(() => stateOf(page), { timeout: 15_000 }).not.toEqual(before)
  },
)
