import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Busy machines need longer. */
export const PATIENT = { timeout: 60_000 }

/** The number of the step that the lesson shows. */
export const stepOf = (page: Page): Promise<string | null> => page.locator('.lesson__panel header span').textContent()

/** Presses the main button of a step with text only. Returns true after the last step. */
async function goOn(page: Page): Promise<boolean> {
  const main = page.locator('.lesson__ways .button--main')
  const step = await stepOf(page)
  if ((await main.textContent()) === 'Play your first game') return true
  await main.press('Enter')
  await expect.poll(() => stepOf(page), PATIENT).not.toBe(step)
  return false
}

/**
 * Does a step of a lesson with keys: the list of choices, then the number of the move. Returns whether it was the last step.
 */
export async function doStep(page: Page): Promise<boolean> {
  if (await page.locator('.lesson__ways .button--main').count()) return goOn(page)
  const words = await page.locator('.lesson__words').textContent()
  const seq = await page.locator('.frame').getAttribute('data-seq')
  await page
    .getByText(/^Hint:/)
    .first()
    .waitFor()
  const wanted = ((await page.locator('.prompt__hint').textContent()) ?? '')
    .replace(/^Hint:\s*/, '')
    .split(' · ')[0]
    .trim()
  await page.keyboard.press('c')
  const choices = page.locator('dialog .choice:not(.choice--barred)')
  await choices.first().waitFor()
  const texts = await choices.locator('> span:nth-child(2)').allTextContents()
  const number = texts.findIndex(text => text.trim() === wanted) + 1
  expect(number, `“${wanted}” is among ${texts.join(' / ')}`).toBeGreaterThan(0)
  for (const digit of String(number)) await page.keyboard.press(digit)
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    ([words, seq]) =>
      document.querySelector('.lesson__words')?.textContent !== words ||
      document.querySelector<HTMLElement>('.frame')?.dataset.seq !== seq,
    [words, seq],
    { polling: 30 },
  )
  return false
}
