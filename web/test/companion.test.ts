import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { colorFaults, faults } from './faults.ts'
import { LONG } from './long.ts'

/** Busy machines need longer. */
const PATIENT = { timeout: 60_000 }

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

async function open(slug: string, time: 'real' | 'set' = 'real'): Promise<Page> {
  visit = await site.visit('phone')
  visit.page.setDefaultTimeout(60_000)
  if (time === 'set') await visit.page.clock.install()
  await visit.go(`/companion/${slug}`)
  await visit.page.locator('.companion').waitFor()
  return visit.page
}

/** Goes on from a later point of the game: what lies between is more of the same. */
async function skipTo(page: Page, slug: string, later: object): Promise<void> {
  await page.evaluate(
    ([key, change]) => {
      const now = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...now, ...change }))
    },
    [`holdout:companion:${slug}`, later] as const,
  )
  await page.reload()
}

/** A card for the wave, and the token of the leader: it moves only to more experience. */
async function takeTheLead(page: Page): Promise<void> {
  await press(page, 'Car Alarm +1')
  await expect.poll(() => page.locator('.wave__size b').textContent(), PATIENT).toBe('10')
  await press(page, /Psycho: experience/)
  await press(page, 'Experience: one more')
  await sees(page, 'Psycho leads.')
  await page.keyboard.press('Escape')
  await press(page, /Pillar: experience/)
  await press(page, 'Saved Survivors: one more')
  await sees(page, 'Psycho leads.')
  await press(page, 'Experience: one more')
  await sees(page, 'Pillar leads.')
  await page.keyboard.press('Escape')
}

it('Until Daylight: the first and the last rounds, with a pause, a reload during a search, and the last fight', async () => {
  const page = await open('until-daylight', 'set')
  for (const name of ['Pillar', 'Trigger', 'Haggler', 'Psycho']) await press(page, new RegExp(name))
  await page.locator('.page__row').getByRole('button', { name: 'Trigger' }).click()
  for (const round of [1, 2, 3, 4, 5, 10]) {
    if (round === 10) await skipTo(page, 'until-daylight', { round })
    await expect.poll(() => page.locator('.wave__size b').textContent(), PATIENT).toBe(String(4 + round))
    await press(page, 'Start search')
    await page.clock.fastForward(50_000)
    if (round === 2) {
      await page.getByRole('button', { name: 'Hold to pause' }).press('Enter')
      await page.clock.fastForward(300_000)
      await press(page, 'Resume')
    }
    if (round === 3) await page.reload()
    await page.clock.fastForward(15_000)
    await sees(page, 'Search!') // real time passes too, so stay well before the first possible gong
    expect(await page.locator('.glass').textContent(), 'digits would reveal the gong').not.toMatch(/\d/)
    await page.clock.fastForward(36_000)
    await sees(page, 'Gong! Who was caught?')
    await page
      .locator('.stage')
      .getByRole('button', { name: /Haggler/ })
      .click()
    if (round === 4) {
      await press(page, '1 more horde card.')
      await sees(page, 'Lay 9 horde cards')
    } else await press(page, 'Haggler heals 1.')
    if (round === 1) {
      await press(page, 'Haggler takes 1 damage')
      await page.getByLabel('Haggler: 5 of 6 health left').waitFor()
      await press(page, 'Undo the last change')
      await page.getByLabel('Haggler: 6 of 6 health left').waitFor()
    }
    if (round === 5) await takeTheLead(page)
    await press(page, round === 10 ? 'Start last fight' : 'End round')
  }
  await press(page, 'Next cycle')
  await sees(page, 'The last fight, cycle 2')
  await press(page, 'All enemies gone')
  await sees(page, 'Daylight.')
  await page.reload()
  await sees(page, 'Daylight.')
})

it('Until Daylight: one death loses the game, and it can be undone', async () => {
  const page = await open('until-daylight')
  for (const name of ['Haggler', 'Trigger', 'Psycho']) await press(page, new RegExp(name))
  await press(page, 'Random')
  for (let damage = 0; damage < 6; damage++) await press(page, 'Haggler takes 1 damage')
  await sees(page, 'The night has won.')
  await press(page, 'Undo the last change')
  await sees(page, 'Round 1')
})

