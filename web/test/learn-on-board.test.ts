import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { type Screen, sharedSite, type Visit } from './browser.ts'
import { LONG } from './long.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const GAMES = ['until-dawn', 'viral-dawn', 'thirty-seconds', 'zombie-town', 'until-daylight']

/** The most presses that a move of a lesson can take, with its confirmation. */
const MOST_PRESSES = 8

/** Hinted pieces that have not been pressed yet; the filled button confirms a chosen move. */
const LIT = ['is-hinted', 'is-hint']
  .map(name => `.${name}:not(.is-chosen, .is-begun, [aria-pressed="true"])`)
  .join(', ')
const CONFIRM = '.prompt .button--main'

/** The marks of a press on a piece that makes no move yet. */
const MARKS = ['.is-chosen', '.is-begun', '[aria-pressed="true"]', '.is-hinted', '.is-hint', '.prompt .button--main']

interface Now {
  readonly step: string
  readonly words: string
  readonly seq: string
  /** The number of elements with each of `MARKS`. */
  readonly marks: string
}

function nowOf(page: Page): Promise<Now> {
  return page.evaluate(
    marks => ({
      step: document.querySelector('.lesson__panel header span')?.textContent ?? '',
      words: document.querySelector('.lesson__words')?.textContent ?? '',
      seq: document.querySelector<HTMLElement>('.frame')?.dataset.seq ?? '',
      marks: marks.map(mark => document.querySelectorAll(mark).length).join(),
    }),
    MARKS,
  )
}

/** The parts that a step speaks of and that its words cover. */
function keptCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector('.lesson__panel')?.getBoundingClientRect() as DOMRect
    const isUnder = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < panel.right && panel.left < right && top < panel.bottom && panel.top < bottom
    const kept = [...document.querySelectorAll('.frame [data-keep-in-view]')]
    return kept.filter(part => isUnder(part.getBoundingClientRect())).map(part => part.className)
  })
}

/** A point of an element that is in the window and not covered. Scrolls it into view first. */
async function aimAt(page: Page, selector: string): Promise<{ x: number; y: number; name: string } | null> {
  return page.evaluate(async wanted => {
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      if (!element.checkVisibility() || element.matches(':disabled')) continue
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      const { left, top, width, height } = element.getBoundingClientRect()
      for (const part of [0.5, 0.2, 0.8]) {
        const x = left + width * part
        const y = top + height * part
        if (element.contains(document.elementFromPoint(x, y)))
          return { x, y, name: element.getAttribute('aria-label') ?? element.textContent ?? '' }
      }
    }
    return null
  }, selector)
}

async function press(page: Page, { x, y }: { x: number; y: number }, touch: boolean): Promise<void> {
  if (touch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** Whether a move was made shortly after a press. Returns early if the press only chose a piece. */
async function moved(page: Page, before: Now, pressed = before): Promise<boolean> {
  return page.evaluate(
    async ({ before, chose, marks }) => {
      const changed = () =>
        document.querySelector('.lesson__panel header span')?.textContent !== before.step ||
        document.querySelector('.lesson__words')?.textContent !== before.words ||
        document.querySelector<HTMLElement>('.frame')?.dataset.seq !== before.seq
      const chosen = () => chose !== marks.map(mark => document.querySelectorAll(mark).length).join()
      for (let tries = 0; tries < 60 && !changed() && !chosen(); tries++) await new Promise(go => setTimeout(go, 10))
      // A move marks pieces first and is answered a little later.
      for (let tries = 0; tries < 30 && !changed(); tries++) await new Promise(go => setTimeout(go, 10))
      return changed()
    },
    { before, chose: pressed.marks, marks: MARKS },
  )
}

/** Presses the main button of a step with text only. Returns true after the last step. */
async function goOn(page: Page, touch: boolean): Promise<boolean> {
  const before = await nowOf(page)
  const main = page.locator('.lesson__ways .button--main')
  if ((await main.textContent()) === 'Play your first game') return true
  await (touch ? main.tap() : main.click())
  await expect.poll(() => moved(page, before), { message: `step ${before.step}, "${before.words}"` }).toBe(true)
  return false
}

/** Does a step by pressing hinted pieces, or "Next" if there is only text. Returns true after the last step. */
async function doStep(page: Page, touch: boolean): Promise<boolean> {
  const before = await nowOf(page)
  const where = `step ${before.step}, "${before.words}"`
  const main = page.locator('.lesson__ways .button--main')
  if (await main.count()) return goOn(page, touch)
  await page
    .locator(LIT)
    .filter({ visible: true }) // others may be in a part of the page that is closed on a phone
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => {}) // the assertion below has a better message
  const pressed: string[] = []
  while (pressed.length < MOST_PRESSES) {
    await page.waitForFunction(() => !document.querySelector('[data-walking="true"]'))
    let aim: Awaited<ReturnType<typeof aimAt>> = null
    // The words of the lesson move away from the next piece.
    for (let tries = 0; tries < 20 && aim === null; tries++) {
      if (tries > 0) await page.waitForTimeout(100)
      aim = (await aimAt(page, CONFIRM)) ?? (await aimAt(page, LIT))
    }
    expect(
      aim,
      `${where}: nothing on the table is lit after pressing ${pressed.join(', ') || 'nothing'}`,
    ).not.toBeNull()
    if (!aim) return false
    // A phone has no room for everything beside the words.
    const covered = touch ? [] : await keptCovered(page)
    expect(covered, `${where}: the words cover what they speak of`).toEqual([])
    const now = await nowOf(page)
    await press(page, aim, touch)
    pressed.push(aim.name)
    if (await moved(page, before, now)) return false
  }
  throw new Error(`${where}: no move after pressing ${pressed.join(', ')}`)
}

/** One of the lessons on a desktop, all of them with `npm run test:long`. A phone has less space for the words. */
const ON_DESKTOP = LONG ? GAMES : ['viral-dawn']

describe.each(GAMES)('the lesson of %s', slug => {
  const screens = ON_DESKTOP.includes(slug) ? (['desktop', 'phone'] as const) : (['phone'] as const)
  it.each(screens)('can be done on a %s by pressing the hinted pieces', async screen => {
    visit = await site.visit(screen satisfies Screen, screen === 'desktop' ? { confirm: 'never' } : {})
    const { page } = visit
    await visit.go(`/learn/${slug}`)
    await page.locator('.lesson__panel').waitFor()
    for (let steps = 0; !(await doStep(page, screen === 'phone')); steps++) expect(steps).toBeLessThan(60)
    await page.getByRole('link', { name: 'Play your first game' }).click()
    await page.locator('.frame[data-mode="play"]:not(.lesson *)').waitFor({ timeout: 30_000 })
  })
})
