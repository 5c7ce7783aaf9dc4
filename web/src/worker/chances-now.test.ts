import { loadGame, SLUGS } from '@holdout/catalog'
import { Match } from '@holdout/engine'
import { expect, it } from 'vitest'
import { chancesNow } from './chances-now.ts'

it.each(SLUGS)('estimates the chances of %s and leaves the match as it is', async slug => {
  const game = await loadGame(slug)
  const match = Match.start(game, { seed: 'chances', options: {} })
  const [{ seat }] = game.pending(match.state)
  const chances = chancesNow(match, seat)
  if (!chances) throw new Error(`${slug} has no estimate.`)
  for (const one of game.seats(match.options)) {
    expect(chances[one.seat]).toBeGreaterThanOrEqual(0)
    expect(chances[one.seat]).toBeLessThanOrEqual(1)
  }
  expect(chancesNow(match, seat), 'the same position has the same chances').toEqual(chances)
  const before = JSON.stringify(match.state)
  chancesNow(match, seat)
  expect(JSON.stringify(match.state), 'the match is not changed').toBe(before)
})
