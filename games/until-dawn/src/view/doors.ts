import { COLORS, type Color, face } from '../data/load.ts'
import { type Door, hasThreeColors, hasThreeOf, type State } from '../state.ts'
import type { DoorView, ZombieView } from './types.ts'

export function viewDoors(s: State, yourTurn: boolean): readonly DoorView[] {
  const everywhere = yourTurn ? COLORS.filter(color => s.doors.some(door => hasThreeOf(door, color))) : []
  return s.doors.map(door => viewDoor(door, yourTurn && door.breachedBy === null, everywhere))
}

/** UD-24 A breached entrance has no preview. UD-28 The colors `everywhere` would attack at every entrance. */
function viewDoor(door: Door, preview: boolean, everywhere: readonly Color[]): DoorView {
  const all = preview && hasThreeColors(door) // UD-27
  const zombies = door.zombies.map((card): ZombieView => {
    const { id, color } = face(card)
    const attacking = door.attacking.includes(card)
    const wouldAttack = preview && (attacking || all || everywhere.includes(color as Color))
    return { card: id, attacking, wouldAttack }
  })
  const { barricades, breachedBy } = door
  return { barricades, zombies, breachedBy: breachedBy === null ? null : face(breachedBy).id }
}
