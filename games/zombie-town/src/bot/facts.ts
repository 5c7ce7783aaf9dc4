import type { Seat } from '@holdout/engine'
import { type Facts, LATE, type ToldFact } from '@holdout/knowledge'
import { playerAt } from '../codes.ts'
import { BUILDINGS } from '../data/board.ts'
import { lastDay } from '../options.ts'
import { scoreOf } from '../rules/days.ts'
import { adjacentZombies, handOf, isAlive, playerCount, type State, wallCount, wallTotal } from '../state.ts'
import { cardWorth } from './cards.ts'

/** Facts about a player's position that the chances to win are fitted to. */
export function factsOf(s: State, seat: Seat): Facts {
  const me = playerAt(seat)
  const count = playerCount(s)
  const left = Math.max(0, lastDay(s.options) - s.day)
  const late = 1 / (1 + left)
  const alive = isAlive(s, me)
  const { total, kills, houses } = scoreOf(s, me)
  let health = 0
  for (let pawn = me; pawn < s.pawns.length; pawn += count) health += s.pawns[pawn].health
  let cards = 0
  for (const card of handOf(s, me)) cards += cardWorth(card)
  let owned = 0
  let threatened = 0
  let weakHome = 0
  for (let at = 0; at < BUILDINGS; at++) {
    if (s.owners[at] !== me) continue
    owned += 1
    const walls = wallCount(s, at)
    if (s.homes[at] && walls === 0) weakHome = 1
    if (walls > 0 && wallTotal(s, at) - adjacentZombies(s, at) <= 1) threatened += 1
  }
  const points = alive ? total : 0
  return {
    always: 1,
    [LATE]: s.day / lastDay(s.options),
    dead: alive ? 0 : 1,
    points,
    'points late': points * late,
    'points for kills': kills,
    'points for houses': houses,
    health,
    'health early': health * (1 - late),
    'worth of cards in hand': cards,
    'worth of cards in hand early': cards * (1 - late),
    'buildings owned': owned,
    'walls about to collapse': threatened,
    'home base without a wall': weakHome,
    'turns until the next own turn, late': ((me - s.active + count) % count) * late,
  }
}

/** The facts that hints and analyses name. */
export const TOLD: Readonly<Record<string, ToldFact>> = {
  points: { better: 1, one: 'point', many: 'points' },
  health: { better: 1, one: 'point of health', many: 'points of health' },
  'worth of cards in hand': { better: 1, said: 'better cards in hand' },
  'buildings owned': { better: 1, one: 'building', many: 'buildings' },
  'walls about to collapse': { better: -1, one: 'wall about to collapse', many: 'walls about to collapse' },
}
