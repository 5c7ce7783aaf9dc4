import type { Seat } from '@holdout/engine'
import { buildingAt, isArmed } from './questions.ts'
import type { View } from './types.ts'

/** ZT-48 The seats that could challenge a pawn of this seat that enters a building. */
export function challengersIn(view: View, at: string, seat: Seat): readonly Seat[] {
  const building = buildingAt(view, at)
  if (!view.options['player-fights'] || building === null) return []
  const pawns = view.pawns.filter(pawn => pawn.at === at && pawn.seat !== seat && isArmed(pawn))
  const { owner, survivors } = building
  const armed = owner !== null && owner !== seat && survivors.some(({ gun }) => (gun?.bullets ?? 0) > 0)
  return [...new Set([...pawns.map(pawn => pawn.seat), ...(armed ? [owner] : [])])]
}

/** ZT-136 Whether one more adjacent zombie would bring the barricades down, as far as the viewer can know. */
export function isTight(view: View, at: string): boolean {
  const building = buildingAt(view, at)
  if (!building?.walls || building.wallCount === 0) return false
  return building.pressed + 1 >= building.walls.reduce((sum, { value }) => sum + value, 0)
}
