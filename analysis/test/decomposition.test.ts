import { InputError } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { type Analysis, Analyzing, analyze } from '../src/index.ts'
import { SLUGS, selfPlay } from './matches.ts'

/** Matches of each game. `npm run test:long` sets it to 200. */
const MATCHES = Number(process.env.ANALYSIS_MATCHES ?? 1)

function others({ sums }: Analysis): number {
  return Object.values(sums.others).reduce((sum, part) => sum + (part?.value ?? 0), 0)
}

describe.each(SLUGS)('the parts of a match of %s', slug => {
  it('add up to the change from the deal to the end', async () => {
    let open = 0
    for (let i = 0; i < MATCHES; i++) {
      const { game, record, seats } = await selfPlay(slug, `sum ${i}`)
      const seat = seats[i % seats.length]
      for (const known of ['seen', 'all'] as const) {
        const analysis = analyze(game, record, { seat, known, depth: 'quick' })
        const { initial, final, luck, own, uncertain } = analysis.sums
        expect(initial.value + luck.value + own.value + others(analysis) + uncertain).toBeCloseTo(final.value, 9)
        // Also step by step: each change is the luck and the decision of that step, and what is uncertain.
        const steps = analysis.steps
          .slice(1)
          .map(step => ({ ...step, before: analysis.steps[step.at - 1].chance.value }))
        const inside = steps.filter(({ before, chance }) =>
          [before, chance.value].every(value => value > 0 && value < 1),
        )
        for (const { before, chance, luck: lucky, decision, uncertain: rest } of inside) {
          const parts = (lucky?.value ?? 0) + (decision?.effect.value ?? 0) + rest
          expect(chance.value - before).toBeCloseTo(parts, 9)
        }
        open += inside.length
      }
    }
    expect(open, 'steps between chances that are neither 0 nor 1').toBeGreaterThan(10)
  })

  it('agree within their errors if the states are sampled again', async () => {
    const { game, record, seats } = await selfPlay(slug, 'again')
    const settings = { seat: seats[0], known: 'seen', depth: 'quick' } as const
    const [a, b] = ['one', 'two'].map(seed => analyze(game, record, { ...settings, seed }).sums)
    expect(Math.abs(a.initial.value - b.initial.value)).toBeLessThan(
      5 * Math.hypot(a.initial.error, b.initial.error) + 0.02,
    )
    expect(Math.abs(a.own.value - b.own.value)).toBeLessThan(0.25)
  })

  it('are not examined for other seats in a quick analysis, and have no errors then', async () => {
    const { game, record, seats } = await selfPlay(slug, 'again')
    const { sums, steps } = analyze(game, record, { seat: seats[0], known: 'seen', depth: 'quick' })
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
