import {
  type Fighter,
  fighterNamed,
  type GunRef,
  isPawn,
  type PawnId,
  type PlayerId,
  pawnNamed,
  refNamed,
  survivorOf,
} from '../codes.ts'
import { BOARD, type Building, distance, type Loc, locNamed } from '../data/board.ts'
import { abilityOf, type Card, cardNamed, FACES, type House } from '../data/load.ts'
import { abilities } from '../effects/houses.ts'
import { WALLS } from '../limits.ts'
import type { Move } from '../moves.ts'
import { playerOf } from '../rules/fights.ts'
import {
  adjacentZombies,
  carriedCount,
  gunAt,
  isArmed,
  isLoaded,
  placedCount,
  type State,
  type Survivor,
  survivorById,
  wallCount,
  wallTotal,
} from '../state.ts'
import { judgeEvent } from './events.ts'
import { claimWorth, exposure, type Plan, planOf, wallWorth } from './plan.ts'
import { drawWorth, journeysFrom } from './walk.ts'
import { HIT, hasGunInHand, holding, isHomeAtStake, woundCost } from './worth.ts'

/** The worth of each move of the action phase, in points. */
export function judgeMain(s: State, me: PlayerId): (move: Move) => number {
  const plan = planOf(s, me)
  const journeys = new Map<PawnId, readonly number[]>()
  return move => {
    if (move.move === 'end-actions') return 0.05
    if (move.move === 'walk') {
      const pawn = pawnNamed(move.pawn)
      let journey = journeys.get(pawn)
      if (!journey) {
        journey = journeysFrom(plan, pawn)
        journeys.set(pawn, journey)
      }
      return journey[locNamed(move.to)] ?? Number.NEGATIVE_INFINITY
    }
    return judgeAction(plan, move)
  }
}

function judgeAction(plan: Plan, move: Move): number {
  const { s, me, last } = plan
  switch (move.move) {
    case 'draw':
      return drawWorth(plan)
    case 'build':
      return judgeBuild(plan, pawnNamed(move.pawn), cardNamed(move.card))
    case 'place-survivor':
      return judgePlacing(plan, pawnNamed(move.pawn)) + 1
    case 'put-down':
      return judgePlacing(plan, pawnNamed(move.pawn))
    case 'carry-survivor':
      return carriedCount(s, pawnNamed(move.pawn)) < 2 && !last ? 1.6 : 1.05
    case 'play-gun':
      return move.to === 'pawn' ? 1.25 : 1.1
    case 'shoot':
      return judgeShot(plan, pawnNamed(move.pawn), refNamed(move.gun), locNamed(move.at))
    case 'attack':
      return judgeAttack(plan, pawnNamed(move.pawn), refNamed(move.gun), fighterNamed(move.target))
    case 'tear-down':
      return judgeTearDown(plan, pawnNamed(move.pawn))
    case 'ability':
      return judgeAbility(plan, pawnNamed(move.pawn), move.on)
    case 'fireworks':
      return judgeFireworks(plan, locNamed(move.at))
    case 'drop-gun':
      return hasGunInHand(s, me) ? 1.3 : -1
    case 'event':
      return judgeEvent(s, me, move)
    default:
      return -1
  }
}

function judgeBuild(plan: Plan, pawn: PawnId, card: Card): number {
  const { s, me, walls: inHand } = plan
  const at = s.pawns[pawn].at as Building
  const walls = wallCount(s, at)
  let { value } = FACES[card]
  let cards = 1
  if (walls === 0 && value <= adjacentZombies(s, at) && s.actions > 1) {
    // It may be high enough together with the best of the other barricades.
    value += inHand[0] === value ? (inHand[1] ?? 0) : (inHand[0] ?? 0)
    cards += 1
  }
  if (walls === 0 && value <= adjacentZombies(s, at)) return -1
  if (s.owners[at] !== me) return claimWorth(plan, at, cards, value) / cards
  const shelter = walls === 0 ? exposure(plan, pawn, at) : 0
  return wallWorth(plan, at, value) + shelter
}

