import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The violations that axe finds, as readable texts, and whether the page scrolls sideways. */
export async function faults(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor({ state: 'attached' }) // a page that is still loading has none
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return wide > 0 ? [...found, `the page is ${wide} px too wide`] : found
}
