import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { draw } from './browser.ts'

/** The rules of axe that depend on the theme. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * The violations that axe finds, as readable texts, and whether the page scrolls sideways. `rules`: only these, for a
 * page that passed all others in another theme.
 */
export async function faults(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.locator('h1').first().waitFor({ state: 'attached' }) // a page that is still loading has none
  await draw(page) // axe does not look at what is transparent
  // The legacy mode differs only for frames of other origins, and does without a second page for each analysis.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return wide > 0 ? [...found, `the page is ${wide} px too wide`] : found
}
