import { type PawnId, pawnName, refNamed, seatOf, survivorsGun } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BUILDINGS, isBuilding, type Loc, locNamed, nameOf } from '../data/board.ts'
import {
  abilityOf,
  type Card,
  cardNamed,
  FACES,
  HOUSES,
  type House,
  idOf,
  isBarricade,
  SURVIVOR,
} from '../data/load.ts'
import { FULL_HEALTH } from '../limits.ts'
import { ABILITY, ABILITY_CARD, ABILITY_GUN, ABILITY_TO, type Move } from '../moves.ts'
import { putOnTop } from '../stacks.ts'
import { type Gun, gunAt, hasTwinBefore, isArmed, ownerOf, type State } from '../state.ts'
import { survivorsHere } from './guns-and-stores.ts'
import { takeCard } from './pieces.ts'
import { putPawn } from './possession.ts'

const isFull = (gun: Gun): boolean => gun.bullets === FACES[gun.card].bullets

/** ZT-143 In an own building with the counter at 1 or more, if the ability has an effect. */
export function listAbilities(s: State, pawn: PawnId, list: Move[]): void {
  const at = s.pawns[pawn].at as Loc
  if (!isBuilding(at)) return
  const house = s.houses[at]
  if (s.owners[at] !== ownerOf(s, pawn) || s.counters[at] === 0 || house === null) return
  switch (abilityOf(house)) {
    case 'survivalist':
      if (s.discard.includes(SURVIVOR)) list.push(ABILITY[pawn])
      return
    case 'wood-worker':
      for (let card = 0; card < FACES.length; card++)
        if (isBarricade(card) && s.discard.includes(card)) list.push(ABILITY_CARD[pawn][card])
      return
    case 'nosy-neighbors':
      for (let to = 0; to < BUILDINGS; to++) if (mayVisit(s, pawn, to)) list.push(ABILITY_TO[pawn][to])
      return
    case 'gun-collector':
      s.pawns[pawn].guns.forEach((gun, ref) => {
        if (!isFull(gun)) list.push(ABILITY_GUN[pawn][ref])
      })
      for (const group of survivorsHere(s, pawn))
        group.forEach((survivor, i) => {
          if (survivor.gun && !isFull(survivor.gun) && !hasTwinBefore(group, i))
            list.push(ABILITY_GUN[pawn][survivorsGun(survivor.id)])
        })
      return
    case 'nurse':
      if (s.pawns[pawn].health < FULL_HEALTH) list.push(ABILITY[pawn])
      return
    default:
  }
}

/** ZT-146 Any other building with that house card, even closed; with zombies inside ZT-43 applies. */
function mayVisit(s: State, pawn: PawnId, to: number): boolean {
  const house = s.houses[to]
  if (to === s.pawns[pawn].at || house === null || abilityOf(house) !== 'nosy-neighbors') return false
  return s.zombies[to] === 0 || (s.actions - 1 >= s.zombies[to] && isArmed(s.pawns[pawn]))
}

/** ZT-143 Lowers the counter by 1 and uses the ability. The action is already paid. */
export function ability(s: State, pawn: PawnId, on: string | null, cx: Cx): void {
  const at = s.pawns[pawn].at as Loc
  const player = ownerOf(s, pawn)
  const seat = seatOf(player)
  const house = HOUSES[s.houses[at] as House]
  s.counters[at] -= 1
  cx.emit?.({ event: 'ability-used', rule: 'ZT-143', seat, at: nameOf(at), house: house.id, counter: s.counters[at] })
  switch (house.ability) {
    case 'survivalist':
      return takeFromDiscard(s, player, SURVIVOR, cx)
    case 'wood-worker':
      return takeFromDiscard(s, player, cardNamed(on as string), cx)
    case 'nosy-neighbors':
      return visit(s, pawn, locNamed(on as string), cx)
    case 'gun-collector': {
      const gun = gunAt(s, pawn, refNamed(on as string)) as Gun
      gun.bullets = FACES[gun.card].bullets
      cx.emit?.({ event: 'reloaded', rule: 'ZT-147', seat, card: idOf(gun.card), bullets: gun.bullets })
      return
    }
    case 'nurse':
      s.pawns[pawn].health += 1
      cx.emit?.({ event: 'healed', rule: 'ZT-147', pawn: pawnName(pawn), health: s.pawns[pawn].health })
      return
    default:
  }
}

/** ZT-145 Takes a card from the discard pile into hand. */
function takeFromDiscard(s: State, player: number, card: Card, cx: Cx): void {
  takeCard(s.discard, card)
  putOnTop(s.hands, player, card)
  cx.emit?.({ event: 'fetched', rule: 'ZT-145', seat: seatOf(player), card: idOf(card) })
}

/** ZT-146 Moves the pawn to the other building, fights zombies inside and enters it. */
function visit(s: State, pawn: PawnId, to: Loc, cx: Cx): void {
  const from = s.pawns[pawn].at as Loc
  cx.emit?.({ event: 'visited', rule: 'ZT-146', pawn: pawnName(pawn), from: nameOf(from), to: nameOf(to) })
  putPawn(s, pawn, to, cx)
  cx.next({ step: 'fight-zombies', pawn }, { step: 'enter', pawn, at: to, way: null })
}
