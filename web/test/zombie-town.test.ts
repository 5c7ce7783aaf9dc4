import type { MatchRecord } from '@holdout/engine'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'
import { bestPositions, openRecord, positionBefore } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const note = () => visit.page.locator('.prompt__note')

interface Town {
  readonly actions: number
  readonly walks: number
  readonly pawns: readonly {
    readonly seat: string
    readonly at: string | null
    readonly guns: readonly { readonly bullets: number }[]
  }[]
  readonly zombies: readonly { readonly at: string; readonly count: number }[]
}

/** The beginning of a turn in a building, with cards in hand. */
function isTurn({ actions, walks, pawns }: Town, decision: string): boolean {
  const own = pawns.find(({ seat }) => seat === 'p1')
  return decision === 'main' && actions === 3 && walks === 1 && own?.at?.startsWith('b') === true
}

/** The beginning of a turn on a square with a zombie 2 squares away. */
function isNearZombie({ actions, walks, pawns, zombies }: Town, decision: string): boolean {
  const own = pawns.find(({ seat }) => seat === 'p1')
  const far = (at: string): number =>
    Math.max(
      Math.abs(at.charCodeAt(0) - (own?.at ?? '').charCodeAt(0)),
      Math.abs(Number(at.slice(1)) - Number(own?.at?.slice(1))),
    )
  const isNear = zombies.some(({ at, count }) => count === 1 && far(at) === 2)
  const isArmed = own?.guns.some(({ bullets }) => bullets > 0) ?? false
  return decision === 'main' && actions === 3 && walks === 1 && isNear && isArmed
}

let turn: MatchRecord
let nearZombie: MatchRecord
beforeAll(async () => {
  const scores = [isTurn, isNearZombie].map(isIt => (view: Town, decision: string) => Number(isIt(view, decision)))
  ;[turn, nearZombie] = await bestPositions('zombie-town', {}, 'p1', scores)
})

it('tells what speaks for a home base: on the roofs, and for the building under pointer or focus', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await visit.go('/quick/zombie-town?seed=3')
  await settled(page)
  await expect.poll(() => note().textContent()).toContain('no rival next door')
  const free = page.locator('.zt-house .zt-facts [title$="free to explore"]')
  await expect.poll(() => free.count()).toBe(await page.locator('.zt-house.is-end').count())
  const facts =
    /^If you choose this: [24] zombies are 4 steps away\. .* free to explore\. Nearest rival: \w+, \d+ steps\./
  await page.locator('.zt-house[data-at="b05"]').hover()
  await expect.poll(() => note().textContent()).toMatch(facts)
  await page.locator('.frame__name h1').hover()
  await expect.poll(() => note().textContent()).not.toMatch(facts)
  await page.locator('.zt-house[data-at="b04"]').focus()
  await page.keyboard.press('ArrowUp') // focus by key is shown
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => note().textContent()).toMatch(facts)
})

it('says what waits at the end of a path before the pawn walks, by pointer and by touch', async () => {
  visit = await site.visit('desktop')
  await openRecord(visit, turn)
  await settled(visit.page)
  const last = visit.page.locator('.zt-square.is-end').last()
  const at = await last.getAttribute('data-at')
  await last.hover()
  await expect.poll(() => note().textContent()).toMatch(new RegExp(`^Walk to ${at}: \\d steps?, free\\.`))
  await visit.leave()
  visit = await site.visit('phone')
  await openRecord(visit, turn)
  await settled(visit.page)
  const square = visit.page.locator('.zt-square.is-end').first()
  await square.tap()
  const target = await square.getAttribute('data-at')
  const go = visit.page.locator('.prompt .button--main')
  await expect.poll(() => go.textContent()).toMatch(new RegExp(`^Walk to ${target}`))
  await go.tap()
  await expect.poll(() => visit.page.locator(`.zt-square[data-at="${target}"] .zt-pawn`).count()).toBe(1)
})

it('in a first game, what is pointed at takes the place of the hint and is not cut off', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await page.setViewportSize({ width: 1366, height: 768 })
  await visit.go('/quick/zombie-town?preset=first-game&hints=on&seed=3')
  await settled(page)
  await page.locator('.zt-house.is-hint').waitFor()
  for (const at of [page.locator('.zt-house.is-end').last(), page.locator('.zt-house:has(.zt-facts)').nth(4)]) {
    await at.hover({ force: true })
    await expect.poll(() => note().innerText()).toMatch(/steps away\. .* free to explore\./)
    const isCut = await page.locator('.prompt__words').evaluate(box => box.scrollHeight > box.clientHeight)
    expect(isCut).toBe(false)
  }
})

it('walks into a fight only at the second press, and says what the fight costs', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  const { page } = visit
  await openRecord(visit, nearZombie)
  await settled(page)
  const target = page.locator('.zt-square.is-end:has(.zt-cost)').first()
  const at = await target.getAttribute('data-at')
  await target.click()
  const go = page.locator('.prompt .button--main')
  await expect.poll(() => go.textContent()).toMatch(new RegExp(`^Walk to ${at} and fight`))
  expect(await note().textContent()).toMatch(/You must fight \d zombies? there: 1 action/)
  expect(await page.locator('.zt-answers').count()).toBe(0)
  await page.locator(`.zt-square[data-at="${at}"]`).click()
  await page
    .locator('.zt-answers')
    .getByRole('button', { name: /^Fire the/ })
    .first()
    .waitFor()
})

