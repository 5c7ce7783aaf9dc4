import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'
import { openRecord, positionBefore } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

/** The page in one animation frame. */
interface Sample {
  /** The current line of the playback. */
  readonly beat: string | null
  readonly log: readonly string[]
  readonly announced: string
  /** The end panel's box. */
  readonly end: { readonly x: number; readonly y: number; readonly opacity: number } | null
  /** Number of moving cards. */
  readonly flying: number
}

/** Records every animation frame of the page from now on. */
async function film(page: Page): Promise<void> {
  await page.evaluate(() => {
    const samples: unknown[] = []
    Object.assign(window, { samples })
    const look = (): void => {
      const end = document.querySelector('.end')
      const box = end?.getBoundingClientRect()
      samples.push({
        beat: document.querySelector('.ud-telling p')?.textContent ?? null,
        log: [...document.querySelectorAll('.log__line > span')].map(line => line.textContent),
        announced: document.querySelector('[data-testid="announcer"]')?.textContent ?? '',
        end: end &&
          box && {
            x: box.x + box.width / 2 - innerWidth / 2,
            y: box.y + box.height / 2 - innerHeight / 2,
            opacity: Number(getComputedStyle(end).opacity),
          },
        flying: (document.querySelector('.frame__board')?.getAnimations({ subtree: true }) ?? []).filter(
          animation => animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity,
        ).length,
      })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const filmed = (page: Page) => page.evaluate(() => (window as unknown as { samples: Sample[] }).samples)

async function choose(page: Page, say: string): Promise<void> {
  await page.keyboard.press('c')
  await page.locator('dialog .choice', { hasText: say }).first().click()
}

/** Presses a visible point of the element: entrances overlap in part. */
async function press(page: Page, selector: string): Promise<void> {
  const aim = await page.locator(selector).evaluateAll(elements => {
    for (const element of elements) {
      const { left, top, width, height } = element.getBoundingClientRect()
      for (const part of [0.5, 0.2, 0.8]) {
        const [x, y] = [left + width * part, top + height * part]
        if (element.contains(document.elementFromPoint(x, y))) return { x, y }
      }
    }
    return null
  })
  if (!aim) throw new Error(`Nothing to press: ${selector}`)
  await page.mouse.click(aim.x, aim.y)
}

const NIGHTS = { 'night-length': 'short' }
const zombiesTurn = (over: boolean) =>
  positionBefore('until-dawn', NIGHTS, 'john', (move, after) => {
    return move.move === 'advance' && after.over === over && after.events.length >= 6
  })

it('adds log lines with the playback, and shows the end panel after the last one, centered', async () => {
  const { record, say } = await zombiesTurn(true)
  visit = await site.visit('desktop', { motion: 'full', pace: 1 })
  await openRecord(visit, record)
  await settled(visit.page)
  await film(visit.page)
  await choose(visit.page, say)
  await visit.page.locator('.end').waitFor({ timeout: 60_000 })
  await visit.page.waitForTimeout(800)
  const all = await filmed(visit.page)
  const beats = all.filter(({ beat }) => beat !== null)
  expect(new Set(beats.map(({ beat }) => beat)).size).toBeGreaterThan(3)
  for (const { beat, log, end } of beats) {
    expect(log.at(-1)).toBe(beat)
    expect(end).toBeNull()
  }
  // A screen reader gets each line when it is shown, and no later one.
  for (const { beat, announced } of beats) expect(announced).toContain(beat)
  const first = beats[0]
  expect(first.announced).not.toContain(beats.at(-1)?.beat)

  const shown = all.filter(({ end }) => end !== null)
  expect(Math.min(...shown.map(({ end }) => end?.opacity ?? 1)), 'it fades in').toBeLessThan(1)
  for (const { end } of shown) {
    expect(Math.abs(end?.x ?? 99)).toBeLessThanOrEqual(1)
    expect(Math.abs(end?.y ?? 99)).toBeLessThanOrEqual(1)
  }
})

it('Skip brings the log and the board to the end together', async () => {
  const { record, say } = await zombiesTurn(false)
  visit = await site.visit('desktop', { motion: 'full', pace: 1 })
  await openRecord(visit, record)
  await settled(visit.page)
  await choose(visit.page, say)
  const skip = visit.page.locator('.ud-telling').getByRole('button', { name: 'Skip' })
  await skip.waitFor()
  const early = await visit.page.locator('.log__line > span').last().textContent()
  await film(visit.page)
  await skip.click()
  await visit.page.locator('.ud-telling').waitFor({ state: 'detached' })
  const after = (await filmed(visit.page)).filter(({ beat }) => beat === null)
  expect(after.length).toBeGreaterThan(0)
  expect(new Set(after.map(({ log }) => log.at(-1))).size, 'the log does not lag behind').toBe(1)
  expect(after[0].log.at(-1)).not.toBe(early)
})

it('shows the end only when the last card has landed, and the button back does not cover the hand', async () => {
  const options = { players: 2, 'turn-seconds': 0, 'react-seconds': 0 }
  const { record, say } = await positionBefore(
    'viral-dawn',
    options,
    'p1',
    (move, { over }) => over && move.move === 'lay',
  )
  visit = await site.visit('phone', { motion: 'full', confirm: 'never' })
  await openRecord(visit, record)
  await settled(visit.page)
  await film(visit.page)
  await visit.page.getByRole('button', { name: /^Choices/ }).tap()
  await visit.page.locator('dialog .choice', { hasText: say }).first().tap()
  await visit.page.locator('.end').waitFor({ timeout: 60_000 })
  const all = await filmed(visit.page)
  expect(
    all.some(({ flying }) => flying > 0),
    'something moved',
  ).toBe(true)
  expect(all.filter(({ end, flying }) => end !== null && flying > 0)).toEqual([])

  await visit.page.getByRole('button', { name: 'View table' }).tap()
  const back = visit.page.getByRole('button', { name: 'Show result' })
  const box = await back.boundingBox()
  if (!box) throw new Error('There is no way back to the end.')
  for (const card of await visit.page.locator('.vd-hand .vd-card, .vd-hand button').all()) {
    const other = await card.boundingBox()
    if (!other) continue
    const apart =
      other.x >= box.x + box.width ||
      box.x >= other.x + other.width ||
      other.y >= box.y + box.height ||
      box.y >= other.y + other.height
    expect(apart, 'the button covers a card of the hand').toBe(true)
  }
  await back.tap()
  await visit.page.locator('.end').waitFor()
})

it('clears the selected action with an undo', async () => {
  const { record } = await positionBefore(
    'until-dawn',
    { ...NIGHTS, undo: 'until-reveal' },
    'john',
    move => move.move === 'shoot',
  )
  visit = await site.visit('desktop')
  await openRecord(visit, record)
  await settled(visit.page)
  const shotgun = visit.page.locator('.ud-actions').getByRole('button', { name: /^Shotgun/ })
  const seq = () => visit.page.locator('.frame').getAttribute('data-seq')
  const start = await seq()
  await shotgun.click()
  expect(await shotgun.getAttribute('aria-pressed')).toBe('true')
  await press(visit.page, '.ud-board button.can')
  await expect.poll(seq).not.toBe(start)
  await visit.page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(seq).toBe(start)
  expect(await shotgun.getAttribute('aria-pressed')).toBe('false')
  await shotgun.click()
  expect(await shotgun.getAttribute('aria-pressed')).toBe('true')
})

it('closes the menu for a hint, and shows its reason, even with an action selected', async () => {
  visit = await site.visit('desktop')
  await visit.go('/quick/until-dawn?seed=3')
  await settled(visit.page)
  await visit.page
    .locator('.ud-actions')
    .getByRole('button', { name: /^Barricade/ })
    .click()
  await visit.page.getByRole('button', { name: 'Menu' }).click()
  await visit.page.getByRole('button', { name: 'Show hint', exact: true }).click()
  await visit.page
    .locator('.prompt')
    .getByText(/Hint: .+ · .+\./)
    .waitFor()
  expect(await visit.page.locator('dialog').count()).toBe(0)
})

it.each([
  ['100', 100],
  ['very large', 130],
] as const)('never breaks the title of a table within a word on a phone, at text size %s', async (_, textSize) => {
  visit = await site.visit('phone', { textSize })
  for (const slug of ['until-dawn', 'viral-dawn', 'zombie-town', 'until-daylight', 'thirty-seconds']) {
    await visit.go(`/quick/${slug}?seed=3`)
    const title = visit.page.locator(`.frame[data-game="${slug}"] .frame__name h1`)
    await title.waitFor()
    expect(await title.evaluate(one => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(13)
    // As at an online table with a player away.
    await visit.page.locator('.frame__menu').evaluate(menu => {
      menu.insertAdjacentHTML(
        'afterbegin',
        '<button type="button" class="frame__menu-button"><svg class="icon"></svg><b class="online-away">1 away</b><b class="online-unread">2</b></button>',
      )
    })
    const whole = await title.evaluate(
      one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight,
    )
    expect(whole, `the title of ${slug} is readable`).toBe(true)
    const broken = await title.evaluate(element => {
      const text = element.firstChild as Text
      const topOf = (at: number): number => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().top
      }
      const letters = [...text.data].keys()
      return [...letters].filter(
        at => at > 0 && /\S\S/.test(text.data.slice(at - 1, at + 1)) && topOf(at) !== topOf(at - 1),
      )
    })
    expect(broken, slug).toEqual([])
    expect(await title.getAttribute('title')).toBe(await title.textContent())
    const fits = await visit.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(fits, `${slug} fits the screen`).toBe(true)
  }
})
