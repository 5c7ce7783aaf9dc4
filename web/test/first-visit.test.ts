import { readFileSync } from 'node:fs'
import { type MatchRecord, readRecord } from '@holdout/engine'
import { afterEach, expect, it } from 'vitest'
import { sharedSite, type Visit } from './browser.ts'
import { settled } from './driver.ts'
import { faults } from './faults.ts'
import { openRecord } from './positions.ts'

const site = sharedSite()
let visit: Visit
afterEach(() => visit.leave())

it('offers a newcomer the lesson, a gentle first game and three tips, once', async () => {
  visit = await site.visit('phone', {}, { newcomer: true })
  const { page } = visit
  await visit.go('/setup/thirty-seconds')
  await page.getByRole('link', { name: 'Learn in five minutes' }).waitFor()
  expect(await page.getByRole('radio', { name: /^First game/ }).isChecked()).toBe(true)
  await visit.go('/setup/viral-dawn')
  await page.getByRole('button', { name: 'Start game' }).waitFor()
  const players = await page.locator('.chair input:checked + span b').allInnerTexts()
  expect(players).toEqual(['Person', 'Easy', 'Easy', 'Easy'])
  await page.getByRole('button', { name: 'Start game' }).tap()
  const tips = page.getByRole('region', { name: 'Tips' })
  await tips.getByText('Your hand.').waitFor()
  expect(await faults(page, 'all')).toEqual([])
  for (const name of ['Next', 'Next', 'Got it']) await tips.getByRole('button', { name }).tap()
  await tips.waitFor({ state: 'detached' })
  await page.reload()
  await settled(page)
  expect(await tips.count()).toBe(0)
})

it('sums up the table that will start: the same level for every bot, and the chosen timer', async () => {
  visit = await site.visit('desktop', {}, { newcomer: true })
  const { page } = visit
  await visit.go('/setup/viral-dawn')
  const dock = page.locator('.setup-dock')
  await dock.getByText('You against 3 easy bots.').waitFor()
  await dock.getByText('No timer.').waitFor()
  expect(await page.locator('.setup__main').textContent(), 'no preset names another timer').not.toContain(
    '1 minute for',
  )
  await page.getByRole('button', { name: '+ Bot' }).click()
  await dock.getByText('You against 4 easy bots.').waitFor()
  await page.getByRole('radio', { name: /^Timed/ }).check({ force: true })
  await dock.getByText('60 s per turn.').waitFor()
  await page.getByRole('button', { name: 'Start game' }).click()
  await settled(page)
  const id = page.url().split('/').at(-1)
  const record = JSON.parse((await page.evaluate(key => localStorage.getItem(`holdout:match:${key}`), id)) ?? '{}')
  expect(Object.values(record.meta.table.bots)).toEqual(['easy', 'easy', 'easy', 'easy'])
  expect(record.options['turn-seconds'] ?? 60).toBe(60)
})

it('ends with place, luck and best, and starts a rematch and the same deal with one press', async () => {
  visit = await site.visit('desktop')
  const { page } = visit
  await openRecord(visit, finished())
  const end = page.getByRole('dialog', { name: 'Game over' })
  await end.getByText('Shots that hit').waitFor()
  expect(await end.locator('h2').textContent()).toMatch(/^Second, by \d+ points?\.$/)
  await end.getByText('your first').waitFor()
  expect(await faults(page, 'all')).toEqual([])
  for (const [name, seed] of [
    [/^Play again/, null],
    ['Same deal', 'the gates of the cemetery'],
  ] as const) {
    await visit.go('/play/given')
    await end.getByRole('button', { name }).click()
    await page.waitForURL(url => url.pathname !== '/play/given')
    await settled(page)
    const id = page.url().split('/').at(-1)
    const record = await page.evaluate(key => localStorage.getItem(`holdout:match:${key}`), id)
    const { seed: dealt, players } = JSON.parse(record ?? '{}')
    expect(dealt === 'the gates of the cemetery').toBe(seed !== null)
    expect(Object.values(players).filter(player => player === 'player')).toHaveLength(1)
  }
})

/** A finished game in which the viewer was second. */
function finished(): MatchRecord {
  const file = new URL('../../games/zombie-town/scenarios/golden/greedy-four.record.json', import.meta.url)
  const record = readRecord(readFileSync(file, 'utf8'))
  const table = { people: { p2: null }, bots: { p1: 'greedy', p3: 'greedy', p4: 'greedy' } }
  return { ...record, meta: { table } }
}
