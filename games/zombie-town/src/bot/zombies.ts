import type { PawnId, PlayerId } from '../codes.ts'
import { BOARD, BUILDINGS, type Building, distance, isBuilding, LOCATIONS, type Loc, locNamed } from '../data/board.ts'
import type { Move } from '../moves.ts'
import {
  adjacentZombies,
  isLoaded,
  ownerOf,
  placedCount,
  placedIn,
  type State,
  wallCount,
  wallTotal,
} from '../state.ts'
import { defenseOf, fallChance, holding, isHomeAtStake, isLastDay, onslaught, rivalries, woundCost } from './worth.ts'

/** The locations from which a zombie may step to each location. */
const INTO: readonly Loc[][] = Array.from({ length: LOCATIONS }, () => [])
BOARD.zombieSteps.forEach((steps, from) => {
  for (const { to } of steps) INTO[to].push(from)
})

/**
 * The locations from which a zombie may step to the contact squares of each building, without those squares themselves.
 */
const TOWARDS: readonly (readonly Loc[])[] = BOARD.contacts.map((squares, b) => [
  ...new Set(squares.flatMap(square => INTO[square]).filter(from => BOARD.contactOf[from] !== b && from !== b)),
])

const NEAR: readonly number[] = Array.from({ length: 40 }, (_, far) => (far > 7 ? 0 : 2 * 1.6 ** -far))

/** The number of zombies that have not moved and could reach a location in one step. */
export function couldReach(s: State, at: Loc): number {
  return countUnmoved(s, INTO[at])
}

/** The number of zombies that have not moved and could reach the contact squares of a building in one step. */
export function couldPress(s: State, at: Building): number {
  return countUnmoved(s, TOWARDS[at])
}

function countUnmoved(s: State, squares: readonly Loc[]): number {
  let count = 0
  for (const from of squares) count += s.zombies[from]
  for (const at of s.moved) if (squares.includes(at)) count -= 1
  return count
}

/** The worth of a zombie move with this number of moves left: that of its new place minus that of its old place. */
export function judgeZombies(s: State, me: PlayerId, left: number): (move: Move) => number {
  const rivalry = rivalries(s, me)
  const map = pressureMap(s, me, rivalry)
  const adjacent: number[] = []
  for (let b = 0; b < BUILDINGS; b++) adjacent.push(pressOn(s, me, b, left, rivalry))
  const arrivals: (number | undefined)[] = []
  return move => {
    if (move.move !== 'zombie') return -10
    const from = locNamed(move.from)
    const to = locNamed(move.to)
    let worth = map[to] - map[from]
    const leaves = BOARD.contactOf[from]
    const comes = BOARD.contactOf[to]
    if (comes !== leaves) {
      if (comes !== null) worth += adjacent[comes]
      if (leaves !== null && s.owners[leaves] === me) worth += relief(s, leaves)
    }
    arrivals[to] ??= arrival(s, me, to, left, rivalry)
    return worth + arrivals[to]
  }
}

/** The worth of a zombie at each location: high near enemy buildings and pawns, low near own ones. */
function pressureMap(s: State, me: PlayerId, rivalry: readonly number[]): number[] {
  const weights: number[] = []
  for (let b = 0; b < BUILDINGS; b++) {
    const owner = s.owners[b]
    if (owner === null) weights.push(0)
    else if (owner === me) weights.push(-1.4)
    else weights.push(rivalry[owner] * (2.5 + weakness(s, me, b) + (placedCount(s, b) > 0 ? 0.8 : 0)))
  }
  s.pawns.forEach(({ at }, pawn) => {
    if (at === null || !isBuilding(at) || wallCount(s, at) > 0) return
    weights[at] += ownerOf(s, pawn) === me ? -0.5 : rivalry[ownerOf(s, pawn)] * 1.5
  })
  const map: number[] = new Array(LOCATIONS)
  for (let loc = 0; loc < LOCATIONS; loc++) {
    let worth = 0
    for (let b = 0; b < BUILDINGS; b++) if (weights[b] !== 0) worth += weights[b] * NEAR[distance(loc, b)]
    map[loc] = worth
  }
  return map
}

/**
 * How attractive a wall is as a target: most if the moves of one turn can make it collapse and the building holds many
 * points.
 */
function weakness(s: State, me: PlayerId, at: Building): number {
  return wallCount(s, at) === 0 ? 0 : 0.8 + 0.1 * collapseLoss(s, at) * fallChance(s, me, at, s.day)
}

