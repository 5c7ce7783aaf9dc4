import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Analysis } from '@holdout/analysis'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CommandResult, runHere, scratch } from './holdout.ts'

describe('holdout analyze', () => {
  let folder = ''
  let game = ''
  let printed: CommandResult

  beforeAll(async () => {
    folder = scratch()
    game = join(folder, 'game.json')
    await runHere(['sim', 'viral-dawn', '--games', '1', '--bots', 'medium', '--jobs', '1', '--save-game', '0', game])
    printed = await runHere(['analyze', game])
  })

  it('prints the curve, the sum, key moments and accuracy', () => {
    const { code, out } = printed
    expect(code).toBe(0)
    expect(out).toMatch(/^Viral Dawn, \d+ moves: .*, as this seat saw it\n/)
    expect(out).toMatch(/\d+% [▁▂▃▄▅▆▇█]+ \d+%/)
    expect(out).toMatch(/\d+% {2}[+−]?\d+ luck and rivals, not told apart {2}[+−]?\d+ decisions {2}.*= \d+%/)
    expect(out).toMatch(/Key moments[^\n]*\n +(([+−]\d+|best) {2}\d+\. |No decision cost more than 3 points\.)/)
    expect(out).toMatch(/Accuracy\n +Not measured for this game in a quick analysis/)
  })

  it('states no number and no error for what a quick analysis does not examine', async () => {
    const { out } = printed
    const rows = out.split('\n').filter(line => /^ +(decisions of|luck and rivals|own decisions)/.test(line))
    expect(rows).toHaveLength(5)
    for (const row of rows) expect(row).not.toContain('±')
    expect(rows.filter(row => /decisions of .* not examined *$/.test(row))).toHaveLength(3)
    const { others } = (JSON.parse((await runHere(['analyze', game, '--json'])).out) as Analysis).sums
    expect(others).toEqual({ p2: null, p3: null, p4: null })
  })

  it('prints JSON whose parts add up, for any seat and with all cards open', async () => {
    const { out } = await runHere(['analyze', game, '--seat', 'p3', '--all-open', '--json'])
    const analysis = JSON.parse(out) as Analysis
    expect(analysis).toMatchObject({ format: 'holdout-analysis', version: 1, seat: 'p3', known: 'all', depth: 'quick' })
    const { initial, luck, own, uncertain, final } = analysis.sums
    expect(initial.value + luck.value + own.value + uncertain).toBeCloseTo(final.value, 9)
  })

  it('writes a report', async () => {
    const report = join(folder, 'report.html')
    expect(await runHere(['analyze', game, '--out', report])).toMatchObject({ code: 0 })
    const page = readFileSync(report, 'utf8')
    expect(page).toContain('<polyline points="')
    expect(page).toContain('not examined')
    expect(page).not.toContain('<script')
  })

  it('says what is wrong with its input', async () => {
    const unknown = await runHere(['analyze', game, '--seat', 'p9'])
    expect(unknown).toMatchObject({ code: 2 })
    expect(unknown.err).toContain('There is no seat "p9". The seats are: p1, p2, p3, p4.')
    expect(await runHere(['analyze', join(folder, 'none.json')])).toMatchObject({ code: 2 })
    const record = JSON.parse(readFileSync(game, 'utf8'))
    const bad = join(folder, 'bad.json')
    writeFileSync(bad, JSON.stringify({ ...record, moves: [['p1', { move: 'fly' }]] }))
    const illegal = await runHere(['analyze', bad])
    expect(illegal).toMatchObject({ code: 2 })
    expect(illegal.err).toMatch(/bad\.json: Move 1 .* is illegal/)
    writeFileSync(bad, JSON.stringify({ ...record, moves: [] }))
    expect((await runHere(['analyze', bad])).err).toContain('nothing to analyze')
  })
})
