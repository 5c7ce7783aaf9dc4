import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { luckOf, playOn, seqOf, settled } from './driver.ts'
import { LONG } from './long.ts'
import { openRecord, positionBefore } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

type Size = readonly [width: number, height: number]

/** Opens a match without motion. */
async function open(screen: 'desktop' | 'phone'): Promise<Page> {
  visit = await site.visit(screen, { motion: 'off', confirm: 'always' })
  await visit.go('/quick/until-dawn?seed=8')
  await settled(visit.page)
  return visit.page
}

const FIXED = ['.frame__board', '.frame__dock', '.prompt__undo', '.prompt__buttons > :is(.button--open, .button--main)']

/** Where the board, the dock and the buttons are. */
function places(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    selectors =>
      selectors.map(selector => {
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        return `${selector}: ${[x, y, width, height].map(Math.round)}`
      }),
    FIXED,
  )
}

/** Changes the size of the window and waits until the table has been drawn for it. */
async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Where everything is at each size. */
async function placesAt(page: Page, sizes: readonly Size[]): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {}
  for (const size of sizes) {
    await resize(page, size)
    found[size.join(' x ')] = await places(page)
  }
  return found
}

it.each([
  [
    'desktop',
    [
      [1366, 768],
      [1440, 900],
    ],
  ],
  [
    'phone',
    [
      [390, 844],
      [844, 390],
    ],
  ],
] as const)('nothing moves on a %s at any size while a turn is under way', async (screen, sizes) => {
  const page = await open(screen)
  const start = await placesAt(page, sizes)
  const press = async (keys: string): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key === ' ' ? 'Escape' : key)
  }
  const stays = async (keys: string, title: string): Promise<void> => {
    await press(keys)
    await page.waitForTimeout(120) // a preview is shown after a short time
    expect(await placesAt(page, sizes), title).toEqual(start)
  }
  await stays('d', 'an action is armed')
  await stays('1', 'it has a target')
  await stays('  1', 'the menu of an entrance is open')
  await stays(' w', 'a move waits to be confirmed')
  await confirm(page)
  await stays('', 'the second action')
  await stays('e', 'the result of stopping')
  await confirm(page)
  await page.locator('.ud-placing').waitFor()
  await stays('', 'a card is placed')
  await stays('1', 'it has a place')
})

async function confirm(page: Page): Promise<void> {
  const seq = await seqOf(page)
  await page.locator('.prompt .button--main').click()
  await expect.poll(() => seqOf(page)).toBeGreaterThan(seq)
  await settled(page)
}

