import { type Phrase, say } from '@holdout/engine'
import { type PawnId, pawnNamed, seatOf } from '../codes.ts'
import { BUILDINGS, isBuilding, type Loc, nameOf } from '../data/board.ts'
import { abilityOf, HOUSES, type House } from '../data/load.ts'
import { abilities, type Uses } from '../effects/houses.ts'
import { ABILITY, ABILITY_TO, type Named } from '../moves.ts'
import { byPawn, gun } from '../say/fighters.ts'
import { aCard, isBuildingName, isSurvivorName, place } from '../say/parts.ts'
import { ownerOf, type State } from '../state.ts'
import type { View } from '../view/types.ts'
import { action, pieceOf } from './needs.ts'

/** ZT-143 The uses of the house card where a pawn is, if its player owns the building. */
export function listAbilities(s: State, pawn: PawnId, list: Uses): void {
  const at = s.pawns[pawn].at as Loc
  if (isOwner(s, pawn) && s.counters[at] > 0) abilities[abilityOf(s.houses[at] as House)].offer(s, pawn, list)
}

function isOwner(s: State, pawn: PawnId): boolean {
  const at = s.pawns[pawn].at as Loc
  return isBuilding(at) && s.owners[at] === ownerOf(s, pawn) && s.houses[at] !== null
}

function usesOf(s: State, pawn: PawnId): readonly Named<'ability'>[] {
  const uses: Named<'ability'>[] = []
  listAbilities(s, pawn, uses)
  return uses
}

function isNosy(s: State, at: Loc): boolean {
  const house = s.houses[at]
  return house !== null && abilityOf(house) === 'nosy-neighbors'
}

const isUse = (s: State, { pawn, on }: Named<'ability'>): boolean =>
  usesOf(s, pawnNamed(pawn)).some(use => use.on === on)

/** ZT-143 In an own building with the counter at 1 or more, if the ability has an effect. */
export const useHouse = action<'ability'>({
  rule: 'ZT-143',
  label: ({ pawn, on }, v) => say`${byPawn(v, pawn)}Use the house card${targetOf(v, pawn, on)}`,
  each: usesOf,
  tries(s, pawn) {
    const at = s.pawns[pawn].at as Loc
    if (!isOwner(s, pawn) || !isNosy(s, at)) return usesOf(s, pawn).length > 0 ? [] : [ABILITY[pawn]]
    return ABILITY_TO[pawn].slice(0, BUILDINGS).filter((_, to) => to !== at && isNosy(s, to))
  },
  needs: [
    [
      'ZT-143',
      (s, { pawn }) => isOwner(s, pawnNamed(pawn)),
      'Your pawn must be in a building you own to use its house card.',
    ],
    ['ZT-144', (s, move) => s.counters[pieceOf(s, move).at as Loc] > 0, 'This house card has no uses left.'],
    [
      'ZT-146',
      (s, move) => !isNosy(s, pieceOf(s, move).at as Loc) || isUse(s, move),
      'You can go to another Nosy Neighbors building. If it has zombies, you need a loaded gun and 1 action for each of them.',
    ],
    ['ZT-143', isUse, 'This house card would have no effect now.'],
  ],
  take(s, { pawn: name, on }, cx) {
    const pawn = pawnNamed(name)
    const at = s.pawns[pawn].at as Loc
    const seat = seatOf(ownerOf(s, pawn))
    const house = HOUSES[s.houses[at] as House]
    s.counters[at] -= 1
    cx.emit?.({ event: 'ability-used', rule: 'ZT-143', seat, at: nameOf(at), house: house.id, counter: s.counters[at] })
    abilities[house.ability].take(s, pawn, on, cx)
  },
})

function targetOf(v: View, pawn: string, on: string | null): Phrase {
  if (on === null) return []
  if (isBuildingName(on)) return say`: go to ${place(on)}`
  return isSurvivorName(on) || on === 'gun-1' || on === 'gun-2'
    ? say`: reload ${gun(v, pawn, on)}`
    : say`: take ${aCard(on)}`
}
