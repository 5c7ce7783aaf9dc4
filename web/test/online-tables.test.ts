import { expect, it } from 'vitest'
import { testSite, type Visit } from './browser.ts'
import { faults } from './faults.ts'
import { type Guest, guestsOf, playUntil } from './online-people.ts'

const site = testSite({ HOLDOUT_AWAY: '500' })
const arrives = guestsOf(site)

it('hides the cards of a player from the others and from spectators', async () => {
  const [ann, ben, cat] = [await arrives('Ann'), await arrives('Ben', 'phone'), await arrives('Cat')]
  const link = await ann.opens('viral-dawn', 'opt.turn-seconds=0&opt.react-seconds=0')
  await ben.follows(link)
  await ben.sitsDown()
  await ann.starts('medium')
  await ben.atTable()
  await cat.follows(link)
  await cat.atTable()
  for (const guest of [ann, ben, cat]) await guest.opensLog()
  for (const [owner, others] of [
    [ann, [ben, cat]],
    [ben, [ann, cat]],
  ] as const) {
    await expect.poll(() => owner.dealt()).toHaveLength(5)
    const cards = await owner.dealt()
    for (const other of others) {
      await expect.poll(() => other.words()).toContain(owner.name)
      const seen = [await other.words(), ...other.frames].join('\n')
      for (const card of cards) expect(seen, `${other.name} of ${owner.name}'s hand`).not.toContain(card)
    }
  }
  await cat.page.locator('.online-watching').getByText('Watching').waitFor()
  expect(await cat.page.locator('.vd-hand, .frame .can, .prompt .button--open').count()).toBe(0)
})

it('has room for the longest name, and shows which player is away', async () => {
  const long = 'W'.repeat(24)
  const [ann, wes] = [await arrives('Ann'), await arrives(long, 'phone')]
  await wes.follows(await ann.opens('viral-dawn', 'opt.turn-seconds=0&opt.react-seconds=0'))
  await wes.sitsDown()
  expect(await faults(wes.page), 'in the waiting room').toEqual([])
  await ann.starts('easy')
  await wes.atTable()
  expect(await faults(wes.page), 'on a phone').toEqual([])
  const players = ann.page.getByRole('button', { name: /^Players and chat/ })
  await expect.poll(() => players.getAttribute('aria-label')).toBe('Players and chat')
  await wes.gone()
  await expect.poll(() => players.getAttribute('aria-label')).toBe(`Players and chat, ${long} is away`)
  expect(await faults(ann.page), 'next to a long name').toEqual([])
})

it('has a chat, hides messages on one device, and limits messages', async () => {
  const [ann, ben] = [await arrives('Ann'), await arrives('Ben', 'phone')]
  await ben.follows(await ann.opens('viral-dawn', ''))
  await ben.says('Good evening')
  await ann.page.locator('.chat__lines').getByText('Good evening').waitFor()
  await ann.page.getByRole('button', { name: 'Hide messages from Ben' }).click()
  await ben.says('Hello?')
  await ann.says('Anybody here?')
  await ben.page.locator('.chat__lines').getByText('Anybody here?').waitFor()
  expect(await ann.page.locator('.chat__lines').innerText()).not.toContain('Hello?')
  await ann.page.reload()
  await ann.page.getByRole('button', { name: 'Show messages from Ben' }).click()
  await ann.page.locator('.chat__lines').getByText('Hello?').waitFor()
  await ben.page.getByPlaceholder('Message').fill('Hello again')
  // All in one go, so that it is too many even on a slow machine.
  await ben.page.locator('.chat__form').evaluate(form => {
    for (let line = 0; line < 30; line++) (form as HTMLFormElement).requestSubmit()
  })
  await ben.page.getByText('You are sending messages too fast').waitFor()
  expect(await faults(ben.page)).toEqual([])
})