/** The notes and tags of the board that cover a card or each other, and what the board cuts off. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`.ud-board ${selector}`)].filter(
        one => one.checkVisibility() && getComputedStyle(one).clipPath === 'none', // the rest is for screen readers
      )
    const wrong: string[] = []
    const chips = all(':is(.ud-notes > .ud-chip, .ud-planks-in-words)')
    for (const chip of chips)
      for (const other of [
        ...chips,
        ...all(':is(.ud-card, .ud-no-zombies, .ud-breach__stamp, .ud-door__label, .is-guarding)'),
      ]) {
        if (chip === other) continue
        const [a, b] = [chip.getBoundingClientRect(), other.getBoundingClientRect()]
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (Math.min(width, height) > 2) wrong.push(`${chip.textContent} covers ${other.textContent}`)
      }
    const board = document.querySelector('.ud-board')?.getBoundingClientRect() as DOMRect
    for (const part of all(':is(.ud-chip, .ud-card, .ud-menu, .ud-pile, .ud-waiting, .ud-door__label)')) {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const out = Math.max(board.left - left, right - board.right, board.top - top, bottom - board.bottom)
      if (out > 4) wrong.push(`${part.className} "${part.textContent}" is cut off by ${Math.round(out)} px`)
    }
    const frame = document.querySelector('.frame__board') as HTMLElement
    if (frame.scrollHeight > frame.clientHeight) wrong.push('the board must be scrolled')
    return wrong
  })
}

it.each([
  ['desktop', [[1366, 768]]],
  [
    'phone',
    [
      [844, 390],
      [390, 844],
    ],
  ],
] as const)('a %s shows the whole board, with no note over a card', async (screen, sizes) => {
  const page = await open(screen)
  for (const moves of LONG ? [0, 2, 9, 14, 22, 30] : [0, 9, 22]) {
    await playOn(page, screen === 'desktop' ? 'mouse' : 'touch', luckOf(moves), seq => seq >= moves)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    for (const size of sizes) {
      await resize(page, size)
      const at = `after ${moves} moves, at ${size.join(' x ')}`
      expect(await covered(page), at).toEqual([])
      if ((await page.locator('.ud-placing').count()) > 0) continue
      for (const entrance of ['1', '2', '3', '4']) {
        await page.keyboard.press(entrance)
        await page.locator('.ud-menu').waitFor()
        const cut = (await covered(page)).filter(wrong => wrong.startsWith('ud-menu'))
        expect(cut, `the menu of entrance ${entrance} ${at}`).toEqual([])
        await page.keyboard.press('Escape')
      }
    }
  }
})

it('a drawn card can be dragged to a highlighted place', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  const { page } = visit
  await visit.go('/quick/until-dawn?seed=1')
  await settled(page)
  await page.keyboard.press('w')
  await expect.poll(() => seqOf(page)).toBe(1)
  await page.keyboard.press('e')
  await page.locator('.ud-placing__card.is-loose').waitFor()
  const seq = await seqOf(page)
  const middleOf = async (selector: string) => {
    const { x, y, width, height } = (await page.locator(selector).boundingBox()) ?? expect.fail(selector)
    return [x + width / 2, y + height / 2] as const
  }
  await page.mouse.move(...(await middleOf('.ud-placing__card')))
  await page.mouse.down()
  await page.mouse.move(...(await middleOf('.ud-door[data-at="2"] .ud-hit')), { steps: 5 })
  expect(await page.locator('.ud-hit.is-over').count()).toBe(1)
  await page.mouse.up()
  await expect.poll(() => seqOf(page)).toBeGreaterThan(seq)
  await expect.poll(() => page.locator('.ud-door[data-at="2"] .ud-card').count()).toBe(1)
})

it('the known cards can be switched at the table, and the bite pile shows its risk on a phone', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  await visit.go('/quick/until-dawn?seed=1')
  await settled(visit.page)
  const known = visit.page.getByRole('switch', { name: 'Known cards' })
  expect(await known.getAttribute('aria-checked')).toBe('true')
  await visit.page.locator('.ud-known p').first().waitFor()
  await known.focus()
  await visit.page.keyboard.press('Space')
  expect(await visit.page.locator('.ud-known p, .ud-action .odds').count()).toBe(0)
  await known.click()
  expect(await visit.page.locator('.ud-known p').count()).toBe(2)
  await visit.leave()
  visit = await site.visit('phone')
  await visit.go('/quick/until-dawn?seed=1')
  await settled(visit.page)
  await visit.page.locator('.ud-action--pass').tap()
  await visit.page.locator('.prompt .button--main').tap()
  await expect.poll(() => visit.page.locator('.ud-bite__risk').textContent()).toMatch(/^\d+ in \d+ she turns$/)
})

it('tokens and supplies are explained by hover, focus and touch', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  await visit.go('/quick/until-dawn?seed=1')
  await settled(visit.page)
  const explains = (about: RegExp) => visit.page.locator('.explainer').getByText(about).waitFor()
  await visit.page.mouse.move(5, 5)
  await visit.page.locator('.explainer[data-ready="true"]').waitFor({ state: 'attached' })
  await visit.page.locator('.ud-cabin button', { hasText: 'Jasper' }).hover()
  await explains(/^Your dog\./)
  for (const [selector, about] of [
    ['.ud-bite', /^When a bite card is drawn/],
    ['.ud-track', /^Each action moves the white marker/],
    ['.ud-known [aria-label$="bite cards"]', /tests the bite pile/],
  ] as const) {
    await visit.page.locator(selector).hover()
    await explains(about)
  }
  await visit.page.mouse.move(5, 5)
  await visit.page.locator('.ud-waiting').focus()
  await visit.page.keyboard.press('Shift+Tab')
  await visit.page.keyboard.press('Tab')
  await explains(/^If a bite card matches/)
  await visit.leave()
  visit = await site.visit('phone')
  await visit.go('/quick/until-dawn?seed=1')
  await settled(visit.page)
  await visit.page.locator('.prompt__ask').tap()
  await visit.page.locator('.explainer[data-ready="true"]').waitFor({ state: 'attached' })
  await visit.page.locator('.ud-waiting').tap()
  await explains(/^If a bite card matches/)
})

it('with hints on, pointing at a move shows its result in the place of the hint', async () => {
  visit = await site.visit('desktop', { confirm: 'never' })
  const { page } = visit
  await visit.go('/quick/until-dawn?preset=first-game&hints=on&seed=1')
  await settled(page)
  const hint = page.locator('.prompt__note').getByText(/^Hint:/)
  await hint.waitFor()
  await page.locator('.ud-action--pass').hover()
  const result = page.locator('.prompt__note').getByText('Nothing happens, but the zombies draw 1 more card.')
  await result.waitFor()
  const { height } = (await page.locator('.prompt__note').boundingBox()) ?? expect.fail('no note')
  expect(height, 'the result has the lines to itself').toBeLessThan(45)
})

it('marks the attacked entrance that holds if you stop, and it does', async () => {
  const holds = (events: readonly string[]): boolean =>
    events.includes('scratched') &&
    events.indexOf('scratched') < events.indexOf('step-began') &&
    !events.some(event => event === 'breached' || event === 'howled')
  const { record } = await positionBefore(
    'until-dawn',
    {},
    'john',
    ({ move }, { events }) => move === 'advance' && holds(events),
  )
  visit = await site.visit('desktop', { motion: 'off', confirm: 'never' })
  const { page } = visit
  await openRecord(visit, record)
  await settled(page)
  const door = page.locator('.ud-door:has(.ud-door__holds)').first()
  await door.waitFor()
  expect(await door.locator('.ud-chip--falls').count()).toBe(0)
  const at = await door.getAttribute('data-at')
  const seq = await seqOf(page)
  await page.keyboard.press('e')
  await expect.poll(() => seqOf(page)).toBeGreaterThan(seq)
  await page.keyboard.press('Escape')
  expect(await page.locator(`.ud-door.is-breached[data-at="${at}"]`).count()).toBe(0)
})
