import type { Seat } from '@holdout/engine'
import { type Facts, LATE, type ToldFact } from '@holdout/knowledge'
import { type PlayerId, playerAt } from '../codes.ts'
import { BOARD, BUILDINGS, isBuilding, LOCATIONS } from '../data/board.ts'
import { lastDay } from '../options.ts'
import { scoreOf } from '../rules/days.ts'
import { adjacentZombies, handOf, isAlive, ownerOf, playerCount, type State, wallCount, wallTotal } from '../state.ts'
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
    ...zombiesNear(s, me),
    'turns until the next own turn, late': ((me - s.active + count) % count) * late,
  }
}

const OWN = 1
const OTHERS = 2
/** Whose each location is near to, as flags. One array for all calls: facts are asked for often. */
const near = new Uint8Array(LOCATIONS)

/** The zombies within two squares of a player's buildings and pawns, and of those of the others. */
function zombiesNear(s: State, me: PlayerId): Facts {
  near.fill(0)
  for (let at = 0; at < BUILDINGS; at++) {
    const owner = s.owners[at]
    if (owner !== null) for (const loc of BOARD.inRange[at]) near[loc] |= owner === me ? OWN : OTHERS
  }
  s.pawns.forEach(({ at }, pawn) => {
    if (at === null || isBuilding(at)) return
    for (const loc of BOARD.inRange[at]) near[loc] |= ownerOf(s, pawn) === me ? OWN : OTHERS
  })
  let own = 0
  let others = 0
  for (let loc = 0; loc < LOCATIONS; loc++) {
    if ((near[loc] & OWN) !== 0) own += s.zombies[loc]
    if ((near[loc] & OTHERS) !== 0) others += s.zombies[loc]
  }
  return { 'zombies near you': own, 'zombies near others': others }
}

/** The facts that hints and analyses name. */
export const TOLD: Readonly<Record<string, ToldFact>> = {
  points: { better: 1, one: 'point', many: 'points' },
  health: { better: 1, one: 'point of health', many: 'points of health' },
  'worth of cards in hand': {
    better: 1,
    said: 'better cards in hand',
    plainIn: ['take', 'draw', 'choose', 'keep'],
  },
  'buildings owned': { better: 1, one: 'building', many: 'buildings', plainIn: ['claim'] },
  'zombies near you': { better: -1, one: 'zombie near you', many: 'zombies near you' },
  'zombies near others': { better: 1, one: 'zombie near the others', many: 'zombies near the others' },
  'walls about to collapse': { better: -1, one: 'wall about to collapse', many: 'walls about to collapse' },
}
