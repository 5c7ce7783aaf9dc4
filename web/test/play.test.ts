import { afterEach, describe, expect, it } from 'vitest'
import { realBrowser, type Visit } from './browser.ts'
import { type Hand, luckOf, playOn, seqOf, settled } from './driver.ts'

const house = realBrowser()
let visit: Visit
afterEach(() => visit.leave())

/** Each game with the options that keep it short. */
const GAMES: Readonly<Record<string, string>> = {
  'until-dawn': '',
  'thirty-seconds': '&opt.survivor-clock=0&opt.zombie-clock=0&opt.reaction-limit=0',
  'zombie-town': '&opt.players=2&opt.last-day=6',
  'until-daylight': '&opt.search.mode=untimed&opt.players=3',
  'viral-dawn': '&opt.turnSeconds=0&opt.reactSeconds=0',
}

/** The ordinary run plays Until Dawn; HOLDOUT_BROWSER=all plays all five, for a quarter of an hour. */
const PLAYED = process.env.HOLDOUT_BROWSER === 'all' ? Object.keys(GAMES) : ['until-dawn']

describe.each(PLAYED)('a whole game of %s', slug => {
  it.each([
    ['mouse', 'desktop', 1],
    ['touch', 'phone', 2],
    ['keyboard', 'desktop', 3],
  ] as const)('by %s on a %s, with a reload in the middle', async (hand, screen, seed) => {
    visit = await house.visit(screen)
    await visit.go(`/quick/${slug}?seed=${seed}${GAMES[slug]}`)
    const luck = luckOf(seed)
    await playOn(visit.page, hand as Hand, luck, seq => seq >= 8)
    const before = await seqOf(visit.page)
    await visit.page.reload()
    await settled(visit.page)
    expect(await seqOf(visit.page), 'moves after the reload').toBe(before)
    const { listed, presses } = await playOn(visit.page, hand as Hand, luck)
    expect(await visit.page.locator('.end h2').textContent()).not.toBe('')
    if (hand !== 'keyboard') expect(listed / presses, 'moves that are only in the list').toBeLessThan(0.05)
  })
})