it('notifies a player in another tab when the others wait for them, unless they want no notices', async () => {
  const hidden = ({ page }: Visit): Promise<unknown> =>
    page.addInitScript(() => {
      const notices: string[] = []
      class Notice {
        static permission = 'granted'
        constructor(title: string) {
          notices.push(title)
        }
      }
      Object.assign(window, { notices, Notification: Notice })
      Object.defineProperty(document, 'hidden', { get: () => true })
    })
  const noticesOf = ({ page }: Guest): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { notices: string[] }).notices)
  const ann = await arrives('Ann', 'desktop', hidden)
  const ben = await arrives('Ben', 'desktop', async visit => {
    await hidden(visit)
    await visit.stores('holdout:settings', JSON.stringify({ notices: 'never' }))
  })
  await ben.follows(await ann.opens('viral-dawn', 'opt.turn-seconds=0&opt.react-seconds=0'))
  await ben.sitsDown()
  await ann.starts('easy')
  await ben.atTable()
  await playUntil([ann, ben], async () => (await noticesOf(ann)).length > 0)
  expect((await noticesOf(ann))[0]).toContain('Viral Dawn')
  expect(await noticesOf(ben)).toEqual([])
})

it('undoes moves when the other player agrees, and goes on without if they do not answer', async () => {
  const [ann, ben] = [await arrives('Ann'), await arrives('Ben', 'phone')]
  await ben.follows(await ann.opens('viral-dawn', 'opt.turn-seconds=0&opt.react-seconds=0'))
  await ben.sitsDown()
  await ann.starts('easy')
  await ben.atTable()
  await playUntil([ann, ben], (_, seq) => seq >= 12)
  const ask = async (): Promise<void> => {
    await ann.page.keyboard.press('Escape') // Undo would only cancel a move that is half chosen
    await ann.page.locator('.prompt__undo').click({ force: true })
    await ann.page.getByRole('button', { name: 'Ask the others' }).click()
    await ann.page.getByText(/^You ask to undo/).waitFor()
    await ben.page.getByText(/^Ann asks to undo/).waitFor()
  }
  await ask()
  expect(await faults(ben.page, 'all'), 'with a question').toEqual([])
  await ann.page.getByText(/^You ask to undo/).waitFor({ state: 'detached' })
  const { seq: asked } = await ann.seesNow()
  await playUntil([ann, ben], (_, seq) => seq >= asked + 8) // a player may ask once in a turn
  await ask()
  await ben.page.getByRole('button', { name: 'Agree' }).tap()
  await ann.page.getByText(/^You ask to undo/).waitFor({ state: 'detached' })
  // The log may be as long as before at once, because bots move. The note stays.
  await ann.page.getByRole('button', { name: /^Players and chat/ }).click()
  await ann.page
    .locator('.chat__lines')
    .getByText(/All players agreed/)
    .waitFor()
  await ann.page.keyboard.press('Escape')
  const { seq } = await ann.seesNow()
  await playUntil([ann, ben], (_, now) => now >= seq + 4)
})

it('ends a game that a player left, and starts a rematch with the sides swapped', async () => {
  const [ann, ben] = [await arrives('Ann'), await arrives('Ben', 'phone')]
  const link = await ann.opens('thirty-seconds', 'opt.survivor-clock=0&opt.zombie-clock=0')
  await ben.follows(link)
  await ben.sitsDown()
  await ann.starts('medium')
  await ben.atTable()
  await ben.gone()
  const end = ann.page.getByRole('button', { name: 'End game' })
  await playUntil([ann], () => end.isVisible())
  await end.click()
  await ann.page.getByRole('button', { name: 'Yes, end it' }).click()
  await ann.page.getByText('ended the game early').waitFor()
  await ben.page.goto(link)
  await ann.page.getByRole('button', { name: 'Rematch' }).click()
  await ann.page.getByRole('heading', { name: 'Seats' }).waitFor()
  await ben.page.getByRole('link', { name: 'Join rematch' }).click()
  await ben.page.getByText('· you').waitFor()
  await expect.poll(() => ann.page.locator('.seats__who b').allInnerTexts()).toEqual(['Ben', 'Ann'])
})

it('says that a table does not allow spectators', async () => {
  const [ann, cat] = [await arrives('Ann'), await arrives('Cat')]
  await ann.visit.go('/host/until-dawn')
  await ann.page.getByRole('radiogroup', { name: 'Spectators' }).getByRole('radio', { name: 'Not allowed' }).check()
  const link = await ann.opensNow()
  await cat.follows(link)
  await cat.page.getByText('does not allow spectators').waitFor()
  await ann.starts('medium')
  await cat.page.getByText('You cannot join this table.').waitFor()
  await cat.visit.go('/table/nosuchtable')
  await cat.page.getByText('This table does not exist.').waitFor()
})

