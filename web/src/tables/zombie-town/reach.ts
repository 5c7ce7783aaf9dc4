import type { View } from '@holdout/zombie-town/table'
import { isHouse, stepsFrom } from './town.ts'

/** ZT-32 */
const LONGEST = 3

export interface Walk {
  readonly pawn: string
  /** The places still to be entered, in order. */
  readonly path: readonly string[]
  /** Zombies to fight at its end. */
  readonly zombies: number
}

/**
 * The places within reach, so that one press on a far square plans the whole path. Each step is made only if the rules
 * list it when its turn comes. `first` are the steps they list now.
 */
export function walksFrom(view: View, pawn: string, start: string, first: readonly string[], done: number): Walk[] {
  const { zombies, closed } = groundOf(view, pawn)
  const walks = new Map<string, Walk>()
  let edge: readonly (readonly string[])[] = first.map(place => [place])
  for (let steps = done + 1; steps <= LONGEST; steps++) {
    const onward: (readonly string[])[] = []
    // Prefer paths through the street: a pawn that crosses a building can be challenged there.
    for (const path of [...edge].sort((a, b) => crossed(a) - crossed(b))) {
      const end = path[path.length - 1]
      if (end === start || walks.has(end)) continue
      walks.set(end, { pawn, path, zombies: zombies(end) })
      if (zombies(end) === 0)
        for (const next of stepsFrom(end)) if (mayEnd(view, pawn, next, zombies, closed)) onward.push([...path, next])
    }
    edge = onward
  }
  return [...walks.values()]
}

function crossed(path: readonly string[]): number {
  return path.slice(0, -1).filter(isHouse).length
}

function groundOf(view: View, pawn: string) {
  const owner = view.pawns.find(other => other.pawn === pawn)?.seat
  const counts = new Map(view.zombies.map(({ at, count }) => [at, count]))
  const shut = new Set(view.buildings.filter(b => b.wallCount >= 3 && b.owner !== owner).map(({ at }) => at))
  return { zombies: (place: string) => counts.get(place) ?? 0, closed: (place: string) => shut.has(place) }
}

/** ZT-40, ZT-43 */
function mayEnd(
  view: View,
  pawn: string,
  place: string,
  zombies: (place: string) => number,
  closed: (place: string) => boolean,
): boolean {
  if (closed(place)) return false
  const count = zombies(place)
  if (count === 0) return true
  const armed = view.pawns.some(other => other.pawn === pawn && other.guns.some(({ bullets }) => bullets > 0))
  return armed && (view.walks > 0 ? view.actions : view.actions - 1) >= count
}
