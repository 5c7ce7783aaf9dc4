import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Analysis } from '@holdout/analysis'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUILT, holdout, scratch } from './holdout.ts'

describe.skipIf(!BUILT)('holdout analyze', () => {
  let folder = ''
  let game = ''

  beforeAll(async () => {
    folder = scratch()
    game = join(folder, 'game.json')
    await holdout(['sim', 'viral-dawn', '--games', '1', '--bots', 'medium', '--jobs', '1', '--save-game', '0', game])
  })

  it('prints the curve, the sum, key moments and accuracy', async () => {
    const { code, out } = await holdout(['analyze', game])
    expect(code).toBe(0)
    expect(out).toMatch(/^Viral Dawn, \d+ moves: .*, as this seat saw it\n/)
    expect(out).toMatch(/\d+% [▁▂▃▄▅▆▇█]+ \d+%/)
    expect(out).toMatch(/\d+% {2}[+−]?\d+ luck {2}[+−]?\d+ decisions {2}.* {2}= \d+%/)
    expect(out).toMatch(/Key moments[^\n]*\n +([+−]\d+|best) {2}\d+\. /)
    expect(out).toMatch(/Accuracy\n.*\n.* \d+ +\d+\.\d +\d+\n/)
  })

  it('prints JSON whose parts add up, for any seat and with all cards open', async () => {
    const { out } = await holdout(['analyze', game, '--seat', 'p3', '--all-open', '--json'])
    const analysis = JSON.parse(out) as Analysis
    expect(analysis).toMatchObject({ format: 'holdout-analysis', version: 1, seat: 'p3', known: 'all', depth: 'quick' })
    const { initial, luck, own, others, final } = analysis.sums
    const rest = Object.values(others).reduce((sum, { value }) => sum + value, 0)
    expect(initial.value + luck.value + own.value + rest).toBeCloseTo(final.value, 9)
  })

  it('writes a report', async () => {
    const report = join(folder, 'report.html')
    expect(await holdout(['analyze', game, '--out', report])).toMatchObject({ code: 0 })
    const page = readFileSync(report, 'utf8')
    expect(page).toContain('<polyline points="')
    expect(page).not.toContain('<script')
  })

  it('says what is wrong with its input', async () => {
    const unknown = await holdout(['analyze', game, '--seat', 'p9'])
    expect(unknown).toMatchObject({ code: 2 })
    expect(unknown.err).toContain('There is no seat "p9". The seats are: p1, p2, p3, p4.')
    expect(await holdout(['analyze', join(folder, 'none.json')])).toMatchObject({ code: 2 })
    const record = JSON.parse(readFileSync(game, 'utf8'))
    const bad = join(folder, 'bad.json')
    writeFileSync(bad, JSON.stringify({ ...record, moves: [['p1', { move: 'fly' }]] }))
    const illegal = await holdout(['analyze', bad])
    expect(illegal).toMatchObject({ code: 2 })
    expect(illegal.err).toMatch(/bad\.json: Move 1 .* is illegal/)
    writeFileSync(bad, JSON.stringify({ ...record, moves: [] }))
    expect((await holdout(['analyze', bad])).err).toContain('nothing to analyze')
  })
})