it('shows an invitation to a visitor without a name, and asks for no name if there is no table', async () => {
  const [ann, ben] = [await arrives('Ann'), await arrives('Ben', 'phone')]
  ben.visit.forgive(/404/)
  await ben.visit.go('/table/nosuchtable')
  await ben.page.getByText('This table does not exist.').waitFor()
  expect(await ben.page.getByLabel('Your name').count()).toBe(0)
  const link = await ann.opens('viral-dawn', '')
  await ben.page.goto(link)
  await ben.page.getByText('Ann invites you to Viral Dawn. 3 seats are free.').waitFor()
  expect(await faults(ben.page, 'all'), 'an invitation').toEqual([])
  await ben.follows(link)
  await ben.sitsDown()
})

it('opens a correspondence table, and lists it in the lobby and among the games of its host', async () => {
  const [ann, ben] = [await arrives('Ann'), await arrives('Ben', 'phone')]
  await ann.visit.go('/host/viral-dawn')
  await ann.page.getByRole('radio', { name: /^Correspondence/ }).check()
  await ann.page.getByRole('radio', { name: /^Anyone .listed/ }).check()
  await ann.opensNow()
  await ann.page.getByText('public · no timer').waitFor()
  expect(await faults(ann.page, 'all'), 'before the start').toEqual([])
  await ben.visit.go('/online')
  await ben.page.getByLabel('Timer').selectOption('timed')
  await ben.page.getByText('No matching public table').waitFor()
  await ben.page.getByLabel('Timer').selectOption('calm')
  await ben.page.getByLabel('Game').selectOption('viral-dawn')
  expect(await faults(ben.page, 'all'), 'the lobby').toEqual([])
  await ben.page.getByRole('link', { name: /^Join: Viral Dawn, Ann and 3 free seats/ }).click()
  await ben.page.getByLabel('Your name').waitFor()
  await ann.visit.go('/saved')
  await ann.page.getByRole('link', { name: /^Open: Viral Dawn, you/ }).waitFor()
  expect(await faults(ann.page, 'all'), 'my games').toEqual([])
  await ann.visit.go('/host/until-daylight')
  await ann.page.getByRole('button', { name: 'Open table' }).waitFor()
  expect(await faults(ann.page, 'all'), 'a new table').toEqual([])
})

it('creates an account, finds its games on another device, logs out everywhere, and deletes it', async () => {
  const [ann, other] = [await arrives('Ann'), await arrives('Ann', 'phone')]
  await ann.opens('until-dawn', '')
  await ann.visit.go('/account')
  await ann.page.getByLabel('Login').first().fill('ann.of.the.hill')
  ann.visit.forgive(/status of 400/)
  await ann.page.getByLabel('Password').first().fill('short')
  await ann.page.getByRole('button', { name: 'Create account' }).click()
  await ann.page.getByRole('alert').waitFor()
  await ann.page.getByLabel('Password').first().fill('a long night ahead')
  await ann.page.getByRole('button', { name: 'Create account' }).click()
  await ann.page.getByText('Your account is created.').waitFor()
  expect(await faults(ann.page, 'all'), 'with an account').toEqual([])

  await other.visit.go('/account')
  expect(await faults(other.page, 'all'), 'without a name').toEqual([])
  await other.page.getByLabel('Login').fill('ann.of.the.hill')
  await other.page.getByLabel('Password').fill('a long night ahead')
  await other.page.getByRole('button', { name: 'Log in' }).click()
  await other.page.getByText('You are Ann').waitFor()
  await other.visit.go('/saved')
  await other.page.getByRole('link', { name: /^Open: Until Dawn/ }).waitFor()

  await ann.page.getByRole('button', { name: 'Log out everywhere' }).click()
  await ann.page.getByText('logged out on all devices').waitFor()
  await other.visit.go('/account')
  await other.page.getByRole('button', { name: 'Save name' }).waitFor()

  await other.page.getByLabel('Login').fill('ann.of.the.hill')
  await other.page.getByLabel('Password').fill('a long night ahead')
  await other.page.getByRole('button', { name: 'Log in' }).click()
  await other.page.getByText('You are Ann').waitFor()
  const forget = other.page.getByRole('region', { name: 'Delete my data' })
  await forget.getByLabel('Password').fill('a long night ahead')
  await forget.getByRole('button', { name: 'Delete everything' }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click()
  await other.page.getByText('Your account and data have been deleted.').waitFor()
})
