import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { testSite } from './browser.ts'
import { faults } from './faults.ts'
import { type Guest, guestsOf } from './online-people.ts'

const site = testSite({ HOLDOUT_AWAY: '500' })
const arrives = guestsOf(site)

const names = (guest: Guest) => guest.page.locator('.seats__who b').allInnerTexts()

/** Three people at a table of Until Daylight with four seats; Ann is the host. */
async function threeOfFour(): Promise<[Guest, Guest, Guest]> {
  const [ann, ben, cat] = [await arrives('Ann'), await arrives('Ben', 'phone'), await arrives('Cat')]
  const link = await ann.opens('until-daylight', 'opt.players=4')
  for (const guest of [ben, cat]) {
    await guest.follows(link)
    await guest.sitsDown()
  }
  await expect.poll(() => names(ann)).toEqual(['Ann', 'Ben', 'Cat', 'Free'])
  return [ann, ben, cat]
}

it('removes a player, who can sit again at first, removes the fourth seat and starts with 3 players', async () => {
  const [ann, ben, cat] = await threeOfFour()
  await removesTwice(ann, ben)
  expect(await ben.page.getByRole('button', { name: /^Remove|^Add seat|^Start|^Change options/ }).count()).toBe(0)
  const sit = ann.page.getByRole('button', { name: 'Sit here: seat D' })
  expect(await sit.getAttribute('class'), 'the host sits already').toBe('button')
  await ann.page.getByRole('button', { name: 'Remove seat D' }).click()
  for (const guest of [ann, ben, cat]) {
    await expect.poll(() => names(guest)).toEqual(['Ann', 'Ben', 'Cat'])
    await guest.page.locator('.chat__lines').getByText('The host removed a seat. The table now has 3 seats.').waitFor()
    expect(await faults(guest.page), guest.name).toEqual([])
  }
  expect(await ann.page.getByRole('button', { name: /^Remove seat/ }).count(), 'three is the fewest').toBe(0)
  await ann.page.getByRole('button', { name: 'Start game' }).click()
  for (const guest of [ann, ben, cat]) await guest.atTable()
})

it('changes a name from the waiting room, and leads back to the table, which shows it to everyone', async () => {
  const [ann, ben] = [await arrives('Ann'), await arrives('Bne')]
  const link = await ann.opens('until-daylight', 'opt.players=3')
  await ben.follows(link)
  await ben.sitsDown()
  await ben.page.getByRole('link', { name: 'Playing as Bne' }).click()
  await ben.page.getByLabel('New name').fill('Ben')
  await ben.page.getByRole('button', { name: 'Change name' }).click()
  await ben.page.getByRole('link', { name: 'Back to the table' }).click()
  for (const guest of [ann, ben])
    await expect.poll(() => names(guest), { message: guest.name }).toEqual(['Ann', 'Ben', 'Free'])
})

it('adds a seat, and starts with 3 players in one press', async () => {
  const [ann, ben, cat] = await threeOfFour()
  await ann.page.getByRole('button', { name: 'Add seat' }).click()
  await expect.poll(() => names(ben)).toEqual(['Ann', 'Ben', 'Cat', 'Free', 'Free'])
  await ann.page.getByRole('button', { name: 'Start with 3 players' }).click()
  for (const guest of [ann, ben, cat]) await guest.atTable()
  await expect.poll(() => namesAtTable(cat)).toEqual(['Ann', 'Ben', 'Cat'])
})

/** The names in the list of players, which is opened again if a decision that arrived has closed it. */
async function namesAtTable(guest: Guest): Promise<string[]> {
  const list = guest.page.locator('dialog .seats__who').first()
  if (!(await list.isVisible())) await guest.page.getByRole('button', { name: /^Players and chat/ }).click()
  return names(guest)
}

/** Opens the list of players, again if a decision that arrived has closed it, until something stands in it. */
async function opensPlayersUntil(guest: Guest, wanted: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await namesAtTable(guest)
      return wanted.isVisible()
    })
    .toBe(true)
}

/** A removed player can take another seat, and after the second time only if the host allows it. */
async function removesTwice(ann: Guest, ben: Guest): Promise<void> {
  const removed = ben.page.getByRole('alert').getByText('removed you from your seat')
  await ann.page.getByRole('button', { name: 'Remove Ben' }).click()
  await removed.waitFor()
  await ben.page.getByText('You can take another seat, or stay and watch.').waitFor()
  expect(await ben.page.getByRole('button', { name: 'Sit here: seat B' }).count()).toBe(0)
  await ann.page.getByText('Without a seat (1): Ben').waitFor()
  expect(await faults(ben.page, 'all')).toEqual([])
  await ben.page.getByRole('button', { name: 'Sit here: seat D' }).click()
  await removed.waitFor({ state: 'detached' })
  await ann.page.getByRole('button', { name: 'Remove Ben' }).click()
  await ben.page.getByText('Only the host can let you sit down again.').waitFor()
  expect(await ben.page.getByRole('button', { name: /^Sit here/ }).count()).toBe(0)
  await ann.page.getByRole('button', { name: 'Let Ben sit again' }).click()
  await ben.page.getByRole('button', { name: 'Sit here: seat B' }).click()
  await expect.poll(() => names(ann)).toEqual(['Ann', 'Ben', 'Cat', 'Free'])
}