/** The worth of a survivor placed here, in addition to its point. */
function judgePlacing(plan: Plan, pawn: PawnId): number {
  const { s, me, last } = plan
  const at = s.pawns[pawn].at as Building
  if (s.owners[at] !== me) return claimWorth(plan, at, 0, 0)
  if (placedCount(s, at) > 0) return -0.3
  if (s.homes[at] && !last) return 1.3
  return wallCount(s, at) === 0 ? 0.8 : -0.2
}

function judgeShot({ s, me, last }: Plan, pawn: PawnId, ref: GunRef, at: Loc): number {
  const far = distance(s.pawns[pawn].at as Loc, at)
  const bullets = gunAt(s, pawn, ref)?.bullets ?? 0
  const near = BOARD.contactOf[at]
  const threat = near !== null && s.owners[near] === me ? relief(s, near) : 0
  if (bullets <= 1) return HIT[far] * (1 + threat) - (hasGunInHand(s, me) ? 0.2 : 1.05)
  const kill = 1 - (1 - HIT[far]) ** (bullets - 1)
  return kill * (1 + threat) - (last ? 0 : 0.05) - far * 0.05
}

/** The worth of removing one zombie next to an own wall. */
function relief(s: State, at: Building): number {
  if (wallCount(s, at) === 0) return 0
  const spare = wallTotal(s, at) - adjacentZombies(s, at)
  return spare <= 1 ? 1.5 : spare === 2 ? 0.8 : 0.3
}

/** A fight between armed sides is even; against an unarmed target it depends on the bullets. */
export function judgeAttack({ s, rivalry }: Plan, pawn: PawnId, ref: GunRef, target: Fighter): number {
  const bullets = gunAt(s, pawn, ref)?.bullets ?? 0
  const mine = woundCost(s, pawn) + (isHomeAtStake(s, pawn) ? holding(s, s.pawns[pawn].at as Building) : 0)
  const { gain, armed } = isPawn(target) ? hurting(s, target) : killing(s, target)
  const owner = playerOf(s, target)
  const won = armed ? 0.5 : 1 - 0.2 ** bullets
  return won * gain * rivalry[owner] - (armed ? 0.5 * mine : 0) - 0.5
}

function hurting(s: State, target: PawnId): { gain: number; armed: boolean } {
  const armed = isArmed(s.pawns[target])
  const stake = isHomeAtStake(s, target) ? holding(s, s.pawns[target].at as Building) : armed ? 0 : 0.5
  return { gain: woundCost(s, target) + stake, armed }
}

function killing(s: State, target: Fighter): { gain: number; armed: boolean } {
  const { at, gun } = survivorById(s, survivorOf(target)) as Survivor
  const armed = isLoaded(gun)
  const decisive = at !== null && placedCount(s, at) === 1 && wallCount(s, at) === 0 && !s.homes[at] // ZT-126
  return { gain: (armed ? 2 : 1) + (decisive ? s.counters[at] : 0), armed }
}

function judgeTearDown({ s, me, rivalry, hasChip }: Plan, pawn: PawnId): number {
  const at = BOARD.contactOf[s.pawns[pawn].at as Loc] as Building
  const owner = s.owners[at]
  if (owner === me || owner === null) return -2
  const lost = wallCount(s, at) === 1 && placedCount(s, at) === 0 && !s.homes[at] ? s.counters[at] : 0
  const opened = wallCount(s, at) === WALLS && hasChip ? 1 : 0
  return rivalry[owner] * (1 + lost) + opened - 0.27 * woundCost(s, pawn) - 0.4
}

function judgeAbility(plan: Plan, pawn: PawnId, on: string | null): number {
  const at = plan.s.pawns[pawn].at as Building
  return abilities[abilityOf(plan.s.houses[at] as House)].worth(plan, pawn, on)
}

function judgeFireworks({ s, me, last }: Plan, at: Building): number {
  if (s.owners[at] !== me) return -1
  const spare = wallTotal(s, at) - adjacentZombies(s, at)
  return wallCount(s, at) > 0 && spare <= 2 ? 1.1 + s.day * 0.08 : last ? 0.1 : 0.2
}
