import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { faults } from './faults.ts'
import { FINISHED, finishedMatch } from './finished.ts'
import { LONG } from './long.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const seq = async (): Promise<number> => Number(await visit.page.locator('.frame').getAttribute('data-seq'))
const slider = () => visit.page.getByRole('slider', { name: 'Move on the curve' })
const cursor = async (): Promise<number> => Number(await slider().getAttribute('aria-valuenow'))

/** Table, curve and transport are at this move. */
async function isAt(move: number): Promise<void> {
  await expect.poll(cursor).toBe(move)
  await expect.poll(seq).toBe(move)
  expect(await visit.page.locator('.transport__at').textContent()).toContain(`Move ${move} of`)
}

async function openAnalysis(game: (typeof FINISHED)[number]): Promise<number> {
  const record = await finishedMatch(...game)
  visit = await site.visit('desktop')
  await visit.stores('holdout:match:given', JSON.stringify(record))
  await visit.go('/analysis/given')
  await slider().waitFor({ timeout: 300_000 })
  return record.moves.length
}

it.each(FINISHED)('analyzes %s: scrub, keys, key moments, play on', async (...game) => {
  const length = await openAnalysis(game)
  await goThrough('desktop', length)
  // The page around the table is the same for all games: a phone shows one of them, all with `npm run test:long`.
  if (!LONG && game[0] !== 'zombie-town') return
  // The same page: to open another one, the match would be analyzed again.
  await visit.page.setViewportSize({ width: 390, height: 844 })
  await visit.go('/analysis/given')
  await slider().waitFor({ timeout: 300_000 })
  await goThrough('phone', length)
})

async function checkAccuracy(page: Page): Promise<void> {
  await page.locator('.analysis__tabs').getByRole('button', { name: 'Accuracy' }).click()
  expect(await faults(page, 'all'), 'axe on the tab of accuracy').toEqual([])
  const rivals = (await page.locator('.accuracy > ul > li').count()) - 1
  expect(await page.locator('.accuracy').getByText('Medium bot').count(), 'levels of the bots').toBe(rivals)
}

async function goThrough(screen: 'desktop' | 'phone', length: number): Promise<void> {
  const { page } = visit
  // The list of moments changes while the deep analysis runs.
  const tab = (name: string | RegExp) => (screen === 'phone' ? page.getByRole('button', { name }).click() : null)
  await tab(/^Moments/)
  await page.locator('.moment').nth(1).waitFor({ timeout: 300_000 }) // a quick analysis may find none
  // Nothing changes from here on: a short match may be complete by now.
  const pause = page.locator('.deep').getByRole('button', { name: 'Pause' })
  const status = (): Promise<string | null> => page.locator('.analysis').getAttribute('data-status')
  await pause.click({ timeout: 5_000 }).catch(async () => expect(await status()).toBe('complete'))
  await expect.poll(status).toMatch(/paused|complete/)
  await tab('This move')

  const box = await slider().boundingBox()
  if (!box) throw new Error('The curve is not drawn.')
  const y = box.y + box.height - 12 // below the marks, where a press does not jump to one
  await page.mouse.move(box.x + 60, y)
  await page.mouse.down()
  const first = await cursor()
  await page.mouse.move(box.x + box.width / 2, y, { steps: 3 })
  await page.mouse.up()
  const middle = await cursor()
  expect(middle).toBeGreaterThan(first)
  await isAt(middle)
  await page.keyboard.press('ArrowRight')
  await isAt(middle + 1)
  await page.keyboard.press('ArrowLeft')
  await isAt(middle)
  expect(await slider().getAttribute('aria-valuetext')).toMatch(new RegExp(`^Move ${middle} of ${length}.*\\d%`))

  await page.keyboard.press('Home')
  await isAt(0)
  const moments = page.locator('.moment')
  await tab(/^Moments/)
  expect(await moments.count(), 'key moments').toBeGreaterThan(1)
  const isDeal = (await moments.first().getAttribute('aria-current')) === 'true'
  await page.keyboard.press('ArrowDown')
  const next = moments.nth(isDeal ? 1 : 0)
  await expect.poll(() => next.getAttribute('aria-current'), { message: 'Down' }).toBe('true')
  await moments.last().click()
  const last = await cursor()
  await isAt(last)
  expect(await moments.last().getAttribute('aria-current')).toBe('true')
  await page.keyboard.press('ArrowUp')
  await expect.poll(cursor).toBeLessThan(last)

  expect(await faults(page, screen === 'desktop' ? 'all' : 'structure'), 'axe').toEqual([])
  if (screen === 'phone') await checkAccuracy(page)

  await page.keyboard.press('Home')
  await isAt(0)
  await page.keyboard.press('ArrowRight')
  await isAt(1)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.locator('.frame[data-mode="play"]').waitFor()
  expect(await seq(), 'the table goes on from the shown move').toBeGreaterThanOrEqual(1)
}

