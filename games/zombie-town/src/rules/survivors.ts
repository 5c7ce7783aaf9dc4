import type { Cx } from '../cx.ts'
import { BUILDINGS, nameOf } from '../data/board.ts'
import { SURVIVOR } from '../data/load.ts'
import { ownerOf, type PawnId, type PlayerId, type State, seatOf } from '../state.ts'
import { buildingAt, discardSurvivor, newSurvivor, pawnName, survivorNamed, takeCard } from './pieces.ts'
import { claim, holdGivenUp, holdTakenAway } from './possession.ts'

/** ZT-72 A survivor from hand comes along with the pawn. */
export function carrySurvivor(s: State, pawn: PawnId, cx: Cx): void {
  takeCard(s.players[ownerOf(s, pawn)].hand, SURVIVOR)
  const survivor = newSurvivor(s)
  s.pawns[pawn].carried.push(survivor)
  cx.emit?.({ event: 'survivor-joined', rule: 'ZT-72', pawn: pawnName(pawn), survivor: `s${survivor.id}` })
}

/** ZT-72 Or it is placed in the building, which claims that. */
export function placeSurvivor(s: State, pawn: PawnId, cx: Cx): void {
  takeCard(s.players[ownerOf(s, pawn)].hand, SURVIVOR)
  place(s, pawn, newSurvivor(s), 'ZT-72', cx)
}

/** ZT-74 A carried survivor is put down, with its gun. */
export function putDown(s: State, pawn: PawnId, name: string, cx: Cx): void {
  const { carried } = s.pawns[pawn]
  const survivor = survivorNamed(carried, name)
  carried.splice(carried.indexOf(survivor), 1)
  place(s, pawn, survivor, 'ZT-74', cx)
}

function place(
  s: State,
  pawn: PawnId,
  survivor: State['pawns'][number]['carried'][number],
  rule: string,
  cx: Cx,
): void {
  const at = s.pawns[pawn].at as number
  const player = ownerOf(s, pawn)
  claim(s, player, at, cx)
  s.buildings[at].survivors.push(survivor)
  cx.emit?.({ event: 'survivor-placed', rule, seat: seatOf(player), at: nameOf(at), survivor: `s${survivor.id}` })
}

/** ZT-73 An own survivor placed here comes along, with its gun. ZT-98 That lifts its doom. */
export function pickUp(s: State, pawn: PawnId, name: string, cx: Cx): void {
  const { survivors } = buildingAt(s, pawn)
  const survivor = survivorNamed(survivors, name)
  survivors.splice(survivors.indexOf(survivor), 1)
  survivor.doomed = false
  s.pawns[pawn].carried.push(survivor)
  cx.emit?.({ event: 'survivor-joined', rule: 'ZT-73', pawn: pawnName(pawn), survivor: name })
  holdGivenUp(s, s.pawns[pawn].at as number, cx)
}

/** ZT-98 At the start of its owner's turn a placed survivor that shares its building with a zombie is marked. */
export function markDoomed(s: State, player: PlayerId, cx: Cx): void {
  for (let at = 0; at < BUILDINGS; at++) {
    const { owner, survivors } = s.buildings[at]
    if (owner !== player || s.zombies[at] === 0 || survivors.length === 0) continue
    for (const survivor of survivors) survivor.doomed = true
    cx.emit?.({ event: 'doomed', rule: 'ZT-98', seat: seatOf(player), at: nameOf(at), count: survivors.length })
  }
}

/** ZT-98 Those still marked at the end of the turn die. */
export function doomedDie(s: State, player: PlayerId, cx: Cx): void {
  for (let at = 0; at < BUILDINGS; at++) {
    const { owner, survivors } = s.buildings[at]
    if (owner !== player || survivors.length === 0) continue
    const doomed = survivors.filter(survivor => survivor.doomed)
    for (const survivor of doomed) {
      discardSurvivor(s, survivors, survivor)
      cx.emit?.({
        event: 'survivor-died',
        rule: 'ZT-98',
        seat: seatOf(player),
        at: nameOf(at),
        survivor: `s${survivor.id}`,
      })
    }
    if (doomed.length > 0) holdTakenAway(s, at, cx)
  }
}
