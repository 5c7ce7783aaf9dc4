import { placeName, type View } from '@holdout/zombie-town/table'
import { buildingOf } from './data.ts'
import { text } from './text.ts'
import { contactOf, isHouse } from './town.ts'

/** ZT-48 The seats that could challenge a pawn that enters this building. */
export function challengersIn(view: View, at: string, seat: string): readonly string[] {
  if (!view.options['player-fights'] || !isHouse(at)) return []
  const building = buildingOf(view, at)
  const pawns = view.pawns.filter(p => p.at === at && p.seat !== seat && p.guns.some(({ bullets }) => bullets > 0))
  const owner = building?.owner ?? null
  const survivors = owner !== null && owner !== seat && building?.survivors.some(({ gun }) => (gun?.bullets ?? 0) > 0)
  return [...new Set([...pawns.map(p => p.seat), ...(survivors ? [owner] : [])])]
}

/** Whether one more adjacent zombie would bring the barricades down, as far as the viewer can know. */
export function isTight(view: View, at: string): boolean {
  const building = buildingOf(view, at)
  if (!building || building.wallCount === 0 || !building.walls) return false
  return building.pressed + 1 >= building.walls.reduce((sum, { value }) => sum + value, 0)
}

/** The building that a square is adjacent to, for its label. */
export function adjacentBuilding(at: string): string {
  const building = contactOf(at)
  return building ? text.places.nextTo(placeName(building)) : ''
}
