import type { PawnId } from '../codes.ts'
import { BOARD, BUILDINGS, type Building, distance, isBuilding, type Loc, locNamed } from '../data/board.ts'
import { abilityOf } from '../data/load.ts'
import { LONGEST_WALK, WALLS } from '../limits.ts'
import type { Move } from '../moves.ts'
import { mayStepTo } from '../rules/ways.ts'
import {
  adjacentZombies,
  carriedCount,
  isArmed,
  isClosedTo,
  isLoaded,
  ownerOf,
  ownPawnIn,
  placedCount,
  placedIn,
  type State,
  wallCount,
} from '../state.ts'
import { claimWorth, exposure, type Plan, planOf, wallWorth } from './plan.ts'
import { HIT, holding, onslaught, spareBullets, woundCost } from './worth.ts'

/** The worth of drawing from an unexplored pile. It falls as less time is left to use the card. */
export function drawWorth({ s, me, last }: Plan): number {
  if (last) return s.actions > 1 ? 0.6 : 0.1
  return s.hands.sizes[me] <= 3 ? 1.6 : 0.8
}

/** The best gain of this number of actions in a building, and the worth of being there. */
function buildingWorth(plan: Plan, pawn: PawnId, at: Building, actions: number): number {
  const { s, me, rivalry } = plan
  const owner = s.owners[at]
  const house = s.houses[at]
  if (isClosedTo(s, at, me)) return 0
  if (s.zombies[at] > 0) return owner === me ? 0.4 : 0
  const gains = [...claims(plan, pawn, at), ...shots(plan, pawn, at)]
  for (let i = 0; i < Math.min(s.piles.sizes[at], actions); i++) gains.push(drawWorth(plan) - i * 0.1)
  let worth = mostOf(gains, actions)
  if (owner === me) worth += plan.last ? 0 : 0.3 + wallCount(s, at) * 0.1
  else if (owner !== null && s.homes[at] && placedCount(s, at) === 0 && !ownPawnIn(s, owner, at))
    worth += rivalry[owner] * holding(s, at) // ZT-124 lost by walking in
  if (house !== null && owner === me && abilityOf(house) === 'nurse') worth += woundCost(s, pawn) > 1 ? 1.5 : 0
  return worth - exposure(plan, pawn, at) - hostility(plan, pawn, at)
}

/**
 * The sum of the best gains, one per action. With no action left, the best one counts in part: it can follow next turn.
 */
function mostOf(gains: number[], actions: number): number {
  gains.sort((a, b) => b - a)
  if (actions <= 0) return gains.length > 0 ? gains[0] * 0.5 : 0
  let worth = 0
  for (let i = 0; i < actions && i < gains.length; i++) worth += gains[i]
  return worth
}

/** The gains from claiming the building and from building walls there. */
function claims(plan: Plan, pawn: PawnId, at: Building): number[] {
  const { s, me, walls: inHand } = plan
  const owner = s.owners[at]
  const walls = wallCount(s, at)
  const gains: number[] = []
  let next = 0
  if (owner !== me) {
    if (!plan.hasChip) return gains
    if (inHand.length > 0 && (walls > 0 || inHand[0] > adjacentZombies(s, at)))
      gains.push(claimWorth(plan, at, 1, inHand[next++]))
    else if (plan.survivors > 0 || carriedCount(s, pawn) > 0) gains.push(claimWorth(plan, at, 0, 0))
    else return gains
  }
  for (let cards = walls + next; cards < WALLS && next < inHand.length; cards++)
    gains.push(owner === me ? wallWorth(plan, at, inHand[next++]) : 1 + inHand[next++] * 0.1)
  return gains
}

/** The gains from shooting zombies nearby with bullets that are not the last of a gun. */
function shots({ s }: Plan, pawn: PawnId, at: Loc): number[] {
  const spare = spareBullets(s, pawn)
  const gains: number[] = []
  for (const to of BOARD.steps[at]) for (let i = 0; i < s.zombies[to] && gains.length < spare; i++) gains.push(HIT[1])
  return gains
}

