import { type PawnId, type PlayerId, pawnName, pawnNamed, refNamed, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { isBuilding, type Loc, nameOf } from '../data/board.ts'
import { cardNamed, FACES, idOf } from '../data/load.ts'
import { GUNS_PER_PAWN, MOST_SURVIVORS } from '../limits.ts'
import {
  DROP_OWN,
  DROP_SURVIVORS,
  FINISH,
  GIVE_GUN,
  type Move,
  PLAY_GUN,
  STORE,
  TAKE_GUN,
  TAKE_STORED,
} from '../moves.ts'
import { putOnTop, takeKind } from '../stacks.ts'
import {
  carriedBy,
  type Gun,
  handOf,
  hasTwinBefore,
  ownerOf,
  ownerOfSurvivor,
  placedIn,
  playerCount,
  type State,
  type Stored,
  type Survivor,
  storedBy,
} from '../state.ts'
import { buildingOf, putStored, survivorNamed, takeStoredAt } from './pieces.ts'

/** ZT-68 Own survivors at a pawn's location: those it carries and those placed in the building it is in. */
export function survivorsHere(s: State, pawn: PawnId): readonly (readonly Survivor[])[] {
  const at = s.pawns[pawn].at as Loc
  const carried = carriedBy(s, pawn)
  return isBuilding(at) && s.owners[at] === ownerOf(s, pawn) ? [carried, placedIn(s, at)] : [carried]
}

/** ZT-62 A gun from hand goes under the player card (two at most) or to an own survivor here that has none. */
export function listGunPlays(s: State, pawn: PawnId, card: number, list: Move[]): void {
  const plays = PLAY_GUN[pawn][card]
  if (s.pawns[pawn].guns.length < GUNS_PER_PAWN) list.push(plays[MOST_SURVIVORS])
  for (const group of survivorsHere(s, pawn))
    for (let i = 0; i < group.length; i++)
      if (group[i].gun === null && !hasTwinBefore(group, i)) list.push(plays[group[i].id])
}

export function playGun(s: State, pawn: PawnId, id: string, to: string, cx: Cx): void {
  const player = ownerOf(s, pawn)
  const card = cardNamed(id)
  takeKind(s.hands, player, card)
  const gun: Gun = { card, bullets: FACES[card].bullets }
  if (to === 'pawn') s.pawns[pawn].guns.push(gun)
  else survivorNamed(s, to).gun = gun
  const name = to === 'pawn' ? pawnName(pawn) : to
  cx.emit?.({ event: 'gun-played', rule: 'ZT-62', seat: seatOf(player), card: id, to: name })
}

/** ZT-66 Giving a gun of the pawn to a survivor here without one. ZT-67 Taking a gun from a survivor here. */
export function listGunSwaps(s: State, pawn: PawnId, list: Move[]): void {
  const { guns } = s.pawns[pawn]
  for (const group of survivorsHere(s, pawn)) {
    for (let i = 0; i < group.length; i++) {
      if (hasTwinBefore(group, i)) continue
      const { id, gun } = group[i]
      if (gun === null) for (let own = 0; own < guns.length; own++) list.push(GIVE_GUN[pawn][own][id])
      else if (guns.length < GUNS_PER_PAWN) list.push(TAKE_GUN[pawn][id])
    }
  }
}

export function giveGun(s: State, pawn: PawnId, ref: string, to: string, cx: Cx): void {
  const [gun] = s.pawns[pawn].guns.splice(refNamed(ref), 1)
  survivorNamed(s, to).gun = gun
  cx.emit?.({ event: 'gun-given', rule: 'ZT-66', pawn: pawnName(pawn), card: idOf(gun.card), to })
}

export function takeGun(s: State, pawn: PawnId, from: string, cx: Cx): void {
  const holder = survivorNamed(s, from)
  const gun = holder.gun as Gun
  holder.gun = null
  s.pawns[pawn].guns.push(gun)
  cx.emit?.({ event: 'gun-taken', rule: 'ZT-67', pawn: pawnName(pawn), card: idOf(gun.card), from })
}

/** ZT-64 Empty guns of pawns and survivors may be dropped at no cost; loaded ones may not (ZT-R58). */
export function listDrops(s: State, player: PlayerId, list: Move[]): void {
  for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s)) {
    const { guns } = s.pawns[pawn]
    for (let gun = 0; gun < guns.length; gun++) if (guns[gun].bullets === 0) list.push(DROP_OWN[pawn][gun])
  }
  for (const survivor of s.survivors)
    if (survivor.gun?.bullets === 0 && ownerOfSurvivor(s, survivor) === player) list.push(DROP_SURVIVORS[survivor.id])
}

