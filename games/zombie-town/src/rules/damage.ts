import { type PawnId, pawnName, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BOARD, distance, isBuilding, LOCATIONS, type Loc, locNamed, nameOf } from '../data/board.ts'
import { handLimit, LONGEST_WALK } from '../limits.ts'
import { FLEE, type Move, SACRIFICE, TAKE_DAMAGE } from '../moves.ts'
import { takeAll } from '../stacks.ts'
import {
  carriedBy,
  carriedCount,
  type Harm,
  hasTwinBefore,
  isClosedTo,
  livingPawns,
  livingPlayers,
  ownerOf,
  playerCount,
  type State,
} from '../state.ts'
import { lastOneAlive } from './days.ts'
import { discardSurvivor, survivorNamed } from './pieces.ts'
import { putPawn } from './possession.ts'

/** ZT-113 Instead of 1 damage from any source, the player may sacrifice a carried survivor. */
export function damage(s: State, harm: Harm, cx: Cx): void {
  if (carriedCount(s, harm.pawn) > 0) cx.next({ ...harm, step: 'sacrifice' })
  else hurt(s, harm, cx)
}

export function offerSacrifice(s: State, { pawn }: Harm, _seat: string, list: Move[]): void {
  list.push(TAKE_DAMAGE)
  const carried = carriedBy(s, pawn)
  for (let i = 0; i < carried.length; i++) if (!hasTwinBefore(carried, i)) list.push(SACRIFICE[carried[i].id])
}

export function takeSacrifice(s: State, harm: Harm, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'sacrifice') return hurt(s, harm, cx)
  discardSurvivor(s, survivorNamed(s, move.survivor))
  cx.emit?.({ event: 'sacrificed', rule: 'ZT-113', pawn: pawnName(harm.pawn), survivor: move.survivor })
  if (harm.flees) cx.next({ step: 'flee', pawn: harm.pawn })
}

/** ZT-111 Damage lowers the health by 1. ZT-125 A pawn that takes damage in its home base must always flee. */
function hurt(s: State, { pawn, cause, flees }: Harm, cx: Cx): void {
  const piece = s.pawns[pawn]
  const at = piece.at as Loc
  const player = ownerOf(s, pawn)
  const atHome = isBuilding(at) && s.homes[at] && s.owners[at] === player && cause !== 'trap'
  piece.health -= 1
  cx.emit?.({ event: 'wounded', rule: 'ZT-112', pawn: pawnName(pawn), health: piece.health, cause })
  if (piece.health === 0) {
    die(s, pawn, cx)
    if (atHome && s.outcome === null) cx.next({ step: 'home-defended', at, player })
  } else if (atHome) cx.next({ step: 'flee', pawn }, { step: 'home-defended', at, player })
  else if (flees) cx.next({ step: 'flee', pawn })
}

/**
 * ZT-116 The pawn leaves the board; its guns, the survivors it carried and (with no pawn left) the hand are discarded.
 */
function die(s: State, pawn: PawnId, cx: Cx): void {
  const piece = s.pawns[pawn]
  const player = ownerOf(s, pawn)
  const at = piece.at as Loc
  for (const gun of piece.guns) s.discard.push(gun.card)
  piece.guns = []
  for (const survivor of carriedBy(s, pawn)) discardSurvivor(s, survivor)
  cx.emit?.({ event: 'pawn-died', rule: 'ZT-116', pawn: pawnName(pawn), seat: seatOf(player), at: nameOf(at) })
  putPawn(s, pawn, null, cx)
  if (livingPawns(s, player) > 0) {
    if (s.hands.sizes[player] > handLimit(livingPawns(s, player))) cx.next({ step: 'discard', player }) // ZT-208
    return
  }
  if (s.hands.sizes[player] > 0) cx.barrier('reveal') // the hand is shown
  s.discard.push(...takeAll(s.hands, player))
  s.died[player] = playerCount(s) - livingPlayers(s) + 1
  cx.emit?.({ event: 'player-died', rule: 'ZT-116', seat: seatOf(player) })
  lastOneAlive(s, cx)
}

/** ZT-114 The places to which a pawn may flee: the first of these sets that is not empty. */
export function fleePlaces(s: State, pawn: PawnId): Loc[] {
  const from = s.pawns[pawn].at as Loc
  const player = ownerOf(s, pawn)
  const free = (loc: Loc): boolean => s.zombies[loc] === 0 && !isClosedTo(s, loc, player)
  // (1) distance 3 with a clear way
  let reached: Loc[] = [from]
  for (let step = 1; step <= LONGEST_WALK; step++) {
    const next: Loc[] = []
    for (const loc of reached)
      for (const to of BOARD.steps[loc])
        if (distance(from, to) === step && free(to) && !next.includes(to)) next.push(to)
    reached = next
  }
  if (reached.length > 0) return reached.sort((a, b) => a - b)
  // (2) distance 3, whatever is in between; (3) the same at distance 4 and more
  for (let far = LONGEST_WALK; far < LOCATIONS; far++) {
    const places: Loc[] = []
    for (let loc = 0; loc < LOCATIONS; loc++) if (distance(from, loc) === far && free(loc)) places.push(loc)
    if (places.length > 0) return places
  }
  return [from]
}

export function offerFlee(s: State, { pawn }: { pawn: PawnId }, _seat: string, list: Move[]): void {
  for (const loc of fleePlaces(s, pawn)) list.push(FLEE[loc])
}

/** ZT-114, ZT-115 Puts the pawn there at no cost. Only the destination is entered. */
export function takeFlee(s: State, { pawn }: { pawn: PawnId }, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'flee') return
  const from = s.pawns[pawn].at as Loc
  const to = locNamed(move.to)
  cx.emit?.({ event: 'fled', rule: 'ZT-114', pawn: pawnName(pawn), from: nameOf(from), to: move.to })
  putPawn(s, pawn, to, cx)
  cx.next({ step: 'enter', pawn, at: to, way: null })
}
