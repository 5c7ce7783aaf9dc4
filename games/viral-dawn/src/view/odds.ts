import { agree, type Odds, quantity } from '@holdout/engine'
import type { View } from './index.ts'
import { winsByLaying } from './standing.ts'

/**
 * The chance that the next card from the draw pile wins for the viewer by laying it at their place. Null if the draw
 * pile is empty or its cards cannot be known.
 */
export function drawOdds({ me, players, places, unseen, draw, options }: View): Odds | null {
  const place = players.find(({ seat }) => seat === me)?.place
  if (place === undefined || unseen === null || draw === 0 || unseen.length === 0) return null
  const winners = unseen.filter(code => winsByLaying(places[place].laid, code, options)).length
  return {
    chance: winners / unseen.length,
    of: 'your next card wins',
    count: `${winners} of the ${quantity(unseen.length, 'unseen card')} ${agree(winners, 'wins', 'win')} for you.`,
  }
}
