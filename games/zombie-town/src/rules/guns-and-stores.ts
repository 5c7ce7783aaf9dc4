import { type Phrase, say } from '@holdout/engine'
import { type PawnId, type PlayerId, pawnNamed, playerAt, refNamed, seatOf } from '../codes.ts'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { isBuilding, type Loc, nameOf } from '../data/board.ts'
import { type Card, cardNamed, FACES, idOf, isGun, PISTOL } from '../data/load.ts'
import { GUNS_PER_PAWN, MOST_SURVIVORS } from '../limits.ts'
import {
  DROP_OWN,
  DROP_SURVIVORS,
  FINISH,
  GIVE_GUN,
  type Move,
  type Named,
  PLAY_GUN,
  STORE,
  TAKE_GUN,
  TAKE_STORED,
} from '../moves.ts'
import { byPawn, fighter, gun as gunIn, gunOf } from '../say/fighters.ts'
import { aCard, card as cardRef, worthOf } from '../say/parts.ts'
import { putOnTop, takeKind } from '../stacks.ts'
import {
  carriedBy,
  type Gun,
  handOf,
  ownerOf,
  ownerOfSurvivor,
  placedIn,
  playerCount,
  type State,
  type Stored,
  type Survivor,
  storedBy,
  type TopStep,
} from '../state.ts'
import type { View } from '../view/types.ts'
import { oneOf, pawnsOwner } from './asked.ts'
import { action, holds, isInside, kindsOf, noTwin, pieceOf, refIn, survivorIn, withoutTwins } from './needs.ts'
import { buildingOf, putStored, survivorNamed, takeStoredAt } from './pieces.ts'
import { windowIsOver } from './windows.ts'

/** ZT-68 Own survivors at a pawn's location: those it carries and those placed in the building it is in. */
export function survivorsHere(s: State, pawn: PawnId): readonly (readonly Survivor[])[] {
  const at = s.pawns[pawn].at as Loc
  const carried = carriedBy(s, pawn)
  return isBuilding(at) && s.owners[at] === ownerOf(s, pawn) ? [carried, placedIn(s, at)] : [carried]
}

/** Those of them with or without a gun, each kind once. */
function offeredHere(s: State, pawn: PawnId, armed: boolean): readonly Survivor[] {
  return survivorsHere(s, pawn).flatMap(group => withoutTwins(group).filter(({ gun }) => (gun !== null) === armed))
}

function isHere(s: State, pawn: PawnId, name: string, armed: boolean): boolean {
  return survivorsHere(s, pawn).some(group => {
    const survivor = survivorIn(group, name)
    return survivor !== undefined && (survivor.gun !== null) === armed
  })
}

/** ZT-62 A gun from hand goes under the player card (two at most) or to an own survivor here that has none. */
export const playGun = action<'play-gun'>({
  rule: 'ZT-62',
  label: ({ pawn, card, to }, v) =>
    say`${byPawn(v, pawn)}Play ${aCard(card)}${worthOf(card)} for ${to === 'pawn' ? 'your pawn' : fighter(v, to)}`,
  each(s, pawn) {
    const guns = kindsOf(handOf(s, ownerOf(s, pawn)).filter(isGun))
    const to = [MOST_SURVIVORS, ...offeredHere(s, pawn, false).map(({ id }) => id)]
    return guns.flatMap(card => to.map(id => PLAY_GUN[pawn][card][id]))
  },
  tries: (s, pawn) => notInHand(s, pawn, isGun).map(card => PLAY_GUN[pawn][card][MOST_SURVIVORS]),
  needs: [
    [
      'ZT-62',
      (s, move) => {
        if (!holds(s, move) || !isGun(cardNamed(move.card))) return false
        if (move.to === 'pawn') return pieceOf(s, move).guns.length < GUNS_PER_PAWN
        return isHere(s, pawnNamed(move.pawn), move.to, false)
      },
      `A gun from your hand goes to your pawn, or to your own survivor in the same place that has no gun. A pawn has at most ${GUNS_PER_PAWN} guns. Empty guns count.`,
    ],
    noTwin('ZT-62', ({ to }) => to),
  ],
  take(s, { pawn: name, card: id, to }, cx) {
    const pawn = pawnNamed(name)
    const card = cardNamed(id)
    takeKind(s.hands, ownerOf(s, pawn), card)
    const gun: Gun = { card, bullets: FACES[card].bullets }
    if (to === 'pawn') s.pawns[pawn].guns.push(gun)
    else survivorNamed(s, to).gun = gun
    const seat = seatOf(ownerOf(s, pawn))
    cx.emit?.({ event: 'gun-played', rule: 'ZT-62', seat, card: id, to: to === 'pawn' ? name : to })
  },
})

/** A card of this kind that is not in hand: it stands for all moves that a card in hand does not allow. */
export function notInHand(s: State, pawn: PawnId, isKind: (card: Card) => boolean): readonly Card[] {
  const hand = handOf(s, ownerOf(s, pawn))
  const card = FACES.findIndex((_, other) => isKind(other) && !hand.includes(other))
  return card < 0 ? [] : [card]
}

