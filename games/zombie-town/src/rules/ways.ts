import type { PawnId } from '../codes.ts'
import type { Loc } from '../data/board.ts'
import { isArmed, isClosedTo, ownerOf, type State } from '../state.ts'

/** ZT-33 A movement is free or costs an action. */
export function mayWalk(s: State): boolean {
  return s.walks > 0 || s.actions > 0
}

/** ZT-42, ZT-43 Onto zombies only with an action for each of them and a loaded gun. */
export function mayFace(s: State, pawn: PawnId, to: Loc): boolean {
  const zombies = s.zombies[to]
  if (zombies === 0) return true
  return (s.walks > 0 ? s.actions : s.actions - 1) >= zombies && isArmed(s.pawns[pawn])
}

/** ZT-40 Not into a closed building. */
export function mayStepTo(s: State, pawn: PawnId, to: Loc): boolean {
  return !isClosedTo(s, to, ownerOf(s, pawn)) && mayFace(s, pawn, to)
}
