import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { type Hand, luckOf, playOn, seqAtRest } from './driver.ts'
import { faults } from './faults.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

/** Each game with options that keep it short. */
const GAMES: Readonly<Record<string, string>> = {
  'until-dawn': '',
  'thirty-seconds': '&opt.survivor-clock=0&opt.zombie-clock=0&opt.reaction-limit=0',
  'zombie-town': '&opt.players=3&opt.last-day=6&bots=random',
  'until-daylight': '&opt.search-mode=untimed&opt.players=3&opt.difficulty=brutal&opt.short-night=on&bots=random',
  'viral-dawn': '&opt.turn-seconds=0&opt.react-seconds=0',
}

/** Lines of enemies that overflow; only Until Daylight has any. */
function linesOutOfSight(page: Page): Promise<number> {
  return page
    .locator('.dl-line')
    .evaluateAll(lines => lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
}

describe.each(Object.keys(GAMES))('a whole game of %s', slug => {
  it.each([
    ['mouse', 'desktop', 1],
    ['touch', 'phone', 2],
    ['keyboard', 'desktop', 3],
  ] as const)('by %s on a %s, with a reload in the middle', async (hand, screen, seed) => {
    visit = await site.visit(screen)
    await visit.go(`/quick/${slug}?seed=${seed}${GAMES[slug]}`)
    const luck = luckOf(seed)
    await playOn(visit.page, hand as Hand, luck, seq => seq >= 8)
    const before = await seqAtRest(visit.page)
    await visit.page.reload()
    expect(await seqAtRest(visit.page), 'moves after the reload').toBe(before)
    await playOn(visit.page, hand as Hand, luck)
    expect(await visit.page.locator('.end h2').textContent()).not.toBe('')
    expect(await visit.page.locator('dialog').count(), 'sheets over the end').toBe(0)
    if (screen === 'phone') expect(await faults(visit.page), 'at the end').toEqual([])
    else expect(await linesOutOfSight(visit.page), 'lines that must be scrolled').toBe(0)
  })
})
