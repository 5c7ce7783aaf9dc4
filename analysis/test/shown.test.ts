import { SHELF } from '@holdout/catalog'
import { describe, expect, it } from 'vitest'
import { type Analysis, Analyzing, analyze, shownParts, sumParts } from '../src/index.ts'
import { selfPlay } from './matches.ts'

/** The end screen stops after some decisions, and the page of the analysis resumes from what was kept. */
describe.each(SHELF.map(({ slug }) => slug))('the sum of a match of %s', slug => {
  it('is the same on the end screen and where it is resumed', async () => {
    const { game, record } = await selfPlay(slug, 'shown')
    const { seat } = game.seats(record.options)[0]
    const settings = { seat, known: 'seen', depth: 'deep' } as const
    const ended = new Analyzing(game, record, settings)
    while (ended.analysis === null) ended.step()
    for (const from = ended.done; ended.done < from + 4; ) ended.step()
    const resumed = new Analyzing(game, record, settings, JSON.parse(JSON.stringify(ended.kept)))
    const page = resumed.analysis as Analysis
    expect(shownParts(page)).toEqual(shownParts(ended.analysis))
    expect(sumParts(page)).toEqual(sumParts(ended.analysis))
  })

  it('adds up, and gives no error for what was not searched', async () => {
    const { game, record } = await selfPlay(slug, 'shown')
    const { seat } = game.seats(record.options)[0]
    const quick = analyze(game, record, { seat, known: 'seen', depth: 'quick' })
    const parts = shownParts(quick)
    const { initial, final } = quick.sums
    const total = parts.reduce((sum, { value }) => sum + value, 0)
    expect(Math.abs(final.value - initial.value - total)).toBeLessThan(0.005 + 1e-9) // uncertain is left out below that
    expect(parts.map(({ error }) => error)).toEqual(parts.map(() => null))
  })
})
