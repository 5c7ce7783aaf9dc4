import type { PawnId, PlayerId } from '../codes.ts'
import { type Building, isBuilding, type Loc } from '../data/board.ts'
import { FACES, isBarricade, SURVIVOR } from '../data/load.ts'
import { claimLimit, FULL_COUNTER, WALLS } from '../limits.ts'
import { adjacentZombies, handOf, owned, placedCount, playerCount, type State, wallCount, wallTotal } from '../state.ts'
import { holding, isLastDay, onslaught, rivalries, woundCost } from './worth.ts'
import { couldPress, couldReach } from './zombies.ts'

/** Weight of harm done by an action. It is below 1 because the action could have gained points instead. */
const SPITE = 0.6

/** The facts behind the bot's estimates for one turn. */
export interface Plan {
  readonly s: State
  readonly me: PlayerId
  readonly last: boolean
  readonly rivalry: readonly number[]
  /** Values of the barricades in hand, highest first. */
  readonly walls: readonly number[]
  readonly survivors: number
  /** Whether the player can own one more building. */
  readonly hasChip: boolean
}

export function planOf(s: State, me: PlayerId): Plan {
  const hand = handOf(s, me)
  return {
    s,
    me,
    last: isLastDay(s),
    rivalry: rivalries(s, me).map(worth => worth * SPITE),
    walls: hand
      .filter(isBarricade)
      .map(card => FACES[card].value)
      .sort((a, b) => b - a),
    survivors: hand.filter(card => card === SURVIVOR).length,
    hasChip: owned(s, me) < claimLimit(playerCount(s)),
  }
}

/** The chance that a building still has its owner at the end, by the number of its barricades. */
const KEPT = [0.15, 0.4, 0.6, 1]

/** The chance to keep a building with this number of barricades and this total value. */
function keepChance({ s, me, last }: Plan, at: Building, cards: number, total: number): number {
  const floor = s.homes[at] && s.owners[at] === me ? 0.75 : 0 // ZT-128 zombies do not take it
  if (cards === 0) return Math.max(floor, last ? 0.8 : KEPT[0])
  const spare = total - adjacentZombies(s, at) - Math.min(couldPress(s, at), s.day) * 0.35
  const holds = spare <= 0 ? 0.3 : spare <= 1 ? 0.7 : 1
  return Math.max(floor, holds * (last ? 0.95 : KEPT[Math.min(cards, WALLS)]))
}

/** The worth of claiming a building with these barricades: the points gained, and what its owner loses. */
export function claimWorth(plan: Plan, at: Building, cards: number, value: number): number {
  const owner = plan.s.owners[at]
  const walls = wallCount(plan.s, at)
  const keep = keepChance(plan, at, walls + cards, walls * 2 + value)
  const taken = owner === null ? 0 : plan.rivalry[owner] * holding(plan.s, at)
  return keep * (FULL_COUNTER + walls + cards) + taken
}

/** The worth of one more barricade on an own building. */
export function wallWorth(plan: Plan, at: Building, value: number): number {
  const walls = wallCount(plan.s, at)
  const have = holding(plan.s, at)
  const before = wallTotal(plan.s, at)
  const after = keepChance(plan, at, walls + 1, before + value) * (have + 1)
  return after - keepChance(plan, at, walls, before) * have
}

/** The expected loss from being at a place without walls when the other players move zombies. */
export function exposure({ s, me }: Plan, pawn: PawnId, at: Loc): number {
  const inside = isBuilding(at)
  if (inside && wallCount(s, at) > 0) return 0
  const { wound } = onslaught(s, pawn, Math.min(couldReach(s, at), s.day + 1))
  const stake = inside && s.homes[at] && s.owners[at] === me && placedCount(s, at) === 0 ? 5 : 0
  return wound * 0.9 * (woundCost(s, pawn) + stake)
}
