import { type CardName, COLORS, cardNamed } from '../data/load.ts'
import type { Entrance } from '../state.ts'
import type { DoorView, View, ZombieView } from './types.ts'

// What clients show about attacks before they happen, from the view alone.

const isSneaker = ({ card }: ZombieView): boolean => cardNamed(card).color === 'blue'

/** The action of an entrance's top zombie if it attacked now (UD-34 to UD-41, with Zombie Rebecca UD-75 to UD-77). */
export function attackOfTop(
  { barricades, zombies }: DoorView,
  rebeccaIsHere: boolean,
): 'breaks-in' | 'howls' | 'takes-barricade' | 'moves-on' | null {
  const top = zombies.at(-1)
  const color = top ? cardNamed(top.card).color : null
  if (color === null) return null
  if (color === 'green') return barricades === 0 ? 'breaks-in' : 'howls'
  if (color === 'red') return barricades > 0 ? 'takes-barricade' : rebeccaIsHere ? 'breaks-in' : 'moves-on'
  const sneakers = zombies.filter(each => isSneaker(each) && (each.attacking || each.wouldAttack)).length
  const count = Math.max(1, sneakers)
  return count > barricades || (rebeccaIsHere && count === barricades) ? 'breaks-in' : 'takes-barricade'
}

/** The set that the drawn card completes at an entrance: UD-27 all colors, or UD-28 three or more of its color. */
export function setWithDrawn(
  { drawn, doors }: View,
  at: Entrance,
): { readonly set: 'all-colors' | 'one-color' | null; readonly zombies: number } {
  const color = drawn === null ? null : cardNamed(drawn).color
  const stack = [...doors[at].zombies.map(({ card }) => cardNamed(card).color), color]
  if (COLORS.every(each => stack.includes(each))) return { set: 'all-colors', zombies: stack.length }
  const same = stack.filter(other => other === color).length
  return same >= 3 ? { set: 'one-color', zombies: same } : { set: null, zombies: stack.length }
}

/** UD-75, UD-77 Whether this card breaks in only because Zombie Rebecca is at the entrance. */
export function needsRebecca({ rebecca, doors }: View, at: Entrance, by: CardName): boolean {
  if (rebecca !== at) return false
  const { color } = cardNamed(by)
  return color === 'red' || (color === 'blue' && doors[at].barricades > 0)
}
