import { say } from '@holdout/engine'
import { agree, player, quantity } from '@holdout/words'
import { type PawnId, type PlayerId, pawnNamed, playerAt, seatOf } from '../codes.ts'
import type { Ask, Cx } from '../cx.ts'
import { type Building, nameOf } from '../data/board.ts'
import { type Card, cardNamed, idOf, isEvent, ZOMBIE } from '../data/load.ts'
import {
  BACK_BOTTOM,
  BACK_TOP,
  CHOOSE_NONE,
  CHOOSE_TAKE,
  CHOOSE_TRIGGER,
  DRAW,
  FROM_STORED,
  TAKE,
  TO_BOTTOM,
  TO_TOP,
  TRIGGER,
} from '../moves.ts'
import { counted } from '../say/board.ts'
import { byPawn } from '../say/fighters.ts'
import { aCard, worthOf } from '../say/parts.ts'
import { putOnTop, putUnder, takeTop } from '../stacks.ts'
import { carriedCount, ownerOf, rulesOf, type State, type Stored, storedBy } from '../state.ts'
import type { View } from '../view/types.ts'
import { best, oneOf, pawnsOwner } from './asked.ts'
import { keepWorth } from './card-order.ts'
import { HAS_ACTION, inMain, isInside, kindsOf } from './needs.ts'
import { buildingOf, putStored, takeCard, takeStoredAt } from './pieces.ts'

/** ZT-52 Looks at cards of the building. ZT-57 An action must be left, even if the draw turns out free. */
export const explore = inMain<'draw'>({
  rule: 'ZT-52',
  label: ({ pawn }, v) => say`${byPawn(v, pawn)}Explore: draw ${drawCount(v, pawn)}`,
  each: (_s, pawn) => [DRAW[pawn]],
  needs: [
    HAS_ACTION,
    ['ZT-52', isInside, 'You can explore only in a building.'],
    [
      'ZT-58',
      (s, { pawn }) => mayDraw(s, pawnNamed(pawn)),
      'This building has no unexplored cards and no cards stored by other players.',
    ],
  ],
  take: (s, { pawn }, cx) => draw(s, pawnNamed(pawn), cx),
})

