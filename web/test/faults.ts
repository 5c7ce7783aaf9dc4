import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe objects to, as a list one can read; and whether the page can be pushed sideways. */
export async function faults(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor({ state: 'attached' }) // a page that is still being loaded has none
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return wide > 0 ? [...found, `the page is ${wide} px too wide`] : found
}
