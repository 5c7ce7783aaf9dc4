import { loadGame, SLUGS } from '@holdout/catalog'
import { Match } from '@holdout/engine'
import { expect, it } from 'vitest'
import { prospectsNow } from './prospects-now.ts'

it.each(SLUGS)('estimates what to expect in %s and leaves the match as it is', async slug => {
  const game = await loadGame(slug)
  const match = Match.start(game, { seed: 'chances', options: {} })
  const [{ seat }] = game.pending(match.state)
  const prospects = prospectsNow(match, seat)
  if (!prospects) throw new Error(`${slug} has no estimate.`)
  for (const one of game.seats(match.options)) {
    expect(prospects[one.seat].chance).toBeGreaterThanOrEqual(0)
    expect(prospects[one.seat].chance).toBeLessThanOrEqual(1)
    if (game.score) expect(prospects[one.seat].score).toMatch(/\d/)
    else expect(prospects[one.seat].score).toBeNull()
  }
  expect(prospectsNow(match, seat), 'the same position has the same prospects').toEqual(prospects)
  const before = JSON.stringify(match.state)
  prospectsNow(match, seat)
  expect(JSON.stringify(match.state), 'the match is not changed').toBe(before)
})
