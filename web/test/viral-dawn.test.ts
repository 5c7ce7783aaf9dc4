import type { MatchRecord } from '@holdout/engine'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'
import { bestPositions, openRecord, positionBefore } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const CALM = { 'turn-seconds': 0, 'react-seconds': 0 }
const note = () => visit.page.locator('.prompt__note')

interface Road {
  readonly turns: number
  readonly onTurn: string
  readonly question: { readonly asked: string } | null
  readonly places: readonly { readonly seat: string; readonly short: number | null }[]
}

/** The turn in which p1 is nearest to the Safe Zone. */
async function nearTheEnd(players: number): Promise<MatchRecord> {
  const nearness = ({ turns, onTurn, question, places }: Road): number => {
    const { short = null } = places.find(({ seat }) => seat === 'p1') ?? {}
    return onTurn === 'p1' && question?.asked === 'turn-action' && turns > players && short !== null ? 7 - short : 0
  }
  const [record] = await bestPositions('viral-dawn', { players, ...CALM }, 'p1', [nearness])
  return record
}

it('says what a hand card does under the pointer and the focus, and what the rivals did', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await openRecord(visit, await nearTheEnd(4))
  await settled(page)
  const cards = page.locator('.vd-hand .vd-card.can')
  await cards.first().hover()
  await expect.poll(() => note().textContent()).toMatch(/If you lay it, (you pass 20 miles|.* Then you are)/)
  await page.mouse.move(5, 5)
  await expect.poll(() => note().textContent()).not.toContain('If you lay it')
  await cards.nth(1).focus()
  await expect.poll(() => note().textContent()).toContain('If you lay it')
  expect(await page.locator('.vd-since').count()).toBeGreaterThan(0)
  expect(await page.locator('.vd-wins').textContent()).toMatch(/^These win for you/)
  for (const needs of await page.locator('.vd-needs').allTextContents())
    expect(needs).toMatch(/^\d cards? short |too many|Safe Zone/)
})

it('an attack points at its target, and names the player who may answer it', async () => {
  const { record } = await positionBefore('viral-dawn', { players: 4, ...CALM }, 'p1', ({ move }) => move === 'king')
  visit = await site.visit('desktop', { confirm: 'never' })
  const { page } = visit
  await openRecord(visit, record)
  await settled(page)
  await page.locator('.vd-hand .vd-card[aria-label*="King"]').first().click()
  await page.locator('.vd-place:not([data-own="true"]) .vd-card.can').first().click()
  await page.locator('.vd-hand__acts .button--main').hover()
  await page.locator('.vd-attack[data-kind="planned"] path').first().waitFor({ state: 'attached' })
  await expect
    .poll(() => note().textContent())
    .toMatch(/(\w+) may answer with a Queen and take a card of yours instead/)
})

it('a player without a Joker has one button, by touch', async () => {
  const { record } = await positionBefore(
    'viral-dawn',
    { players: 4, ...CALM },
    'p1',
    ({ move }) => move === 'no-joker',
  )
  visit = await site.visit('phone')
  const { page } = visit
  await openRecord(visit, record)
  await settled(page)
  const buttons = page.locator('.vd-hand__acts button')
  expect(await page.locator('.vd-hand .vd-card[data-suit="joker"]').count()).toBe(0)
  expect(await buttons.allTextContents()).toEqual(['No Joker in hand: go onN'])
})

it.each([4, 6])('%i players fit on a phone without scrolling', async players => {
  visit = await site.visit('phone')
  const { page } = visit
  await openRecord(visit, await nearTheEnd(players))
  await settled(page)
  const board = await page.locator('.frame__board').boundingBox()
  const own = await page.locator('.vd-place[data-own="true"]').boundingBox()
  expect((own?.y ?? 0) + (own?.height ?? 999)).toBeLessThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) + 1)
})

it('on a phone, marks the target of a Jack, says the whole result and keeps the places in size', async () => {
  const { record } = await positionBefore('viral-dawn', { players: 6, ...CALM }, 'p1', ({ move }) => move === 'jack')
  visit = await site.visit('phone')
  const { page } = visit
  await openRecord(visit, record)
  await settled(page)
  const rivals = page.locator('.vd-place:not([data-own="true"])')
  const before = await rivals.first().boundingBox()
  await page.locator('.vd-hand .vd-card[aria-label*="Jack"]').first().tap()
  await rivals.nth(1).locator('.vd-place__press').tap()
  expect(await rivals.nth(1).locator('.kit-tag').first().textContent()).toBe('target')
  expect(await page.locator('.prompt__ask').textContent()).toBe('Confirm your move.')
  await expect.poll(() => note().textContent()).toMatch(/loses the next turn, unless .* answers with a Queen/)
  const words = await page.locator('.prompt__words').evaluate(box => box.scrollHeight - box.clientHeight)
  expect(words).toBeLessThanOrEqual(0)
  expect(await rivals.first().boundingBox()).toEqual(before)
})

