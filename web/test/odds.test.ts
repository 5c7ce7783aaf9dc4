import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'
import { openRecord, positionBefore } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const note = () => visit.page.locator('.prompt__note')

/** A lesson with one position: the Pistol reaches 2 zombies, and 1 of them strikes a Survivor who walks on. */
const ALLEY = `game thirty-seconds

# Shoot
// Shoot.
options survivor-clock=0, zombie-clock=0
given   survivor: diana r3 hp5 E4
        slots: pistol
        r3: [runner]
        r4: [shuffler]
when    attack #1 pistol-r 4.1`

it('30 Seconds: targets and steps carry their odds, and pointing at them shows the count', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  const { page } = visit
  await page.route(/first-run\.scenario.*\.js/, route =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(ALLEY)}` }),
  )
  await visit.go('/learn/thirty-seconds')
  await page.locator('.lesson__panel').waitFor()
  const step = page.getByRole('button', { name: /^Move .*to row 4/ })
  expect(await step.locator('.ts-strikes__odds').textContent()).toBe('hurt 5 in 9')
  await step.hover()
  await expect.poll(() => note().textContent()).toContain('1 strike: 13 of 24 zombie attack cards hit.')
  await page.getByRole('button', { name: /^Pistol/ }).click()
  const shot = page.getByRole('button', { name: /^Shuffler, row 4/ })
  expect(await shot.locator('.odds').textContent()).toBe('3 in 4')
  await shot.hover()
  await expect.poll(() => note().textContent()).toContain('3 in 4 hit 18 of 24 attack cards hit.')
})

it('Until Dawn: Stop and Treat show the risk of a bite match; the switch at the table hides what is counted', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  const { page } = visit
  await visit.go('/quick/until-dawn?seed=1')
  await settled(page)
  const treat = page.locator('.ud-action--treat')
  await expect.poll(() => treat.locator('.odds').textContent()).toMatch(/^\d+ in \d+$/)
  await treat.hover()
  await expect.poll(() => note().textContent()).toMatch(/bite match 6 bite cards among the 35 left in the deck/)
  await page.keyboard.press('o')
  const sheet = page.getByRole('dialog', { name: 'Known cards' })
  await sheet.getByText('Deck: 35 cards').waitFor()
  await sheet.getByText('Show known cards and odds').click()
  expect(await sheet.getByText('Deck: 35 cards').count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await treat.locator('.odds').count(), 'odds without the counts').toBe(0)
})

it('Until Daylight: every number of dice says how likely an enemy falls', async () => {
  const options = { players: 3, 'search-mode': 'untimed', difficulty: 'gentle' }
  const { record } = await positionBefore('until-daylight', options, 'p1', ({ move }) => move === 'roll')
  visit = await site.visit('desktop', { confirm: 'never' })
  await openRecord(visit, record)
  await settled(visit.page)
  const roll = visit.page.locator('.dl-odds__row').first()
  expect(await roll.textContent()).toMatch(/^Roll .*(\d+%){3}$/)
  await roll.hover()
  await expect.poll(() => note().textContent()).toMatch(/At least 1 enemy falls: \d+%, 2: \d+%, 3: \d+%\./)
})

it('Zombie Town: a shot shows its odds and the combat cards left; the counts list them', async () => {
  const { record } = await positionBefore('zombie-town', {}, 'p1', ({ move }) => move === 'shoot')
  visit = await site.visit('desktop', { confirm: 'always' })
  await openRecord(visit, record)
  const { page } = visit
  await settled(page)
  await page
    .getByRole('button', { name: /^Shoot/ })
    .first()
    .click()
  await expect.poll(() => page.locator('.zt-town .is-end .zt-odds').first().textContent()).toMatch(/^\d+%$/)
  await page.locator('.frame__menu').getByRole('button', { name: 'Counts' }).click()
  await page.getByRole('dialog', { name: 'Known cards' }).getByText('Jammed').waitFor()
})

it('Viral Dawn: the known cards list what may come, and how much of it wins', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  await visit.go('/quick/viral-dawn?seed=3&opt.turn-seconds=0&opt.react-seconds=0')
  await settled(visit.page)
  await visit.page.keyboard.press('o')
  const sheet = visit.page.getByRole('dialog', { name: 'Known cards' })
  await sheet.getByText(/^0 of the \d+ unseen cards win for you\.$/).waitFor()
})
