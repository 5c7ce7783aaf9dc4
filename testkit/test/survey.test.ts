import { parseScenarios, readRecord, runScenario } from '@holdout/engine'
import { nightWatch, steps } from '@holdout/night-watch'
import { describe, expect, it } from 'vitest'
import { PROPERTY_NAMES, reportCoverage, survey } from '../src/index.ts'
import { missed } from '../src/report.ts'
import { planted, soundVariants, waitingBot } from './planted-faults.ts'
import { type NightWatch, pieces, variant } from './variant.ts'

const SPEC = { games: 30, pieces, longest: 300 }

describe('survey', () => {
  it('finds no fault in a sound game with any seed, and checks every promise', () => {
    for (const seed of ['a', 'b']) {
      const found = survey(nightWatch, { ...SPEC, games: 10, seed })
      expect([...found.faults.values()]).toEqual([])
      expect(PROPERTY_NAMES.filter(promise => !found.held.has(promise))).toEqual([])
    }
  })

  it.each(Object.entries(soundVariants))('raises no alarm at %s', (_name, game) => {
    expect([...survey(game, { ...SPEC, games: 20 }).faults.values()]).toEqual([])
  })

  it('lets a clock run out for a greedy bot that only waits', () => {
    const spec = { ...SPEC, games: 20, greedyOneIn: 1, options: [{ 'turn-seconds': 5 }], only: ['every game ends'] }
    expect([...survey(waitingBot, spec).faults.values()]).toEqual([])
  })

  it('checks every promise even in a single match', () => {
    const found = survey(nightWatch, { ...SPEC, games: 1 })
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
  const fault = (game: NightWatch, promise: string): string =>
    survey(game, { ...SPEC, only: [promise] }).faults.get(promise) as string

  it('is reported with the shortest match that shows it, as a scenario to paste', () => {
    const message = fault(planted['a lost card'].game, 'cards and tokens are conserved')
    expect(message).toContain('Night Watch: it is not true that cards and tokens are conserved.')
    expect(message).toMatch(/found {5}gone: \w+-\d/)
    expect(message).toMatch(/seed {6}\S+\/night-watch\/\d+/)
    expect(message).toMatch(/options {3}\{"players":\d,"night-length":"\w+","turn-seconds":\d+\}/)
    expect(message).toMatch(/shortened from \d+/)
    expect(message).toContain('The record\'s moves:\n  1. ["p1",')
  })

  it('is reported as a scenario that plays up to the fault', () => {
    const message = fault(planted['an illegal move that is listed'].game, 'every listed move is legal, and applies')
    const text = message.slice(message.indexOf('# '), message.indexOf("The record's"))
    const { scenarios } = parseScenarios(`game night-watch\n${text}`, 'pasted')
    expect(runScenario(nightWatch, scenarios[0])).toMatchObject({
      ok: false,
      say: expect.stringContaining('is illegal'),
    })
  })

  it('is reported as a record if the notation cannot write the position', () => {
    const message = fault(planted['a leak in who is asked'].game, planted['a leak in who is asked'].breaks[0])
    expect(message).toContain('It cannot be written as a scenario: ')
    const text = message.slice(message.indexOf('{\n'), message.indexOf("The record's"))
    expect(readRecord(text)).toMatchObject({ game: 'night-watch', outcome: null })
  })
})

describe('the report', () => {
  it('names what was never reached', () => {
    const cards = [{ ...nightWatch.cards[0], id: 'food-1' }]
    const found = survey(variant({}, { cards }), { ...SPEC, games: 5 })
    const report = reportCoverage(found, { steps: [...Object.keys(steps), 'gong'], endings: ['dawn', 'eclipse'] })
    expect(report).toContain('steps never reached: gong')
    expect(report).toContain('eclipse')
    expect(missed(found, { steps: ['turn', 'gong'], cards: ['food-1', 'rope-9'] })).toEqual([
      'steps: gong',
      'cards: rope-9',
    ])
  })
})
