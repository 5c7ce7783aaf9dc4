import { type PawnId, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { isBuilding, type Loc, nameOf } from '../data/board.ts'
import { abilityOf, HOUSES, type House } from '../data/load.ts'
import { abilities } from '../effects/houses.ts'
import type { Move } from '../moves.ts'
import { ownerOf, type State } from '../state.ts'

/** ZT-143 In an own building with the counter at 1 or more, if the ability has an effect. */
export function listAbilities(s: State, pawn: PawnId, list: Move[]): void {
  const at = s.pawns[pawn].at as Loc
  if (!isBuilding(at)) return
  const house = s.houses[at]
  if (s.owners[at] !== ownerOf(s, pawn) || s.counters[at] === 0 || house === null) return
  abilities[abilityOf(house)].offer(s, pawn, list)
}

/** ZT-143 Lowers the counter by 1 and uses the ability. The action is already paid. */
export function ability(s: State, pawn: PawnId, on: string | null, cx: Cx): void {
  const at = s.pawns[pawn].at as Loc
  const seat = seatOf(ownerOf(s, pawn))
  const house = HOUSES[s.houses[at] as House]
  s.counters[at] -= 1
  cx.emit?.({ event: 'ability-used', rule: 'ZT-143', seat, at: nameOf(at), house: house.id, counter: s.counters[at] })
  abilities[house.ability].take(s, pawn, on, cx)
}
