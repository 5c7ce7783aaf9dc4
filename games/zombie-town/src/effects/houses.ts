import type { Plan } from '../bot/plan.ts'
import { woundCost } from '../bot/worth.ts'
import { type PawnId, pawnName, refNamed, seatOf, survivorsGun } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BUILDINGS, type Building, type Loc, locNamed, nameOf } from '../data/board.ts'
import { type Ability, abilityOf, type Card, cardNamed, FACES, idOf, isBarricade, SURVIVOR } from '../data/load.ts'
import { FULL_HEALTH } from '../limits.ts'
import { ABILITY, ABILITY_CARD, ABILITY_GUN, ABILITY_TO, type Named } from '../moves.ts'
import { survivorsHere } from '../rules/guns-and-stores.ts'
import { takeCard } from '../rules/pieces.ts'
import { putPawn } from '../rules/possession.ts'
import { putOnTop } from '../stacks.ts'
import { adjacentZombies, type Gun, gunAt, hasTwinBefore, isArmed, ownerOf, type State, wallTotal } from '../state.ts'

/** A list that uses of a house card are added to. */
export interface Uses {
  push(use: Named<'ability'>): void
}

/** All about one house card: its legal uses, what it does, and what a use is worth to a bot. */
interface HouseEffect {
  /** Lists the uses that have an effect. */
  offer(s: State, pawn: PawnId, list: Uses): void
  take(s: State, pawn: PawnId, on: string | null, cx: Cx): void
  /** The worth of a use, in points. */
  worth(plan: Plan, pawn: PawnId, on: string | null): number
}

const isFull = (gun: Gun): boolean => gun.bullets === FACES[gun.card].bullets

/** ZT-145 */
const survivalist: HouseEffect = {
  offer(s, pawn, list) {
    if (s.discard.includes(SURVIVOR)) list.push(ABILITY[pawn])
  },
  take: (s, pawn, _on, cx) => takeFromDiscard(s, pawn, SURVIVOR, cx),
  worth: ({ hasChip, last }) => (hasChip && !last ? 0.9 : 0.1),
}

/** ZT-145 */
const woodWorker: HouseEffect = {
  offer(s, pawn, list) {
    for (let card = 0; card < FACES.length; card++)
      if (isBarricade(card) && s.discard.includes(card)) list.push(ABILITY_CARD[pawn][card])
  },
  take: (s, pawn, on, cx) => takeFromDiscard(s, pawn, cardNamed(on as string), cx),
  worth({ s, last, hasChip }, pawn, on) {
    const at = s.pawns[pawn].at as Building
    const total = wallTotal(s, at)
    const weak = total > 0 && total - adjacentZombies(s, at) <= 1
    return !last && s.actions > 1 && (hasChip || weak) ? 0.2 + FACES[cardNamed(on ?? '')].value * 0.3 : -1
  },
}

/** ZT-146 */
const nosyNeighbors: HouseEffect = {
  offer(s, pawn, list) {
    for (let to = 0; to < BUILDINGS; to++) if (mayVisit(s, pawn, to)) list.push(ABILITY_TO[pawn][to])
  },
  take: (s, pawn, on, cx) => visit(s, pawn, locNamed(on as string), cx),
  worth: () => -1,
}

/** ZT-147 */
const gunCollector: HouseEffect = {
  offer(s, pawn, list) {
    s.pawns[pawn].guns.forEach((gun, ref) => {
      if (!isFull(gun)) list.push(ABILITY_GUN[pawn][ref])
    })
    for (const group of survivorsHere(s, pawn))
      group.forEach((survivor, i) => {
        if (survivor.gun && !isFull(survivor.gun) && !hasTwinBefore(group, i))
          list.push(ABILITY_GUN[pawn][survivorsGun(survivor.id)])
      })
  },
  take(s, pawn, on, cx) {
    const gun = gunAt(s, pawn, refNamed(on as string)) as Gun
    gun.bullets = FACES[gun.card].bullets
    const seat = seatOf(ownerOf(s, pawn))
    cx.emit?.({ event: 'reloaded', rule: 'ZT-147', seat, card: idOf(gun.card), bullets: gun.bullets })
  },
  worth({ s }, pawn, on) {
    const gun = gunAt(s, pawn, refNamed(on ?? ''))
    return gun && gun.bullets === 0 ? FACES[gun.card].bullets * 0.45 - 0.2 : -0.4
  },
}

/** ZT-147 */
const nurse: HouseEffect = {
  offer(s, pawn, list) {
    if (s.pawns[pawn].health < FULL_HEALTH) list.push(ABILITY[pawn])
  },
  take(s, pawn, _on, cx) {
    s.pawns[pawn].health += 1
    cx.emit?.({ event: 'healed', rule: 'ZT-147', pawn: pawnName(pawn), health: s.pawns[pawn].health })
  },
  worth: ({ s }, pawn) => woundCost(s, pawn) - 1.2,
}

const none: HouseEffect = { offer: () => {}, take: () => {}, worth: () => -1 }

/** The house cards by the ability in `data/cards.json`. */
export const abilities: Readonly<Record<Ability, HouseEffect>> = {
  survivalist,
  'wood-worker': woodWorker,
  'nosy-neighbors': nosyNeighbors,
  'gun-collector': gunCollector,
  nurse,
  none,
}

/** ZT-145 Takes a card from the discard pile into hand. */
function takeFromDiscard(s: State, pawn: PawnId, card: Card, cx: Cx): void {
  const player = ownerOf(s, pawn)
  takeCard(s.discard, card)
  putOnTop(s.hands, player, card)
  cx.emit?.({ event: 'fetched', rule: 'ZT-145', seat: seatOf(player), card: idOf(card) })
}

/** ZT-146 Any other building with that house card, even closed; with zombies inside ZT-43 applies. */
function mayVisit(s: State, pawn: PawnId, to: number): boolean {
  const house = s.houses[to]
  if (to === s.pawns[pawn].at || house === null || abilityOf(house) !== 'nosy-neighbors') return false
  return s.zombies[to] === 0 || (s.actions - 1 >= s.zombies[to] && isArmed(s.pawns[pawn]))
}

/** ZT-146 Moves the pawn to the other building, fights zombies inside and enters it. */
function visit(s: State, pawn: PawnId, to: Loc, cx: Cx): void {
  const from = s.pawns[pawn].at as Loc
  cx.emit?.({ event: 'visited', rule: 'ZT-146', pawn: pawnName(pawn), from: nameOf(from), to: nameOf(to) })
  putPawn(s, pawn, to, cx)
  cx.next({ step: 'fight-zombies', pawn }, { step: 'enter', pawn, at: to, way: null })
}
