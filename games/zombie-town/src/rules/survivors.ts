import { type PawnId, type PlayerId, pawnName, seatOf, survivorName } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BUILDINGS, nameOf } from '../data/board.ts'
import { SURVIVOR } from '../data/load.ts'
import { takeKind } from '../stacks.ts'
import { ownerOf, placedIn, type State } from '../state.ts'
import { buildingOf, discardSurvivor, moveSurvivor, newSurvivor, survivorNamed } from './pieces.ts'
import { claim, emptiedByOwner, lookAtWalls, loseIfUnheld } from './possession.ts'

/** ZT-72 The pawn carries a survivor from hand. */
export function carrySurvivor(s: State, pawn: PawnId, cx: Cx): void {
  takeKind(s.hands, ownerOf(s, pawn), SURVIVOR)
  const { id } = newSurvivor(s, { pawn, at: null })
  cx.emit?.({ event: 'survivor-joined', rule: 'ZT-72', pawn: pawnName(pawn), survivor: survivorName(id) })
}

/** ZT-72 Places a survivor from hand in the building, which claims it. */
export function placeSurvivor(s: State, pawn: PawnId, cx: Cx): void {
  const player = ownerOf(s, pawn)
  const at = buildingOf(s, pawn)
  takeKind(s.hands, player, SURVIVOR)
  const survivor = newSurvivor(s, { pawn, at: null })
  lookAtWalls(s, player, at, cx)
  claim(s, player, at, cx)
  moveSurvivor(s, survivor, { pawn: null, at })
  const name = survivorName(survivor.id)
  cx.emit?.({ event: 'survivor-placed', rule: 'ZT-72', seat: seatOf(player), at: nameOf(at), survivor: name })
}

/** ZT-74 Puts down a carried survivor with its gun. */
export function putDown(s: State, pawn: PawnId, name: string, cx: Cx): void {
  const player = ownerOf(s, pawn)
  const at = buildingOf(s, pawn)
  lookAtWalls(s, player, at, cx)
  claim(s, player, at, cx)
  moveSurvivor(s, survivorNamed(s, name), { pawn: null, at })
  cx.emit?.({ event: 'survivor-placed', rule: 'ZT-74', seat: seatOf(player), at: nameOf(at), survivor: name })
}

/** ZT-73 Picks up an own survivor placed here, with its gun. ZT-98 It is no longer doomed. */
export function pickUp(s: State, pawn: PawnId, name: string, cx: Cx): void {
  const survivor = survivorNamed(s, name)
  survivor.doomed = false
  moveSurvivor(s, survivor, { pawn, at: null })
  cx.emit?.({ event: 'survivor-joined', rule: 'ZT-73', pawn: pawnName(pawn), survivor: name })
  emptiedByOwner(s, buildingOf(s, pawn), cx)
}

/** ZT-98 At the start of its owner's turn, a placed survivor with a zombie in its building is marked. */
export function markDoomed(s: State, player: PlayerId, cx: Cx): void {
  if (s.survivors.length === 0) return
  for (let at = 0; at < BUILDINGS; at++) {
    if (s.owners[at] !== player || s.zombies[at] === 0) continue
    const survivors = placedIn(s, at)
    if (survivors.length === 0) continue
    for (const survivor of survivors) survivor.doomed = true
    cx.emit?.({ event: 'doomed', rule: 'ZT-98', seat: seatOf(player), at: nameOf(at), count: survivors.length })
  }
}

/** ZT-98 Survivors still marked at the end of the turn die. */
export function doomedDie(s: State, player: PlayerId, cx: Cx): void {
  if (s.survivors.length === 0) return
  for (let at = 0; at < BUILDINGS; at++) {
    if (s.owners[at] !== player) continue
    const doomed = placedIn(s, at).filter(survivor => survivor.doomed)
    for (const survivor of doomed) {
      discardSurvivor(s, survivor)
      cx.emit?.({
        event: 'survivor-died',
        rule: 'ZT-98',
        seat: seatOf(player),
        at: nameOf(at),
        survivor: survivorName(survivor.id),
      })
    }
    if (doomed.length > 0) loseIfUnheld(s, at, cx)
  }
}