/** ZT-66 A gun of the pawn goes to a survivor here without one. */
export const giveGun = action<'give-gun'>({
  rule: 'ZT-66',
  label: ({ pawn, gun, to }, v) => say`${byPawn(v, pawn)}Give ${gunIn(v, pawn, gun)} to ${fighter(v, to)}`,
  each: (s, pawn) =>
    offeredHere(s, pawn, false).flatMap(({ id }) => s.pawns[pawn].guns.map((_, own) => GIVE_GUN[pawn][own][id])),
  tries: (_s, pawn) => [GIVE_GUN[pawn][0][0]],
  needs: [
    [
      'ZT-66',
      (s, move) =>
        pieceOf(s, move).guns[refIn(move.gun) ?? -1] !== undefined && isHere(s, pawnNamed(move.pawn), move.to, false),
      'This pawn can give its gun only to your own survivor in the same place that has no gun.',
    ],
    noTwin('ZT-66', ({ to }) => to),
  ],
  take(s, { pawn, gun: ref, to }, cx) {
    const [gun] = s.pawns[pawnNamed(pawn)].guns.splice(refNamed(ref), 1)
    survivorNamed(s, to).gun = gun
    cx.emit?.({ event: 'gun-given', rule: 'ZT-66', pawn, card: idOf(gun.card), to })
  },
})

/** ZT-67 The pawn takes a gun from a survivor here. */
export const takeGun = action<'take-gun'>({
  rule: 'ZT-67',
  label: ({ pawn, survivor }, v) => say`${byPawn(v, pawn)}Take the gun of ${fighter(v, survivor)}`,
  each: (s, pawn) => offeredHere(s, pawn, true).map(({ id }) => TAKE_GUN[pawn][id]),
  tries: (_s, pawn) => [TAKE_GUN[pawn][0]],
  needs: [
    [
      'ZT-67',
      (s, move) => pieceOf(s, move).guns.length < GUNS_PER_PAWN && isHere(s, pawnNamed(move.pawn), move.survivor, true),
      `A pawn with fewer than ${GUNS_PER_PAWN} guns can take the gun of your own survivor in the same place. Empty guns count.`,
    ],
    noTwin('ZT-67', ({ survivor }) => survivor),
  ],
  take(s, { pawn, survivor: from }, cx) {
    const holder = survivorNamed(s, from)
    const gun = holder.gun as Gun
    holder.gun = null
    s.pawns[pawnNamed(pawn)].guns.push(gun)
    cx.emit?.({ event: 'gun-taken', rule: 'ZT-67', pawn, card: idOf(gun.card), from })
  },
})

/** ZT-64 Empty guns of pawns and survivors may be dropped at no cost; loaded ones may not (ZT-R58). */
export const dropGun: MoveOf<'drop-gun'> = {
  ...oneOf<'main', 'drop-gun'>(
    'ZT-64',
    (s, _step, seat) => dropsOf(s, playerAt(seat)),
    'You can drop only empty guns of your own pawns and survivors.',
  ),
  label: ({ of, gun }, v) => say`Drop ${emptyGun(v, of, gun)} of ${fighter(v, of)}`,
  elsewhere: windowIsOver,
  take(s, { of, gun: ref }, cx, step, seat) {
    cx.next(step as TopStep)
    const pawn = pawnNamed(of)
    let gun: Gun
    if (pawn >= 0) [gun] = s.pawns[pawn].guns.splice(refNamed(ref), 1)
    else {
      const holder = survivorNamed(s, of)
      gun = holder.gun as Gun
      holder.gun = null
    }
    s.discard.push(gun.card)
    cx.emit?.({ event: 'gun-dropped', rule: 'ZT-64', seat, card: idOf(gun.card), of })
  },
}

export function dropsOf(s: State, player: PlayerId): readonly Named<'drop-gun'>[] {
  const drops: Named<'drop-gun'>[] = []
  for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s)) {
    const { guns } = s.pawns[pawn]
    for (let gun = 0; gun < guns.length; gun++) if (guns[gun].bullets === 0) drops.push(DROP_OWN[pawn][gun])
  }
  for (const survivor of s.survivors)
    if (survivor.gun?.bullets === 0 && ownerOfSurvivor(s, survivor) === player) drops.push(DROP_SURVIVORS[survivor.id])
  return drops
}

function emptyGun(view: View, pawn: string, ref: string): Phrase {
  const own = gunOf(view, pawn, ref)
  return own ? say`the empty ${cardRef(own.card)}` : say`the empty gun`
}

const FROM_HAND = 'You store cards from your hand in the building your pawn is in.'

