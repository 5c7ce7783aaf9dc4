import type { Odds } from '@holdout/knowledge'
import { agree, quantity } from '@holdout/words'
import type { Code } from '../data/load.ts'
import type { View } from './index.ts'
import { winsByLaying } from './standing.ts'

/**
 * The chance that the next card from the draw pile wins for the viewer by laying it at their place. Null if the draw
 * pile is empty or its cards cannot be known.
 */
export function drawOdds(view: View): Odds | null {
  const { me, players, places, draw, options } = view
  const unseen = unseenIn(view)
  const place = players.find(({ seat }) => seat === me)?.place
  if (place === undefined || unseen === null || draw === 0 || unseen.length === 0) return null
  const winners = unseen.filter(code => winsByLaying(places[place].laid, code, options)).length
  return {
    chance: winners / unseen.length,
    of: 'your next card wins',
    count: `${winners} of the ${quantity(unseen.length, 'unseen card')} ${agree(winners, 'wins', 'win')} for you.`,
  }
}

/**
 * The cards that may be in the draw pile, sorted: those of its last shuffle that the viewer has not seen since. Null for
 * spectators, and with `discard-view=top`.
 */
export function unseenIn({ me, shuffled, hand, places, discarded }: View): readonly Code[] | null {
  if (me === null || shuffled === null) return null
  const seen = new Set([...hand, ...discarded, ...places.flatMap(({ laid }) => laid)])
  return shuffled.filter(code => !seen.has(code))
}