it('changes options in the waiting room, fills the seats with bots and starts', async () => {
  const [ann, ben] = [await arrives('Ann'), await arrives('Ben', 'phone')]
  const link = await ann.opens('until-daylight', 'opt.players=4')
  await ben.follows(link)
  await ben.sitsDown()
  await ben.page.getByText('90 s to search').waitFor()
  await ann.page.getByRole('button', { name: 'Change options' }).click()
  const sheet = ann.page.getByRole('dialog', { name: 'Timer and options' })
  await sheet.getByRole('radio', { name: /^Slow/ }).check()
  expect(await faults(ann.page, 'all'), 'the form').toEqual([])
  const [panel, whole] = await Promise.all([
    sheet.locator('.options-panel').boundingBox(),
    sheet.locator('.sheet__body').boundingBox(),
  ])
  expect((whole?.width ?? 0) - (panel?.width ?? 0), 'the options fill the sheet').toBeLessThan(50)
  await sheet.getByRole('button', { name: 'Save changes' }).click()
  await sheet.waitFor({ state: 'detached' })
  await ben.page.getByText('150 s to search').waitFor()
  await ben.page
    .locator('.chat__lines')
    .getByText(/Search time: 150 seconds \(was 90 seconds\)/)
    .waitFor()
  await expect.poll(() => names(ben)).toEqual(['Ann', 'Ben', 'Free', 'Free'])
  await ann.page.getByRole('button', { name: 'Start with bots' }).click()
  for (const guest of [ann, ben]) await guest.atTable()
  const players = ['Ann', 'Ben', 'Scout', 'Nurse']
  await expect.poll(() => namesAtTable(ben)).toEqual(players)
  await expect.poll(() => ben.words()).toContain('Scout')
})

it('lists spectators, marks their messages, and remembers which messages were read', async () => {
  const [ann, ben, cat] = [await arrives('Ann'), await arrives('Ben', 'phone'), await arrives('Cat')]
  const link = await ann.opens('viral-dawn', 'opt.turn-seconds=0&opt.react-seconds=0')
  await ben.follows(link)
  await ben.sitsDown()
  await ben.says('Hello before the start')
  await ann.page.getByText('Hello before the start').waitFor() // later, it would be a new message at the table
  await ann.page.getByRole('button', { name: 'Start with bots' }).click()
  await ben.atTable()
  const newcomer = await arrives('Dan', 'phone')
  await newcomer.page.goto(link)
  await newcomer.page.getByText('All seats are taken. You can watch.').waitFor()
  await cat.follows(link)
  await cat.atTable()
  await cat.page.getByRole('button', { name: /^Players and chat/ }).click()
  await cat.says('Good luck')
  const players = ann.page.getByRole('button', { name: /^Players and chat/ })
  await expect.poll(() => players.getAttribute('aria-label')).toBe('Players and chat, 1 new message')
  await opensPlayersUntil(ann, ann.page.getByText('Spectators (1): Cat'))
  const lines = ann.page.locator('.chat__lines li')
  await expect
    .poll(() => lines.allInnerTexts())
    .toEqual([
      expect.stringMatching(/^\d\d:\d\d Ben Hello before the start/),
      expect.stringMatching(/^\d\d:\d\d Cat \(spectator\) Good luck/),
    ])
  expect(await faults(ann.page, 'all')).toEqual([])
  const send = await ann.page.getByRole('button', { name: 'Send' }).evaluate(button => {
    const range = document.createRange()
    range.selectNodeContents(button)
    return range.getClientRects().length
  })
  expect(send, 'Send is on one line').toBe(1)
  await ann.page.reload()
  await ann.atTable()
  await ann.page.locator('.online-unread').waitFor({ state: 'detached' })
  expect(await players.getAttribute('aria-label')).toBe('Players and chat')
  await Promise.race([ann, ben].map(isAsked)) // without a clock nothing more arrives, which would close the list
  for (const name of ['Ben', 'Cat']) {
    const button = ann.page.getByRole('button', { name: `Hide messages from ${name}` })
    await opensPlayersUntil(ann, button)
    await button.click()
  }
  await ann.page.getByText('2 messages from Ben and Cat are hidden.').waitFor()
})

it('pauses for all players, resumes when another player asks for it, and says where pausing is not possible', async () => {
  const [ann, ben] = [await arrives('Ann'), await arrives('Ben', 'phone')]
  await ben.follows(await ann.opens('until-daylight', 'opt.players=3'))
  await ben.sitsDown()
  await ann.page.getByRole('button', { name: 'Start with bots' }).click()
  await ben.atTable()
  await Promise.race([ann, ben].map(isAsked))
  await ann.page.getByRole('button', { name: 'Menu' }).click()
  await ann.page.getByRole('button', { name: 'Pause' }).click()
  for (const { page } of [ann, ben]) {
    await page.getByText('Paused by Ann.').waitFor()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    const box = await page.getByText('Paused by Ann.').boundingBox()
    expect(box?.x, 'away from the edge').toBeGreaterThan(12)
  }
  await ben.page.getByRole('button', { name: 'Resume' }).click()
  await ann.page.locator('.paused').waitFor({ state: 'detached' })

  const [cat] = [await arrives('Cat')]
  await cat.opens('viral-dawn', 'opt.turn-seconds=0&opt.react-seconds=0')
  await cat.page.getByRole('button', { name: 'Start with bots' }).click()
  await isAsked(cat)
  await cat.page.getByRole('button', { name: 'Menu' }).click()
  const pause = cat.page.getByRole('button', { name: /^Pause/ })
  expect(await pause.isDisabled()).toBe(true)
  expect(await pause.innerText()).toContain('Online, only cooperative games can be paused.')
  await cat.page.getByRole('button', { name: 'Keys' }).click()
  await cat.page.getByText('reset your turn').waitFor()
  expect(await cat.page.getByText('pause or resume').count()).toBe(0)
})

/** Waits until the table waits for this player: a new decision would close the menu. */
async function isAsked({ page }: Guest): Promise<void> {
  await page.locator('.frame[data-phase="ask"]').waitFor({ timeout: 60_000 })
}
