import {
  type PawnId,
  type PlayerId,
  pawnName,
  pawnNamed,
  refNamed,
  seatOf,
  survivorName,
  survivorsGun,
} from '../codes.ts'
import type { Cx } from '../cx.ts'
import { isBuilding, type Loc, nameOf } from '../data/board.ts'
import { CHOOSE_PAWN, FIRE, LOSE, type Move, STOP } from '../moves.ts'
import {
  type Arrival,
  carriedBy,
  hasTwinBefore,
  isAlive,
  isLoaded,
  movedAt,
  ownerOf,
  placedCount,
  placedIn,
  playerCount,
  type State,
  type Survivor,
} from '../state.ts'
import { discardSurvivor, nextIsMoved, survivorNamed } from './pieces.ts'
import { loseIfUnheld, settlePossession } from './possession.ts'
import { fire, fireAtZombie } from './shooting.ts'

/**
 * ZT-90 A zombie that comes to a place is resolved immediately, on any player's turn. ZT-91 Pawns first, clockwise from
 * the active player.
 */
export function zombieArrives(
  s: State,
  { at, moved: came, first }: { at: Loc; moved: boolean; first: PawnId | null },
  cx: Cx,
): void {
  if (s.zombies[at] === 0) return // a trap has already killed it
  const moved = came ? movedAt(s, at) > 0 : nextIsMoved(s, at)
  const queue: PawnId[] = []
  const spared: PlayerId[] = []
  const players = playerCount(s)
  for (let turn = 0; turn < players; turn++) {
    const player = (s.active + turn) % players
    for (let pawn = player; pawn < s.pawns.length; pawn += players) {
      if (s.pawns[pawn].at !== at) continue
      if (pawn === first) queue.unshift(pawn)
      else queue.push(pawn)
      if (!spared.includes(player)) spared.push(player)
    }
  }
  if (isBuilding(at)) settlePossession(s, at, cx)
  if (queue.length === 0 && (!isBuilding(at) || placedCount(s, at) === 0)) return
  // The pawn of a Zombie card faces it first.
  if (first !== null && queue[0] === first)
    cx.next({ step: 'face-pawn', at, moved, queue: queue.slice(1), spared, pawn: first })
  else cx.next({ step: 'face-zombie', at, moved, queue, spared })
}

/** ZT-91 The next pawn that is still there faces the zombie; after the pawns, the survivors (ZT-95). */
export function faceZombie(s: State, arrival: Arrival, cx: Cx): void {
  const { at, moved, spared } = arrival
  const queue = arrival.queue.filter(pawn => s.pawns[pawn].at === at)
  if (queue.length > 0) {
    const of = ownerOf(s, queue[0])
    // ZT-206 A player with two pawns there chooses which one faces it first.
    if (queue.length > 1 && queue.some((pawn, i) => i > 0 && ownerOf(s, pawn) === of))
      return cx.next({ step: 'face-order', at, moved, queue, spared, of })
    return cx.next({ step: 'face-pawn', at, moved, queue: queue.slice(1), spared, pawn: queue[0] })
  }
  if (isBuilding(at)) {
    const owner = s.owners[at] as PlayerId
    if (placedCount(s, at) > 0 && !spared.includes(owner)) return cx.next({ step: 'survivors-face', at, moved })
  }
  cx.emit?.({ event: 'zombie-stays', rule: 'ZT-94', at: nameOf(at) })
}

export function offerFaceOrder(s: State, { queue, of }: Arrival & { of: PlayerId }, _seat: string, list: Move[]): void {
  for (const pawn of queue) if (ownerOf(s, pawn) === of) list.push(CHOOSE_PAWN[pawn])
}

export function takeFaceOrder(
  _s: State,
  { at, moved, queue, spared }: Arrival & { of: PlayerId },
  _seat: string,
  move: Move,
  cx: Cx,
): void {
  if (move.move !== 'choose-pawn') return
  const pawn = pawnNamed(move.pawn)
  cx.next({ step: 'face-pawn', at, moved, queue: queue.filter(other => other !== pawn), spared, pawn })
}

type Facing = Arrival & { readonly pawn: PawnId }

/** ZT-92 The pawn defends while it has a gun to fire. ZT-93 Otherwise it takes damage and flees. */
export function facePawn(s: State, facing: Facing, cx: Cx): void {
  const { at, moved, queue, spared, pawn } = facing
  cx.emit?.({ event: 'zombie-faces', pawn: pawnName(pawn), at: nameOf(at) })
  if (canDefend(s, pawn, at)) return cx.next({ step: 'defend', at, moved, queue, spared, pawn })
  suffer(facing, cx)
}

function suffer({ at, moved, queue, spared, pawn }: Facing, cx: Cx): void {
  cx.next({ step: 'damage', pawn, cause: 'zombie', flees: true }, { step: 'face-zombie', at, moved, queue, spared })
}