it('Until Daylight: keeps and rerolls dice, counts the dice of enemies, and turns features off', async () => {
  const page = await open('until-daylight')
  await press(page, 'Dice')
  await press(page, 'Roll 6')
  await page.locator('.bone').first().click()
  const kept = await page.locator('.bone').first().getAttribute('aria-label')
  for (let i = 0; i < 5; i++) await press(page, 'Roll the other 5')
  expect(await page.locator('.bone').first().getAttribute('aria-label')).toBe(kept)
  await press(page, 'Horde')
  for (let i = 0; i < 4; i++) await press(page, 'Raider: one more')
  await sees(page, '8 dice, in volleys of 6, 2')
  await press(page, 'Settings')
  await page.getByLabel('Dice', { exact: true }).uncheck()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('button', { name: 'Dice' }).count()).toBe(0)
  await page.reload()
  await page.locator('.companion__tabs').waitFor()
  expect(await page.getByRole('button', { name: 'Dice' }).count()).toBe(0)
})

it('30 Seconds to Live: clocks for both sides, pause, bell, handicap, and a reload while running', async () => {
  const page = await open('thirty-seconds', 'set')
  await press(page, "Start the Survivor's clock")
  await page.clock.fastForward(12_000)
  await page.getByRole('timer', { name: /^1\d seconds left/ }).waitFor()
  await press(page, 'Pause: card')
  await page.clock.fastForward(60_000)
  await sees(page, 'Take your time to read the card.')
  await press(page, 'Resume')
  await page.reload()
  await page.clock.fastForward(5_000)
  await sees(page, 'Survivor, act!')
  await page.clock.fastForward(13_000)
  await sees(page, 'The bell! Finish the action you announced, then stop.')
  await press(page, "Start the Zombies' clock")
  await press(page, 'End early')
  await press(page, '30 s: change')
  await page.getByLabel('Zombies, own seconds').fill('7')
  await page.getByRole('alert').getByText('a whole number from 10 to 300').waitFor()
  await page.getByLabel('Zombies, own seconds').fill('20')
  await page.keyboard.press('Escape')
  await sees(page, '30 s and 20 s: change')
  expect(await page.locator('.duel__middle b').textContent()).toBe('2')
})

it('30 Seconds to Live: plays the sample turn of the rulebook', async () => {
  const page = await open('thirty-seconds')
  await press(page, 'Solo')
  for (let row = 1; row < 5; row++) await press(page, 'Your row: one more')
  await press(page, 'Start their turn')
  const energy = (left: number) => page.getByLabel(`${left} Energy left`).waitFor()
  const at = (id: string) => page.locator('.solo__card p').getByText(id).waitFor()
  await press(page, 'Done') // fa-01
  await press(page, 'Yes, done: 1E') // fa-02: B attacks
  await press(page, /^No$/) // no other zombie in the row
  await at('fa-04') // fa-03 skipped
  await energy(3)
  await press(page, 'Yes, done: 1E') // A moves in
  await press(page, 'It attacks, 1E')
  await energy(1)
  for (const step of ['fa-06', 'fa-07', 'fa-08', 'fa-09', 'fa-10', 'fa-11']) {
    await at(step)
    await press(page, /^No$/)
  }
  await press(page, 'Yes, done: free') // fa-12: the Shrieker
  const roll = async (dice: string): Promise<void> => {
    await page.getByLabel('Or your own dice, 00 to 99').fill(dice)
    await press(page, 'Use this roll')
  }
  await roll('13')
  await at('fc-2')
  await press(page, 'Not possible') // no zombie is down: roll again for free
  await energy(1)
  await roll('82')
  await at('fc-10')
  await page.reload() // saved in the middle of a roll
  await press(page, 'Not possible')
  await at('fc-11')
  await press(page, 'Not possible')
  await at('fc-8') // the first of the section: C moves
  await press(page, 'Yes, done: 1E')
  await sees(page, 'Their turn is over.')
  await energy(0)
})

it('30 Seconds to Live: computes the score', async () => {
  const page = await open('thirty-seconds')
  await press(page, 'Score')
  for (let i = 0; i < 7; i++) await press(page, 'Printed health of zombies killed: one more')
  for (let i = 0; i < 6; i++) await press(page, 'Your turns: one more')
  await press(page, 'Your health at the end: one less')
  await page.getByLabel('A firearm was discarded because it ran out of ammo').check()
  await expect.poll(() => page.locator('tfoot td').textContent(), PATIENT).toBe('22') // 7 + 10 + 0 + 5
})

