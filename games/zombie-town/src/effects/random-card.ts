import { say } from '@holdout/engine'
import { type PlayerId, playerAt, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BUILDINGS, type Building, locNamed, nameOf } from '../data/board.ts'
import { idOf, isEvent } from '../data/load.ts'
import { type Move, PILE, PILE_STORED, POSITION } from '../moves.ts'
import { takeStoredAt } from '../rules/pieces.ts'
import { place } from '../say/parts.ts'
import { putOnTop, takeAt } from '../stacks.ts'
import { type State, storedBy } from '../state.ts'
import { best } from '../steps/defaults.ts'
import type { Effect } from './effect.ts'

/** ZT-167 A card of any pile, unseen. */
export const randomCard: Effect = {
  works: s => s.piles.cards.length > 0 || s.stored.length > 0,
  take: (_s, player, _pawn, cx) => cx.next({ step: 'random-pile', player }),
  questions: {
    'random-pile': () => say`Which pile do you take a card from?`,
    'random-position': v => say`Which card of that pile in ${place(v.asked?.at ?? '')} do you take?`,
  },
  bot: {
    worth: 2,
    judge: () => 2.5,
    waits: true,
    triggered: () => 4,
    keeps: () => false,
    answers: {
      'random-pile': (s, _me, _step, moves) =>
        best(moves, move => (move.move === 'pile' && move.of === null ? s.piles.sizes[locNamed(move.at)] : 1)),
    },
  },
}

/** ZT-167 The unexplored and stored piles of all buildings. */
export function offerRandomPile(s: State, _step: object, _seat: string, list: Move[]): void {
  for (let at = 0; at < BUILDINGS; at++) {
    if (s.piles.sizes[at] > 0) list.push(PILE[at])
    for (const stored of s.stored) if (stored.at === at) list.push(PILE_STORED[at][stored.by])
  }
}

export function takeRandomPile(
  _s: State,
  { player }: { readonly player: PlayerId },
  _seat: string,
  move: Move,
  cx: Cx,
): void {
  if (move.move !== 'pile') return
  const of = move.of === null ? null : playerAt(move.of)
  cx.next({ step: 'random-position', player, at: locNamed(move.at), of })
}

interface AtPile {
  readonly player: PlayerId
  readonly at: Building
  readonly of: PlayerId | null
}

function sizeOfPile(s: State, { at, of }: AtPile): number {
  return of === null ? s.piles.sizes[at] : (storedBy(s, at, of)?.cards.length ?? 0)
}

/** ZT-167 The positions in the pile; 1 is the top. */
export function offerRandomPosition(s: State, step: AtPile, _seat: string, list: Move[]): void {
  const size = sizeOfPile(s, step)
  for (let i = 0; i < size; i++) list.push(POSITION[i])
}

/** ZT-167 The card goes to hand, unseen by others. ZT-60 An event triggers immediately. */
export function takeRandomPosition(s: State, step: AtPile, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'position') return
  const { player, at, of } = step
  const index = sizeOfPile(s, step) - move.number
  const card = of === null ? takeAt(s.piles, at, index) : takeStoredAt(s, at, of, index)
  cx.barrier('reveal')
  if (isEvent(card)) {
    s.discard.push(card)
    cx.emit?.({ event: 'triggered', rule: 'ZT-60', seat: seatOf(player), card: idOf(card) })
    return cx.next({ step: 'resolve-event', card, player, pawn: null })
  }
  putOnTop(s.hands, player, card)
  cx.emit?.({ event: 'took', rule: 'ZT-167', seat: seatOf(player), at: nameOf(at), card: idOf(card) })
}
