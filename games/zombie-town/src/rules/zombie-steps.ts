import { isBuilding, type Loc } from '../data/board.ts'
import { FULL } from '../limits.ts'
import { type State, wallCount } from '../state.ts'
import { repels } from './fireworks.ts'

/**
 * ZT-152 Not into a barricaded building, not to a place with 6 zombies, not against fireworks. The step table excludes
 * lower rings.
 */
export function mayMoveZombie(
  s: State,
  { to, towards }: { to: Loc; towards: number | null },
  guarded: boolean,
): boolean {
  if (s.zombies[to] >= FULL || isBarricaded(s, to)) return false
  return !guarded || !repels(s, towards)
}

export function isBarricaded(s: State, at: Loc): boolean {
  return isBuilding(at) && wallCount(s, at) > 0
}

/** Whether any building has fireworks. Usually none has, which saves the check per step. */
export function isGuarded(s: State): boolean {
  return s.fireworks.length > 0
}