it('keeps what it found with the save, and deletes it with the save', async () => {
  await openAnalysis(['viral-dawn', 'p1', { players: 2 }, 'd']) // short: it is analyzed to the end
  const { page } = visit
  await page.locator('.analysis[data-status="complete"]').waitFor({ timeout: 300_000 })
  const text = await page.locator('.sum-line').textContent()
  await visit.go('/')
  await visit.go('/analysis/given')
  await page.reload() // nothing in the memory of the page is left
  await page.locator('.analysis[data-status="complete"]').waitFor({ timeout: 60_000 })
  expect(await page.locator('.sum-line').textContent()).toBe(text)
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>(resolve => {
          const request = indexedDB.open('holdout-analyses', 1)
          request.onsuccess = () => {
            const count = request.result.transaction('analyses').objectStore('analyses').count()
            count.onsuccess = () => {
              request.result.close()
              resolve(count.result)
            }
          }
        }),
    )
  expect(await kept()).toBe(1)
  await visit.go('/saved')
  await page.getByRole('button', { name: 'Delete: Viral Dawn' }).click()
  await page
    .locator('dialog.question')
    .getByRole('button', { name: /delete/i })
    .click()
  await expect.poll(kept).toBe(0)
})

it('switches what is known, pauses, and shows the values as a table', async () => {
  await openAnalysis(FINISHED[2])
  const { page } = visit
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByText('Paused').waitFor()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
  await page.keyboard.press('p')
  await page.getByRole('region', { name: 'All hands' }).waitFor()
  await slider().waitFor({ timeout: 300_000 })
  expect(await page.getByRole('button', { name: 'All cards open' }).getAttribute('aria-pressed')).toBe('true')
  for (const word of await page.locator('.moment em').allTextContents())
    expect(word.trim()).toMatch(/^(Lucky|Unlucky)$/)
  await page.keyboard.press('p')
  await page.getByRole('region', { name: 'All hands' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Values as a table' }).click()
  const rows = page.locator('.value-table tbody tr')
  expect(await rows.count()).toBe(Number(await slider().getAttribute('aria-valuemax')) + 1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'How it is counted' }).click()
  await page.getByText(/lost as much per decision as our easy bot/).waitFor()
})

it('opens a linked moment in another browser', async () => {
  await openAnalysis(FINISHED[1])
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit.page.keyboard.press('Home')
  for (let i = 0; i < 3; i++) await visit.page.keyboard.press('ArrowRight')
  await isAt(3)
  await visit.page.getByRole('button', { name: 'Copy link' }).click()
  await visit.page.getByText('Link to this moment copied').waitFor()
  const link = await visit.page.evaluate(() => navigator.clipboard.readText())
  await visit.leave()
  visit = await site.visit('desktop')
  await visit.page.goto(link)
  await slider().waitFor({ timeout: 300_000 })
  await isAt(3)
})

it('says that a game in progress cannot be analyzed yet', async () => {
  const record = await finishedMatch(...FINISHED[1])
  visit = await site.visit('desktop')
  const half = { ...record, moves: record.moves.slice(0, 5), outcome: null }
  await visit.stores('holdout:match:given', JSON.stringify(half))
  await visit.go('/analysis/given')
  await visit.page.getByText(/after its end|cannot be analyzed/).waitFor()
})

it('the end of a game names the decisive moment and the hints used, and A opens the analysis', async () => {
  const record = await finishedMatch(...FINISHED[1])
  visit = await site.visit('desktop')
  await visit.stores('holdout:match:given', JSON.stringify(record))
  await visit.stores('holdout:hints-used:given', '2')
  await visit.go('/play/given')
  const { page } = visit
  await page.locator('.end__hints').getByText('2 hints used').waitFor()
  const moment = page.getByRole('region', { name: 'What decided it' })
  await moment.locator('.end-why').first().waitFor({ timeout: 60_000 })
  const link = moment.getByRole('link', { name: 'See this moment ›' })
  const move = (await link.count()) > 0 ? /move=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] : undefined
  await page.locator('.end').press('a')
  await slider().waitFor({ timeout: 300_000 })
  if (move === undefined) return
  await page.goBack()
  await link.click()
  await isAt(Number(move))
})

it('the end of a solo game speaks of your chance, and a wide score table fits at 1366 x 768', async () => {
  const solo = await finishedMatch(...FINISHED[0])
  visit = await site.visit('desktop')
  await visit.stores('holdout:match:given', JSON.stringify(solo))
  await visit.go('/play/given')
  const { page } = visit
  const moment = page.getByRole('region', { name: 'What decided it' })
  await moment.locator('.end-curve svg').waitFor({ timeout: 60_000 })
  expect(await moment.locator('.end-why').first().textContent()).toMatch(/^[−+]\d|^Even/)
  expect(await moment.textContent()).not.toContain('team')

  await visit.stores('holdout:match:wide', JSON.stringify(await finishedMatch(...FINISHED[2])))
  await page.setViewportSize({ width: 1366, height: 768 })
  await visit.go('/play/wide')
  const scores = page.locator('.end-scores')
  await scores.waitFor()
  expect(await scores.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'cut off').toBe(0)
  const turned = await scores.evaluate(
    table =>
      [...table.querySelectorAll('th')].filter(head =>
        [head, ...head.children].some(part => getComputedStyle(part).writingMode !== 'horizontal-tb'),
      ).length,
  )
  expect(turned, 'heads that stand upright').toBe(0)
})

it('shows the chance of winning during a game only if the player wants it', async () => {
  visit = await site.visit('desktop')
  await visit.go('/quick/until-dawn?seed=4')
  await visit.page.locator('.frame').waitFor()
  expect(await visit.page.locator('.chance-bar').count()).toBe(0)
  await visit.leave()
  visit = await site.visit('desktop', { chanceBar: true })
  await visit.go('/quick/until-dawn?seed=4')
  await expect
    .poll(() => visit.page.locator('.chance-bar').getAttribute('aria-label'))
    .toMatch(/\d%, ending \d\.\d of 4/)
})
