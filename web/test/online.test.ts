import { expect, it } from 'vitest'
import { testSite } from './browser.ts'
import { faults } from './faults.ts'
import { LONG } from './long.ts'
import { type Guest, guestsOf, hurryUntil, playUntil } from './online-people.ts'

/** A player who is away has 1 second to come back. */
const site = testSite({ HOLDOUT_AWAY: '1000' })
const arrives = guestsOf(site)

/** `back`: the move at which the second player returns in a whole game. */
type OnlineGame = readonly [slug: string, options: string, bot: string, back: number]

/** The games for several players, with options that keep them short. */
const GAMES: readonly OnlineGame[] = [
  ['viral-dawn', 'opt.turn-seconds=0&opt.react-seconds=0&opt.lap-limit=20', 'easy', 20],
  ['thirty-seconds', 'opt.survivor-clock=0&opt.zombie-clock=0&opt.reaction-limit=0&opt.round-limit=4', 'easy', 26],
  ['zombie-town', 'opt.players=3&opt.last-day=6', 'easy', 150],
  ['until-daylight', 'opt.search-mode=untimed&opt.players=6&opt.short-night=on', 'easy', 80],
]

/** Connection and stand-in are the same for all games: one is played to its end, all with `npm run test:long`. */
const isWhole = ([slug]: OnlineGame): boolean => LONG || slug === 'thirty-seconds'

/** Ann and Ben play some moves. Returns the link of the table. */
async function playTogether(ann: Guest, ben: Guest, [slug, options, bot]: OnlineGame): Promise<string> {
  const link = await ann.opens(slug, options)
  await ben.follows(link)
  await ben.sitsDown()
  await ann.starts(bot)
  await ben.atTable()
  await playUntil([ann, ben], (_, seq) => seq >= 8)
  return link
}

/** Reloads the page. Returns the number of moves before. */
async function reload(guest: Guest): Promise<number> {
  const { seq } = await guest.seesNow()
  await guest.page.reload()
  await guest.atTable()
  // The answer to the last press may have come after the look at `seq`.
  expect((await guest.seesNow()).seq, 'moves after a reload').toBeGreaterThanOrEqual(seq)
  return seq
}

it.each(GAMES.filter(game => !isWhole(game)))('two people play %s online, through a reload', async (...game) => {
  const [ann, ben] = [await arrives('Ann', 'desktop'), await arrives('Ben', 'phone')]
  await playTogether(ann, ben, game)
  const seq = await reload(ben)
  await playUntil([ann, ben], (_, now) => now >= seq + 4)
  expect(await faults(ann.page)).toEqual([])
})

it.each(GAMES.filter(isWhole))(
  'two people finish %s online, through a reload, a lost connection and a stand-in',
  async (...game) => {
    const [, , , back] = game
    const ann = await arrives('Ann', 'desktop')
    const ben = await arrives('Ben', 'phone')
    const cat = await arrives('Cat', 'desktop')
    const link = await playTogether(ann, ben, game)
    await cat.follows(link)
    await cat.atTable()
    const seq = await reload(ben)
    await ben.losesTheLine()
    await playUntil([ann, ben], (_, now) => now >= seq + 8)

    // A third page that draws every move takes a third of the time. Cat comes back for the end.
    await cat.gone()
    await ben.gone()
    const decide = ann.page.getByRole('button', { name: 'Let a bot play' })
    await playUntil([ann], () => decide.isVisible())
    await decide.click()
    await hurryUntil([ann], back)
    await ben.page.goto(link)
    const over = (await ann.seesNow()).phase === 'over'
    if (!over) await ben.page.getByRole('button', { name: 'Take seat back' }).click()
    expect(over, 'there is something left to play').toBe(false)

    const later = (await ann.seesNow()).seq + 8
    await playUntil([ann, ben], (_, now) => now >= later)
    await hurryUntil([ann, ben])
    await cat.page.goto(link)
    for (const guest of [ann, ben, cat]) await guest.page.locator('.end h2').waitFor()
    // Each headline is about its reader; the number of moves is the same for all.
    const ends = await Promise.all([ann, ben, cat].map(guest => guest.seesNow()))
    expect(new Set(ends.map(({ seq }) => seq)).size, JSON.stringify(ends)).toBe(1)
    const headlines = await Promise.all([ann, ben, cat].map(({ page }) => page.locator('.end h2').textContent()))
    expect(headlines).not.toContain('')
    expect(await faults(ann.page)).toEqual([])
  },
)

it('finishes until-dawn online with a spectator, and each person can check the shuffle proof', async () => {
  const ann = await arrives('Ann', 'phone')
  const cat = await arrives('Cat', 'desktop')
  const dan = await arrives('Dan', 'desktop')
  const link = await ann.opens('until-dawn', 'opt.night-length=short')
  await cat.follows(link)
  await cat.page.getByText('Ann can start').waitFor()
  await ann.starts('medium')
  await cat.atTable()
  await playUntil([ann], (_, seq) => seq >= 8)
  const seq = await reload(ann)
  await ann.losesTheLine()
  await playUntil([ann], (_, now) => now >= seq + 8)
  await hurryUntil([ann])
  for (const { page } of [ann, cat]) await page.locator('.end h2').waitFor()
  expect((await cat.seesNow()).seq).toBe((await ann.seesNow()).seq)

  for (const guest of [ann, cat]) {
    // The page has the game's text itself, so the server sends patches without it.
    expect(guest.frames.filter(frame => frame.startsWith('{"type":"patch"')).length).toBeGreaterThan(3)
    await guest.page.getByRole('link', { name: 'Replay' }).click()
  }
  await dan.page.goto(link.replace('/t/', '/r/'))
  const proofs = await Promise.all([ann, cat, dan].map(guest => guest.readsProof()))
  expect(proofs).toEqual([
    ['true', 'true', 'true', 'true', 'true'], // saw the hash, and committed to a seed contribution
    ['true', 'true', 'true', 'null', 'null'], // saw the hash
    ['true', 'true', 'null', 'null', 'null'],
  ])
  expect(await faults(ann.page)).toEqual([])
  await ann.visit.go('/saved')
  await ann.page.getByRole('link', { name: /^Replay: Until Dawn/ }).waitFor()
})
