import { nameOfPile, otherPile, type Pile, type Place, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { Discard } from '../moves.ts'
import { isOverfull, kindsIn, type LossReason, type State, slotLimit, slotsUsed } from '../state.ts'
import { addTally, settle } from './experience.ts'

/** DL-07 A card enters an inventory. DL-09 Checks the limit. */
function gain(s: State, who: Place, card: Kind, cx: Cx): void {
  s.players[who].bag.push(card)
  settle(s, cx)
  checkLimit(s, who, cx)
}

/** DL-09 A player over the limit must discard. DL-50 In a search phase only the searcher holds up the others. */
export function checkLimit(s: State, who: Place, cx: Cx): void {
  if (!isOverfull(s, who)) return
  cx.emit?.({
    event: 'overflowed',
    rule: 'DL-09',
    who: seatOf(who),
    slots: slotsUsed(boxOf(s), s.players[who].bag),
    limit: slotLimit(s, who),
  })
  if (s.phase !== 'search' || s.turn?.player === who) cx.next({ step: 'overflow', who })
}

/** Removes the newest card of that kind from an inventory. */
export function takeFromBag(bag: Kind[], card: Kind): void {
  bag.splice(bag.lastIndexOf(card), 1)
}

/** DL-13 Puts a card into the discard; a dented shield is whole again there. */
export function toDiscard(s: State, card: Kind, cx: Cx): void {
  s.rubbleDiscard.push(boxOf(s).rubble[card].fresh)
  refill(s, cx)
}

/** DL-13 As soon as both piles are empty the discard is shuffled and split again. */
function refill(s: State, cx: Cx): void {
  if (s.piles[0].length > 0 || s.piles[1].length > 0 || s.rubbleDiscard.length === 0) return
  const cards = s.rubbleDiscard
  s.rubbleDiscard = []
  cx.chance.shuffle('rubble', cards)
  splitRubble(s, cards)
  cx.emit?.({ event: 'rubble-reshuffled', rule: 'DL-13', count: cards.length })
}

/** R-02 Two equal piles; with an odd number, A has 1 card more. */
export function splitRubble(s: State, cards: readonly Kind[]): void {
  const half = Math.floor(cards.length / 2)
  s.piles[1] = cards.slice(0, half)
  s.piles[0] = cards.slice(half)
}

/** DL-13 The pile for draws that are not a Draw action: the larger one, A if equal. */
export function largerPile(s: State): Pile {
  return s.piles[1].length > s.piles[0].length ? 1 : 0
}

/** DL-135 Draws one card and queues the rest: each card is settled before the next. */
export function drawOneByOne(s: State, { who, left }: { who: Place; left: number }, cx: Cx): void {
  if (left > 1) cx.next({ step: 'draw', who, left: left - 1 })
  drawCard(s, who, largerPile(s), cx)
}

/** DL-30, DL-31 Draws the top card of a pile. It enters the inventory; an event is resolved instead. */
export function drawCard(s: State, who: Place, from: Pile, cx: Cx): void {
  const pile = s.piles[from].length > 0 ? from : otherPile(from)
  const card = s.piles[pile].pop()
  if (card === undefined) {
    cx.emit?.({ event: 'nothing-to-draw', rule: 'DL-13', who: seatOf(who) })
    return
  }
  const face = boxOf(s).rubble[card]
  cx.barrier('reveal')
  addTally(s.players[who], 'drawn')
  cx.emit?.({ event: 'drew', rule: 'DL-30', who: seatOf(who), card: face.id, pile: nameOfPile(pile) })
  if (face.type === 'event') {
    toDiscard(s, card, cx)
    settle(s, cx)
    cx.next({ step: 'event', who, card })
  } else {
    refill(s, cx)
    gain(s, who, card, cx)
  }
}

/** DL-10 Discarding is never an action. DL-12 It takes 1 card, also of ammunition. */
export function discardOne(s: State, who: Place, card: Kind, why: LossReason | 'own-choice' | 'rats', cx: Cx): void {
  takeFromBag(s.players[who].bag, card)
  const rule =
    why === 'own-choice'
      ? 'DL-10'
      : why === 'raider'
        ? 'DL-103'
        : why === 'rats'
          ? 'DL-141'
          : why === 'fate'
            ? 'DL-59'
            : 'DL-137'
  cx.emit?.({ event: 'discarded', rule, who: seatOf(who), card: boxOf(s).names[card], amount: 1, why })
  toDiscard(s, card, cx)
  settle(s, cx)
}

/** DL-10 Any card may be discarded on the player's own turn. Lists each kind once. */
export function discards(s: State, who: Place, list: Discard[]): void {
  const { names } = boxOf(s)
  for (const card of kindsIn(s.players[who].bag)) list.push(discardOf(names[card]))
}

const DISCARDS = new Map<string, Discard>()

function discardOf(card: string): Discard {
  let move = DISCARDS.get(card)
  if (move === undefined) {
    move = { move: 'discard', card }
    DISCARDS.set(card, move)
  }
  return move
}

export function asksOverflow(s: State, { who }: { who: Place }): readonly string[] {
  return isOverfull(s, who) ? [seatOf(who)] : []
}

export function offerOverflow(s: State, { who }: { who: Place }, _seat: string, list: Discard[]): void {
  discards(s, who, list)
}

/** DL-09 Frees one slot at a time; for ammunition that is the whole stack. */
export function takeOverflow(s: State, { who }: { who: Place }, _seat: string, { card }: Discard, cx: Cx): void {
  cx.next({ step: 'overflow', who })
  dropSlot(s, who, card, cx)
}

/** DL-09, R-22 To free an ammunition slot the whole stack is discarded. */
export function dropSlot(s: State, who: Place, name: string, cx: Cx): void {
  const box = boxOf(s)
  const card = box.kinds.get(name) as Kind
  const { bag } = s.players[who]
  let amount = 0
  do {
    takeFromBag(bag, card)
    s.rubbleDiscard.push(box.rubble[card].fresh)
    amount++
  } while (box.rubble[card].stack !== null && bag.includes(card))
  cx.emit?.({ event: 'discarded', rule: 'DL-09', who: seatOf(who), card: name, amount, why: 'overflow' })
  refill(s, cx)
  settle(s, cx)
}

/** DL-59, DL-103, DL-137 A player discards cards of their choice, one after another. */
export function asksLoseCard(s: State, { who }: { who: Place }): readonly string[] {
  return s.players[who].bag.length > 0 ? [seatOf(who)] : []
}

export function offerLoseCard(s: State, { who }: { who: Place }, _seat: string, list: Discard[]): void {
  discards(s, who, list)
}

export function takeLoseCard(
  s: State,
  { who, left, why }: { who: Place; left: number; why: LossReason },
  _seat: string,
  { card }: Discard,
  cx: Cx,
): void {
  if (left > 1) cx.next({ step: 'lose-card', who, left: left - 1, why })
  discardOne(s, who, boxOf(s).kinds.get(card) as Kind, why, cx)
}
