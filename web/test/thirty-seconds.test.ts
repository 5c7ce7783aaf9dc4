import { loadGame } from '@holdout/catalog'
import { Match } from '@holdout/engine'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'
import { openRecord, positionBefore, positionsAlong } from './positions.ts'

/** No clock stops the tests. */
const UNTIMED = { 'survivor-clock': 0, 'zombie-clock': 0, 'reaction-limit': 0 }

/** A lesson with one position: a zombie that can be shot, knocked down or shoved. */
const ROW = `game thirty-seconds

# Shoot
// Shoot.
options survivor-clock=0, zombie-clock=0
given   survivor: abbe r3 hp5 E4 tok3
        hand: shove
        slots: pistol
        r3: [shuffler]
when    attack #1 pistol-r 3.1 token`

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

/** The name of the Survivor's character, from the table in words. */
async function characterOf(page: Page): Promise<string> {
  await page.keyboard.press('b')
  const words = await page.locator('dialog.sheet').textContent()
  await page.keyboard.press('Escape')
  return words ?? ''
}

describe('the choice of a role in 30 Seconds', () => {
  const open = async (screen: 'desktop' | 'phone'): Promise<Page> => {
    visit = await site.visit(screen, { confirm: 'never' })
    await visit.go('/quick/thirty-seconds?seed=1')
    await settled(visit.page)
    return visit.page
  }
  const isChosen = async (page: Page, name: string): Promise<void> => {
    await page.locator('.ts-roles').waitFor({ state: 'detached' })
    await settled(page)
    expect(await characterOf(page)).toContain(name)
  }

  it('shows eight roles with two people each, and the clock of a timed match stands still', async () => {
    const page = await open('desktop')
    expect(await page.locator('.ts-role').count()).toBe(8)
    expect(await page.locator('.ts-role > .ts-role__names button').count()).toBe(16)
    await expect.poll(() => page.locator('.ts-portrait__front').count()).toBe(8)
    expect(await page.locator('.ts-roles__calm').textContent()).toContain('No clock here.')
    expect(await page.locator('.frame__clocks').textContent()).toContain('paused')
  })

  it('takes a name, then the start, by mouse', async () => {
    const page = await open('desktop')
    await page
      .locator('.ts-role')
      .getByRole('button', { name: /^William/ })
      .click()
    expect(await page.locator('.prompt__ask').textContent()).toBe('William, the Self Defense Trainer')
    await page.getByRole('button', { name: 'Play as William' }).click()
    await isChosen(page, 'William')
  })

  it('takes a card, then the other name of its role, then the start, by touch', async () => {
    const page = await open('phone')
    await page.getByRole('button', { name: /^Doctor/ }).tap()
    expect(await page.locator('.prompt__ask').textContent()).toBe('Mary, the Doctor')
    await page
      .locator('.ts-role-dock')
      .getByRole('button', { name: /^Kelly/ })
      .tap()
    await page.getByRole('button', { name: 'Play as Kelly' }).tap()
    await isChosen(page, 'Kelly')
  })

  it('takes a name and the same name again by the Enter key', async () => {
    const page = await open('desktop')
    await page
      .locator('.ts-role')
      .getByRole('button', { name: /^Jason/ })
      .focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await isChosen(page, 'Jason')
  })
})

it('says in a first game that the match has no clock', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  await visit.go('/quick/thirty-seconds?preset=first-game&seed=1')
  const { page } = visit
  await settled(page)
  expect(await page.locator('.ts-roles__calm').textContent()).toBe('No clock in this match.')
})

