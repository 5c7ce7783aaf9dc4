import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { luckOf, playOn, seqOf, settled } from './driver.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const GAMES = ['until-dawn', 'thirty-seconds', 'zombie-town', 'until-daylight', 'viral-dawn']

/** The options without clocks: tips wait while one runs. */
const CLOCKLESS: Readonly<Record<string, string>> = {
  'until-daylight': '&opt.search-mode=untimed',
  'viral-dawn': '&opt.turn-seconds=0&opt.react-seconds=0',
}

/** Which of the selectors the element covers. */
function covered(page: Page, element: string, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([over, others]) => {
      const box = document.querySelector(over)?.getBoundingClientRect()
      return others.filter(one => {
        const other = document.querySelector(one)?.getBoundingClientRect()
        if (!box || !other || other.width === 0) return false
        const across = box.left < other.right - 1 && other.left < box.right - 1
        return across && box.top < other.bottom - 1 && other.top < box.bottom - 1
      })
    },
    [element, selectors] as const,
  )
}

it.each(GAMES)('no tip of a first game of %s covers the prompt', async slug => {
  visit = await site.visit('phone', {}, { newcomer: true })
  const { page } = visit
  await visit.go(`/quick/${slug}?seed=3${CLOCKLESS[slug] ?? ''}`)
  await settled(page)
  const tips = page.getByRole('region', { name: 'Tips' })
  for (const name of ['Next', 'Next', 'Got it']) {
    await tips.getByRole('button', { name }).waitFor()
    await expect.poll(() => covered(page, '.tip', ['.prompt']), { message: name }).toEqual([])
    await tips.getByRole('button', { name }).tap()
  }
})

it.each(GAMES)('the words of the lesson of %s leave the dock free', async slug => {
  visit = await site.visit('phone', { confirm: 'never' })
  const { page } = visit
  await visit.go(`/learn/${slug}`)
  const step = page.locator('.lesson__panel header span')
  await step.waitFor()
  for (let i = 0; i < 4; i++) {
    await expect.poll(() => covered(page, '.lesson__panel', ['.frame__dock']), { message: `step ${i + 1}` }).toEqual([])
    const before = await step.textContent()
    await page.locator('.lesson__ways button', { hasText: /^(Next|Skip)$/ }).tap()
    await expect.poll(() => step.textContent()).not.toBe(before)
  }
})

it('what others did covers neither the board nor a button', async () => {
  visit = await site.visit('phone', { confirm: 'never' })
  const { page } = visit
  const line = page.locator('.prompt__hits')
  // Others act against the player in most games, but not in all.
  for (let seed = 5; seed < 12 && (await line.count()) === 0; seed++) {
    await visit.go(`/quick/until-daylight?seed=${seed}&bots=random&opt.search-mode=untimed&opt.players=3`)
    const luck = luckOf(seed)
    await settled(page)
    while ((await line.count()) === 0 && (await page.locator('.end').count()) === 0) {
      const seq = await seqOf(page)
      await playOn(page, 'touch', luck, now => now > seq)
      await settled(page)
    }
  }
  await line.waitFor({ timeout: 5_000 })
  expect(await page.locator('.hits').isVisible(), 'on a phone it is in the prompt').toBe(false)
  expect(await underneath(page, '.prompt__hits')).toEqual([])
  await page.setViewportSize({ width: 1366, height: 768 })
  expect(await line.isVisible(), 'and there too without a column for the log').toBe(true)
  expect(await underneath(page, '.prompt__hits')).toEqual([])
})

/** The board and the buttons that an element covers. */
function underneath(page: Page, element: string): Promise<string[]> {
  return page.evaluate(over => {
    const own = document.querySelector(over)
    const box = own?.getBoundingClientRect()
    if (!own || !box || box.width === 0) return [`no ${over}`]
    const others = [...document.querySelectorAll('.frame__board, .frame button, .log')]
    const seen = others.filter(one => one.checkVisibility() && !one.closest('.log > *'))
    const isUnder = ({ left, right, top, bottom }: DOMRect): boolean =>
      box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1
    return seen.filter(one => isUnder(one.getBoundingClientRect())).map(one => `${one.className} ${one.textContent}`)
  }, element)
}
