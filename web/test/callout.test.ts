import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { type Screen, sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'
import { MATCHES } from './layout-rules.ts'
import { positionsAlong } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

/** The pieces of each game that say why they cannot be used. */
const BARRED = {
  'until-dawn': '.ud-action[aria-disabled="true"]',
  'thirty-seconds as the Survivor': '.ts-tactic--wait, .kit-pad__cell.is-off[title]',
  'zombie-town': '.zt-card.is-idle',
  'until-daylight': '.dl-item[aria-label^="Rifle"]', // without ammo: it can be given or discarded
  'viral-dawn': '.vd-card[data-state="barred"]', // asked for a Queen
} as const

type Name = keyof typeof BARRED
const PARTS = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1]
const OWN: Partial<Record<Name, { readonly seed: number; readonly parts: readonly number[] }>> = {
  'until-daylight': { seed: 1, parts: [14 / 54] },
  'viral-dawn': { seed: 3, parts: [9 / 180] },
}

/** Opens positions of a match one after the other until a piece is barred, and returns that piece. */
async function openBarred(name: Name): Promise<Locator> {
  const { slug, ...given } = MATCHES[name]
  const { parts = PARTS, ...own } = OWN[name] ?? {}
  const how = { ...given, ...own }
  const { page } = visit
  await visit.go('/')
  for (const [part, record] of (await positionsAlong(slug, how, parts)).entries()) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `holdout:match:p${part}`,
      JSON.stringify(record),
    ] as const)
    await visit.go(`/play/p${part}`)
    await page.locator('.frame').waitFor()
    if ((await settled(page)) === 'over') continue
    await page.keyboard.press('Escape') // skips a playback
    const all = await page.locator(BARRED[name]).all()
    for (const piece of all) if (await piece.isVisible()) return piece
  }
  throw new Error(`Nothing is barred in ${name}.`)
}

const callout = (page: Page): Locator => page.locator('.callout')

/** How far the callout is from the piece, whether it is on the screen, and whether it takes presses, in the page. */
async function look(page: Page, piece: Locator) {
  const [box, at] = [await callout(page).boundingBox(), await piece.boundingBox()]
  if (!box || !at) throw new Error('not shown')
  const gap = Math.max(at.y - (box.y + box.height), box.y - (at.y + at.height))
  const apart = Math.max(box.x - (at.x + at.width), at.x - (box.x + box.width))
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const under = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('.callout') === null,
    [box.x + box.width / 2, box.y + box.height / 2],
  )
  return {
    isNear: gap >= 0 && gap < 16 && apart <= 0,
    isOnScreen: box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
    letsPressesThrough: under,
  }
}

type Press = (piece: Locator) => Promise<void>

/** `force`: the browser presses a piece with `aria-disabled` too. */
const WAYS: readonly (readonly [string, Screen, readonly Press[]])[] = [
  ['mouse and keyboard', 'desktop', [piece => piece.click({ force: true }), piece => piece.press('Enter')]],
  ['touch', 'phone', [piece => piece.tap({ force: true })]],
]

describe.each(Object.keys(BARRED) as Name[])('a piece that cannot be used in %s', name => {
  it.each(WAYS)('says why at its place, pressed by %s', async (_, screen, presses) => {
    visit = await site.visit(screen)
    const { page } = visit
    const piece = await openBarred(name)
    const seq = await page.locator('.frame').getAttribute('data-seq')
    for (const press of presses) {
      await press(piece)
      await expect.poll(() => callout(page).textContent()).toMatch(/\w.*\.( \w+-\w+)?$/)
      expect(await callout(page).getAttribute('role')).toBe('status')
      expect(await look(page, piece)).toEqual({ isNear: true, isOnScreen: true, letsPressesThrough: true })
      expect(await page.locator('.notice').count(), 'it is not said a second time').toBe(0)
      expect(await page.locator('.frame').getAttribute('data-seq')).toBe(seq)

      await page.keyboard.press('Shift')
      await expect.poll(() => callout(page).textContent(), { message: 'the next press ends it' }).toBe('')
      await page.keyboard.press('Escape') // a piece with another use is selected
    }
  })
})

it('a reason stays at its piece when the window changes, and goes by itself', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await page.clock.install()
  const piece = await openBarred('until-dawn')
  await piece.click({ force: true })
  await expect.poll(() => callout(page).textContent()).not.toBe('')
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect.poll(async () => (await look(page, piece)).isNear).toBe(true)
  await page.clock.runFor(10_000)
  await expect.poll(() => callout(page).textContent()).toBe('')
})

it('Undo says at the button why it is not possible, also by its key', async () => {
  visit = await site.visit('phone')
  const { page } = visit
  await visit.go('/quick/until-dawn?seed=1')
  await settled(page)
  const undo = page.locator('.prompt__undo[aria-disabled="true"]')
  for (const press of [() => undo.tap({ force: true }), () => page.keyboard.press('u')]) {
    await press()
    await expect.poll(() => callout(page).textContent()).not.toBe('')
    expect(await look(page, undo)).toEqual({ isNear: true, isOnScreen: true, letsPressesThrough: true })
    await page.keyboard.press('Shift')
    await expect.poll(() => callout(page).textContent()).toBe('')
  }
})

it('a key says why at the piece that it presses', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await visit.go('/quick/until-dawn?seed=1')
  await settled(page)
  await page.locator('.ud-action--shoot[aria-disabled="true"]').waitFor({ timeout: 5_000 })
  await page.keyboard.press('f')
  await expect.poll(() => callout(page).textContent()).not.toBe('')
  expect((await look(page, page.locator('.ud-action--shoot'))).isNear).toBe(true)
})
