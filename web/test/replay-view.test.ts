import { expect, it } from 'vitest'
import { testSite } from './browser.ts'
import { guestsOf, hurryUntil, playUntil } from './online-people.ts'
import { openRecord, positionBefore } from './positions.ts'

const site = testSite({ HOLDOUT_AWAY: '1000' })
const arrives = guestsOf(site)

it('opens an online replay with the view of the own seat for players, and of a spectator for others', async () => {
  const ann = await arrives('Ann')
  const ben = await arrives('Ben')
  const cat = await arrives('Cat')
  const link = await ann.opens(
    'thirty-seconds',
    'opt.survivor-clock=0&opt.zombie-clock=0&opt.reaction-limit=0&opt.round-limit=1',
  )
  await ben.follows(link)
  await ben.sitsDown()
  await ann.starts('easy')
  await ben.atTable()
  await cat.follows(link)
  await cat.atTable()
  expect(await cat.page.getByRole('button', { name: 'Undo' }).count(), 'a spectator has no Undo').toBe(0)
  await playUntil([ann, ben], (_, seq) => seq >= 4)
  await hurryUntil([ann, ben])
  await ann.page.locator('.end').waitFor()
  await ann.page.getByRole('button', { name: 'View table' }).click()
  expect(await ann.page.getByRole('button', { name: 'Undo' }).count(), 'a finished table has no Undo').toBe(0)

  const replay = link.replace('/t/', '/r/')
  const viewed = async (guest: typeof ann, address: string): Promise<string | null> => {
    await guest.page.goto(address)
    await guest.page.locator('.transport').waitFor()
    return guest.page.locator('.perspectives label:has(input:checked)').textContent()
  }
  expect(await viewed(ann, replay)).toBe('Ann')
  expect(await viewed(ben, replay)).toBe('Ben')
  expect(await viewed(cat, replay)).toBe('Spectator')
  expect(await viewed(ben, `${replay}?as=survivor`), 'a link keeps its view').toBe('Ann')
})

it('opens a local replay with the seat of the person, and has a different icon on each control', async () => {
  const { record } = await positionBefore('viral-dawn', { players: 3 }, 'p2', (_, { over }) => over)
  const ann = await arrives('Ann')
  await openRecord(ann.visit, record, 'replay')
  const checked = ann.page.locator('.perspectives label:has(input:checked)')
  expect(await checked.textContent()).toBe('You')
  await ann.page.locator('.frame[data-seq="0"]').waitFor()
  await ann.page.keyboard.press('End')
  await ann.page.getByRole('button', { name: 'Log', exact: true }).click()
  const log = ann.page.locator('.drawer .log')
  await expect.poll(() => log.textContent()).toContain('You ')
  expect(await log.textContent(), 'the player is not called by the number of the seat').not.toContain('Player 2')
  await ann.visit.go('/replay/given?as=table&move=20')
  await ann.page.locator('.frame[data-seq="20"]').waitFor()
  expect(await ann.page.locator('.frame__board').textContent(), 'a spectator is not addressed as a player').not.toMatch(
    /\byour?\b/i,
  )
  const iconOf = (name: string) => ann.page.getByRole('button', { name, exact: true }).locator('path').getAttribute('d')
  const icons = await Promise.all(['Go to start', 'Previous move', 'Play', 'Next move', 'Go to end'].map(iconOf))
  expect(new Set(icons).size).toBe(5)
})

const GAMES = [
  ['until-dawn', 'john', {}],
  ['viral-dawn', 'p1', { players: 3 }],
  ['zombie-town', 'p1', { players: 3 }],
  ['until-daylight', 'p1', { players: 3 }],
  ['thirty-seconds', 'survivor', {}],
] as const

/** How many positions of each replay are looked at. */
const POSITIONS = 6

it.each(GAMES)('shows no disabled button in a replay of %s', async (slug, seat, options) => {
  let moves = 0
  const { record } = await positionBefore(slug, options, seat, () => ++moves >= 25)
  const ann = await arrives('Ann')
  await openRecord(ann.visit, record, 'replay')
  const step = Math.ceil(record.moves.length / POSITIONS)
  for (let at = 0; at <= record.moves.length; at += step) {
    await ann.visit.go(`/replay/given?move=${at}&as=${seat}`)
    await ann.page.locator(`.frame[data-seq="${at}"]`).waitFor()
    const dead = await ann.page
      .locator('.frame button:is(:disabled, [aria-disabled="true"])')
      .evaluateAll(buttons => buttons.filter(button => button.checkVisibility()).map(button => button.className))
    expect(dead, `after move ${at}`).toEqual([])
    const acts = await ann.page.locator('.frame .can, .frame .button--main').count()
    expect(acts, `something glows after move ${at}`).toBe(0)
  }
})

it('gives seats the same colors at setup and at the table', async () => {
  const ann = await arrives('Ann')
  const { page } = ann
  const colors = (selector: string) =>
    page.locator(selector).evaluateAll(marks => marks.map(mark => getComputedStyle(mark).backgroundColor))
  await ann.visit.go('/setup/zombie-town?opt.players=4')
  await page.locator('.chairs .seat').nth(3).waitFor()
  const planned = await colors('.chairs .seat')
  await page.getByRole('button', { name: /start/i }).first().click()
  await page.locator('.zt-player .seat').nth(3).waitFor()
  expect(await colors('.zt-player .seat')).toEqual(planned)
  expect(new Set(planned).size).toBe(4)
})