/** ZT-69 Puts a hand card face down on the player's stored cards there. */
export const storeCard = action<'store'>({
  rule: 'ZT-69',
  label: ({ pawn, card }, v) => say`${byPawn(v, pawn)}Store ${aCard(card)} here`,
  each: (s, pawn) => (isBuilding(s.pawns[pawn].at as Loc) ? storesOf(s, pawn) : []),
  tries: (_s, pawn) => [STORE[pawn][PISTOL]],
  needs: [['ZT-69', (s, move) => isInside(s, move) && holds(s, move), FROM_HAND]],
  take: (s, { pawn, card }, cx) => store(s, pawnNamed(pawn), card, cx),
})

function storesOf(s: State, pawn: PawnId): readonly Named<'store'>[] {
  return kindsOf(handOf(s, ownerOf(s, pawn))).map(card => STORE[pawn][card])
}

function store(s: State, pawn: PawnId, id: string, cx: Cx): void {
  const player = ownerOf(s, pawn)
  const at = buildingOf(s, pawn)
  const card = cardNamed(id)
  takeKind(s.hands, player, card)
  putStored(s, at, player, card, 'top')
  cx.emit?.({ event: 'stored', rule: 'ZT-69', seat: seatOf(player), at: nameOf(at), card: id })
  if (s.hands.sizes[player] > 0) cx.next({ step: 'storing', pawn })
}

const FINISHING: Readonly<Record<string, string>> = {
  'build-more': 'Finish building',
  storing: 'Finish storing',
  'pick-stored': 'Finish picking up',
}

/** The end of several actions in a row. */
export const finish: MoveOf<'finish'> = {
  rule: 'ZT-34',
  label: (_move, v) => say`${FINISHING[v.asked?.step ?? ''] ?? 'Finish'}`,
  candidates: [FINISH],
  take: () => {},
}

/** ZT-69 Another card, or finish. */
export const storing: Ask<'storing'> = {
  rule: 'ZT-69',
  ...pawnsOwner,
  question: () => say`Store another card?`,
  moves: {
    finish,
    store: {
      ...oneOf<'storing', 'store'>('ZT-69', (s, { pawn }) => storesOf(s, pawn), FROM_HAND),
      label: storeCard.label,
      take: (s, { card }, cx, { pawn }) => store(s, pawn, card, cx),
    },
  },
  first: { rule: 'ZT-69', text: 'First store another card, or finish storing.' },
  timeout: () => FINISH,
}

const FROM_STORED = 'You can pick up only cards that you have stored in the building your pawn is in.'

function storedHere(s: State, pawn: PawnId): readonly Card[] {
  const { at } = s.pawns[pawn]
  return at !== null && isBuilding(at) ? (storedBy(s, at, ownerOf(s, pawn))?.cards ?? []) : []
}

function picksOf(s: State, pawn: PawnId): readonly Named<'take-stored'>[] {
  return kindsOf(storedHere(s, pawn)).map(card => TAKE_STORED[pawn][card])
}

/** ZT-70 Takes own stored cards back into hand, some or all. */
export const pickUpStored = action<'take-stored'>({
  rule: 'ZT-70',
  label: ({ pawn, card }, v) => say`${byPawn(v, pawn)}Pick up ${aCard(card)}`,
  each: picksOf,
  tries: (_s, pawn) => [TAKE_STORED[pawn][PISTOL]],
  needs: [['ZT-70', (s, { pawn, card }) => storedHere(s, pawnNamed(pawn)).includes(cardNamed(card)), FROM_STORED]],
  take: (s, { pawn, card }, cx) => takeStored(s, pawnNamed(pawn), card, cx),
})

/** ZT-70 Another card, or finish. */
export const pickStored: Ask<'pick-stored'> = {
  rule: 'ZT-D24',
  ...pawnsOwner,
  question: () => say`Pick up another card?`,
  moves: {
    finish,
    'take-stored': {
      ...oneOf<'pick-stored', 'take-stored'>('ZT-70', (s, { pawn }) => picksOf(s, pawn), FROM_STORED),
      label: pickUpStored.label,
      take: (s, { card }, cx, { pawn }) => takeStored(s, pawn, card, cx),
    },
  },
  first: { rule: 'ZT-D24', text: 'First pick up another card, or finish picking up.' },
  timeout: (_s, _step, _seat, legal) => takesAll(legal),
}

/** The next stored card, as long as there is one. */
export function takesAll<M extends Move>(legal: readonly M[]): M {
  return legal.find(({ move }) => move === 'take-stored') ?? legal[0]
}

function takeStored(s: State, pawn: PawnId, id: string, cx: Cx): void {
  const player = ownerOf(s, pawn)
  const at = buildingOf(s, pawn)
  const { cards } = storedBy(s, at, player) as Stored
  const card = takeStoredAt(s, at, player, cards.lastIndexOf(cardNamed(id)))
  putOnTop(s.hands, player, card)
  cx.emit?.({ event: 'stored-taken', rule: 'ZT-70', seat: seatOf(player), at: nameOf(at), card: id })
  if (cards.length > 0) cx.next({ step: 'pick-stored', pawn })
}