/** The expected loss from challenges when a pawn enters a building. */
function hostility({ s, me }: Plan, pawn: PawnId, at: Building): number {
  let danger = 0
  for (let other = 0; other < s.pawns.length; other++) {
    if (other === pawn || s.pawns[other].at !== at) continue
    if (ownerOf(s, other) === me) danger += 1
    else if (isArmed(s.pawns[other])) danger += 0.4 * woundCost(s, pawn)
  }
  if (s.owners[at] !== me) for (const { gun } of placedIn(s, at)) if (isLoaded(gun)) danger += 0.4 * woundCost(s, pawn)
  return danger
}

/** The worth of being at a place: its own worth, or that of a better place nearby. */
function placeWorths(plan: Plan, pawn: PawnId): (loc: Loc) => number {
  const { s } = plan
  const actions = s.walks > 0 ? s.actions : s.actions - 1
  const here: number[] = []
  const later: number[] = []
  for (let b = 0; b < BUILDINGS; b++) {
    here.push(buildingWorth(plan, pawn, b, actions))
    later.push(actions === 3 ? here[b] : buildingWorth(plan, pawn, b, 3))
  }
  const known: number[] = []
  return loc => {
    if (known[loc] !== undefined) return known[loc]
    let worth = isBuilding(loc) ? here[loc] : mostOf(shots(plan, pawn, loc), actions)
    for (let b = 0; b < BUILDINGS; b++) {
      const walks = Math.ceil(distance(loc, b) / LONGEST_WALK)
      if (walks <= 3 && !plan.last) worth = Math.max(worth, later[b] * 0.5 ** Math.max(1, walks))
    }
    if (!isBuilding(loc)) worth -= exposure(plan, pawn, loc)
    known[loc] = worth
    return worth
  }
}

/** For each first step: the best worth of a movement that starts with it, compared with staying. */
export function journeysFrom(plan: Plan, pawn: PawnId): number[] {
  const { s } = plan
  const worthAt = placeWorths(plan, pawn)
  const from = s.pawns[pawn].at as Loc
  const stay = worthAt(from) + leavingCost(plan, from)
  const price = s.walks > 0 ? 0 : 0.3
  const found: number[] = []
  for (const first of BOARD.steps[from])
    if (mayStepTo(s, pawn, first))
      found[first] = bestFrom(s, pawn, first, LONGEST_WALK - 1, worthAt) - stay - price - 0.1
  return found
}

/** The expected loss from leaving the home base without a defender. */
function leavingCost({ s, me }: Plan, at: Loc): number {
  if (!isBuilding(at)) return 0
  if (!s.homes[at] || s.owners[at] !== me || placedCount(s, at) > 0 || wallCount(s, at) >= WALLS) return 0
  for (let pawn = 0; pawn < s.pawns.length; pawn++) {
    const other = s.pawns[pawn].at
    if (other !== null && ownerOf(s, pawn) !== me && distance(other, at) <= 6) return holding(s, at) * 0.5
  }
  return holding(s, at) * 0.1
}

function bestFrom(s: State, pawn: PawnId, at: Loc, left: number, worthAt: (loc: Loc) => number): number {
  if (s.zombies[at] > 0) return worthAt(at) + hunting(s, pawn, s.zombies[at])
  let most = worthAt(at)
  if (left > 0)
    for (const to of BOARD.steps[at])
      if (mayStepTo(s, pawn, to)) most = Math.max(most, bestFrom(s, pawn, to, left - 1, worthAt) - 0.01)
  return most
}

/** The gain from walking onto zombies and shooting them at distance 0, one action each (ZT-44). */
function hunting(s: State, pawn: PawnId, zombies: number): number {
  const { wound, kills } = onslaught(s, pawn, zombies)
  const paid = Math.max(0, zombies / HIT[0] - spareBullets(s, pawn))
  return kills * 0.85 - wound * (woundCost(s, pawn) + 0.5) - paid
}

/** The worth of each next step of a movement. */
export function judgeStep(s: State, pawn: PawnId, chain: readonly Loc[]): (move: Move) => number {
  const worthAt = placeWorths(planOf(s, ownerOf(s, pawn)), pawn)
  const left = LONGEST_WALK - chain.length
  return move => {
    if (move.move === 'step') return bestFrom(s, pawn, locNamed(move.to), left - 1, worthAt)
    return worthAt(chain[chain.length - 1]) + 0.005
  }
}
