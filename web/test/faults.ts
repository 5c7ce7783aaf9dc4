import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { whileDrawn } from './browser.ts'

/** axe, half as large as the source that AxeBuilder brings. It looks at the contrast of what `markLooks` marks. */
const AXE = `${readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)}; axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }] })`

/** The rules of axe that depend on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Runs in the page: marks one element of each look. A page with many lines of the same kind took axe many seconds, most
 * of them for the same contrast again. The look is what the contrast depends on: the text, and all that lies under it.
 */
function markLooks(): void {
  for (const old of document.querySelectorAll('[data-look]')) old.removeAttribute('data-look')
  const grounds = new Map<Element, string>()
  const groundOf = (element: Element): string => {
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element)
    const ground = `${backgroundColor} ${backgroundImage} ${opacity} ${filter}`
    grounds.set(element, ground)
    return ground
  }
  const around = (element: Element | null): Element[] => (element ? [element, ...around(element.parentElement)] : [])
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const { left, top, width, height } = element.getBoundingClientRect()
    const under = document.elementsFromPoint(left + width / 2, top + height / 2) // none outside of the window
    const stack = [...around(element), ...under].map(groundOf)
    return [element.className, color, fontSize, fontWeight, textShadow, ...stack].join('|')
  }
  const looks = new Set<string>()
  const isText = ({ nodeType, nodeValue }: Node): boolean => nodeType === Node.TEXT_NODE && /\S/.test(nodeValue ?? '')
  for (const element of document.querySelectorAll('body, body *')) {
    const isField = element.matches('input, select, textarea')
    if (!element.checkVisibility() || !(isField || [...element.childNodes].some(isText))) continue
    const look = lookOf(element)
    if (!looks.has(look)) element.setAttribute('data-look', '')
    looks.add(look)
  }
}

/**
 * The violations that axe finds, as readable texts, and whether the page scrolls sideways. Colors take two thirds of
 * the time and are the same on all screens, so `all` is for one test of each kind of page. `colors` is for a page that
 * passed the others in another theme.
 */
export async function faults(page: Page, rules: 'all' | 'colors' | 'structure' = 'structure'): Promise<string[]> {
  await page.locator('h1').first().waitFor({ state: 'attached' }) // a page that is still loading has none
  // The legacy mode differs only for frames of other origins, and does without a second page for each analysis.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode().options({ resultTypes: ['violations'] })
  // Once for each page. AxeBuilder would evaluate its source twice for each analysis, a tenth of the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE}; void 0`)
  if (rules === 'colors') axe.withRules(COLOR_RULES)
  if (rules === 'structure') axe.disableRules(COLOR_RULES)
  // axe does not look at what is transparent.
  const { violations } = await whileDrawn(page, async () => {
    if (rules !== 'structure') await page.evaluate(markLooks)
    return axe.analyze()
  })
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return wide > 0 ? [...found, `the page is ${wide} px too wide`] : found
}

/** The faults of the colors of a page in each of the themes, without those of the rest of the page. */
export async function colorFaults(page: Page, themes: readonly Theme[]): Promise<string[]> {
  const set = (theme: string) =>
    page.evaluate(name => {
      const { dataset } = document.documentElement
      const before = dataset.theme ?? ''
      dataset.theme = name
      return before
    }, theme)
  const found: string[] = []
  for (const theme of themes) {
    const own = await set(theme)
    found.push(...(await faults(page, 'colors')).map(fault => `${theme}: ${fault}`))
    await set(own)
  }
  return found
}

type Theme = 'dark' | 'light' | 'contrast'
