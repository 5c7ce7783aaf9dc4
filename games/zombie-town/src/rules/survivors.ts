import { say } from '@holdout/engine'
import { type PawnId, type PlayerId, pawnNamed, seatOf, survivorName } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BUILDINGS, nameOf } from '../data/board.ts'
import { SURVIVOR } from '../data/load.ts'
import { CARRY_SURVIVOR, PICK_UP, PLACE_SURVIVOR, PUT_DOWN } from '../moves.ts'
import { byPawn, fighter } from '../say/fighters.ts'
import { hasCard, takeKind } from '../stacks.ts'
import { carriedBy, ownerOf, placedIn, type State, type Survivor } from '../state.ts'
import { action, isInside, MAY_CLAIM, noTwin, survivorIn, withoutTwins } from './needs.ts'
import { buildingOf, discardSurvivor, moveSurvivor, newSurvivor, survivorNamed } from './pieces.ts'
import { claim, emptiedByOwner, lookAtWalls, loseIfUnheld } from './possession.ts'

type NamesPawn = { readonly pawn: string }

function holdsSurvivor(s: State, { pawn }: NamesPawn): boolean {
  return hasCard(s.hands, ownerOf(s, pawnNamed(pawn)), SURVIVOR)
}

const FROM_HAND = 'A survivor from your hand is carried by your pawn, or placed in the building your pawn is in.'

/** ZT-72 The pawn carries a survivor from hand. */
export const carrySurvivor = action<'carry-survivor'>({
  rule: 'ZT-72',
  label: ({ pawn }, v) => say`${byPawn(v, pawn)}Play a survivor and carry it`,
  each: (s, pawn) => (hasCard(s.hands, ownerOf(s, pawn), SURVIVOR) ? [CARRY_SURVIVOR[pawn]] : []),
  needs: [['ZT-72', holdsSurvivor, FROM_HAND]],
  take(s, { pawn: name }, cx) {
    const pawn = pawnNamed(name)
    takeKind(s.hands, ownerOf(s, pawn), SURVIVOR)
    const { id } = newSurvivor(s, { pawn, at: null })
    cx.emit?.({ event: 'survivor-joined', rule: 'ZT-72', pawn: name, survivor: survivorName(id) })
  },
})

/** ZT-72 Places a survivor from hand in the building, which claims it. */
export const placeSurvivor = action<'place-survivor'>({
  rule: 'ZT-72',
  label: ({ pawn }, v) => say`${byPawn(v, pawn)}Place a survivor in this building`,
  each: (s, pawn) => (hasCard(s.hands, ownerOf(s, pawn), SURVIVOR) ? [PLACE_SURVIVOR[pawn]] : []),
  needs: [['ZT-72', (s, move) => holdsSurvivor(s, move) && isInside(s, move), FROM_HAND], MAY_CLAIM],
  take(s, { pawn: name }, cx) {
    const pawn = pawnNamed(name)
    takeKind(s.hands, ownerOf(s, pawn), SURVIVOR)
    const survivor = newSurvivor(s, { pawn, at: null })
    placeIn(s, pawn, survivor, 'ZT-72', cx)
  },
})

function placeIn(s: State, pawn: PawnId, survivor: Survivor, rule: string, cx: Cx): void {
  const player = ownerOf(s, pawn)
  const at = buildingOf(s, pawn)
  lookAtWalls(s, player, at, cx)
  claim(s, player, at, cx)
  moveSurvivor(s, survivor, { pawn: null, at })
  const name = survivorName(survivor.id)
  cx.emit?.({ event: 'survivor-placed', rule, seat: seatOf(player), at: nameOf(at), survivor: name })
}

const survivorOf = ({ survivor }: { readonly survivor: string }): string => survivor

/** ZT-74 Puts down a carried survivor with its gun. */
export const putDown = action<'put-down'>({
  rule: 'ZT-74',
  label: ({ pawn, survivor }, v) => say`${byPawn(v, pawn)}Put down ${fighter(v, survivor)} in this building`,
  each: (s, pawn) => withoutTwins(carriedBy(s, pawn)).map(({ id }) => PUT_DOWN[pawn][id]),
  tries: (_s, pawn) => [PUT_DOWN[pawn][0]],
  needs: [
    [
      'ZT-74',
      (s, move) => isInside(s, move) && survivorIn(carriedBy(s, pawnNamed(move.pawn)), move.survivor) !== undefined,
      'You can put down a survivor that your pawn carries in the building your pawn is in.',
    ],
    MAY_CLAIM,
    noTwin('ZT-74', survivorOf),
  ],
  take: (s, { pawn, survivor }, cx) => placeIn(s, pawnNamed(pawn), survivorNamed(s, survivor), 'ZT-74', cx),
})

/** The own survivors placed in the building that a pawn is in. */
function placedHere(s: State, pawn: PawnId): readonly Survivor[] {
  const { at } = s.pawns[pawn]
  return at !== null && s.owners[at] === ownerOf(s, pawn) ? placedIn(s, at) : []
}

/** ZT-73 Picks up an own survivor placed here, with its gun. ZT-98 It is no longer doomed. */
export const pickUp = action<'pick-up'>({
  rule: 'ZT-73',
  label: ({ pawn, survivor }, v) => say`${byPawn(v, pawn)}Pick up ${fighter(v, survivor)}`,
  each: (s, pawn) => withoutTwins(placedHere(s, pawn)).map(({ id }) => PICK_UP[pawn][id]),
  tries: (_s, pawn) => [PICK_UP[pawn][0]],
  needs: [
    [
      'ZT-73',
      (s, { pawn, survivor }) => survivorIn(placedHere(s, pawnNamed(pawn)), survivor) !== undefined,
      'You can pick up only your own survivors placed in the building your pawn is in.',
    ],
    noTwin('ZT-73', survivorOf),
  ],
  take(s, { pawn: name, survivor: id }, cx) {
    const pawn = pawnNamed(name)
    const survivor = survivorNamed(s, id)
    survivor.doomed = false
    moveSurvivor(s, survivor, { pawn, at: null })
    cx.emit?.({ event: 'survivor-joined', rule: 'ZT-73', pawn: name, survivor: id })
    emptiedByOwner(s, buildingOf(s, pawn), cx)
  },
})

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
