import { readdirSync, readFileSync } from 'node:fs'
import { loadGame, SHELF } from '@holdout/catalog'
import { endReport, readRecord } from '@holdout/engine'
import { describe, expect, it } from 'vitest'

describe.each(SHELF.map(({ slug }) => slug))('%s', slug => {
  it('counts luck that chance can give, and finds a turning point', async () => {
    const game = await loadGame(slug)
    const golden = new URL(`../../games/${slug}/scenarios/golden/`, import.meta.url)
    const file = readdirSync(golden).filter(name => name.endsWith('.record.json'))[0]
    const { luck, turning } = endReport(game, readRecord(readFileSync(new URL(file, golden), 'utf8')))
    expect(luck.length).toBeGreaterThan(0)
    // A wrong chance adds up over a match: more than four standard deviations would be it.
    for (const title of new Set(luck.map(one => one.title))) {
      const same = luck.filter(one => one.title === title)
      const off = same.reduce((sum, one) => sum + one.got - one.expected, 0)
      const deviation = Math.hypot(...same.map(one => one.deviation))
      expect(Math.abs(off), title).toBeLessThanOrEqual(4 * deviation)
    }
    expect(turning).not.toBeNull()
  })
})
