import { describe, expect, it } from 'vitest'
import { SLUGS } from './matches.ts'
import { withPlantedBlunder } from './planted.ts'

/** Matches of each game. `npm run test:long` sets it to 200. Few have a decision with that much at stake. */
const MATCHES = Number(process.env.ANALYSIS_MATCHES ?? 0)
const USUAL = 10
/** Zombie Town is slow; in few matches of Until Dawn and 30 Seconds is that much at stake. */
const SPECIAL: Readonly<Record<string, number>> = { 'zombie-town': 4, 'until-dawn': 30, 'thirty-seconds': 30 }

/** The share that may be missed. The estimate of 30 Seconds jumps by 20 points within a turn. */
const MISSED = 0.1
const MISSED_IN: Readonly<Record<string, number>> = { 'thirty-seconds': 0.2 }

/** In Until Daylight a single move of one of four players rarely changes as much as the luck of a round. */
const GAMES = SLUGS.filter(slug => slug !== 'until-daylight')

describe.each(GAMES)('a planted blunder in %s', slug => {
  it('is the first moment, unless another one mattered more', async () => {
    let planted = 0
    const missed: string[] = []
    for (let i = 0; i < (MATCHES || (SPECIAL[slug] ?? USUAL)); i++) {
      const result = await withPlantedBlunder(slug, `blunder ${i}`, 4 + ((i * 3) % 60), 'quick')
      if (!result) continue
      planted += 1
      const top = result.moments.find(({ rank }) => rank === 1)
      const mattersMore = top && Math.abs(top.change.value) > result.planted.loss
      if (top?.at !== result.planted.at && !mattersMore)
        missed.push(
          `match ${i}: planted ${JSON.stringify(result.planted)}, found ${top?.at} ${top?.mark} ${top?.change.value}`,
        )
    }
    if (MATCHES > 0) console.log(`${slug}: ${planted} planted, ${missed.length} missed. ${missed.join('; ')}`)
    expect(planted).toBeGreaterThan(0)
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(Math.max(1, (MISSED_IN[slug] ?? MISSED) * planted))
  })
})