function drawCount({ pawns, buildings }: View, name: string): string {
  const pawn = pawns.find(other => other.pawn === name)
  const pile = buildings.find(({ at }) => at === pawn?.at)?.pile ?? 0
  return pile === 0 ? 'a stored card' : quantity(Math.min(1 + (pawn?.carried.length ?? 0), pile), 'card')
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
function isPaidFirst(s: State): boolean {
  return rulesOf(s) >= 3
}

/** ZT-52 Looks at the top card, and at one more for each survivor that the pawn carries. */
function draw(s: State, pawn: PawnId, cx: Cx): void {
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

/** ZT-58 Whose stored cards are drawn from. */
export const drawStored: Ask<'draw-stored'> = {
  rule: 'ZT-D08',
  ...pawnsOwner,
  question: () => say`Whose stored cards do you draw from?`,
  moves: {
    'from-stored': {
      ...oneOf<'draw-stored'>(
        'ZT-58',
        (s, { pawn }) => storedByOthers(s, pawn).map(({ by }) => FROM_STORED[by]),
        'Choose another player who has cards stored here.',
      ),
      label: ({ of }) => say`Draw a card stored by ${player(of)}`,
      take: (s, { of }, cx, { pawn }) => drawFromStored(s, pawn, playerAt(of), cx),
    },
  },
  first: { rule: 'ZT-D08', text: 'First choose whose stored cards you draw from.' },
  timeout: (_s, _step, _seat, legal) => legal[0],
}

/** ZT-58 Draws only one card, the one stored last. */
function drawFromStored(s: State, pawn: PawnId, from: PlayerId, cx: Cx): void {
  const at = buildingOf(s, pawn)
  const size = storedBy(s, at, from)?.cards.length ?? 0
  s.looked = [takeStoredAt(s, at, from, size - 1)]
  reveal(s, pawn, 1, from, 'ZT-58', cx)
  lookAtOne(s, pawn, from, cx)
}

/** ZT-53 A card that is not an event: hand, top or bottom. ZT-54 An event: hand or trigger. */
export const drawOne: Ask<'draw-one'> = {
  rule: 'ZT-D06',
  ...pawnsOwner,
  question: v =>
    v.looked ? say`You drew ${counted(v.looked)}. What do you do with it?` : say`What happens to the drawn card?`,
  moves: {
    take: {
      rule: 'ZT-53',
      label: () => say`Take it into your hand`,
      candidates: [TAKE],
      take(s, _move, cx, { pawn }) {
        payDraw(s)
        // ZT-53 is named also for an event, so that other players do not learn which card it is.
        takeIntoHand(s, pawn, s.looked.pop() as Card, 'ZT-53', cx)
      },
    },
    trigger: {
      rule: 'ZT-54',
      label: () => say`Trigger it now (costs no action)`,
      candidates: [TRIGGER],
      tempting: () => [],
      needs: [['ZT-54', s => isEvent(s.looked[0]), 'You can trigger only an event.']],
      take: (s, _move, cx, { pawn }) => trigger(s, pawn, s.looked.pop() as Card, 'ZT-54', cx),
    },
    return: {
      rule: 'ZT-53',
      label: ({ to }) => say`Put it back ${onPile(to)}`,
      candidates: [TO_TOP, TO_BOTTOM],
      needs: [['ZT-54', s => !isEvent(s.looked[0]), 'You cannot put back an event that you drew alone.']],
      take(s, { to }, cx, { pawn, from }) {
        payDraw(s)
        const card = s.looked.pop() as Card
        const at = buildingOf(s, pawn)
        if (from !== null) putStored(s, at, from, card, to)
        else putBack(s, at, card, to)
        cx.emit?.({ event: 'returned', rule: 'ZT-53', seat: seatOf(ownerOf(s, pawn)), to, card: idOf(card) })
      },
    },
  },
  first: { rule: 'ZT-D06', text: 'First decide what to do with the card you drew.' },
  timeout: () => TAKE,
}

function onPile(end: 'top' | 'bottom'): string {
  return end === 'top' ? 'on top' : 'at the bottom'
}

/** Up to rules version 2, a draw was paid after its cards were handled. */
function payDraw(s: State): void {
  if (!isPaidFirst(s)) s.actions -= 1
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

/** The cards that the player looks at, in the order of the card list. */
function lookedAt(s: State): readonly Card[] {
  return kindsOf(s.looked.toSorted((a, b) => a - b))
}

/** ZT-56 At most one of the cards is chosen. A Zombie among them triggers only if it is chosen. */
export const drawMany: Ask<'draw-many'> = {
  rule: 'ZT-D07',
  ...pawnsOwner,
  question: v =>
    v.looked ? say`You drew ${counted(v.looked)}. Which one do you choose?` : say`Which drawn card is chosen?`,
  moves: {
    choose: {
      rule: 'ZT-56',
      label: ({ card, use }) =>
        use === 'take' ? say`Take ${aCard(card)}${worthOf(card)}` : say`Trigger ${aCard(card)} (costs no action)`,
      candidates: s => lookedAt(s).flatMap(card => [CHOOSE_TAKE[card], CHOOSE_TRIGGER[card]]),
      tempting: s => lookedAt(s).map(card => CHOOSE_TAKE[card]),
      exists: [['ZT-56', (s, { card }) => s.looked.includes(cardNamed(card)), 'Choose one of the cards you drew.']],
      needs: [
        [
          'ZT-165',
          (_s, { card, use }) => use !== 'take' || cardNamed(card) !== ZOMBIE,
          'You cannot keep a Zombie in hand.',
        ],
        [
          'ZT-54',
          (_s, { card, use }) => use !== 'trigger' || isEvent(cardNamed(card)),
          'You can trigger only an event.',
        ],
      ],
      take(s, { card, use }, cx, { pawn }) {
        s.chosen = cardNamed(card)
        takeCard(s.looked, s.chosen)
        cx.next({ step: 'put-back', pawn, use })
      },
    },
    'choose-none': {
      rule: 'ZT-56',
      label: () => say`Take none`,
      candidates: [CHOOSE_NONE],
      take: (_s, _move, cx, { pawn }) => cx.next({ step: 'put-back', pawn, use: null }),
    },
  },
  first: { rule: 'ZT-D07', text: 'First choose one of the cards you drew, or none.' },
  /** The best card that is not an event. Rules version 1 could trigger a Zombie. */
  timeout(s, _step, _seat, legal) {
    if (rulesOf(s) > 1 && s.looked.every(isEvent)) return CHOOSE_NONE
    return best(legal, move =>
      move.move === 'choose' && move.use === 'take' && !isEvent(cardNamed(move.card))
        ? keepWorth(cardNamed(move.card))
        : 0,
    )
  },
}

/** ZT-56 The other cards go back to the top or bottom, in any order. */
export const putBackOthers: Ask<'put-back'> = {
  rule: 'ZT-D07',
  ...pawnsOwner,
  question: v =>
    v.looked
      ? say`${agree(v.looked.length, 'Card', 'Cards')} to put back: ${counted(v.looked)}. Where ${agree(v.looked.length, 'does it', 'do they')} go?`
      : say`Where do the other cards go?`,
  moves: {
    'put-back': {
      ...oneOf<'put-back'>(
        'ZT-56',
        s => lookedAt(s).flatMap(card => [BACK_TOP[card], BACK_BOTTOM[card]]),
        'Choose one of the cards you have to put back.',
      ),
      label: ({ card, to }) => say`Put ${aCard(card)} ${onPile(to)}`,
      take(s, { card: id, to }, cx, { pawn, use }) {
        const card = cardNamed(id)
        takeCard(s.looked, card)
        putBack(s, buildingOf(s, pawn), card, to)
        cx.emit?.({ event: 'returned', rule: 'ZT-56', seat: seatOf(ownerOf(s, pawn)), to, card: id })
        if (s.looked.length > 0) return cx.next({ step: 'put-back', pawn, use })
        useChosen(s, pawn, use, cx)
      },
    },
  },
  first: { rule: 'ZT-D07', text: 'First put back the other cards you drew.' },
  /** To the bottom in the order seen, the top card first. */
  timeout: (s, _step, _seat, legal) =>
    rulesOf(s) === 1
      ? (legal.find(({ to }) => to === 'bottom') ?? legal[0])
      : BACK_BOTTOM[s.looked[s.looked.length - 1]],
}

/** ZT-56 The chosen card is handled after the others have gone back; choosing none spends the action. */
function useChosen(s: State, pawn: PawnId, use: 'take' | 'trigger' | null, cx: Cx): void {
  const card = s.chosen
  s.chosen = null
  if (card !== null && use === 'trigger') return trigger(s, pawn, card, card === ZOMBIE ? 'ZT-55' : 'ZT-54', cx)
  payDraw(s)
  if (card === null) cx.emit?.({ event: 'took-none', rule: 'ZT-56', seat: seatOf(ownerOf(s, pawn)) })
  else takeIntoHand(s, pawn, card, 'ZT-56', cx)
}