it('explains the gun that the pointer rests on, and shows the odds on every target', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  const { page } = visit
  await openRecord(visit, nearZombie)
  await settled(page)
  await page.mouse.move(5, 5)
  await page.locator('.explainer[data-ready="true"]').waitFor({ state: 'attached' })
  const gun = page.locator('.zt-kit li').first()
  const name = await gun.locator('b').first().textContent()
  await gun.hover()
  await expect.poll(() => page.locator('.explainer').textContent()).toContain(name ?? '?')
  await page.locator('.zt-action', { hasText: 'Shoot' }).click()
  const targets = page.locator('.zt-square.is-end')
  expect(await targets.locator('.zt-odds').count()).toBe(await targets.count())
})

it('a replay opens at the start with the whole town, its squares are not pressable, and buildings open their card', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await page.setViewportSize({ width: 1366, height: 768 })
  await openRecord(visit, turn, 'replay')
  const squares = page.locator('.zt-square')
  await squares.first().waitFor()
  expect(await page.locator('.frame').getAttribute('data-seq'), 'opens at the start').toBe('0')
  const box = page.locator('.zt-box')
  expect(await box.evaluate(map => map.scrollHeight - map.clientHeight), 'opens with the whole town').toBe(0)
  expect(await box.evaluate(map => map.scrollWidth - map.clientWidth)).toBe(0)
  expect(await page.locator('button.zt-square').count()).toBe(0)
  expect(await squares.first().evaluate(square => getComputedStyle(square).cursor)).toBe('default')
  await page.locator('.zt-house').first().click()
  await page.locator('dialog[open]').waitFor()
})

it('keeps the hand in view while the use of a card is chosen', async () => {
  for (const screen of ['desktop', 'phone'] as const) {
    visit = await site.visit(screen)
    const { page } = visit
    if (screen === 'desktop') await page.setViewportSize({ width: 1366, height: 768 })
    await openRecord(visit, turn)
    await settled(page)
    const usable = page.locator('.zt-hand .zt-card.can')
    const before = await page.locator('.zt-hand').boundingBox()
    for (let i = 0; i < (await usable.count()); i++) {
      await usable.nth(i).click()
      if ((await page.locator('.zt-answers').count()) > 0) break
      await page.keyboard.press('Escape')
    }
    await page.locator('.zt-answers .button').first().waitFor()
    const height = page.viewportSize()?.height ?? 0
    for (const card of await page.locator('.zt-hand .zt-card').all()) {
      const box = await card.boundingBox()
      expect((box?.y ?? height) + (box?.height ?? 0), screen).toBeLessThanOrEqual(height)
    }
    const [button, hand] = [page.locator('.zt-answers .button').first(), page.locator('.zt-hand')]
    const [use, cards] = [await button.boundingBox(), await hand.boundingBox()]
    const isBeside = (use?.x ?? 0) + (use?.width ?? 0) <= (cards?.x ?? 0)
    expect(isBeside || (use?.y ?? height) < (cards?.y ?? 0), 'the uses cover no card').toBe(true)
    expect(await hand.boundingBox(), 'the hand does not move on a desktop').toEqual(
      screen === 'desktop' ? before : expect.anything(),
    )
    if (screen === 'desktop') await visit.leave()
  }
})

it('shows the odds of every answer in a fight, and none of them with the switch off', async () => {
  const { record } = await positionBefore('zombie-town', {}, 'p1', ({ move }) => move === 'fire-again')
  visit = await site.visit('desktop', { confirm: 'never' })
  await openRecord(visit, record)
  await settled(visit.page)
  const again = visit.page.locator('.zt-answers').getByRole('button', { name: 'Fire again' })
  expect(await again.locator('.odds').textContent()).toMatch(/ in \d+ hit$/)
  await visit.leave()
  visit = await site.visit('desktop', { confirm: 'never', counts: false })
  await openRecord(visit, record)
  await settled(visit.page)
  expect(await visit.page.locator('.odds').count()).toBe(0)
})

it('the other players keep their cards together with the viewer, in one beat', async () => {
  visit = await site.visit('desktop', { botPause: 3_000 })
  const { page } = visit
  await visit.go('/quick/zombie-town?seed=3')
  const home = page.locator('.zt-house.is-end').first()
  await home.waitFor()
  await page.locator('.prompt__ask', { hasText: 'Choose your home base.' }).waitFor()
  await home.click()
  // Nine cards with a delay for each would take 27 s.
  await page.locator('.zt-looked .button').first().waitFor({ timeout: 15_000 })
  await page.keyboard.press('l')
  const kept = page.locator('.log__line', { hasText: 'keep 3 cards each' })
  await expect.poll(() => kept.count()).toBe(1)
  expect(await page.locator('.log__line', { hasText: 'keeps a card' }).count()).toBe(0)
})
