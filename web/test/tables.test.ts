import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { luckOf, playOn, seqAtRest, seqOf, settled } from './driver.ts'
import { bestPositions, openRecord } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const SMALL_DESKTOP = { width: 1366, height: 768 }

/** Presses Until Dawn's own keys one by one, waiting for each playback to end. */
async function typeKeys(page: Page, keys: string): Promise<void> {
  for (const key of keys) {
    await page.waitForFunction(() => !document.querySelector('.is-telling'))
    const seq = await seqOf(page)
    await page.keyboard.press(key)
    await expect.poll(() => seqOf(page)).toBeGreaterThan(seq)
    await settled(page)
    await page.keyboard.press('Escape') // skips the playback
  }
  await page.waitForFunction(() => !document.querySelector('.is-telling'))
}

const note = (page: Page) => page.locator('.prompt__note')

/** Places all cards at the front door. A Screamer is there, and no barricade. */
const SCREAMER_AT_THE_DOOR = 'we1we1we11w'

it("Until Dawn previews the pointed action: its result, the mark at the door, and the runner's path", async () => {
  visit = await site.visit('desktop')
  await visit.page.setViewportSize(SMALL_DESKTOP)
  await visit.go('/quick/until-dawn?seed=1')
  await settled(visit.page)
  await typeKeys(visit.page, SCREAMER_AT_THE_DOOR)
  const { page } = visit
  const front = page.locator('.ud-door[data-at="0"]')
  await front.getByText('falls if you stop now').waitFor()

  const board = await page.locator('.frame__board').boundingBox()
  await page.locator('.ud-action--advance').hover()
  const stop = 'If you stop now, the front door falls and 3 zombies move on to the left window. Then 1 card is drawn.'
  await expect.poll(() => note(page).textContent()).toContain(stop)
  expect(await page.locator('.ud-run').count(), 'arrows').toBe(1)
  expect(await page.locator('.frame__board').boundingBox(), 'the board stays where it is').toEqual(board)

  const seq = await seqOf(page)
  await page.keyboard.press('f')
  await page.locator('.ud-door[data-at="0"] .ud-hit').hover()
  await expect
    .poll(() => note(page).textContent())
    .toMatch(/^If you choose this: The Screamer is gone. The Sneaker behind it runs to/)
  await page.locator('.ud-door[data-at="1"]').getByText('Sneaker runs here').waitFor()
  await expect.poll(() => front.getByText('falls if you stop').count(), { message: 'the shot saves the door' }).toBe(0)
  expect(await seqOf(page), 'pointing plays nothing').toBe(seq)

  await page.mouse.move(5, 300)
  await page.keyboard.press('Escape')
  await page.locator('.ud-action--treat').focus()
  await page.keyboard.press('Tab')
  await expect
    .poll(() => note(page).textContent(), { message: 'by keyboard' })
    .toMatch(/^If you choose this: Nothing happens, but the zombies draw 1 more/)
})

it('Until Dawn says that a barricade does not help against Zombie Rebecca', async () => {
  visit = await site.visit('desktop')
  await visit.go('/quick/until-dawn?seed=2')
  await settled(visit.page)
  await typeKeys(visit.page, 'we1we11w')
  await visit.page.keyboard.press('d')
  await visit.page.locator('.ud-door[data-at="0"] .ud-hit').hover()
  await expect
    .poll(() => note(visit.page).textContent())
    .toContain('If you stop then, the front door falls (Zombie Rebecca is there)')
})

it('Until Dawn on a phone: the first press shows the full result, and small cards say what they do', async () => {
  visit = await site.visit('phone')
  await visit.go('/quick/until-dawn?seed=1')
  await settled(visit.page)
  const { page } = visit
  for (const key of SCREAMER_AT_THE_DOOR) {
    await page.waitForFunction(() => !document.querySelector('.is-telling'))
    const seq = await seqOf(page)
    await page.keyboard.press(key)
    await page.locator('.prompt .button--main').tap()
    await expect.poll(() => seqOf(page)).toBeGreaterThan(seq)
    await settled(page)
    await page.keyboard.press('Escape')
  }
  await page.waitForFunction(() => !document.querySelector('.is-telling'))
  expect(await page.locator('.ud-door[data-at="0"] .ud-card__act').textContent()).toBe('breaches')
  await page.locator('.ud-action--advance').tap()
  await expect.poll(() => note(page).textContent()).toMatch(/^If you stop now, the front door falls/)
  expect(await note(page).evaluate(one => one.scrollHeight - one.clientHeight), 'px of it cut off').toBeLessThanOrEqual(
    1,
  )
})

