import { BOARD, isBuilding, locNamed, nameOf } from '../data/board.ts'
import { LONGEST_WALK, WALLS } from '../limits.ts'
import { actionsToFight, isArmed, zombiesAt } from './questions.ts'
import type { View } from './types.ts'

export interface Walk {
  readonly pawn: string
  /** The places still to be entered, in order. */
  readonly path: readonly string[]
  /** Zombies to fight at its end. */
  readonly zombies: number
}

/**
 * The places within reach, so that a client can plan a whole path. `first` are the steps that the rules list now,
 * `done` the steps taken before. Whether a later step is legal is known only when its turn comes.
 */
export function walksFrom(view: View, pawn: string, start: string, first: readonly string[], done: number): Walk[] {
  const ground = groundOf(view, pawn)
  const walks = new Map<string, Walk>()
  let edge: readonly (readonly string[])[] = first.map(place => [place])
  for (let steps = done + 1; steps <= LONGEST_WALK; steps++) {
    const onward: (readonly string[])[] = []
    // Prefer paths through the street: a pawn that crosses a building can be challenged there.
    for (const path of [...edge].sort((a, b) => crossed(a) - crossed(b))) {
      const end = path[path.length - 1]
      if (end === start || walks.has(end)) continue
      const zombies = ground.zombies(end)
      walks.set(end, { pawn, path, zombies })
      if (zombies === 0)
        for (const next of BOARD.steps[locNamed(end)].map(nameOf)) if (ground.mayEnd(next)) onward.push([...path, next])
    }
    edge = onward
  }
  return [...walks.values()]
}

function crossed(path: readonly string[]): number {
  return path.slice(0, -1).filter(place => isBuilding(locNamed(place))).length
}

/** ZT-40, ZT-43 The number of zombies at a place, and whether a walk may end there. */
function groundOf(view: View, name: string) {
  const pawn = view.pawns.find(other => other.pawn === name)
  const closed = new Set(view.buildings.filter(b => b.wallCount >= WALLS && b.owner !== pawn?.seat).map(({ at }) => at))
  const most = pawn && isArmed(pawn) ? actionsToFight(view) : 0
  const zombies = (place: string): number => zombiesAt(view, place)
  return { zombies, mayEnd: (place: string): boolean => !closed.has(place) && zombies(place) <= Math.max(0, most) }
}
