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
  expect(await page.locator('.vd-wins').textContent()).toMatch(/^These win for you: /)
  for (const needs of await page.locator('.vd-needs').allTextContents())
    expect(needs).toMatch(/^\d cards? short: |too many|Safe Zone/)
})

it('an attack points at its target, and names the player who may answer it', async () => {
  const { record } = await positionBefore('viral-dawn', { players: 4, ...CALM }, 'p1', ({ move }) => move === 'king')
  visit = await site.visit('desktop', { confirm: 'never' })
  const { page } = visit
  await openRecord(visit, record)
  await settled(page)
  await page.locator('.vd-hand .vd-card[aria-label*="King"]').first().click()
  await page.locator('.vd-place:not([data-own="true"]) .vd-card.can').first().click()
  await page.locator('.vd-fate .button').first().hover()
  await page.locator('.vd-attack[data-planned="true"] path').first().waitFor({ state: 'attached' })
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
  expect(await rivals.nth(1).locator('.vd-token').first().textContent()).toBe('target')
  expect(await page.locator('.prompt__ask').textContent()).toBe('Confirm your move.')
  await expect.poll(() => note().textContent()).toMatch(/loses the next turn, unless .* answers with a Queen/)
  const words = await page.locator('.prompt__words').evaluate(box => box.scrollHeight - box.clientHeight)
  expect(words).toBeLessThanOrEqual(0)
  expect(await rivals.first().boundingBox()).toEqual(before)
})
