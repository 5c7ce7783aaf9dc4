import { nightWatch } from '@holdout/night-watch'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROPERTY_NAMES, type Survey, survey } from '../src/index.ts'
import { mergeSurveys } from '../src/merge.ts'
import { planted } from './planted-faults.ts'
import { pieces } from './variant.ts'

const LONG = { games: 60, pieces, longest: 300, longRun: true, greedyOneIn: null }

describe('a long run', () => {
  let usual: Survey
  beforeAll(() => {
    usual = survey(nightWatch, { ...LONG, longRun: false })
  })

  it('plays the same matches as another run, and checks fewer positions', () => {
    const long = survey(nightWatch, LONG)
    expect(long.coverage.reached.endings).toEqual(usual.coverage.reached.endings)
    expect(long.decisions).toBe(usual.decisions)
    for (const promise of PROPERTY_NAMES.slice(0, 2))
      expect(long.held.get(promise), promise).toBe(usual.held.get(promise))
    for (const promise of ['clone and original share nothing', 'undo restores the exact position and reveals nothing'])
      expect(long.held.get(promise), promise).toBeLessThan((usual.held.get(promise) as number) / 2)
  })

  it('checks a part of the positions in a short run too, if the spec says so', () => {
    const seldom = survey(nightWatch, { ...LONG, longRun: false, looksOneIn: 8 })
    expect(seldom.decisions).toBe(usual.decisions)
    for (const promise of PROPERTY_NAMES.slice(0, 2))
      expect(seldom.held.get(promise), promise).toBe(usual.held.get(promise))
    const dear = 'clone and original share nothing'
    expect(seldom.held.get(dear)).toBeLessThan((usual.held.get(dear) as number) / 2)
    expect(seldom.held.get(dear)).toBeGreaterThan((usual.held.get(dear) as number) / 16)
  })

  it.each(Object.entries(planted))('catches %s', (_name, { game, breaks }) => {
    for (const promise of breaks) {
      const found = survey(game, { ...LONG, games: 1500, greedyOneIn: 100, only: [promise] })
      expect([...found.faults.keys()]).toEqual([promise])
    }
  })

  it('gives the same result when played in parts', () => {
    const whole = survey(nightWatch, LONG)
    const parts = [
      { from: 0, to: 25 },
      { from: 25, to: 60 },
    ].map(part => survey(nightWatch, LONG, part))
    const merged = mergeSurveys(nightWatch, parts)
    expect(merged).toMatchObject({ games: 60, decisions: whole.decisions, seed: whole.seed })
    // Reasons are checked in a sample of positions, which differs in each part.
    const { reasons: _some, ...reached } = merged.coverage.reached
    const { reasons: _others, ...expected } = whole.coverage.reached
    expect(reached).toEqual(expected)
    expect(merged.held.get('every game ends')).toBe(60)
  })

  it('reports the fault of the part that found it', () => {
    const { game, breaks } = planted['a lost card']
    const spec = { ...LONG, only: breaks }
    const parts = [survey(nightWatch, spec, { from: 0, to: 3 }), survey(game, spec, { from: 3, to: 9 })]
    expect(mergeSurveys(game, parts).faults).toEqual(parts[1].faults)
    expect(parts[1].faults.size).toBe(breaks.length)
  })
})
