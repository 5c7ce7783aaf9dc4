import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FittedModels } from '@holdout/knowledge'
import { describe, expect, it } from 'vitest'
import { BUILT, holdout, scratch } from './holdout.ts'

const FIT = ['fit', 'viral-dawn', '--games', '4', '--bots', 'easy,greedy', '--end', 'greedy']

describe.skipIf(!BUILT)('holdout fit', () => {
  const folder = scratch()
  const modelsIn = (file: string): FittedModels => JSON.parse(readFileSync(file, 'utf8'))

  it('prints scores and reliability, and adds a model for each number of seats to a file', async () => {
    const file = join(folder, 'chance.json')
    const { code, out } = await holdout([...FIT, '--out', file])
    expect(code).toBe(0)
    expect(out).toContain('Viral Dawn: fitted to 4 matches, tested on 2 others')
    expect(out).toMatch(/fitted chance +0\.\d+ +\d\.\d+/)
    expect(Object.keys(modelsIn(file))).toEqual(['4'])
    expect((await holdout([...FIT, '-o', 'players=3', '--out', file])).code).toBe(0)
    expect(Object.keys(modelsIn(file))).toEqual(['3', '4'])
    expect((await holdout([...FIT, '--name', 'leader', '--out', file])).code).toBe(0)
    expect(Object.keys(modelsIn(file))).toEqual(['3', '4', 'leader'])
  })

  it('fits the chance of a network in a file, and leaves the rest of it as it was', async () => {
    const file = join(folder, 'value.json')
    const command = ['fit', 'until-dawn', '--games', '4', '--bots', 'easy', '--end', 'greedy', '--out', file]
    expect((await holdout([...command, '--network', '1'])).code).toBe(0)
    const learned = JSON.parse(readFileSync(file, 'utf8'))
    expect(learned.calibration).toBeUndefined()
    expect((await holdout([...command, '--calibrate'])).code).toBe(0)
    const { calibration, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
    expect(calibration).toHaveLength(4)
    expect(rest).toEqual(learned)
  })

  it('says what is wrong with its input, and changes nothing', async () => {
    const other = join(folder, 'other.json')
    writeFileSync(other, '{"weights": {}}')
    const refused = await holdout([...FIT, '--out', other])
    expect(refused.code).toBe(2)
    expect(refused.err).toContain('is not a file of models')
    expect(readFileSync(other, 'utf8')).toBe('{"weights": {}}')
    const network = await holdout([...FIT, '--calibrate', '--out', other])
    expect(network.code).toBe(2)
    expect(network.err).toContain('is not a file of models')
    const level = await holdout([...FIT, '--end', 'strongest'])
    expect(level.code).toBe(2)
    expect(level.err).toContain('strongest')
  })
})
