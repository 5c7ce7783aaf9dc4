import { readFileSync } from 'node:fs'
import { loadGame } from '@holdout/catalog'
import { type MatchRecord, replay } from '@holdout/engine'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { faults } from './faults.ts'
import { finishedMatch } from './finished.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const SEAT = 'john'
const GAMES = 10

/** Ten finished games, and how many of them their person won. */
async function tenGames(): Promise<{ readonly records: readonly MatchRecord[]; readonly won: number }> {
  const game = await loadGame('until-dawn')
  const records = await Promise.all(
    Array.from({ length: GAMES }, (_, i) => finishedMatch('until-dawn', SEAT, {}, `records ${i}`)),
  )
  const won = records.filter(record => replay(game, record).state.outcome?.winners.includes(SEAT)).length
  return { records, won }
}

function files(records: readonly MatchRecord[]) {
  return records.map((record, i) => ({
    name: `game-${i}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  }))
}

const fact = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Summary' }).locator('div', { has: page.getByText(name, { exact: true }) })

async function showsTen(page: Page, won: number): Promise<void> {
  await fact(page, 'Games').getByText(String(GAMES), { exact: true }).waitFor()
  await fact(page, 'Won').getByText(String(won), { exact: true }).waitFor()
  await fact(page, 'Win rate')
    .getByText(`${Math.round((100 * won) / GAMES)}%`)
    .waitFor()
}

describe.each(['desktop', 'phone'] as const)('records on a %s', screen => {
  it('count ten games with plots and achievements, also after everything moved to another device', async () => {
    const { records, won } = await tenGames()
    visit = await site.visit(screen)
    const { page } = visit
    await visit.go('/records')
    await page.getByText('No finished games yet.').waitFor()
    expect(await faults(page, 'all'), 'no games').toEqual([])
    await page.locator('input[type=file]').setInputFiles(files(records))
    await page.getByText(/^Imported game-9\.json/).waitFor()
    await showsTen(page, won)
    await page.getByRole('radio', { name: 'Until Dawn' }).check({ force: true })
    await page
      .getByRole('region', { name: 'Achievements' })
      .getByText(/^[1-9]\d* of \d+ reached$/)
      .waitFor()
    await page.getByText('Luck over time').waitFor()
    expect(await faults(page, 'all'), 'ten games').toEqual([])

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export everything' }).click()
    const everything = readFileSync(await (await download).path())
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByText('No finished games yet.').waitFor()
    const file = { name: 'everything.json', mimeType: 'application/json', buffer: everything }
    await page.locator('input[type=file]').setInputFiles([file])
    await showsTen(page, won)
  })
})