it('a card can be dragged to the slot where it is laid', async () => {
  visit = await site.visit('desktop', { confirm: 'always' })
  const { page } = visit
  await openRecord(visit, await nearTheEnd(4))
  await settled(page)
  const card = page.locator('.vd-hand .vd-card.can').first()
  const name = await card.getAttribute('aria-label')
  const from = await card.boundingBox()
  if (!from) throw new Error('There is no card to drag.')
  await page.mouse.move(from.x + 20, from.y + 40)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y - 40, { steps: 3 })
  const slot = await page.locator('.vd-own button.vd-slot').boundingBox()
  if (!slot) throw new Error('There is no slot to drop it on.')
  await page.mouse.move(slot.x + slot.width / 2, slot.y + slot.height / 2, { steps: 3 })
  await page.mouse.up()
  const main = page.locator('.prompt .button--main')
  await expect.poll(() => main.textContent()).toMatch(/^Lay the/)
  expect(name).toContain((await main.textContent())?.replace(/^Lay the (.*?)\.?$/, '$1').split(',')[0])
})

it('an attack by a rival hangs over its target until the answer, and nothing lies over the board', async () => {
  const asked = ({ question }: { question: { asked: string; on?: string; card?: string | null } | null }): number =>
    question?.asked === 'queen-answer' && question.on === 'p1' && question.card ? 1 : 0
  const [record] = await bestPositions('viral-dawn', { players: 4, ...CALM }, 'p1', [asked])
  visit = await site.visit('desktop', { confirm: 'never', motion: 'off' })
  const { page } = visit
  await openRecord(visit, record)
  await settled(page)
  const flying = page.locator('.vd-own .vd-flying')
  await flying.waitFor()
  const target = page.locator('.vd-own [data-threatened="true"]')
  const [above, below] = [await flying.boundingBox(), await target.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0), 'it covers no part of its target').toBeLessThan((below?.y ?? 0) + 2)
  await expect.poll(() => page.locator('.vd-attack[data-kind="attack"]').count()).toBe(1)
  expect(await page.locator('.kit-who').textContent()).toMatch(/acts · your answer$/)
  expect(await page.locator('.stage-inset, .stage-cover').count()).toBe(0)
  await page.keyboard.press('n')
  await flying.waitFor({ state: 'detached' })
})

it('my own card flies to its target while the table says so, and Space ends the flight', async () => {
  const { record } = await positionBefore('viral-dawn', { players: 4, ...CALM }, 'p1', ({ move }) => move === 'jack')
  visit = await site.visit('desktop', { confirm: 'never', motion: 'full', pace: 0.5, botPause: 2000 })
  const { page } = visit
  await openRecord(visit, record)
  await settled(page)
  await page.locator('.vd-hand .vd-card[aria-label*="Jack"]').first().click()
  await page.locator('.vd-place:not([data-own="true"]) .vd-place__press').first().click()
  const flights = () =>
    page.evaluate(() =>
      document.getAnimations().filter(({ id, playState }) => id === 'stage' && playState === 'running'),
    )
  const who = page.locator('.kit-who')
  await expect.poll(() => who.textContent()).toBe('Your move plays out')
  expect((await flights()).length).toBeGreaterThan(0)
  await page.keyboard.press(' ')
  await expect.poll(() => who.textContent()).toMatch(/ thinks$/)
  expect(await flights()).toEqual([])
  expect(await page.locator('.vd-flying').count()).toBe(1)
})

it('cards cross-fade in place without motion', async () => {
  const { record } = await positionBefore('viral-dawn', { players: 4, ...CALM }, 'p1', ({ move }) => move === 'jack')
  visit = await site.visit('desktop', { confirm: 'never', motion: 'off', pace: 1, botPause: 2000 })
  const { page } = visit
  await openRecord(visit, record)
  await settled(page)
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Object.assign(window, { frames: [] })
    Element.prototype.animate = function (frames, options) {
      ;(window as unknown as { frames: unknown[] }).frames.push([frames, options])
      return animate.call(this, frames, options)
    }
  })
  await page.locator('.vd-hand .vd-card[aria-label*="Jack"]').first().click()
  await page.locator('.vd-place:not([data-own="true"]) .vd-place__press').first().click()
  const frames = () => page.evaluate(() => (window as unknown as { frames: unknown[] }).frames)
  const fade = [[{ opacity: 0 }, { opacity: 1 }], { duration: 120, id: 'stage' }]
  await expect.poll(frames).toContainEqual(fade)
  for (const frame of await frames()) expect(frame).toEqual(fade)
})
