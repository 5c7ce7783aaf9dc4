import { useChoosing } from './choosing.ts'
import { useOverlays } from './overlays.ts'
import type { Room } from './room.tsx'
import { useSession } from './session.ts'

export type { Room } from './room.tsx'

/** All of the room, for the two tables that do not say yet which part they use. */
export function useRoom(): Room {
  return { ...useSession(), ...useChoosing(), ...useOverlays() }
}
