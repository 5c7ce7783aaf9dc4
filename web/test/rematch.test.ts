import { expect, it } from 'vitest'
import { testSite } from './browser.ts'
import { faults } from './faults.ts'
import { type Guest, guestsOf, hurryUntil, playUntil } from './online-people.ts'

const site = testSite()
const arrives = guestsOf(site)

const OPTIONS = 'opt.survivor-clock=0&opt.zombie-clock=0&opt.reaction-limit=0&opt.round-limit=2'

/** Ann and Ben play a duel to its end. */
async function playDuel(ann: Guest, ben: Guest): Promise<void> {
  await ben.follows(await ann.opens('thirty-seconds', OPTIONS))
  await ben.sitsDown()
  await ann.starts('easy')
  await ben.atTable()
  await playUntil([ann, ben], (_, seq) => seq >= 4)
  await hurryUntil([ann, ben])
  for (const { page } of [ann, ben]) await page.locator('.end').waitFor()
}

async function offersRematch({ page }: Guest): Promise<void> {
  await page
    .getByText('Rematch with the same options: no timer, house rules: round limit. Sides are swapped.')
    .waitFor()
  await page.getByRole('button', { name: 'Rematch', exact: true }).click()
  await page.getByText('You offer a rematch with the same options.').waitFor()
}

it('reaches a player who has left the end page, on every page, with the sides swapped', async () => {
  const [ann, ben] = [await arrives('Ann'), await arrives('Ben', 'phone')]
  await playDuel(ann, ben)
  await ben.page.getByRole('region', { name: 'Chat' }).last().getByRole('button', { name: 'Good game!' }).click()
  const end = ann.page.locator('.end')
  await end.locator('.chat__lines').getByText('Good game!').waitFor()
  await end.getByPlaceholder('Message').pressSequentially('a close match')
  await end.getByRole('button', { name: 'Send' }).click()
  await end.locator('.chat__lines').getByText('a close match').waitFor() // the key A opens the analysis elsewhere
  expect(await faults(ann.page, 'all'), 'the end page').toEqual([])
  expect(await faults(ben.page, 'all'), 'the end page of a phone').toEqual([])

  await ben.visit.go('/rules')
  await offersRematch(ann)
  expect(await ann.page.locator('.seats__who b').allInnerTexts()).toEqual(['Ben', 'Ann'])
  await ann.page.getByText('Waiting for Ben: a seat is held.').waitFor()
  expect(await faults(ann.page, 'all'), 'the room of the host').toEqual([])

  await ben.visit.go('/cards')
  const offer = ben.page.locator('.rematch-offer')
  await ben.page.getByRole('heading', { level: 1 }).waitFor()
  await offer.getByText('Ann offers a rematch of 30 Seconds to Live.').waitFor()
  expect(await faults(ben.page, 'all'), 'a page with the offer').toEqual([])
  await ben.visit.go('/')
  expect(await offer.count(), 'the home page has it in its strip').toBe(0)
  await ben.page
    .getByRole('region', { name: 'Continue a game' })
    .getByRole('link', { name: /Ann offers a rematch/ })
    .waitFor()
  const tabs = ben.page.getByRole('navigation', { name: 'Tabs' })
  await tabs.getByRole('link', { name: 'My games (1 game waits for you)' }).click()
  const turn = ben.page.getByRole('region', { name: 'Your turn' })
  await turn.getByText('Ann offers a rematch. A seat is held for you.').waitFor()
  expect(await faults(ben.page, 'all'), 'my games').toEqual([])
  await turn.getByRole('link', { name: /^Join rematch/ }).click()
  await ben.page.getByText('· you').waitFor()
  await ann.page.getByRole('button', { name: 'Start game' }).click()
  for (const guest of [ann, ben]) await guest.atTable()
}, 180_000)

it('can be declined, and the seat is free then', async () => {
  const [ann, ben] = [await arrives('Ann', 'phone'), await arrives('Ben')]
  await playDuel(ann, ben)
  await offersRematch(ann)
  await ben.page.locator('.end').getByText('Ann offers a rematch.').waitFor()
  await ben.visit.go('/saved')
  await ben.page.getByRole('button', { name: /^Decline: 30 Seconds/ }).click()
  await ben.page.getByRole('region', { name: 'Your turn' }).waitFor({ state: 'detached' })
  await ann.page.getByText('Ben declined the rematch.').waitFor()
  await ann.page.getByText('1 seat is free.').waitFor()
}, 180_000)

it('waits in its room for a player who opens the link', async () => {
  const [ann, ben] = [await arrives('Ann'), await arrives('Ben', 'phone')]
  await playDuel(ann, ben)
  await offersRematch(ann)
  await ben.page.goto(ann.page.url())
  await ben.page.getByText('Waiting for you: a seat is held.').waitFor()
  expect(await faults(ben.page, 'all')).toEqual([])
  await ben.page.getByRole('button', { name: 'Take my seat' }).click()
  await ben.page.getByText('· you').waitFor()
  await ann.page.getByText('All seats are taken.').waitFor()
}, 180_000)