it('Viral Dawn: a first card shows its resource, and the picked card does not cover "Lay" on a phone', async () => {
  visit = await site.visit('phone')
  await visit.go('/quick/viral-dawn?seed=3&opt.turn-seconds=0&opt.react-seconds=0')
  await settled(visit.page)
  const { page } = visit
  const cards = page.locator('.vd-hand .vd-card')
  const notes = await cards.locator('.vd-card__adds').allTextContents()
  expect(notes.length).toBeGreaterThan(0)
  for (const text of notes) expect(text, 'nothing is laid yet').toMatch(/(food|money|health|weapons)$/)
  await page.locator('.vd-hand .vd-card.can').first().tap()
  const lay = page.getByRole('button', { name: /^Lay the/ }).last()
  await lay.waitFor()
  expect(await coveredButtons(page, '.vd-hand__acts button')).toEqual([])
  await page.locator('.vd-hand__acts button').first().tap()
  await expect
    .poll(() => note(page).textContent())
    .toMatch(/^If you lay it, it is your (food|money|health|weapons) and adds no/)
})

it.each(['phone', 'desktop'] as const)(
  'Viral Dawn on a %s: the dock keeps its height and Undo its place while a card is picked and confirmed',
  async screen => {
    visit = await site.visit(screen, { confirm: 'always' })
    const { page } = visit
    if (screen === 'desktop') await page.setViewportSize(SMALL_DESKTOP)
    await visit.go('/quick/viral-dawn?seed=5&opt.turn-seconds=0&opt.react-seconds=0')
    await settled(page)
    const boxes = async () => [
      await page.locator('.frame__dock').boundingBox(),
      await page.locator('.prompt__undo').boundingBox(),
    ]
    const before = await boxes()
    await page.locator('.vd-hand .vd-card.can').first().click()
    expect(await boxes(), 'with a picked card').toEqual(before)
    const cancel = page.getByRole('button', { name: 'Cancel' })
    const place = await cancel.boundingBox()
    await page.locator('.vd-hand__acts button').first().click()
    await page.locator('.prompt .button--main').waitFor()
    expect(await boxes(), 'with a move to confirm').toEqual(before)
    expect(await cancel.boundingBox()).toEqual(place)
    if (screen === 'phone') return
    const board = page.locator('.frame__board')
    expect(await board.evaluate(one => one.scrollHeight - one.clientHeight), 'px to scroll').toBeLessThanOrEqual(0)
  },
)

it('Viral Dawn: no text on a card is small or wider than the card, in portrait and landscape', async () => {
  visit = await site.visit('phone')
  const { page } = visit
  await visit.go('/quick/viral-dawn?seed=5&opt.turn-seconds=0&opt.react-seconds=0&bots=greedy')
  await playOn(page, 'touch', luckOf(4), seq => seq >= 30)
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height })
    const wrong = await page.locator('.vd-hand .vd-card').evaluateAll(cards =>
      cards.flatMap(card =>
        [...card.querySelectorAll('.vd-card__use, .vd-card__adds')]
          .filter(note => note.checkVisibility())
          .filter(note => {
            const text = document.createRange()
            text.selectNodeContents(note)
            const small = Number.parseFloat(getComputedStyle(note).fontSize) < 13
            return small || text.getBoundingClientRect().width > card.clientWidth
          })
          .map(note => note.textContent),
      ),
    )
    expect(wrong, `${width} x ${height}`).toEqual([])
  }
})

/** The buttons that are covered at their top, middle or bottom. */
function coveredButtons(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll(all =>
    all
      .filter(one => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [0.1, 0.5, 0.95].some(part => {
          const found = document.elementFromPoint(left + width / 2, top + height * part)
          return !one.contains(found)
        })
      })
      .map(one => one.textContent ?? ''),
  )
}