export function dropGun(s: State, player: PlayerId, of: string, ref: string, cx: Cx): void {
  const pawn = pawnNamed(of)
  let gun: Gun
  if (pawn >= 0) [gun] = s.pawns[pawn].guns.splice(refNamed(ref), 1)
  else {
    const holder = survivorNamed(s, of)
    gun = holder.gun as Gun
    holder.gun = null
  }
  s.discard.push(gun.card)
  cx.emit?.({ event: 'gun-dropped', rule: 'ZT-64', seat: seatOf(player), card: idOf(gun.card), of })
}

interface AtStore {
  readonly pawn: PawnId
}

/** ZT-69 Puts a hand card face down on the player's stored cards there. */
export function store(s: State, pawn: PawnId, id: string, cx: Cx): void {
  const player = ownerOf(s, pawn)
  const at = buildingOf(s, pawn)
  const card = cardNamed(id)
  takeKind(s.hands, player, card)
  putStored(s, at, player, card, 'top')
  cx.emit?.({ event: 'stored', rule: 'ZT-69', seat: seatOf(player), at: nameOf(at), card: id })
  if (s.hands.sizes[player] > 0) cx.next({ step: 'storing', pawn })
}

/** ZT-69 Another card, or finish. */
export function offerStoring(s: State, { pawn }: AtStore, _seat: string, list: Move[]): void {
  list.push(FINISH)
  listHand(handOf(s, ownerOf(s, pawn)), STORE[pawn], list)
}

export function takeStoring(s: State, { pawn }: AtStore, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'store') store(s, pawn, move.card, cx)
}

/** Lists the move for each kind of card once. */
export function listHand(cards: readonly number[], moves: readonly Move[], list: Move[]): void {
  for (let i = 0; i < cards.length; i++) if (cards.indexOf(cards[i]) === i) list.push(moves[cards[i]])
}

/** ZT-70 Takes own stored cards back into hand, some or all. */
export function offerPickStored(s: State, { pawn }: AtStore, _seat: string, list: Move[]): void {
  list.push(FINISH)
  listOwnStored(s, pawn, list)
}

export function listOwnStored(s: State, pawn: PawnId, list: Move[]): void {
  const stored = storedBy(s, buildingOf(s, pawn), ownerOf(s, pawn))
  if (stored) listHand(stored.cards, TAKE_STORED[pawn], list)
}

export function takePickStored(s: State, { pawn }: AtStore, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'take-stored') takeStored(s, pawn, move.card, cx)
}

export function takeStored(s: State, pawn: PawnId, id: string, cx: Cx): void {
  const player = ownerOf(s, pawn)
  const at = buildingOf(s, pawn)
  const { cards } = storedBy(s, at, player) as Stored
  const card = takeStoredAt(s, at, player, cards.lastIndexOf(cardNamed(id)))
  putOnTop(s.hands, player, card)
  cx.emit?.({
    event: 'stored-taken',
    rule: 'ZT-70',
    seat: seatOf(player),
    at: nameOf(at),
    card: id,
  })
  if (cards.length > 0) cx.next({ step: 'pick-stored', pawn })
}