it('Until Dawn: tracks the markers at the beginning and the end of a night', async () => {
  const page = await open('until-dawn')
  await press(page, 'left window: one more')
  await sees(page, '7 barricades left')
  for (const turn of [1, 2, 13, 14]) {
    if (turn === 13) await skipTo(page, 'until-dawn', { time: 24, zombies: 24 })
    for (let i = 0; i < 2; i++) await press(page, 'Take action')
    await sees(page, 'then take 2 card steps')
    for (let i = 0; i < 2; i++) await press(page, 'Card step')
  }
  await sees(page, '07:00')
  await sees(page, 'the final assault')
  await press(page, 'Shells: one less')
  await press(page, 'left window: breach')
  await sees(page, '8 barricades left')
  await page.reload()
  await sees(page, '7 of 8')
})

it('Zombie Town: the first and the last days, a death, and the winner', async () => {
  const page = await open('zombie-town')
  await page.getByRole('radio', { name: '3', exact: true }).check()
  for (let turn = 0; turn < 3; turn++) await press(page, 'End turn')
  await sees(page, 'move 2 zombies')
  for (let i = 0; i < 2; i++) await press(page, /Zombie moved/)
  await sees(page, 'all zombies are moved')
  await skipTo(page, 'zombie-town', { day: 10, moved: 0 })
  for (let turn = 0; turn < 3; turn++) await press(page, 'End turn')
  await sees(page, 'The game is over.')
  await press(page, 'Points')
  const player = (name: string) => page.locator('.resident', { hasText: name })
  await player('Blue').locator('summary').click()
  await player('Blue').getByRole('button', { name: 'Zombies killed: one more' }).click()
  await sees(page, 'Blue wins with 7 points.')
  for (let i = 0; i < 4; i++) await player('Blue').getByRole('button', { name: 'Health: one less' }).click()
  await sees(page, 'Red and Green win with 6 points.')
})

it('Viral Dawn: checks a layout and keeps the score of a match', async () => {
  const page = await open('viral-dawn')
  for (const card of ['2 of clubs', '3 of diamonds', '4 of hearts', '5 of spades', '10 of clubs'])
    await page.getByRole('button', { name: card, exact: true }).click()
  await sees(page, 'Not yet: at least 1 more card.')
  await page.getByRole('button', { name: '10 of diamonds', exact: true }).click()
  await sees(page, 'Safe Zone! This layout wins.')
  await press(page, 'Match')
  await press(page, 'Green won this game')
  await press(page, 'No winner')
  await press(page, 'Green won this game')
  await sees(page, 'Green wins the match.')
})

const THEMES = [
  ['phone', 'dark'],
  ...(LONG ? ([['desktop', 'contrast']] as const) : []), // and the light one, on a phone
] as const

it.each(THEMES)('axe finds nothing in the companions on a %s, in the theme %s', async (screen, theme) => {
  visit = await site.visit(screen, { theme })
  const { page } = visit
  const isPhone = screen === 'phone'
  const check = async (what: string, inLight = LONG && isPhone): Promise<void> => {
    expect(await faults(page, 'all'), what).toEqual([])
    expect(await colorFaults(page, inLight ? ['light'] : []), what).toEqual([])
  }
  await visit.go('/companion')
  await page.locator('.box-shelf').waitFor()
  await check('the shelf')
  for (const slug of ['until-dawn', 'zombie-town', 'viral-dawn', 'thirty-seconds', 'until-daylight']) {
    await visit.go(`/companion/${slug}`)
    await page.locator('.companion').waitFor()
    // The dark theme checks every tab, the others only the first.
    const tabs = isPhone ? await page.locator('.companion__tabs button').count() : 0
    for (let i = 0; i < Math.max(1, tabs); i++) {
      if (tabs > 0) await page.locator('.companion__tabs button').nth(i).click()
      await check(`${slug}, part ${i + 1}`, LONG && isPhone && i === 0)
    }
  }
  if (isPhone) await page.locator('.companion__tabs button').first().click()
  for (const name of ['Pillar', 'Trigger', 'Haggler']) await press(page, new RegExp(name))
  await press(page, 'Random')
  await check('the camp')
  await press(page, 'Start search')
  await check('the search')
  await visit.go('/companion/until-dawn/aid')
  await page.locator('.aid').waitFor()
  await check('the aid')
})
