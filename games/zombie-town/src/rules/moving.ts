import { type PawnId, pawnName, refNamed } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BOARD, isBuilding, type Loc, locNamed, nameOf } from '../data/board.ts'
import { LONGEST_WALK } from '../limits.ts'
import { CONTINUE, FIRE, GIVE_UP, GO, HALT, type Move, STEP, WALK } from '../moves.ts'
import { isArmed, isClosedTo, ownerOf, type State } from '../state.ts'
import { putPawn } from './possession.ts'
import { shoot } from './shooting.ts'

/** ZT-33 A movement is free or costs an action. */
export function mayWalk(s: State): boolean {
  return s.walks > 0 || s.actions > 0
}

/**
 * ZT-40 Not into a closed building. ZT-42, ZT-43 Onto zombies only with an action for each of them and a loaded gun.
 */
export function mayStepTo(s: State, pawn: PawnId, to: Loc): boolean {
  if (isClosedTo(s, to, ownerOf(s, pawn))) return false
  const zombies = s.zombies[to]
  if (zombies === 0) return true
  return (s.walks > 0 ? s.actions : s.actions - 1) >= zombies && isArmed(s.pawns[pawn])
}

/** Lists the first steps of a movement. */
export function listWalks(s: State, pawn: PawnId, list: Move[]): void {
  const walks = WALK[pawn]
  for (const to of BOARD.steps[s.pawns[pawn].at as Loc]) if (mayStepTo(s, pawn, to)) list.push(walks[to])
}

interface Walking {
  readonly pawn: PawnId
  readonly chain: readonly Loc[]
}

/** ZT-32 The player chooses up to three steps before the pawn walks. ZT-42 A place with zombies is the last one. */
export function extendWay(s: State, pawn: PawnId, chain: readonly Loc[], cx: Cx): void {
  if (chain.length === LONGEST_WALK || s.zombies[chain[chain.length - 1]] > 0) startWalk(s, pawn, chain, cx)
  else cx.next({ step: 'move', pawn, chain })
}

export function offerMove(s: State, { pawn, chain }: Walking, _seat: string, list: Move[]): void {
  list.push(GO)
  for (const to of BOARD.steps[chain[chain.length - 1]]) if (mayStepTo(s, pawn, to)) list.push(STEP[to])
}

export function takeMove(s: State, { pawn, chain }: Walking, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'step') extendWay(s, pawn, [...chain, locNamed(move.to)], cx)
  else startWalk(s, pawn, chain, cx)
}

/** ZT-31, ZT-33 Pays for the movement and starts it. */
function startWalk(s: State, pawn: PawnId, chain: readonly Loc[], cx: Cx): void {
  if (s.walks > 0) s.walks -= 1
  else s.actions -= 1
  cx.next({ step: 'walk', pawn, chain })
}

/** ZT-32 Walks one step. ZT-46 Carried survivors come along. */
export function walk(s: State, { pawn, chain }: Walking, cx: Cx): void {
  const [to, ...rest] = chain
  cx.emit?.({
    event: 'walked',
    rule: 'ZT-32',
    pawn: pawnName(pawn),
    from: nameOf(s.pawns[pawn].at as Loc),
    to: nameOf(to),
  })
  putPawn(s, pawn, to, cx)
  if (s.zombies[to] > 0) cx.next({ step: 'fight-zombies', pawn }, { step: 'enter', pawn, at: to, way: null })
  else if (isBuilding(to))
    cx.next({ step: 'enter', pawn, at: to, way: rest.length > 0 ? { how: 'walk', chain: rest } : null })
  else if (rest.length > 0) cx.next({ step: 'walk', pawn, chain: rest })
}

/** After entering a building during a movement: continue or stop there. */
export function offerContinueMove(_s: State, _step: object, _seat: string, list: Move[]): void {
  list.push(CONTINUE, HALT)
}

export function takeContinueMove(_s: State, { pawn, chain }: Walking, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'continue') cx.next({ step: 'walk', pawn, chain })
}

/** ZT-44 A player who walked onto zombies must attack until none is left, or the pawn takes damage and flees. */
export function fightZombies(s: State, { pawn }: { pawn: PawnId }, cx: Cx): void {
  const at = s.pawns[pawn].at
  if (at === null || s.zombies[at] === 0) return
  if (s.actions > 0 && isArmed(s.pawns[pawn])) {
    cx.emit?.({ event: 'must-fight', rule: 'ZT-44', pawn: pawnName(pawn), at: nameOf(at), count: s.zombies[at] })
    cx.next({ step: 'obligatory', pawn })
  } else cx.next({ step: 'damage', pawn, cause: 'zombie', flees: true })
}

/** ZT-44 Each loaded gun of the pawn; carried survivors do not shoot here. */
export function offerObligatory(s: State, { pawn }: { pawn: PawnId }, _seat: string, list: Move[]): void {
  s.pawns[pawn].guns.forEach((gun, ref) => {
    if (gun.bullets > 0) list.push(FIRE[ref])
  })
  list.push(GIVE_UP)
}

export function takeObligatory(s: State, { pawn }: { pawn: PawnId }, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'fire') return cx.next({ step: 'damage', pawn, cause: 'zombie', flees: true })
  s.actions -= 1
  cx.next({ step: 'fight-zombies', pawn })
  shoot(s, pawn, refNamed(move.gun), s.pawns[pawn].at as Loc, cx)
}
