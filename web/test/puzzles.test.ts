import { readFileSync } from 'node:fs'
import { puzzlesIn } from '@holdout/knowledge'
import { afterEach, describe, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { faults } from './faults.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

const FILE = new URL('../../games/until-dawn/puzzles/until-dawn.scenario.txt', import.meta.url)

/** Puzzles of Until Dawn in which it is best to let the zombies come. */
const STOP = puzzlesIn(readFileSync(FILE, 'utf8')).filter(({ text }) => text.includes('\nwhen    john: advance\n'))

describe.each(['desktop', 'phone'] as const)('puzzles on a %s', screen => {
  const press = (selector: string) => {
    const piece = visit.page.locator(selector)
    return screen === 'phone' ? piece.tap() : piece.click()
  }

  it('a wrong move is explained, and the best one solves the puzzle', async () => {
    visit = await site.visit(screen, { confirm: 'never' })
    const { page } = visit
    const [{ id }] = STOP
    await visit.go(`/puzzles/until-dawn/${id}`)
    const panel = page.getByRole('region', { name: 'Puzzle' })
    await panel.getByText('Which move is best?').waitFor()
    expect(await faults(page, 'all'), 'the question').toEqual([])
    await press('.ud-action--pass')
    await panel.getByText('Not the best move').waitFor()
    await panel.getByText(/It loses at least \d+ points? of chance\./).waitFor()
    await panel.getByText(/^Rating 1[34]\d\d \(−\d+\)$/).waitFor()
    expect(await faults(page, 'all'), 'a wrong move').toEqual([])
    await press('.ud-action--advance')
    await panel.getByText('Right!').waitFor()
    await panel.getByText(/It keeps \d+ points? more chance of winning/).waitFor()
    await panel.getByRole('button', { name: 'Next puzzle' }).click()
    await panel.getByText('Which move is best?').waitFor()
    await visit.go('/puzzles')
    await page.getByText('0 of 1 right').waitFor()
    expect(await faults(page, 'all'), 'all puzzles').toEqual([])
  })

  it('the link of a puzzle that was taken back opens another one, and says so', async () => {
    visit = await site.visit(screen, { confirm: 'never' })
    const panel = visit.page.getByRole('region', { name: 'Puzzle' })
    await visit.go('/puzzles/until-dawn/deadbeef')
    await panel.getByText('Here is another. Which move is best?').waitFor()
    expect(await faults(visit.page, 'all')).toEqual([])
  })

  it('a solved puzzle counts once, and raises rating and streak', async () => {
    visit = await site.visit(screen, { confirm: 'never' })
    const { page } = visit
    const { id } = STOP[1]
    const panel = page.getByRole('region', { name: 'Puzzle' })
    await visit.go(`/puzzles/until-dawn/${id}`)
    await press('.ud-action--advance')
    await panel.getByText(/^Rating 1[56]\d\d \(\+\d+\)$/).waitFor()
    await visit.go('/puzzles')
    await page.getByText('1-day streak').waitFor()
    await page.getByText('1 of 1 right').waitFor()
    await visit.go(`/puzzles/until-dawn/${id}`)
    await press('.ud-action--pass')
    await panel.getByText('You answered this puzzle before').waitFor()
    await panel.getByRole('button', { name: 'Show solution' }).click()
    await panel.getByText('The best move', { exact: true }).waitFor()
    await panel.getByRole('link', { name: 'Leave the puzzles' }).click()
    await page.getByText('1 of 1 right').waitFor()
  })
})

it('the puzzle of the day opens at the table', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await visit.go('/daily')
  await page.getByRole('link', { name: 'Puzzle of the day' }).click()
  await page.getByRole('region', { name: 'Puzzle' }).getByText('Which move is best?').waitFor()
  expect(new URL(page.url()).href).toMatch(/puzzles\/[a-z-]+\/[0-9a-f]{8}$/)
})
