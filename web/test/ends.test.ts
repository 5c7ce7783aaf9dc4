import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { type Screen, testSite, type Visit } from './browser.ts'
import { faults } from './faults.ts'
import { FINISHED, finishedMatch } from './finished.ts'

const site = testSite()
let visit: Visit

afterEach(() => visit.leave())

/** What of the end page is cut off, or lies under something else. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const name = (element: Element): string => `${element.className || element.tagName}: ${element.textContent}`
    const box = (selector: string): DOMRect | undefined =>
      document.querySelector(`.end ${selector}`)?.getBoundingClientRect()
    for (const element of document.querySelectorAll<HTMLElement>('.end *:not(svg, svg *)')) {
      if (element.closest('.visually-hidden, svg') || !element.checkVisibility()) continue
      const { left, right } = element.getBoundingClientRect()
      if (left < -0.5 || right > innerWidth + 0.5) found.push(`outside: ${name(element)}`)
      if (
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0 &&
        getComputedStyle(element).display !== 'inline'
      )
        found.push(`wider than its place: ${name(element)}`)
    }
    const header = box('.end__top')
    const result = box('.end__badge')
    if (!header || !result || result.top < header.bottom - 0.5) found.push('the badge is under the header')
    return found
  })
}

/** Whether the picture goes on to the edges of the page, and its shade to the color of the page below it. */
function seams(page: Page): Promise<{ left: boolean; right: boolean; top: boolean; below: boolean }> {
  return page.evaluate(() => {
    const end = document.querySelector('.end') as Element
    const sky = end.querySelector('.end__picture rect')?.getBoundingClientRect()
    const shade = getComputedStyle(end, '::before')
    const picture = end.querySelector('.end__picture') as Element
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const foot = Number.parseFloat(getComputedStyle(end).getPropertyValue('--end-foot')) * rem
    const ground = getComputedStyle(end).backgroundColor
    return {
      left: (sky?.left ?? 1) <= 0,
      right: (sky?.right ?? 0) >= innerWidth,
      top: (sky?.top ?? 1) <= 0,
      below:
        foot > picture.getBoundingClientRect().bottom &&
        Number.parseFloat(shade.height) >= foot &&
        shade.backgroundImage.includes(ground),
    }
  })
}

async function opens(screen: Screen, match: (typeof FINISHED)[number], size?: [number, number]) {
  visit = await site.visit(screen)
  await visit.stores('holdout:match:given', JSON.stringify(await finishedMatch(...match)))
  if (size) await visit.page.setViewportSize({ width: size[0], height: size[1] })
  await visit.go('/play/given')
  await visit.page.locator('.end__picture').waitFor({ timeout: 60_000 })
  await visit.page.locator('.end-luck, .end-card--luck p').first().waitFor({ timeout: 60_000 })
  return visit.page
}

it.each(FINISHED)(
  'the end page of %s has no seam, nothing cut, and fits at 1366 x 768',
  async (...match) => {
    const page = await opens('desktop', match, [1366, 768])
    expect(await cutOff(page)).toEqual([])
    expect(await seams(page)).toEqual({ left: true, right: true, top: true, below: true })
    const room = await page.locator('.end').evaluate(end => end.scrollHeight - end.clientHeight)
    expect(room, 'it does not scroll').toBeLessThanOrEqual(0)
    const said = await page.locator('.end-share__words').innerText()
    expect(said, 'the text that is shared').toMatch(/ on Holdout\n.+\.$/)
    expect(await faults(page, 'all')).toEqual([])
  },
  180_000,
)

it.each(FINISHED)(
  'the end page of %s on a phone: the actions are in two rows and nothing is cut',
  async (...match) => {
    const page = await opens('phone', match)
    expect(await cutOff(page)).toEqual([])
    expect(await seams(page)).toEqual({ left: true, right: true, top: true, below: true })
    const tops = await page
      .locator('.end__next > .button, .end-share__card')
      .evaluateAll(all =>
        all.map(one => [Math.round(one.getBoundingClientRect().top), one.getBoundingClientRect().height]),
      )
    expect(new Set(tops.map(([top]) => top)).size).toBe(2)
    expect(Math.min(...tops.map(([, height]) => height))).toBeGreaterThanOrEqual(44)
  },
  180_000,
)

it('any press shows the whole page at once', async () => {
  const page = await opens('desktop', FINISHED[0])
  await page.locator('.end h2').click()
  await page.locator('.end[data-still]').waitFor()
  const moving = await page
    .locator('.end-card')
    .first()
    .evaluate(card => card.getAnimations().length)
  expect(moving).toBe(0)
})