it('Zombie Town fits a window of 1366 x 768: no zoom tools, no building cut off', async () => {
  visit = await site.visit('desktop')
  await visit.page.setViewportSize(SMALL_DESKTOP)
  await visit.go('/quick/zombie-town?seed=3&opt.players=4')
  await settled(visit.page)
  const { page } = visit
  expect(await page.locator('.zt-tools').isVisible()).toBe(false)
  const box = page.locator('.zt-box')
  await expect
    .poll(() => box.evaluate(one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]))
    .toEqual([0, 0])
  const cut = await page.locator('.zt-house').evaluateAll(houses => {
    const board = document.querySelector('.frame__board')?.getBoundingClientRect() as DOMRect
    return houses
      .map(house => house.getBoundingClientRect())
      .filter(
        ({ left, right, top, bottom }) =>
          left < board.left || right > board.right || top < board.top || bottom > board.bottom,
      ).length
  })
  expect(cut, 'houses cut off').toBe(0)

  const height = (part: string) => page.locator(part).evaluate(one => one.getBoundingClientRect().height)
  const place = (part: string) => page.locator(part).evaluate(one => one.getBoundingClientRect().top)
  const [buttons, map] = [await place('.prompt__buttons'), await height('.zt-map')]
  await page.locator('.prompt__ask').evaluate(ask => {
    ask.textContent = 'A zombie attacks the red pawn on D7. Which of its guns do you fire at this zombie now?'
  })
  expect(map).toBeGreaterThanOrEqual(620)
  const after = [await place('.prompt__buttons'), await height('.zt-map')]
  expect(after, 'with a decision of 2 lines the prompt grows upward').toEqual([buttons, map])
})

it('Zombie Town: each of 2 equal cards can be kept, and the prompt does not flicker while bots play', async () => {
  visit = await site.visit('desktop', { botPause: 40 })
  const { page } = visit
  await page.addInitScript(() => {
    const said = new Set<string>()
    Object.assign(window, { said })
    setInterval(() => {
      const phase = document.querySelector<HTMLElement>('.frame')?.dataset.phase
      if (phase === 'bot') said.add(document.querySelector('.prompt__ask')?.textContent ?? '')
    }, 5)
  })
  await visit.go('/quick/zombie-town?seed=7&opt.players=4')
  await settled(page)
  await page.locator('.zt-house.is-end').first().click()
  const survivors = page.locator('.zt-looked > li', { has: page.getByText('Survivor', { exact: true }) })
  await expect.poll(() => survivors.count()).toBe(2)
  expect(await survivors.getByRole('button', { name: /^Keep/ }).count(), 'one button each').toBe(2)
  await survivors.nth(1).locator('.zt-card').click()
  await playOn(page, 'mouse', luckOf(5), seq => seq >= 20)
  const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said])
  expect(said.some(ask => ask.endsWith(' is thinking…'))).toBe(true)
  for (const ask of said) expect(ask, 'nothing to step in with').not.toMatch(/^You (may|cannot)/)
})

it('Zombie Town: Shoot shows the target and its odds, and fires only at the second press', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await visit.stores('holdout:lesson:zombie-town', '{"step":11,"finished":false}')
  await visit.go('/learn/zombie-town')
  await page.getByText('You have a gun with 3 bullets').waitFor()
  await page.locator('.zt-action', { hasText: 'Shoot' }).click()
  await expect.poll(() => page.locator('.prompt__ask').textContent()).toBe('Shoot at C2? Press the square to fire.')
  expect(await note(page).textContent()).toMatch(/\d+ of \d+ combat cards hit\./)
  expect(await page.locator('.zt-kit__gun').getAttribute('aria-label'), 'no shot yet').toContain('3 bullets')
  await page.locator('.zt-square[data-at="C2"].is-end').click()
  await expect.poll(() => page.locator('.lesson__words').textContent()).not.toContain('You have a gun with 3')
})