/** The worth of one more zombie next to a wall. It is highest if the wall can collapse in this phase. */
function pressOn(s: State, me: PlayerId, at: Building, left: number, rivalry: readonly number[]): number {
  const owner = s.owners[at]
  if (owner === null || wallCount(s, at) === 0) return 0
  if (owner === me) {
    const spare = wallTotal(s, at) - adjacentZombies(s, at) - 1
    return -(spare === 0 ? collapseLoss(s, at) * 1.2 : spare === 1 ? 2 : spare === 2 ? 1 : 0.4)
  }
  const loss = collapseLoss(s, at) * rivalry[owner]
  const coming = Math.min(left, couldPress(s, at))
  let most = 0
  for (let more = 1; more <= coming; more++) {
    const followers = Math.min(left - more, adjacentZombies(s, at))
    const worth = fallChance(s, me, at, more) * (loss + assaultInside(s, at, followers, rivalry))
    most = Math.max(most, worth / more)
  }
  return most + loss * 0.2
}

/** The points its owner loses when the wall of a building collapses (ZT-126, ZT-128). */
export function collapseLoss(s: State, at: Building): number {
  return wallCount(s, at) + (!s.homes[at] && placedCount(s, at) === 0 ? s.counters[at] : 0.5)
}

/** The harm that adjacent zombies can do inside a building after its wall has collapsed. */
function assaultInside(s: State, at: Building, zombies: number, rivalry: readonly number[]): number {
  let worth = 0
  for (let pawn = 0; pawn < s.pawns.length; pawn++)
    if (s.pawns[pawn].at === at) worth += Math.max(0, assault(s, pawn, zombies) * zombies * rivalry[ownerOf(s, pawn)])
  return worth
}

/** The worth of moving a zombie away from an own wall. */
function relief(s: State, at: Building): number {
  if (wallCount(s, at) === 0) return 0
  const spare = wallTotal(s, at) - adjacentZombies(s, at)
  return spare <= 1 ? 2.5 : spare === 2 ? 1.5 : spare === 3 ? 0.6 : 0.2
}

/** The worth of moving a zombie to a place with pawns or survivors. */
function arrival(s: State, me: PlayerId, at: Loc, left: number, rivalry: readonly number[]): number {
  let worth = 0
  const coming = Math.min(left, couldReach(s, at))
  let attended = false
  for (let pawn = 0; pawn < s.pawns.length; pawn++) {
    if (s.pawns[pawn].at !== at) continue
    const owner = ownerOf(s, pawn)
    if (isBuilding(at) && s.owners[at] === owner) attended = true
    worth += owner === me ? freeKill(s, pawn) : rivalry[owner] * bestAssault(s, pawn, coming)
  }
  if (isBuilding(at) && !attended) worth += intoHouse(s, me, at, rivalry)
  return worth
}

/** The best average effect per zombie of an attack on a pawn with up to this number of zombies. */
function bestAssault(s: State, pawn: PawnId, coming: number): number {
  let most = Number.NEGATIVE_INFINITY
  for (let zombies = 1; zombies <= coming; zombies++) most = Math.max(most, assault(s, pawn, zombies))
  return most
}

/** The average effect per zombie on a pawn's owner, in points: expected damage minus the kills they gain. */
function assault(s: State, pawn: PawnId, zombies: number): number {
  if (zombies === 0) return 0
  const { wound, kills, bullets } = onslaught(s, pawn, zombies)
  const at = s.pawns[pawn].at as Loc
  const stake = isHomeAtStake(s, pawn) ? holding(s, at) : 0.5
  const cost = woundCost(s, pawn) + stake + defenseOf(s, pawn).guns
  return (wound * cost - kills + bullets * 0.3) / zombies
}

/**
 * A zombie moved onto a well-armed own pawn is a free kill, if enough bullets are left for the zombies of other
 * players.
 */
function freeKill(s: State, pawn: PawnId): number {
  const { bullets, guns } = defenseOf(s, pawn)
  const last = isLastDay(s)
  const atStake = isHomeAtStake(s, pawn)
  if (bullets - guns < 1 + (last ? 0 : atStake ? 2 : 1)) return -6
  const risk = (1 - 0.8) ** bullets * (woundCost(s, pawn) + (atStake ? 6 : 0))
  return (last ? 1.5 : 1) - risk
}

/** The worth of moving a zombie into a building without pawns: a survivor dies unless it shoots first (ZT-95). */
function intoHouse(s: State, me: PlayerId, at: Building, rivalry: readonly number[]): number {
  const owner = s.owners[at]
  if (owner === null || wallCount(s, at) > 0) return 0
  const weight = owner === me ? -1 : rivalry[owner]
  const survivors = placedIn(s, at)
  if (survivors.length === 0) return s.homes[at] ? 0 : weight * 5 // ZT-127
  const armed = survivors.some(({ gun }) => isLoaded(gun))
  return weight * (survivors.length === 1 && !s.homes[at] ? 6 : 1.5) * (armed ? 0.4 : 1)
}
