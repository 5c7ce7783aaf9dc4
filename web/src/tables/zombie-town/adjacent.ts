import { placeName } from '@holdout/zombie-town/table'
import { text } from './text.ts'
import { contactOf } from './town.ts'

/** The building that a square is adjacent to, for its label. */
export function adjacentBuilding(at: string): string {
  const building = contactOf(at)
  return building ? text.places.nextTo(placeName(building)) : ''
}
