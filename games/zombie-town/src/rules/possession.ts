import type { Cx } from '../cx.ts'
import { type Building, isBuilding, type Loc, nameOf } from '../data/board.ts'
import {
  claimLimit,
  enemyPawnIn,
  FULL_COUNTER,
  owned,
  ownPawnIn,
  type PawnId,
  type PlayerId,
  type State,
  seatOf,
} from '../state.ts'
import { discardSurvivor } from './pieces.ts'

/** ZT-123 Whether a player may build or place here: it is his, or he has a chip left for it. */
export function mayClaim(s: State, player: PlayerId, at: Building): boolean {
  return s.buildings[at].owner === player || owned(s, player) < claimLimit(s)
}

/** ZT-121 Who builds or places a survivor in a building he does not own puts a chip there and owns it. */
export function claim(s: State, player: PlayerId, at: Building, cx: Cx): void {
  const building = s.buildings[at]
  const from = building.owner
  if (from === player) return
  // ZT-122 The former owner loses it; other players' survivors go, barricades stay.
  for (const survivor of [...building.survivors]) {
    cx.emit?.({
      event: 'survivor-died',
      rule: 'ZT-122',
      seat: seatOf(from as PlayerId),
      at: nameOf(at),
      survivor: `s${survivor.id}`,
    })
    discardSurvivor(s, building.survivors, survivor)
  }
  if (from !== null) loseBuilding(s, at, 'ZT-122', cx)
  building.owner = player
  cx.emit?.({
    event: 'claimed',
    rule: 'ZT-121',
    seat: seatOf(player),
    at: nameOf(at),
    from: from === null ? null : seatOf(from),
  })
}

/** ZT-129 The chip goes back, the house card to 5, the loser's stored cards under the unexplored pile. */
function loseBuilding(s: State, at: Building, rule: string, cx: Cx): void {
  const building = s.buildings[at]
  const loser = building.owner as PlayerId
  const { home } = building
  building.owner = null
  building.home = false
  building.counter = FULL_COUNTER
  const stored = building.stored.findIndex(({ by }) => by === loser)
  let count = 0
  if (stored >= 0) {
    const { cards } = building.stored[stored]
    count = cards.length
    building.stored.splice(stored, 1)
    building.pile.unshift(...cards)
  }
  cx.emit?.({ event: 'lost-building', rule, seat: seatOf(loser), at: nameOf(at), home, stored: count })
}

/**
 * ZT-124 A home base with an enemy pawn in it and nobody of its owner is lost.
 * ZT-127 So is an empty claim once a zombie or an enemy pawn is in it and no pawn of its owner.
 */
export function settlePossession(s: State, at: Building, cx: Cx): void {
  const building = s.buildings[at]
  const { owner } = building
  if (owner === null || building.survivors.length > 0 || ownPawnIn(s, owner, at)) return
  if (building.home) {
    if (enemyPawnIn(s, owner, at)) loseBuilding(s, at, 'ZT-124', cx) // ZT-128 zombies alone do not take it
    return
  }
  if (building.walls.length > 0 || s.options['empty-claim'] === 'kept') return
  if (s.zombies[at] > 0 || enemyPawnIn(s, owner, at)) loseBuilding(s, at, 'ZT-127', cx)
}

/** ZT-126 Zombies or another player have taken away a barricade or survivor: with the last one the building is lost. */
export function holdTakenAway(s: State, at: Building, cx: Cx): void {
  const building = s.buildings[at]
  if (building.owner === null || building.walls.length > 0 || building.survivors.length > 0) return
  if (building.home) return settlePossession(s, at, cx)
  if (s.options['pawn-holds-claim'] && ownPawnIn(s, building.owner, at)) return
  loseBuilding(s, at, 'ZT-126', cx)
}

/** ZT-127 The owner has taken away the last barricade or survivor himself: an empty claim. */
export function holdGivenUp(s: State, at: Building, cx: Cx): void {
  const building = s.buildings[at]
  if (building.owner === null || building.walls.length > 0 || building.survivors.length > 0) return
  if (!building.home && s.options['empty-claim'] === 'lost-at-once') return loseBuilding(s, at, 'ZT-127', cx)
  settlePossession(s, at, cx)
}

/** ZT-125 The owner's pawn was hurt in its home base and is gone: the home base is lost unless one of his is still in it. */
export function homeDefended(s: State, { at, player }: { at: Building; player: PlayerId }, cx: Cx): void {
  const building = s.buildings[at]
  if (building.owner !== player || !building.home) return
  if (building.survivors.length > 0 || ownPawnIn(s, player, at)) return
  loseBuilding(s, at, 'ZT-125', cx)
}

/** A pawn leaves where it is and comes to another location. ZT-124, ZT-127 What it leaves may be lost by that. */
export function putPawn(s: State, pawn: PawnId, to: Loc | null, cx: Cx): void {
  const from = s.pawns[pawn].at
  s.pawns[pawn].at = to
  if (from !== null && isBuilding(from)) settlePossession(s, from, cx)
}
