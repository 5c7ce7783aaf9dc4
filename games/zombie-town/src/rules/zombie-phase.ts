import { seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BOARD, isBuilding, LOCATIONS, type Loc, locNamed, nameOf } from '../data/board.ts'
import { FULL, pawnsEach } from '../limits.ts'
import { type Move, ZOMBIE_MOVES } from '../moves.ts'
import { anyPawnAt, isAlive, playerCount, type State, wallCount } from '../state.ts'
import { checkPressure } from './barricades.ts'
import { repels } from './fireworks.ts'
import { nextIsMoved, putZombie, takeZombie } from './pieces.ts'

/** ZT-150, ZT-205 As many zombies as the day number, twice that with two players. The number is fixed now. */
export function zombiePhase(s: State, _step: object, cx: Cx): void {
  if (!isAlive(s, s.active)) return // ZT-118
  s.moved.length = 0
  const count = (s.day + s.options['extra-zombies']) * pawnsEach(playerCount(s))
  cx.emit?.({ event: 'zombie-phase', rule: 'ZT-150', seat: seatOf(s.active), count })
  cx.next({ step: 'zombie-move', left: count })
}

/**
 * ZT-152 Not into a barricaded building, not to a place with 6 zombies, not against fireworks. The step table excludes
 * lower rings.
 */
function mayMoveZombie(s: State, { to, towards }: { to: Loc; towards: number | null }, guarded: boolean): boolean {
  if (s.zombies[to] >= FULL || (isBuilding(to) && wallCount(s, to) > 0)) return false
  return !guarded || !repels(s, towards)
}

/** Whether any building has fireworks. Usually none has, which saves the check per step. */
function isGuarded(s: State): boolean {
  return s.fireworks.length > 0
}

function canMoveFrom(s: State, from: Loc, guarded: boolean): boolean {
  if (s.zombies[from] === 0 || nextIsMoved(s, from)) return false
  for (const step of BOARD.zombieSteps[from]) if (mayMoveZombie(s, step, guarded)) return true
  return false
}

/** ZT-151 Whether a move is left and possible. Starting squares are checked first, because they usually have one. */
export function owesMove(s: State, left: number): boolean {
  if (left === 0 || !isAlive(s, s.active)) return false
  const guarded = isGuarded(s)
  for (const from of BOARD.starts) if (canMoveFrom(s, from, guarded)) return true
  for (let from = 0; from < LOCATIONS; from++) if (canMoveFrom(s, from, guarded)) return true
  return false
}

/** ZT-152, ZT-153 Lists the moves of all zombies that have not moved. */
export function listZombieMoves(s: State, list: Move[]): void {
  const guarded = isGuarded(s)
  for (let from = 0; from < LOCATIONS; from++) {
    if (s.zombies[from] === 0 || nextIsMoved(s, from)) continue
    const steps = BOARD.zombieSteps[from]
    const moves = ZOMBIE_MOVES[from]
    for (let i = 0; i < steps.length; i++) if (mayMoveZombie(s, steps[i], guarded)) list.push(moves[i])
  }
}

/** ZT-154 Moves a zombie. Then come the collapse check and the arrival. */
export function moveZombie(s: State, fromName: string, toName: string, cx: Cx): void {
  const from = locNamed(fromName)
  const to = locNamed(toName)
  takeZombie(s, from, false)
  putZombie(s, to, true)
  cx.emit?.({ event: 'zombie-moved', rule: 'ZT-152', from: fromName, to: toName })
  if (isBuilding(to) || anyPawnAt(s, to)) cx.next({ step: 'zombie-arrives', at: to, moved: true, first: null })
  checkPressure(s, to, cx)
}

/** ZT-156 Puts a zombie from the cemetery on each starting square without zombies and pawns. ZT-157 In this order. */
export function refill(s: State, _step: object, cx: Cx): void {
  if (!isAlive(s, s.active)) return // ZT-118
  s.moved.length = 0
  let count = 0
  for (let i = 0; i < s.options['start-squares']; i++) {
    const at = BOARD.starts[i]
    if (s.cemetery === 0) break
    if (s.zombies[at] > 0 || anyPawnAt(s, at)) continue
    s.cemetery -= 1
    s.zombies[at] = 1
    count += 1
  }
  if (count > 0) cx.emit?.({ event: 'refilled', rule: 'ZT-156', count, cemetery: s.cemetery })
}

/** Puts a zombie from the cemetery on the board. ZT-R46 Returns false if there is none. */
export function fromCemetery(s: State, at: Loc, rule: string, cx: Cx): boolean {
  if (s.cemetery === 0 || s.zombies[at] >= FULL) return false
  s.cemetery -= 1
  putZombie(s, at, false)
  cx.emit?.({ event: 'zombie-appeared', rule, at: nameOf(at), count: 1 })
  return true
}
