import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { testSite, type Visit } from './browser.ts'
import { luckOf, playOn } from './driver.ts'
import { faults } from './faults.ts'

const site = testSite()
let visit: Visit
afterEach(() => visit.leave())

const SCREENS = [
  ['desktop', 'mouse'],
  ['phone', 'touch'],
] as const

/** Collects what is copied. Headless pages may not use the clipboard. */
async function collectShared(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const copied = (text: string): Promise<void> => {
      sessionStorage.setItem('shared', text)
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied } })
    Object.defineProperty(navigator, 'share', { value: ({ text }: { text: string }) => copied(text) })
    Object.defineProperty(navigator, 'canShare', { value: () => false }) // the picture is downloaded
  })
  return async () => (await page.evaluate(() => sessionStorage.getItem('shared'))) ?? ''
}

/** Waits until the server can believe that the moves were played: the test presses faster than a person. */
async function waitAsLongAsMovesTake(page: Page, began: number): Promise<void> {
  const moves = Number(await page.locator('.frame').getAttribute('data-seq'))
  await page.waitForTimeout(Math.max(0, began + moves * 100 - Date.now()))
}

describe.each(SCREENS)('the daily challenge on a %s', (screen, hand) => {
  it('is played once, ranked with the bots and shared', async () => {
    visit = await site.visit(screen)
    const { page } = visit
    const shared = await collectShared(page)
    await visit.go('/daily/until-dawn')
    await page.getByRole('row', { name: /Easy bot/ }).waitFor()
    expect(await faults(page, 'all'), 'the page before the game').toEqual([])
    const began = Date.now()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await playOn(page, hand, luckOf(4), seq => seq >= 4)

    await visit.go('/')
    const pin = page.getByRole('region', { name: "Today's challenge" })
    await pin.waitFor()
    expect(await faults(page, 'all'), 'the home page').toEqual([])
    await visit.go('/daily/until-dawn')
    await page.getByText('Your first attempt is not finished.').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await playOn(page, hand, luckOf(5))

    const end = page.getByRole('region', { name: 'Daily challenge' })
    await end.getByLabel('Your name on the board').fill('Ann')
    await waitAsLongAsMovesTake(page, began)
    await end.getByRole('button', { name: 'Send result' }).click()
    await end.getByText(/^Place \d of \d/).waitFor()
    expect(await faults(page, 'all'), 'the end of the game').toEqual([])
    await end.getByRole('button', { name: 'Share result' }).click()
    await expect.poll(shared).toMatch(/^Holdout daily \d+: Until Dawn\n[🟧⬛]{7,}\n(Won|Lost) · .* moves\nhttp/u)
    const link = (await shared()).split('\n').at(-1) as string
    const preview = await (await fetch(link)).text()
    expect(preview).toContain('property="og:title" content="Daily challenge: Until Dawn"')
    expect(preview).toContain('pictures/until-dawn.png')

    const download = page.waitForEvent('download')
    await end.getByRole('button', { name: 'Share picture' }).click()
    const picture = readFileSync(await (await download).path())
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], 'the size of the picture').toEqual([1200, 630])

    await end.getByRole('link', { name: 'See the board' }).click()
    await page.getByRole('row', { name: /Ann \(you\)/ }).waitFor()
    await page.getByRole('radio', { name: 'All time' }).check({ force: true })
    await page.getByRole('columnheader', { name: 'Better than' }).waitFor()
    expect(await faults(page, 'all'), 'the board').toEqual([])
    await page.getByText('Groups', { exact: true }).click()
    await page.getByRole('button', { name: 'Create group' }).click()
    await page.getByRole('button', { name: /^Leave group / }).waitFor()
    await page.getByRole('row', { name: /Ann \(you\)/ }).waitFor()
    await page.getByRole('button', { name: 'Practice this deal' }).click()
    await page.locator('.frame').waitFor()
    await visit.go('/')
    await pin.getByText('1-day streak').waitFor()
  })
})

it('sends a result later that was finished without a connection', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await visit.go('/')
  await page.evaluate(
    name =>
      fetch('api/me', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      }),
    'Ben',
  )
  await visit.go('/daily/thirty-seconds')
  await page.getByRole('row', { name: /Easy bot/ }).waitFor()
  const began = Date.now()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playOn(page, 'mouse', luckOf(3), seq => seq >= 3)
  visit.forgive(/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/)
  await page.route('**/api/daily/*/results', route => route.abort())
  await playOn(page, 'mouse', luckOf(4))
  const end = page.getByRole('region', { name: 'Daily challenge' })
  await end.getByText('Your result is sent when the server can be reached.').waitFor()
  await waitAsLongAsMovesTake(page, began)
  await page.unroute('**/api/daily/*/results')
  await visit.go('/daily/thirty-seconds')
  await page.getByText('Your result is on the board.').waitFor()
  await page.getByRole('row', { name: /Ben \(you\)/ }).waitFor()
})

it('counts a game that is under way at midnight for the day on which it began', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await visit.go('/daily/until-dawn')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playOn(page, 'mouse', luckOf(4), seq => seq >= 4)
  const day = new Date().toISOString().slice(0, 10)
  const next = new Date(Date.parse(day) + 24 * 3_600_000)
  const deal = { day: next.toISOString().slice(0, 10), seed: 'of-the-next-day', ticket: 'of-the-next-day' }
  await page.route('**/api/daily/*/start', route => route.fulfill({ json: deal })) // the server's day does not turn
  await page.clock.install({ time: new Date(next.getTime() + 60_000) })
  await visit.go('/')
  await page.getByRole('region', { name: "Today's challenge" }).waitFor()
  await visit.go(`/daily/${day}/until-dawn`)
  await page.getByText(`Challenge of ${day}`).waitFor()
  await page.getByRole('button', { name: 'Continue' }).waitFor()
})
