import { type PawnId, type PlayerId, playerAt, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Building, nameOf } from '../data/board.ts'
import { type Card, cardNamed, FACES, idOf, isEvent, ZOMBIE } from '../data/load.ts'
import {
  BACK_BOTTOM,
  BACK_TOP,
  CHOOSE_NONE,
  CHOOSE_TAKE,
  CHOOSE_TRIGGER,
  FROM_STORED,
  type Move,
  TAKE,
  TO_BOTTOM,
  TO_TOP,
  TRIGGER,
} from '../moves.ts'
import { putOnTop, putUnder, takeTop } from '../stacks.ts'
import { carriedCount, ownerOf, RULES_VERSION, type State, type Stored, storedBy } from '../state.ts'
import { buildingOf, putStored, takeCard, takeStoredAt } from './pieces.ts'

interface Drawing {
  readonly pawn: PawnId
}

/** ZT-52, ZT-58, ZT-59 Whether the building has unexplored cards, or else cards stored by others. */
export function mayDraw(s: State, pawn: PawnId): boolean {
  return s.piles.sizes[buildingOf(s, pawn)] > 0 || storedByOthers(s, pawn).length > 0
}

function storedByOthers(s: State, pawn: PawnId): Stored[] {
  const at = s.pawns[pawn].at
  return s.stored.filter(stored => stored.at === at && stored.by !== ownerOf(s, pawn))
}

/** ZT-53 Whether a draw is paid as it begins, so that the actions shown with the drawn cards are those still left. */
function isPaidFirst({ rules }: State): boolean {
  return rules === RULES_VERSION
}

/** ZT-52 Looks at the top card, and at one more for each survivor that the pawn carries. */
export function draw(s: State, pawn: PawnId, cx: Cx): void {
  if (isPaidFirst(s)) s.actions -= 1
  const at = buildingOf(s, pawn)
  const size = s.piles.sizes[at]
  if (size === 0) {
    const others = storedByOthers(s, pawn)
    if (others.length > 1) return cx.next({ step: 'draw-stored', pawn })
    return drawFromStored(s, pawn, others[0].by, cx)
  }
  const count = Math.min(1 + carriedCount(s, pawn), size)
  s.looked = takeTop(s.piles, at, count)
  reveal(s, pawn, count, null, 'ZT-52', cx)
  if (count > 1) return cx.next({ step: 'draw-many', pawn })
  lookAtOne(s, pawn, null, cx)
}

function reveal(s: State, pawn: PawnId, count: number, of: PlayerId | null, rule: string, cx: Cx): void {
  cx.barrier('reveal')
  cx.emit?.({
    event: 'looked',
    rule,
    seat: seatOf(ownerOf(s, pawn)),
    at: nameOf(s.pawns[pawn].at as number),
    count,
    of: of === null ? null : seatOf(of),
  })
}

/** ZT-55 A Zombie drawn alone triggers now and costs no action. */
function lookAtOne(s: State, pawn: PawnId, from: PlayerId | null, cx: Cx): void {
  if (s.looked[0] === ZOMBIE) trigger(s, pawn, s.looked.pop() as Card, 'ZT-55', cx)
  else cx.next({ step: 'draw-one', pawn, from })
}

/** ZT-58 Lists the players whose stored cards can be drawn. */
export function offerDrawStored(s: State, { pawn }: Drawing, _seat: string, list: Move[]): void {
  for (const { by } of storedByOthers(s, pawn)) list.push(FROM_STORED[by])
}

export function takeDrawStored(s: State, { pawn }: Drawing, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'from-stored') drawFromStored(s, pawn, playerAt(move.of), cx)
}

/** ZT-58 Draws only one card, the one stored last. */
function drawFromStored(s: State, pawn: PawnId, from: PlayerId, cx: Cx): void {
  const at = buildingOf(s, pawn)
  const size = storedBy(s, at, from)?.cards.length ?? 0
  s.looked = [takeStoredAt(s, at, from, size - 1)]
  reveal(s, pawn, 1, from, 'ZT-58', cx)
  lookAtOne(s, pawn, from, cx)
}

interface DrawOne extends Drawing {
  readonly from: PlayerId | null
}

/** ZT-53 A card that is not an event: hand, top or bottom. ZT-54 An event: hand or trigger. */
export function offerDrawOne(s: State, _step: DrawOne, _seat: string, list: Move[]): void {
  list.push(TAKE)
  if (isEvent(s.looked[0])) list.push(TRIGGER)
  else list.push(TO_TOP, TO_BOTTOM)
}

