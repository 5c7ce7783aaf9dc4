import { pawnsEach, WALLS } from '../limits.ts'
import type { BuildingView, PawnView, View } from './types.ts'

// What sentences and clients ask about a view.

export function zombiesAt(view: View, place: string): number {
  return view.zombies.find(({ at }) => at === place)?.count ?? 0
}

export function buildingAt(view: View, place: string | null): BuildingView | null {
  return view.buildings.find(({ at }) => at === place) ?? null
}

/** ZT-63 Whether a pawn has a loaded gun. */
export function isArmed({ guns }: PawnView): boolean {
  return guns.some(({ bullets }) => bullets > 0)
}

/** ZT-40 Whether only its owner can enter a building. */
export function isClosed({ wallCount }: BuildingView): boolean {
  return wallCount >= WALLS
}

/** ZT-43 The actions left to fight with after the next movement. */
export function actionsToFight({ walks, actions }: View): number {
  return walks > 0 ? actions : actions - 1
}

/** ZT-150, ZT-205 The number of zombies that move after each turn of a day. */
export function zombieMoves({ day, options, players }: View): number {
  return (day + options['extra-zombies']) * pawnsEach(players.length)
}
