import { type GunRef, isPawnsGun, type PawnId, pawnName, refName, refNamed } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BOARD, distance, type Loc, locNamed, nameOf } from '../data/board.ts'
import { FIRE_AGAIN, HOLD_FIRE, type Move, SHOOT } from '../moves.ts'
import { gunAt, isLoaded, ownerOf, type State } from '../state.ts'
import { Draw, turnsOf } from './combat-deck.ts'
import { killZombie, nextIsMoved } from './pieces.ts'

/** ZT-80 One loaded gun of the pawn, one zombie at distance 0, 1 or 2. ZT-86 No loaded gun, no attack. */
export function listShots(s: State, pawn: PawnId, list: Move[]): void {
  const { at, guns } = s.pawns[pawn]
  const inRange = BOARD.inRange[at as Loc]
  for (let gun = 0; gun < guns.length; gun++) {
    if (guns[gun].bullets === 0) continue
    const shots = SHOOT[pawn][gun]
    for (const loc of inRange) if (s.zombies[loc] > 0) list.push(shots[loc])
  }
}

/** ZT-80 Attacks a zombie. */
export function shoot(s: State, pawn: PawnId, gun: GunRef, at: Loc, cx: Cx): void {
  if (fireAtZombie(s, pawn, gun, at, nextIsMoved(s, at), cx)) return
  if (isLoaded(gunAt(s, pawn, gun))) cx.next({ step: 'fire-again', pawn, gun, at })
}

/** ZT-81 Spend a bullet, turn a card; if its number is at least the distance, the zombie dies. Jammed always misses. */
export function fireAtZombie(s: State, pawn: PawnId, ref: GunRef, at: Loc, moved: boolean, cx: Cx): boolean {
  return fire(s, pawn, ref, at, moved, ownerOf(s, pawn), cx)
}

/** ZT-81 Fires any gun, also a survivor's. ZT-97 The survivor's owner gets the kill. */
export function fire(s: State, pawn: PawnId, ref: GunRef, at: Loc, moved: boolean, player: number, cx: Cx): boolean {
  const gun = gunAt(s, pawn, ref)
  if (!isLoaded(gun)) return false
  gun.bullets -= 1
  const draw = new Draw(s, cx)
  const { best, cards } = draw.turn(turnsOf(gun))
  draw.done()
  const byPawn = isPawnsGun(ref)
  const far = byPawn ? distance(s.pawns[pawn].at as Loc, at) : 0
  const hit = best >= far
  cx.emit?.({
    event: 'shot',
    rule: 'ZT-81',
    by: byPawn ? pawnName(pawn) : refName(ref),
    at: nameOf(at),
    distance: far,
    cards,
    hit,
    bullets: gun.bullets,
  })
  if (hit) killZombie(s, at, moved, player, byPawn ? 'ZT-85' : 'ZT-97', cx)
  return hit
}

/** ZT-82 After a miss: fire again with the same gun at the same zombie, or stop. */
export function offerFireAgain(_s: State, _step: object, _seat: string, list: Move[]): void {
  list.push(FIRE_AGAIN, HOLD_FIRE)
}

export function takeFireAgain(
  s: State,
  { pawn, gun, at }: { pawn: PawnId; gun: GunRef; at: Loc },
  _seat: string,
  move: Move,
  cx: Cx,
): void {
  if (move.move === 'fire-again') shoot(s, pawn, gun, at, cx)
}

export function readShot(move: Extract<Move, { move: 'shoot' }>): { gun: GunRef; at: Loc } {
  return { gun: refNamed(move.gun), at: locNamed(move.at) }
}
