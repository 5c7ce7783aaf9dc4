import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { luckOf, playOn, seqAtRest } from './driver.ts'
import { faults } from './faults.ts'
import { LONG } from './long.ts'

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

const POINTERS = [
  ['mouse', 'desktop', 1],
  ['touch', 'phone', 2],
] as const
const HANDS = LONG ? ([...POINTERS, ['keyboard', 'desktop', 3]] as const) : POINTERS

/** The move after which the page is reloaded, and the one after which a desktop is no longer played by keyboard. */
const RELOAD = 8
const BY_KEYS = 16

describe.each(Object.keys(GAMES))('%s', slug => {
  it.each(HANDS)(
    'can be played by %s on a %s, a whole game with a reload in the middle',
    async (hand, screen, seed) => {
      visit = await site.visit(screen)
      const { page } = visit
      await visit.go(`/quick/${slug}?seed=${seed}${GAMES[slug]}`)
      const luck = luckOf(seed)
      await playOn(page, hand, luck, seq => seq >= RELOAD)
      await losesNothingByReload(page)
      if (screen === 'desktop') await playOn(page, 'keyboard', luck, seq => seq >= BY_KEYS)
      await playOn(page, hand, luck)
      await showsEnd(page)
      if (screen === 'phone') expect(await faults(page), 'at the end').toEqual([])
      else expect(await linesOutOfSight(page), 'lines that must be scrolled').toBe(0)
    },
  )
})

async function losesNothingByReload(page: Page): Promise<void> {
  const before = await seqAtRest(page)
  await page.reload()
  expect(await seqAtRest(page), 'moves after the reload').toBe(before)
}

async function showsEnd(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.end h2').textContent()).not.toBe('')
  expect(await page.locator('dialog').count(), 'sheets over the end').toBe(0)
}
