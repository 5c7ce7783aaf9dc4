import { type Seat, say } from '@holdout/engine'
import { nameOfPile, otherPile, type Pile, type Place, placeOf, seatOf } from '../codes.ts'
import { type Ask, type Cx, type MoveOf, nothing } from '../cx.ts'
import { boxOf, type CardName, type Kind } from '../data/box.ts'
import { type Discard, discardOf } from '../moves.ts'
import { partsOf, titleIn } from '../say/parts.ts'
import {
  isOverfull,
  kindsIn,
  type LossReason,
  type Player,
  type State,
  type Steps,
  slotLimit,
  slotsUsed,
} from '../state.ts'
import { addTally, settle } from './experience.ts'
import { asked } from './time.ts'
import { OVER_LIMIT, whileFrozen } from './turn.ts'

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

/** Whether a player has a card of that name; also for names that do not exist. */
export function holds(s: State, seat: Seat, card: CardName): boolean {
  const kind = boxOf(s).kinds.get(card)
  const player: Player | undefined = s.players[placeOf(seat)] // the clock has no inventory
  return kind !== undefined && (player?.bag.includes(kind) ?? false)
}

/** DL-10 Any card of the inventory may be discarded. The candidates name each kind once. */
export function discardsOf(s: State, _step: object, seat: Seat): readonly Discard[] {
  const { names } = boxOf(s)
  return kindsIn(s.players[placeOf(seat)].bag).map(card => discardOf(names[card]))
}

/** What discarding has in common in all decisions that allow it. */
export const discarding: Omit<MoveOf<'discard'>, 'take'> = {
  rule: 'DL-10',
  label({ card }, v) {
    const { box, card: ref } = partsOf(v)
    const isStack = box.rubble[box.kinds.get(card) as Kind].stack !== null
    return say`Discard ${v.asked?.step === 'overflow' && isStack ? 'all ' : ''}${ref(card)}`
  },
  candidates: discardsOf,
  tempting: nothing,
  exists: [
    [
      'DL-10',
      (s, { card }, _step, seat) => holds(s, seat, card),
      (s, { card }) => `You have no ${titleIn(s, card)} to discard.`,
    ],
  ],
  elsewhere: whileFrozen,
}

/** DL-09 Frees one slot at a time; for ammunition that is the whole stack. */
export const overflow: Ask<'overflow'> = {
  rule: 'DL-D9',
  ...asked((s, { who }) => (isOverfull(s, who) ? [seatOf(who)] : [])),
  question: () => say`Your inventory is over its limit. Which card do you discard?`,
  moves: {
    discard: {
      ...discarding,
      take(s, { card }, cx, { who }) {
        cx.next({ step: 'overflow', who })
        dropSlot(s, who, card, cx)
      },
    },
  },
  first: { rule: 'DL-09', text: OVER_LIMIT },
  /** DL-D9 The newest card. */
  timeout: (s, { who }) => discardOf(boxOf(s).names[s.players[who].bag.at(-1) as Kind]),
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

/** The rule that makes a player discard, and the start of the question which card, by cause. */
const LOSSES: Readonly<Record<LossReason, { readonly rule: string; readonly title: string }>> = {
  'torn-bag': { rule: 'DL-31', title: 'Torn Bag: ' },
  fate: { rule: 'DL-59', title: 'Fate takes a card. ' },
  raider: { rule: 'DL-103', title: 'A Raider takes a card. ' },
}

/** DL-59, DL-103, DL-137 A player discards cards of their choice, one after another. */
export const loseCard: Ask<'lose-card'> = {
  rule: 'DL-D10',
  ...asked((s, { who }) => (s.players[who].bag.length > 0 ? [seatOf(who)] : [])),
  question({ asked: open }) {
    const title = open?.why ? LOSSES[open.why as LossReason].title : ''
    const more = open && open.amount > 1 ? ` (${open.amount} left to discard)` : ''
    return say`${title}Which card do you discard${more}?`
  },
  moves: {
    discard: {
      ...discarding,
      take(s, { card }, cx, { who, left, why }) {
        if (left > 1) cx.next({ step: 'lose-card', who, left: left - 1, why })
        discardOne(s, who, boxOf(s).kinds.get(card) as Kind, why, cx)
      },
    },
  },
  first: (_s, { why }) => ({ rule: LOSSES[why].rule, text: 'First choose a card to discard.' }),
  timeout: (s, step) => discardOf(boxOf(s).names[lost(s, step)]),
}

/**
 * DL-D19 Raiders: the newest card that is not a weapon, else the newest. DL-D10, DL-D12 Torn Bag and fate: the newest.
 */
function lost(s: State, { who, why }: Steps['lose-card']): Kind {
  const { rubble } = boxOf(s)
  const { bag } = s.players[who]
  const junk = why === 'raider' ? bag.findLast(card => rubble[card].type !== 'weapon') : undefined
  return junk ?? (bag.at(-1) as Kind)
}
