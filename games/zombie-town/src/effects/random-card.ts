import { say } from '@holdout/engine'
import { player } from '@holdout/words'
import { playerAt, seatOf } from '../codes.ts'
import type { Ask, Cx } from '../cx.ts'
import { locNamed, nameOf } from '../data/board.ts'
import { idOf, isEvent } from '../data/load.ts'
import { type Named, PILE, PILE_STORED, POSITION } from '../moves.ts'
import { anyOf, best, cardsPlayer, oneOf } from '../rules/asked.ts'
import { takeStoredAt } from '../rules/pieces.ts'
import { place } from '../say/parts.ts'
import { putOnTop, takeAt } from '../stacks.ts'
import { type State, type Steps, storedBy } from '../state.ts'
import type { Effect } from './effect.ts'

/** ZT-167 A card of any pile, unseen. */
export const randomCard: Effect = {
  works: s => s.piles.cards.length > 0 || s.stored.length > 0,
  take: (_s, player, _pawn, cx) => cx.next({ step: 'random-pile', player }),
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
function pilesOf(s: State): readonly Named<'pile'>[] {
  return PILE.flatMap((pile, at) => [
    ...(s.piles.sizes[at] > 0 ? [pile] : []),
    ...s.stored.filter(stored => stored.at === at).map(({ by }) => PILE_STORED[at][by]),
  ])
}

export const randomPile: Ask<'random-pile'> = {
  rule: 'ZT-D23',
  ...cardsPlayer,
  question: () => say`Which pile do you take a card from?`,
  moves: {
    pile: {
      ...oneOf<'random-pile'>('ZT-167', pilesOf, 'There are no such cards in that building.'),
      label: ({ at, of }) =>
        of === null
          ? say`Take one of the unexplored cards of ${place(at)}`
          : say`Take one of the cards stored by ${player(of)} in ${place(at)}`,
      take: (_s, { at, of }, cx, step) =>
        cx.next({
          step: 'random-position',
          player: step.player,
          at: locNamed(at),
          of: of === null ? null : playerAt(of),
        }),
    },
  },
  first: { rule: 'ZT-D23', text: 'First choose the pile that you take a card from.' },
  timeout: anyOf,
}

type AtPile = Steps['random-position']

function sizeOfPile(s: State, { at, of }: AtPile): number {
  return of === null ? s.piles.sizes[at] : (storedBy(s, at, of)?.cards.length ?? 0)
}

/** ZT-167 The positions in the pile; 1 is the top. */
export const randomPosition: Ask<'random-position'> = {
  rule: 'ZT-D23',
  ...cardsPlayer,
  question: v => say`Which card of that pile in ${place(v.asked?.at ?? '')} do you take?`,
  moves: {
    position: {
      ...oneOf<'random-position'>(
        'ZT-167',
        (s, step) => POSITION.slice(0, sizeOfPile(s, step)),
        'The pile has fewer cards than that.',
      ),
      label: ({ number }) => say`Take card ${number}, counted from the top`,
      take: takeAway,
    },
  },
  first: { rule: 'ZT-D23', text: 'First choose the card of the pile.' },
  timeout: anyOf,
}

/** ZT-167 The card goes to hand, unseen by others. ZT-60 An event triggers immediately. */
function takeAway(s: State, { number }: Named<'position'>, cx: Cx, step: AtPile): void {
  const { player: me, at, of } = step
  const index = sizeOfPile(s, step) - number
  const card = of === null ? takeAt(s.piles, at, index) : takeStoredAt(s, at, of, index)
  cx.barrier('reveal')
  if (isEvent(card)) {
    s.discard.push(card)
    cx.emit?.({ event: 'triggered', rule: 'ZT-60', seat: seatOf(me), card: idOf(card) })
    return cx.next({ step: 'resolve-event', card, player: me, pawn: null })
  }
  putOnTop(s.hands, me, card)
  cx.emit?.({ event: 'took', rule: 'ZT-167', seat: seatOf(me), at: nameOf(at), card: idOf(card) })
}