/** ZT-92 Whether the pawn, a survivor it carries or an own survivor placed there has a loaded gun. */
export function canDefend(s: State, pawn: PawnId, at: Loc): boolean {
  for (const gun of s.pawns[pawn].guns) if (gun.bullets > 0) return true
  if (anyLoaded(carriedBy(s, pawn))) return true
  return isBuilding(at) && s.owners[at] === ownerOf(s, pawn) && anyLoaded(placedIn(s, at))
}

function anyLoaded(survivors: readonly Survivor[]): boolean {
  for (const { gun } of survivors) if (isLoaded(gun)) return true
  return false
}

export function offerDefend(s: State, { pawn }: { pawn: PawnId }, _seat: string, list: Move[]): void {
  const { guns, at } = s.pawns[pawn]
  for (let gun = 0; gun < guns.length; gun++) if (guns[gun].bullets > 0) list.push(FIRE[gun])
  listLoaded(carriedBy(s, pawn), list)
  const here = at as Loc
  if (isBuilding(here) && s.owners[here] === ownerOf(s, pawn)) listLoaded(placedIn(s, here), list)
  list.push(STOP)
}

function listLoaded(survivors: readonly Survivor[], list: Move[]): void {
  for (let i = 0; i < survivors.length; i++)
    if (isLoaded(survivors[i].gun) && !hasTwinBefore(survivors, i)) list.push(FIRE[survivorsGun(survivors[i].id)])
}

/** ZT-92 Fires one bullet of any of these guns. ZT-93 Or stops. */
export function takeDefend(s: State, facing: Facing, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'fire') return suffer(facing, cx)
  const { at, moved, queue, spared, pawn } = facing
  if (fireAtZombie(s, pawn, refNamed(move.gun), at, moved, cx)) return
  if (canDefend(s, pawn, at)) cx.next({ step: 'defend', at, moved, queue, spared, pawn })
  else suffer(facing, cx)
}

interface AtSurvivors {
  readonly at: Loc
  readonly moved: boolean
}

/** ZT-95 Survivors without their pawn may fire their guns. ZT-117 Those of a dead player fire to the last bullet. */
export function survivorsFace(s: State, { at, moved }: AtSurvivors, cx: Cx): void {
  const survivors = placedIn(s, at)
  const player = s.owners[at] as PlayerId
  if (!anyLoaded(survivors)) return survivorFalls(s, at, cx)
  if (isAlive(s, player)) return cx.next({ step: 'defend-survivors', at, moved })
  const first = survivors.find(({ gun }) => isLoaded(gun)) as Survivor
  if (!fire(s, player, survivorsGun(first.id), at, moved, player, cx)) cx.next({ step: 'survivors-face', at, moved })
}

/** ZT-96 They may also hold fire. */
export function offerDefendSurvivors(s: State, { at }: AtSurvivors, _seat: string, list: Move[]): void {
  listLoaded(placedIn(s, at), list)
  list.push(STOP)
}

export function takeDefendSurvivors(s: State, { at, moved }: AtSurvivors, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'fire') return survivorFalls(s, at, cx)
  const player = s.owners[at] as PlayerId
  if (!fire(s, player, refNamed(move.gun), at, moved, player, cx)) cx.next({ step: 'survivors-face', at, moved })
}

/** ZT-95 One of them, chosen by the owner, dies: never more than one per zombie. */
function survivorFalls(s: State, at: Loc, cx: Cx): void {
  const survivors = placedIn(s, at)
  cx.emit?.({ event: 'zombie-stays', rule: 'ZT-95', at: nameOf(at) })
  if (survivors.length > 1 && isAlive(s, s.owners[at] as PlayerId)) return cx.next({ step: 'survivor-dies', at })
  loseSurvivor(s, at, leastUseful(survivors), cx)
}

/** ZT-117 By default an unarmed one, otherwise the one with the fewest bullets; of equals the one placed earlier. */
export function leastUseful(survivors: readonly Survivor[]): Survivor {
  const bullets = (survivor: Survivor): number => survivor.gun?.bullets ?? -1
  return survivors.reduce((least, other) => (bullets(other) < bullets(least) ? other : least))
}

export function offerSurvivorDies(s: State, { at }: { at: Loc }, _seat: string, list: Move[]): void {
  const survivors = placedIn(s, at)
  for (let i = 0; i < survivors.length; i++) if (!hasTwinBefore(survivors, i)) list.push(LOSE[survivors[i].id])
}

export function takeSurvivorDies(s: State, { at }: { at: Loc }, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'lose') loseSurvivor(s, at, survivorNamed(s, move.survivor), cx)
}

function loseSurvivor(s: State, at: Loc, survivor: Survivor, cx: Cx): void {
  discardSurvivor(s, survivor)
  cx.emit?.({
    event: 'survivor-died',
    rule: 'ZT-95',
    seat: seatOf(s.owners[at] as PlayerId),
    at: nameOf(at),
    survivor: survivorName(survivor.id),
  })
  loseIfUnheld(s, at, cx)
}
