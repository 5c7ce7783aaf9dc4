import { type PawnId, type PlayerId, seatOf, survivorName } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Building, isBuilding, type Loc, nameOf } from '../data/board.ts'
import { claimLimit, FULL_COUNTER } from '../limits.ts'
import { putUnder } from '../stacks.ts'
import {
  enemyPawnIn,
  isHeld,
  owned,
  ownPawnIn,
  placedCount,
  placedIn,
  playerCount,
  type State,
  storedBy,
  wallCount,
} from '../state.ts'
import { discardSurvivor } from './pieces.ts'

/** ZT-123 Whether a player may build or place here: they own it, or may own one more building. */
export function mayClaim(s: State, player: PlayerId, at: Building): boolean {
  return s.owners[at] === player || owned(s, player) < claimLimit(playerCount(s))
}

/** ZT-R26 A player who takes over a building sees its barricades, so this cannot be undone. */
export function lookAtWalls(s: State, player: PlayerId, at: Building, cx: Cx): void {
  if (s.owners[at] !== player && wallCount(s, at) > 0) cx.barrier('reveal')
}

/** ZT-121 A player who builds or places a survivor in a building owns it from now on. */
export function claim(s: State, player: PlayerId, at: Building, cx: Cx): void {
  const from = s.owners[at]
  if (from === player) return
  // ZT-122 The former owner loses it. Survivors of other players are discarded, barricades stay.
  for (const survivor of placedIn(s, at)) {
    cx.emit?.({
      event: 'survivor-died',
      rule: 'ZT-122',
      seat: seatOf(from as PlayerId),
      at: nameOf(at),
      survivor: survivorName(survivor.id),
    })
    discardSurvivor(s, survivor)
  }
  if (from !== null) loseBuilding(s, at, 'ZT-122', cx)
  s.owners[at] = player
  cx.emit?.({
    event: 'claimed',
    rule: 'ZT-121',
    seat: seatOf(player),
    at: nameOf(at),
    from: from === null ? null : seatOf(from),
  })
}

/** ZT-129 The chip returns, the house card goes to 5, and the loser's stored cards go under the unexplored pile. */
function loseBuilding(s: State, at: Building, rule: string, cx: Cx): void {
  const loser = s.owners[at] as PlayerId
  const home = s.homes[at]
  s.owners[at] = null
  s.homes[at] = false
  s.counters[at] = FULL_COUNTER
  const stored = storedBy(s, at, loser)
  if (stored) {
    s.stored.splice(s.stored.indexOf(stored), 1)
    putUnder(s.piles, at, ...stored.cards)
  }
  const count = stored?.cards.length ?? 0
  cx.emit?.({ event: 'lost-building', rule, seat: seatOf(loser), at: nameOf(at), home, stored: count })
}

/**
 * ZT-124 A home base is lost if an enemy pawn is in it and no pawn or survivor of its owner.
 * ZT-127 An empty claim is lost if a zombie or an enemy pawn is in it and no pawn of its owner.
 */
export function settlePossession(s: State, at: Building, cx: Cx): void {
  const owner = s.owners[at]
  if (owner === null || placedCount(s, at) > 0 || ownPawnIn(s, owner, at)) return
  if (s.homes[at]) {
    if (enemyPawnIn(s, owner, at)) loseBuilding(s, at, 'ZT-124', cx) // ZT-128 zombies alone do not take it
    return
  }
  if (wallCount(s, at) > 0 || s.options['empty-claim'] === 'kept') return
  if (s.zombies[at] > 0 || enemyPawnIn(s, owner, at)) loseBuilding(s, at, 'ZT-127', cx)
}

/** ZT-126 Zombies or another player have removed a barricade or survivor. With the last one the building is lost. */
export function loseIfUnheld(s: State, at: Building, cx: Cx): void {
  const owner = s.owners[at]
  if (owner === null || isHeld(s, at)) return
  if (s.homes[at]) return settlePossession(s, at, cx)
  if (s.options['pawn-holds-claim'] && ownPawnIn(s, owner, at)) return
  loseBuilding(s, at, 'ZT-126', cx)
}

/** ZT-127 The owner has removed a barricade or survivor. Without any left, the building is an empty claim. */
export function emptiedByOwner(s: State, at: Building, cx: Cx): void {
  if (s.owners[at] === null || isHeld(s, at)) return
  if (!s.homes[at] && s.options['empty-claim'] === 'lost-at-once') return loseBuilding(s, at, 'ZT-127', cx)
  settlePossession(s, at, cx)
}

/**
 * ZT-125 The owner's pawn took damage in its home base and left. It is lost unless another pawn or survivor of the
 * owner is in it.
 */
export function homeDefended(s: State, { at, player }: { at: Building; player: PlayerId }, cx: Cx): void {
  if (s.owners[at] !== player || !s.homes[at]) return
  if (placedCount(s, at) > 0 || ownPawnIn(s, player, at)) return
  loseBuilding(s, at, 'ZT-125', cx)
}

/** Moves a pawn to another location. ZT-124, ZT-127 Its player may lose the building it leaves. */
export function putPawn(s: State, pawn: PawnId, to: Loc | null, cx: Cx): void {
  const from = s.pawns[pawn].at
  s.pawns[pawn].at = to
  if (from !== null && isBuilding(from)) settlePossession(s, from, cx)
}