it('Until Daylight: players and inventories are visible at 1366 x 768, actions are named, objectives have text', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await page.setViewportSize(SMALL_DESKTOP)
  await visit.go('/quick/until-daylight?seed=3&opt.players=4&opt.search-mode=untimed')
  await settled(page)
  await page.locator('.dl-cast__card').first().click()
  await page.locator('.prompt__ask', { hasText: 'Which secondary objective do you keep?' }).waitFor()
  await expect.poll(() => page.locator('.dl-cast__card small').allTextContents()).toHaveLength(2)
  for (const text of await page.locator('.dl-cast__card small').allTextContents()) expect(text).toMatch(/\w+ \w+.*\.$/)
  await page.locator('.dl-cast__card').first().click()
  await expect.poll(() => page.locator('.dl-mine .dl-goals li').count()).toBe(4)
  expect(await page.getByRole('button', { name: 'Ready', exact: true }).count()).toBe(0)

  await playOn(page, 'list', luckOf(3), seq => seq >= 20)
  await seqAtRest(page)
  expect(await outOfSight(page)).toEqual([])
  const searching = page.locator('.dl-bag .dl-item.can').last()
  await searching.click()
  const deeds = await page.locator('.dl-area__pick').allTextContents()
  expect(deeds.length).toBeGreaterThan(0)
  for (const deed of deeds) expect(deed).toMatch(/^(Attack|Give|Trade)$/)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await outOfSight(page), 'at 1440 x 900').toEqual([])
})

interface Crowd {
  readonly players: readonly { readonly line: readonly string[]; readonly bag: readonly string[] }[]
}

/** The number of enemies and cards on the table. */
const piecesIn = ({ players }: Crowd) => players.reduce((sum, { line, bag }) => sum + line.length * 2 + bag.length, 0)

it('Until Daylight shows 6 players with long lines and full inventories, in readable text', async () => {
  const options = { players: 6, people: 1, 'search-mode': 'untimed' }
  const decisions = ['choose-payment', 'combat-turn', 'search-turn']
  const scores = decisions.map(wanted => (view: Crowd, decision: string) => (decision === wanted ? piecesIn(view) : 0))
  const records = await bestPositions('until-daylight', options, 'p1', scores)
  visit = await site.visit('desktop')
  const { page } = visit
  for (const [i, decision] of decisions.entries()) {
    await openRecord(visit, records[i])
    await settled(page)
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height })
      const at = `${decision} at ${width} x ${height}`
      expect(await outOfSight(page), at).toEqual([])
      expect(await tooSmall(page), at).toEqual([])
      if (width > SMALL_DESKTOP.width) continue // a selected card takes no more room there
      const heights = new Set([await dockHeight(page)])
      for (const item of await page.locator('.dl-bag .dl-item.can').all()) {
        await item.click()
        heights.add(await dockHeight(page))
        expect(await outOfSight(page), `${at}, with a card selected`).toEqual([])
        await page.keyboard.press('Escape')
      }
      expect(heights.size, `heights of the dock, ${at}`).toBe(1)
    }
  }
})

function dockHeight(page: Page): Promise<number | undefined> {
  return page.locator('.frame__dock').evaluate(dock => dock.getBoundingClientRect().height)
}

/** The texts on the table that are smaller than 12 px. */
function tooSmall(page: Page): Promise<string[]> {
  return page.locator('.frame__board *, .frame__dock *').evaluateAll(all =>
    all
      .filter(one => one.checkVisibility() && [...one.childNodes].some(node => node.nodeType === 3 && node.nodeValue))
      .filter(one => Number.parseFloat(getComputedStyle(one).fontSize) < 12)
      .map(one => one.textContent ?? ''),
  )
}

/** The areas and bags that are hidden under the dock. */
function outOfSight(page: Page): Promise<string[]> {
  return page.locator('.dl-team .dl-area, .dl-their-bag').evaluateAll(parts => {
    const bottom = document.querySelector('.frame__board')?.getBoundingClientRect().bottom ?? 0
    return parts
      .filter(part => part.getBoundingClientRect().bottom > bottom + 0.5)
      .map(part => part.getAttribute('aria-label') ?? '')
  })
}
