import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { seqOf, settled } from './driver.ts'
import { LONG } from './long.ts'
import { openRecord, positionsAlong } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

/** An attack with a Gun in another area as a lesson, which accepts only its moves. */
const LESSON = `game until-daylight

# Fire into another line
// Attack with the Gun.
options players=3, search-mode=untimed
given   p1: drifter [W] bag(gun gun-ammo*3)
        p2: psycho [W S W B R] bag(psycho-cleaver focus)
        p3: trigger bag(trigger-revolver)
        turn: combat p1
        receiver: p2
        pile-a: bandage rag planks
chance  attack: head body body
when    attack p2 gun

// Roll.
when    roll 3

// Use the bodies first.
when    pay bb
`

/** A search turn as a lesson. */
const SEARCH = `game until-daylight

# A search
// Draw.
options players=3, search-mode=untimed
given   p1: psycho bag(psycho-cleaver)
        p2: drifter
        p3: trigger bag(trigger-revolver)
        turn: search p1
        pile-a: nails gun-ammo bandage
when    draw A

// Say Next.
when    next

// The others search.
`

async function openLesson(page: Page, lesson = LESSON): Promise<void> {
  await page.route(/first-round\.scenario.*\.js/, route =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(lesson)}` }),
  )
  await visit.go('/learn/until-daylight')
  await page.locator('.lesson__panel').waitFor()
}

type Press = (piece: Locator) => Promise<void>

type Way = readonly [string, 'desktop' | 'phone', Press]

const BY_KEY: Way = ['the Enter key', 'desktop', piece => piece.press('Enter')]
const WAYS: readonly Way[] = [
  ['mouse', 'desktop', piece => piece.click()],
  ['touch', 'phone', piece => piece.tap()],
  ...(LONG ? [BY_KEY] : []),
]

const says = async (page: Page, words: string): Promise<void> => {
  await expect.poll(() => page.locator('.lesson__words').textContent()).toContain(words)
}

describe('an attack in Until Daylight', () => {
  it.each(WAYS)('is aimed, rolled, arranged and confirmed by %s', async (_name, screen, press) => {
    visit = await site.visit(screen, { confirm: 'never' })
    const { page } = visit
    await openLesson(page)
    const teammate = page.getByRole('region', { name: "Player 2's area" })
    expect(await teammate.locator('.dl-area__pick').allTextContents()).toEqual(['Attack', 'Give', 'Trade'])
    await press(teammate.getByRole('button', { name: 'Attack: Player 2' }))
    await expect.poll(() => page.locator('.prompt__note').textContent()).toContain('Press a card of your inventory')
    const gun = page.locator('.dl-bag').getByRole('button', { name: /^Gun$/ })
    expect(await gun.textContent()).toMatch(/3 dice: \d+%/)
    await press(gun)
    await says(page, 'Roll')
    const rows = page.locator('.dl-odds__row')
    expect(await rows.allTextContents()).toHaveLength(3)
    for (const row of await rows.allTextContents()) expect(row).toMatch(/Roll \d dic?e \d ammo(\d+%){3}/)
    await press(rows.last())
    await says(page, 'Use the bodies first')

    const verdicts = page.locator('.dl-line--plan .dl-line__fate')
    expect(await verdicts.allTextContents()).toEqual(['Falls', 'Spared', 'Falls', 'Follows you home', 'Stays'])
    const summary = '2 enemies fall: Wanderer ×2. Brute and Raider are left.'
    await expect.poll(() => page.locator('.prompt__ask').textContent()).toBe(summary)
    const own = page.locator('.dl-area[data-seat="p1"]')
    expect(await own.locator('.dl-mini--arrives').allTextContents(), 'who comes').toEqual(['Brute, follows you home'])
    expect(await own.locator('.dl-area__dice b').textContent(), 'dice against you').toBe('1 → 3')
    expect(await page.locator('.dl-scene__dice').textContent()).toMatch(/^\d+ → \d+ dice against them$/)
    const bodies = page.locator('.dl-payments').getByRole('button', { name: /2 bodies/ })
    if ((await bodies.getAttribute('aria-pressed')) !== 'true') await press(bodies)
    expect(await bodies.getAttribute('aria-pressed')).toBe('true')
    await press(page.getByRole('button', { name: 'Confirm dice' }))
    await expect.poll(() => page.locator('.lesson__words').textContent()).toMatch(/Well done|end/)
  })
})

/** Drags from the middle of one element to the middle of another. */
type Drag = (visit: Visit, from: Locator, to: Locator) => Promise<void>

const middle = async (element: Locator): Promise<{ x: number; y: number }> => {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to drag.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const byMouse: Drag = async ({ page }, from, to) => {
  const [start, end] = [await middle(from), await middle(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 6 })
  await page.mouse.up()
}

const byFinger: Drag = async ({ page }, from, to) => {
  const [start, end] = [await middle(from), await middle(to)]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', { x, y }: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', start)
  for (const part of [0.3, 0.6, 1])
    await touch('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

describe('a card of the bag in Until Daylight', () => {
  it.each([
    ['mouse', 'desktop', byMouse],
    ['finger', 'phone', byFinger],
  ] as const)('is given by dragging it onto a teammate, by %s', async (_name, screen, drag) => {
    const how = { seed: 1, seat: 'p1', options: { players: 4, 'search-mode': 'untimed' } }
    const [record] = await positionsAlong('until-daylight', how, [14 / 54]) // a Rifle without ammo
    visit = await site.visit(screen, { confirm: 'never' })
    const { page } = visit
    await openRecord(visit, record)
    await settled(page)
    await page.keyboard.press('Escape') // skips a playback
    const seq = await seqOf(page)
    const card = page.locator('.dl-bag [data-gives]').first()
    const teammate = page.locator('.dl-area:not([data-seat="p1"])', {
      has: page.getByRole('button', { name: /^Give/ }),
    })
    await drag(visit, card, page.locator('.dl-area[data-seat="p1"]'))
    expect(await seqOf(page), 'the own area takes no card').toBe(seq)
    await drag(visit, card, teammate.first().locator('.kit-plate'))
    const amounts = page.locator('.dl-asking').getByRole('button', { name: /^Give/ })
    await expect.poll(async () => (await seqOf(page)) > seq || (await amounts.count()) > 0).toBe(true)
    expect(await page.locator('.dl-item--dragged').count()).toBe(0)
  })
})

describe('the line of enemies in Until Daylight', () => {
  it('is attacked by a press on an enemy, which says the odds and who follows', async () => {
    visit = await site.visit('desktop', { confirm: 'never' })
    const { page } = visit
    await openLesson(page)
    await page.locator('.dl-bag').getByRole('button', { name: /^Gun$/ }).click()
    await expect.poll(() => page.locator('.prompt__ask').textContent()).toContain('Gun: press an enemy to attack')
    await expect.poll(() => page.locator('.prompt__note').textContent()).toMatch(/2 ammo, 2 dice \d+%/)
    const enemy = page.getByRole('region', { name: 'Enemies of Player 2' }).locator('.dl-horde').first()
    await enemy.hover()
    await expect.poll(() => page.locator('.prompt__note').textContent()).toContain('follow you home')
    await enemy.click()
    await says(page, 'Roll')
  })

  it.each([
    ['mouse', 'desktop', byMouse],
    ['finger', 'phone', byFinger],
  ] as const)('changes its plan when a die is dragged by %s', async (_name, screen, drag) => {
    visit = await site.visit(screen, { confirm: 'never' })
    const { page } = visit
    await openLesson(page)
    const press = (piece: Locator) => (screen === 'phone' ? piece.tap() : piece.click())
    await press(page.getByRole('button', { name: 'Attack: Player 2' }))
    await press(page.locator('.dl-bag').getByRole('button', { name: /^Gun$/ }))
    await says(page, 'Roll')
    await press(page.locator('.dl-odds__row').last())
    await says(page, 'Use the bodies first')
    const spots = page.locator('.dl-line--plan .dl-line__spot')
    const facesOf = (spot: Locator) =>
      spot
        .locator('.dl-payment.is-chosen [data-face], .dl-payment--turn [data-face], span.dl-payment [data-face]')
        .evaluateAll(dice => dice.map(die => die.getAttribute('data-face')).join(' '))
    const [first, third] = [await facesOf(spots.nth(0)), await facesOf(spots.nth(2))]
    expect([first, third].sort()).toEqual(['body body', 'head'])
    await page.locator('.lesson__panel').evaluate(panel => panel.remove())
    await drag(visit, spots.nth(2).locator('[data-face]').first(), spots.nth(0).locator('.dl-horde'))
    await expect.poll(() => facesOf(spots.nth(0))).toBe(third)
    expect(await facesOf(spots.nth(2))).toBe(first)
  })
})

describe('a search turn in Until Daylight', () => {
  it('ends with one tap on Next on a phone that asks twice', async () => {
    visit = await site.visit('phone', { confirm: 'touch' })
    const { page } = visit
    await openLesson(page, SEARCH)
    await page.getByRole('button', { name: /^Draw from rubble A/ }).tap()
    await page.locator('.prompt__main').tap()
    await says(page, 'Say Next')
    await page.getByRole('button', { name: 'Say “Next”' }).tap()
    await says(page, 'The others search')
  })

  it('ends with the key N', async () => {
    visit = await site.visit('desktop', { confirm: 'never' })
    const { page } = visit
    await openLesson(page, SEARCH)
    await page.getByRole('button', { name: /^Draw from rubble A/ }).click()
    await says(page, 'Say Next')
    await page.keyboard.press('n')
    await says(page, 'The others search')
  })
})

describe('the inventory on a phone', () => {
  it('has room for the longest name', async () => {
    visit = await site.visit('phone', { confirm: 'never' })
    const { page } = visit
    await openLesson(page, LESSON.replace('bag(gun gun-ammo*3)', 'bag(gun gun-ammo*3 pillar-sledgehammer powder)'))
    const items = page.locator('button.dl-item')
    const room = await items.evaluateAll(all => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    expect(room.length).toBeGreaterThan(3)
    expect(Math.max(...room)).toBe(0)
  })
})
