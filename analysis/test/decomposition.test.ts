import { InputError } from '@holdout/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Analysis, Analyzing, analyze } from '../src/index.ts'
import { type SelfPlay, SLUGS, selfPlay } from './matches.ts'

/** Matches of each game. `npm run test:long` sets it to 200. */
const MATCHES = Number(process.env.ANALYSIS_MATCHES ?? 1)

function others({ sums }: Analysis): number {
  return Object.values(sums.others).reduce((sum, part) => sum + (part?.value ?? 0), 0)
}

/** All values add up, over the match and step by step. Returns the number of steps inside, not at 0 or 1. */
function expectSum(analysis: Analysis): number {
  const { initial, final, luck, own, uncertain } = analysis.sums
  expect(initial.value + luck.value + own.value + others(analysis) + uncertain).toBeCloseTo(final.value, 9)
  // A lost match ends at 0, not beside it: pages call anything above that 1 %.
  expect(final.value === 0 || final.value > 1e-9, `ends at ${final.value}`).toBe(true)
  const steps = analysis.steps.slice(1).map(step => ({ ...step, before: analysis.steps[step.at - 1].chance.value }))
  const inside = steps.filter(({ before, chance }) => [before, chance.value].every(value => value > 0 && value < 1))
  // Each change is the luck and the decision of that step, and what is uncertain.
  for (const { before, chance, luck: lucky, decision, uncertain: rest, unexamined } of inside) {
    const parts = (lucky?.value ?? 0) + (decision?.effect.value ?? 0) + rest + unexamined
    expect(chance.value - before).toBeCloseTo(parts, 9)
  }
  return inside.length
}

describe.each(SLUGS)('the parts of a match of %s', slug => {
  let played: SelfPlay
  let analyses: Analysis[]
  beforeAll(async () => {
    played = await selfPlay(slug, 'again')
    const { game, record, seats } = played
    // The same match with other sampled states.
    analyses = ['one', 'two'].map(seed =>
      analyze(game, record, { seat: seats[0], known: 'seen', depth: 'quick', seed }),
    )
  })

  it('add up to the change from the deal to the end', async () => {
    let open = analyses.reduce((sum, analysis) => sum + expectSum(analysis), 0)
    for (let i = 0; i < MATCHES; i++) {
      const { game, record, seats } = i === 0 ? played : await selfPlay(slug, `sum ${i}`)
      const seat = seats[i % seats.length]
      open += expectSum(analyze(game, record, { seat, known: 'all', depth: 'quick' }))
      if (i > 0) open += expectSum(analyze(game, record, { seat, known: 'seen', depth: 'quick' }))
    }
    expect(open, 'steps between chances that are neither 0 nor 1').toBeGreaterThan(10)
  })

  it('agree within their errors if the states are sampled again', () => {
    const [a, b] = analyses.map(({ sums }) => sums)
    expect(Math.abs(a.initial.value - b.initial.value)).toBeLessThan(
      5 * Math.hypot(a.initial.error, b.initial.error) + 0.02,
    )
    expect(Math.abs(a.own.value - b.own.value)).toBeLessThan(0.25)
  })

  it('are not examined for other seats in a quick analysis, and have no errors then', () => {
    const [{ sums, steps }] = analyses
    const { seats } = played
    for (const seat of seats.slice(1)) expect(sums.others[seat]).toBeNull()
    expect([sums.luck.error, sums.own.error]).toEqual([null, null])
    for (const { decision } of steps) expect(decision?.seat ?? seats[0]).toBe(seats[0])
  })
})

describe('an analysis', () => {
  const settings = { seat: 'john', known: 'seen', depth: 'deep' } as const

  it('is the same every time, and when it is stopped and resumed', async () => {
    const { game, record } = await selfPlay('until-dawn', 'same')
    const whole = analyze(game, record, settings)
    const first = new Analyzing(game, record, settings)
    while (first.done < first.of / 2) first.step()
    const kept = JSON.parse(JSON.stringify(first.kept))
    const second = new Analyzing(game, record, settings, kept)
    expect(second.done).toBe(first.done)
    while (!second.step());
    expect(second.done).toBe(second.of)
    expect(JSON.parse(JSON.stringify(second.analysis))).toEqual(JSON.parse(JSON.stringify(whole)))
  })

  it('has values of all steps first, and reports its progress', async () => {
    const { game, record } = await selfPlay('until-dawn', 'progress')
    const analyzing = new Analyzing(game, record, settings)
    expect(analyzing.analysis).toBe(null)
    while (!analyzing.analysis) analyzing.step()
    expect(analyzing.done).toBeLessThan(analyzing.of)
    expect(analyzing.analysis.steps).toHaveLength(record.moves.length + 1)
    expect(analyzing.analysis.done).toBe(0)
  })

  it('rejects a seat and a record that it cannot use', async () => {
    const { game, record } = await selfPlay('until-dawn', 'wrong')
    expect(() => new Analyzing(game, record, { ...settings, seat: 'p9' })).toThrow(InputError)
    const moves = [...record.moves.slice(0, 3), ['john', { move: 'fly' }] as const]
    expect(() => new Analyzing(game, { ...record, moves }, settings)).toThrow(/Move 4 .* is illegal/)
    expect(() => new Analyzing(game, { ...record, outcome: 'peace' }, settings)).toThrow(/claims the outcome peace/)
  })
})
