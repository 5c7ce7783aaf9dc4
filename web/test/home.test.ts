import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { luckOf, playOn } from './driver.ts'
import { faults } from './faults.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const DAY_MS = 24 * 3_600_000
/** Ten and a half hours before the day turns. */
const DAY_ONE = Date.UTC(2026, 10, 19, 13, 30)

/** The lower edge of the lowest link among these, and the part of the note that lies over games. */
const placesIn = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const doors = [...document.querySelectorAll('.door')].map(door => door.getBoundingClientRect().bottom)
    const below = (box('.continue') ?? box('.tiles'))?.top ?? 0
    return { lowest: Math.max(...doors), doors: doors.length, covered: (box('.daily-pin')?.bottom ?? 0) - below }
  })

/** Leaves a game of Until Dawn after some moves. */
async function playALittle(page: Page): Promise<void> {
  await visit.go('/quick/until-dawn')
  await playOn(page, 'mouse', luckOf(7), seq => seq >= 4)
  await visit.go('/')
  await page.getByRole('region', { name: 'Continue a game' }).waitFor()
}

describe('the home page of a laptop', () => {
  it('has today, the games and all doors above the fold, also with games to continue', async () => {
    visit = await site.visit('desktop')
    const { page } = visit
    await page.setViewportSize({ width: 1366, height: 768 })
    await visit.go('/')
    const pin = page.getByRole('region', { name: "Today's challenge" })
    await pin.getByRole('link', { name: 'Puzzle of the day' }).waitFor()
    const empty = await placesIn(page)
    expect(empty.doors).toBeGreaterThan(5)
    expect(empty.lowest).toBeLessThanOrEqual(768)
    expect(empty.covered).toBeLessThanOrEqual(0)
    await playALittle(page)
    const full = await placesIn(page)
    expect(full.lowest).toBeLessThanOrEqual(768)
    expect(full.covered).toBeLessThanOrEqual(0)
    await page.evaluate(() => {
      const [game] = JSON.parse(localStorage.getItem('holdout:matches') ?? '[]')
      localStorage.setItem('holdout:matches', JSON.stringify([{ ...game, copyAt: 3 }]))
    })
    await page.reload()
    const card = page.getByRole('region', { name: 'Continue a game' }).getByRole('link')
    await card.getByText('Copy of Until Dawn, from move 3').waitFor()
  })

  it('counts down to the next challenge, and keeps the streak on the next day', async () => {
    visit = await site.visit('desktop')
    const { page } = visit
    await page.clock.install({ time: DAY_ONE })
    await visit.go('/')
    const pin = page.getByRole('region', { name: "Today's challenge" })
    await pin.getByText('ends in 10 h').waitFor()
    await page.clock.setFixedTime(DAY_ONE + 10 * 3_600_000)
    await page.clock.runFor(60_000)
    await pin.getByText('ends in 30 min').waitFor()
    const won = { day: '2026-11-19', game: 'viral-dawn', seed: 'a', ticket: null, id: 'a', sent: true }
    const result = { won: true, tier: 1, score: 3, moves: 40, ending: 'survived' }
    await page.evaluate(play => localStorage.setItem('holdout:daily', JSON.stringify([play])), { ...won, result })
    await page.clock.setFixedTime(DAY_ONE + DAY_MS)
    await page.reload()
    await pin.getByText('1-day streak').waitFor()
    await pin.getByText('ends in 10 h').waitFor()
    await pin.getByRole('link', { name: 'Play' }).waitFor()
    expect(await faults(page, 'all')).toEqual([])
  })
})