export function takeDrawOne(s: State, { pawn, from }: DrawOne, _seat: string, move: Move, cx: Cx): void {
  const card = s.looked.pop() as Card
  if (move.move === 'trigger') return trigger(s, pawn, card, 'ZT-54', cx)
  if (!isPaidFirst(s)) s.actions -= 1
  // ZT-53 is named also for an event, so that other players do not learn which card it is.
  if (move.move === 'take') return takeIntoHand(s, pawn, card, 'ZT-53', cx)
  if (move.move !== 'return') return
  const at = buildingOf(s, pawn)
  if (from !== null) putStored(s, at, from, card, move.to)
  else putBack(s, at, card, move.to)
  cx.emit?.({ event: 'returned', rule: 'ZT-53', seat: seatOf(ownerOf(s, pawn)), to: move.to, card: idOf(card) })
}

function putBack(s: State, at: Building, card: Card, to: 'top' | 'bottom'): void {
  if (to === 'top') putOnTop(s.piles, at, card)
  else putUnder(s.piles, at, card)
}

function takeIntoHand(s: State, pawn: PawnId, card: Card, rule: string, cx: Cx): void {
  const player = ownerOf(s, pawn)
  putOnTop(s.hands, player, card)
  cx.emit?.({ event: 'took', rule, seat: seatOf(player), at: nameOf(s.pawns[pawn].at as number), card: idOf(card) })
}

/** ZT-54, ZT-55 Triggers a drawn event. Such a draw costs no action. */
function trigger(s: State, pawn: PawnId, card: Card, rule: string, cx: Cx): void {
  const player = ownerOf(s, pawn)
  if (isPaidFirst(s)) s.actions += 1
  s.discard.push(card)
  cx.emit?.({ event: 'triggered', rule, seat: seatOf(player), card: idOf(card) })
  cx.next({ step: 'resolve-event', card, player, pawn })
}

/** ZT-56 At most one of the cards is chosen. A Zombie among them triggers only if it is chosen. */
export function offerDrawMany(s: State, _step: Drawing, _seat: string, list: Move[]): void {
  for (let card = 0; card < FACES.length; card++) {
    if (!s.looked.includes(card)) continue
    if (card !== ZOMBIE) list.push(CHOOSE_TAKE[card])
    if (isEvent(card)) list.push(CHOOSE_TRIGGER[card])
  }
  list.push(CHOOSE_NONE)
}

export function takeDrawMany(s: State, { pawn }: Drawing, _seat: string, move: Move, cx: Cx): void {
  if (move.move === 'choose') {
    s.chosen = cardNamed(move.card)
    takeCard(s.looked, s.chosen)
  }
  cx.next({ step: 'put-back', pawn, use: move.move === 'choose' ? move.use : null })
}

/** ZT-56 The other cards go back to the top or bottom, in any order. */
export function offerPutBack(s: State, _step: Drawing, _seat: string, list: Move[]): void {
  for (let card = 0; card < FACES.length; card++)
    if (s.looked.includes(card)) list.push(BACK_TOP[card], BACK_BOTTOM[card])
}

export function takePutBack(
  s: State,
  { pawn, use }: Drawing & { use: 'take' | 'trigger' | null },
  _seat: string,
  move: Move,
  cx: Cx,
): void {
  if (move.move !== 'put-back') return
  const card = cardNamed(move.card)
  takeCard(s.looked, card)
  putBack(s, buildingOf(s, pawn), card, move.to)
  cx.emit?.({ event: 'returned', rule: 'ZT-56', seat: seatOf(ownerOf(s, pawn)), to: move.to, card: move.card })
  if (s.looked.length > 0) return cx.next({ step: 'put-back', pawn, use })
  useChosen(s, pawn, use, cx)
}

/** ZT-56 The chosen card is handled after the others have gone back; choosing none spends the action. */
function useChosen(s: State, pawn: PawnId, use: 'take' | 'trigger' | null, cx: Cx): void {
  const card = s.chosen
  s.chosen = null
  if (card !== null && use === 'trigger') return trigger(s, pawn, card, card === ZOMBIE ? 'ZT-55' : 'ZT-54', cx)
  if (!isPaidFirst(s)) s.actions -= 1
  if (card === null) cx.emit?.({ event: 'took-none', rule: 'ZT-56', seat: seatOf(ownerOf(s, pawn)) })
  else takeIntoHand(s, pawn, card, 'ZT-56', cx)
}