describe('the alley of 30 Seconds', () => {
  it('goes on when a bot chooses the character of the Survivor', async () => {
    visit = await site.visit('desktop')
    const match = Match.start(await loadGame('thirty-seconds'), { seed: '1', options: UNTIMED })
    await openRecord(visit, match.record({ table: { people: { zombie: null }, bots: { survivor: 'random' } } }))
    const question = visit.page.locator('.prompt__ask')
    await expect.poll(() => question.textContent(), { timeout: 20_000 }).toContain('Which zombie do you place')
  })

  it('explains a zombie, and offers what can be done to it with cost, damage and chance', async () => {
    visit = await site.visit('desktop', { confirm: 'never' })
    const { page } = visit
    await page.route(/first-run\.scenario.*\.js/, route =>
      route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(ROW)}` }),
    )
    await visit.go('/learn/thirty-seconds')
    await page.locator('.lesson__panel').waitFor()
    const shuffler = page.getByRole('button', { name: /^Shuffler, row 3/ })
    const box = page.locator('.explainer')
    await page.mouse.move(5, 5) // explanations arrive when the player points at something
    await page.locator('.explainer[data-ready="true"]').waitFor({ state: 'attached' })
    await shuffler.locator('.ts-zombie-hp').hover()
    await expect.poll(() => box.textContent()).toContain('2 health')
    await page.locator('.kit-meter', { has: page.locator('.ts-ability-token') }).hover()
    await expect.poll(() => box.textContent()).toContain('Spend a token')
    await shuffler.click()
    expect(await page.locator('.prompt__ask').textContent()).toBe('The Shuffler in row 3: what do you do?')
    const actions = page.locator('.ts-ask-row .ts-target')
    const offered = (await actions.allTextContents()).join('\n')
    expect(offered).toMatch(/Pistol 1E\s*kills.*3 in 4/)
    expect(offered).toMatch(/Pistol ★ token\s*kills.*3 in 4/)
    expect(offered).toMatch(/Knock down 1E\s*falls down.* in /)
    expect(offered).toMatch(/Shove free/)
    await actions.filter({ hasText: 'token' }).click()
    await page.keyboard.press('l')
    await expect.poll(() => page.locator('.drawer').textContent()).toContain('an Ability token')
  })

  it('keeps the row numbers in place while the Survivor walks onto cards', async () => {
    visit = await site.visit('desktop', { confirm: 'never' })
    const { record } = await positionBefore(
      'thirty-seconds',
      UNTIMED,
      'survivor',
      move => move.move === 'walk' && 'by' in move && Number(move.by) > 0,
    )
    await openRecord(visit, record)
    const { page } = visit
    await settled(page)
    const top = async () => (await page.locator('.ts-row-number').first().boundingBox())?.y
    const before = await top()
    await page.keyboard.press('d')
    await settled(page)
    expect(await top()).toBe(before)
  })

  it.each(['desktop', 'phone'] as const)(
    'keeps every key in its place when the Survivor stands up, on a %s',
    async screen => {
      visit = await site.visit(screen, { confirm: 'never' })
      const { record } = await positionBefore('thirty-seconds', UNTIMED, 'survivor', (move, { over }) => {
        return !over && move.move === 'stand-up'
      })
      await openRecord(visit, record)
      const { page } = visit
      await settled(page)
      const cells = page.locator('.kit-pad__cell')
      const boxes = () => cells.evaluateAll(all => all.map(cell => cell.getBoundingClientRect().toJSON()))
      const before = await boxes()
      await page.locator('[data-cell="stand-up"]').click()
      await expect.poll(() => page.locator('[data-cell="knock-down"]').count()).toBe(1)
      await settled(page)
      expect(await boxes()).toEqual(before)
    },
  )
})

it('30 Seconds writes its key on each piece of gear, and shows spent Energy as empty arrows', async () => {
  const [record] = await positionsAlong('thirty-seconds', { seed: 20, seat: 'survivor', options: UNTIMED }, [0.3])
  visit = await site.visit('desktop', { confirm: 'never' })
  const { page } = visit
  await openRecord(visit, record)
  await settled(page)
  expect(await page.locator('.ts-gear .ts-key').allTextContents()).toEqual(['Q', 'W', 'E'])
  const energy = page.locator('.kit-meter', { hasText: 'Energy' }).first()
  const left = Number(await energy.locator('b').textContent())
  expect(await energy.locator('.kit-meter__marks > :not(.kit-meter__lost)').count()).toBe(left)
  expect(await energy.locator('.kit-meter__marks > *').count()).toBe(Math.max(4, left))
})

it('shows both answers to a deadly blow whole on a phone, and the gold one saves', async () => {
  const { record } = await positionBefore('thirty-seconds', UNTIMED, 'survivor', ({ move }) => move === 'breathe')
  visit = await site.visit('phone', { confirm: 'never' })
  const { page } = visit
  await openRecord(visit, record)
  await settled(page)
  const row = page.locator('.ts-ask-row')
  expect(await row.locator('button').allTextContents()).toEqual([
    'Die and lose the game',
    'Take a last breath (1 Ability token)',
  ])
  expect(await row.evaluate(box => box.scrollWidth - box.clientWidth), 'px cut off').toBeLessThanOrEqual(0)
  const cut = await row.locator('button').evaluateAll(all => all.filter(one => one.scrollHeight > one.clientHeight))
  expect(cut).toHaveLength(0)
  await row.locator('.button--main').tap()
  const kept = () => page.evaluate(() => localStorage.getItem('holdout:match:given'))
  await expect.poll(kept).toContain('"breathe"')
})

it('keeps the actions of a player on a phone while the other one is asked "Still there?"', async () => {
  const lesson = ROW.replace('hand: shove', 'hand: shove\n        idle-phases: 0 1')
  visit = await site.visit('phone')
  const { page } = visit
  await page.route(/first-run\.scenario.*\.js/, route =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(lesson)}` }),
  )
  await visit.go('/learn/thirty-seconds')
  await page.locator('.ts-still-there', { hasText: 'missed 1 Action Phase' }).waitFor()
  expect(await page.locator('.kit-pad__cell[data-cell="end-phase"]').isVisible()).toBe(true)
})
