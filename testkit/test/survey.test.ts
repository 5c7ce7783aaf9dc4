import { parseScenarios, readRecord, runScenario } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { checkGame, PROPERTY_NAMES, reportCoverage, survey } from '../src/index.ts'
import { missed } from '../src/report.ts'
import { planted, soundVariants, waitingBot } from './planted-faults.ts'
import { pieces, type Snap, snap, steps } from './snap.ts'

checkGame(snap(), { games: 20, pieces, steps: Object.keys(steps), endings: ['win', 'draw', 'conceded'] })

const SPEC = { games: 30, pieces, longest: 300 }

describe('survey', () => {
  it('finds no fault in a sound game with any seed, and checks every promise', () => {
    for (const seed of ['a', 'b']) {
      const found = survey(snap(), { ...SPEC, games: 10, seed })
      expect([...found.faults.values()]).toEqual([])
      expect(PROPERTY_NAMES.filter(promise => !found.held.has(promise))).toEqual([])
    }
  })

  it.each(Object.entries(soundVariants))('raises no alarm at %s', (_name, game) => {
    expect([...survey(game, { ...SPEC, games: 20 }).faults.values()]).toEqual([])
  })

  it('lets a clock run out for a greedy bot that only waits', () => {
    const spec = { ...SPEC, games: 20, greedyOneIn: 1, options: [{ clock: true }], only: ['every game ends'] }
    expect([...survey(waitingBot, spec).faults.values()]).toEqual([])
  })

  it('checks every promise even in a single match', () => {
    const found = survey(snap(), { ...SPEC, games: 1 })
    expect(PROPERTY_NAMES.filter(promise => !found.held.has(promise))).toEqual([])
  })

  it.each(Object.entries(planted))('catches %s', (_name, { game, breaks }) => {
    for (const promise of breaks) {
      expect(PROPERTY_NAMES, 'a promise of that name').toContain(promise)
      expect([...survey(game, { ...SPEC, only: [promise] }).faults.keys()]).toEqual([promise])
    }
  })
})

describe('a fault', () => {
  const fault = (game: Snap, promise: string): string =>
    survey(game, { ...SPEC, only: [promise] }).faults.get(promise) as string

  it('is reported with the shortest match that shows it, as a scenario to paste', () => {
    const message = fault(planted['a lost card'].game, 'cards and tokens are conserved')
    expect(message).toContain('Snap: it is not true that cards and tokens are conserved.')
    expect(message).toMatch(/found {5}gone: [rb]\d/)
    expect(message).toMatch(/seed {6}\S+\/snap\/\d+/)
    expect(message).toMatch(/options {3}\{"players":\d,"clock":(true|false)\}/)
    expect(message).toMatch(/shortened from \d+/)
    expect(message).toContain('The record\'s moves:\n  1. ["ann",')
  })

  it('is reported as a scenario that plays up to the fault', () => {
    const message = fault(planted['an illegal move that is listed'].game, 'every listed move is legal, and applies')
    const text = message.slice(message.indexOf('# '), message.indexOf("The record's"))
    const { scenarios } = parseScenarios(`game snap\n${text}`, 'pasted')
    expect(runScenario(snap(), scenarios[0])).toMatchObject({ ok: false, say: expect.stringContaining('is illegal') })
  })

  it('is reported as a record if the notation cannot write the position', () => {
    const message = fault(planted['a leak in who is asked'].game, planted['a leak in who is asked'].breaks[0])
    expect(message).toContain('It cannot be written as a scenario: it would ask ["ann turn"]')
    const text = message.slice(message.indexOf('{\n'), message.indexOf("The record's"))
    expect(readRecord(text)).toMatchObject({ game: 'snap', outcome: null })
  })
})

describe('the report', () => {
  it('names what was never reached', () => {
    const found = survey(snap(), { ...SPEC, games: 3 })
    const report = reportCoverage(found, { steps: [...Object.keys(steps), 'gong'], endings: ['win', 'eclipse'] })
    expect(report).toContain('steps never reached: gong')
    expect(report).toContain('eclipse')
    expect(missed(found, { steps: ['turn', 'gong'], cards: ['r1', 'r9'] })).toEqual(['steps: gong', 'cards: r9'])
  })
})
