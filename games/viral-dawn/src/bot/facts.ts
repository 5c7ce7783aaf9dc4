import type { Seat } from '@holdout/engine'
import type { Facts, ToldFact } from '@holdout/knowledge'
import { playerOf } from '../codes.ts'
import { KIND } from '../data/load.ts'
import { cardsShort } from '../rules/distance.ts'
import { layoutOf, type State } from '../state.ts'
import { helpersOf, TOO_MANY_MILES } from './laps.ts'

/** Facts about a player's position that the chances to win are fitted to. */
export function factsOf(s: State, seat: Seat): Facts {
  const player = playerOf(seat)
  const count = s.places.length
  const short = cardsShort(layoutOf(s, player), s.options['expert-tens'])
  const hand = s.hands[player]
  const helpers = helpersOf(s, player, TOO_MANY_MILES)
  const has = (kind: string): number => (hand.some(card => KIND[card] === kind) ? 1 : 0)
  return {
    'cards to go': short ?? 0,
    'one card to go': short === 1 ? 1 : 0,
    'one card to go, and in hand': short === 1 && helpers > 0 ? 1 : 0,
    'too many miles': short === null ? 1 : 0,
    'cards in hand that help': Math.min(3, helpers),
    'no card in hand that helps': helpers === 0 ? 1 : 0,
    'turns until the next own turn': (s.places[player] - s.places[s.onTurn] + count) % count,
    'lost turns owed': s.owes[player],
    'a King in hand': has('king'),
    'a Queen in hand': has('queen'),
    'a Jack in hand': has('jack'),
    'a Joker in hand': has('joker'),
    'games won': s.wins[player],
  }
}

/** The facts that hints and analyses name. */
export const TOLD: Readonly<Record<string, ToldFact>> = {
  'cards to go': { better: -1, one: 'card to go', many: 'cards to go' },
  'cards in hand that help': { better: 1, one: 'card in hand that helps', many: 'cards in hand that help' },
  'lost turns owed': { better: -1, one: 'lost turn', many: 'lost turns' },
  'a Queen in hand': { better: 1, said: 'more often a Queen in hand' },
  'a Joker in hand': { better: 1, said: 'more often a Joker in hand' },
}
