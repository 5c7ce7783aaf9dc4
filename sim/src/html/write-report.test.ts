import { type MatchRecord, readRecord } from '@holdout/engine'
import { Window } from 'happy-dom'
import { beforeAll, expect, test } from 'vitest'
import { exampleRecords } from '../records.ts'
import type { SimReport } from '../report.ts'
import type { SimRequest } from '../request.ts'
import { simulate } from '../simulate.ts'
import { writeReport } from './write-report.ts'

const request: SimRequest = {
  game: 'until-dawn',
  games: 60,
  bots: ['random'],
  seed: `it's <b>"mine"</b>`,
  options: { shells: 10 },
}

let report: SimReport
let examples: MatchRecord[]
let page: string
let document: InstanceType<typeof Window>['document']

beforeAll(async () => {
  report = await simulate(request)
  examples = await exampleRecords(request, report)
  page = await writeReport(report, examples)
  document = new Window().document
  document.write(page)
})

test('needs no network and no script', () => {
  expect(document.querySelectorAll('script, link, img, iframe, object')).toHaveLength(0)
  expect(page).not.toMatch(/\b(src|href)="https?:/)
  expect(page).not.toMatch(/url\(|@import/)
})

test('shows the command that repeats the run', () => {
  expect(document.title).toBe('Until Dawn: 60 games')
  expect(document.querySelector('pre')?.textContent).toBe(
    `npx holdout sim until-dawn --games 60 --bots random --seed 'it'\\''s <b>"mine"</b>' --options shells=10`,
  )
  expect(document.body.textContent).toContain('With house rules: shells.')
})

test('escapes user input', () => {
  expect(document.querySelector('b')).toBeNull()
})

test('lists every ending with its count', () => {
  const rows = [...document.querySelectorAll('tbody tr')].map(row => [...row.children].map(cell => cell.textContent))
  for (const [id, games] of Object.entries(report.outcomes))
    expect(rows).toContainEqual([id.replaceAll('-', ' '), String(games), expect.any(String), expect.any(String)])
  for (const fact of Object.keys(report.facts)) expect(rows.map(([first]) => first)).toContain(fact)
})

test('charts are pictures with a description, tables have headers', () => {
  const charts = [...document.querySelectorAll('svg')]
  expect(charts).toHaveLength(8) // four charts, each for desktop and phone
  for (const chart of charts) {
    expect(chart.getAttribute('role')).toBe('img')
    expect(chart.getAttribute('aria-label')).toMatch(/^(Endings|Wins|Moves per game|How well it ended): .*\d/)
  }
  for (const table of document.querySelectorAll('table')) {
    expect(table.querySelector('caption')?.textContent).not.toBe('')
    expect(table.querySelectorAll('th[scope=col]').length).toBeGreaterThan(1)
    expect(table.querySelectorAll('th[scope=row]').length).toBe(table.querySelectorAll('tbody tr').length)
  }
})

test('example games and all numbers can be saved', () => {
  const [...links] = document.querySelectorAll('a[download]')
  const texts = links.map(link => decodeURIComponent((link.getAttribute('href') as string).replace(/^[^,]*,/, '')))
  expect(texts.slice(0, -1).map(text => readRecord(text))).toEqual(examples)
  expect(JSON.parse(texts.at(-1) as string)).toEqual(report)
})
