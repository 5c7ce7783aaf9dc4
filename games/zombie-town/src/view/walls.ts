import type { PlayerId } from '../codes.ts'
import type { Building } from '../data/board.ts'
import { isAlive, type State } from '../state.ts'

/** ZT-141 Only the building's owner sees the values and traps of its barricades. */
export function seesWalls(s: State, at: Building, me: PlayerId | null): boolean {
  return s.options['open-walls'] || (me !== null && s.owners[at] === me && isAlive(s, me))
}
