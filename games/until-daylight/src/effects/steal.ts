import { say } from '@holdout/engine'
import { player } from '@holdout/words'
import { placeOf, seatOf } from '../codes.ts'
import { type Ask, type MoveOf, nothing } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import { CANCEL } from '../moves.ts'
import { addTally, settle } from '../rules/experience.ts'
import { checkLimit, holds, takeFromBag } from '../rules/inventory.ts'
import { inTurn, isSeat, playerOnTurn } from '../rules/turn.ts'
import { partsOf, titleIn } from '../say/parts.ts'
import { kindsIn, type Steps } from '../state.ts'
import type { CardEffect, Named } from './effect.ts'
import { cancel, spend } from './spend.ts'

/** Pickpocket. */
export const stealing: CardEffect<Named<'steal'>> = {
  use: {
    needs: [
      [
        'DL-125',
        (s, who) => s.players.some(({ bag }, place) => place !== who && bag.length > 0),
        () => 'No other player has a card.',
      ],
    ],
    does: (_s, _who, card, _effect, spent, cx) => cx.next({ step: 'prey', card, spent }),
    worth: () => 0.25,
  },
}

/** DL-125 The card changes hands without consent; a Symbol moves its XP. */
const steal: MoveOf<'steal', Steps['prey']> = {
  rule: 'DL-125',
  label({ card, from }, v) {
    const p = partsOf(v)
    return say`Steal ${p.card(card)} from ${player(from)}`
  },
  candidates(s, _step, seat) {
    const { names } = boxOf(s)
    return s.players.flatMap(({ bag }, place) =>
      seatOf(place) === seat
        ? []
        : kindsIn(bag).map(card => ({ move: 'steal' as const, from: seatOf(place), card: names[card] })),
    )
  },
  tempting: nothing,
  exists: [
    ['DL-125', (s, { from }, _step, seat) => from !== seat && isSeat(s, from), 'Steal from another player.'],
    ['DL-125', (s, { from, card }) => holds(s, from, card), (s, { card }) => `That player has no ${titleIn(s, card)}.`],
  ],
  elsewhere: inTurn('DL-125', 'First use a Pickpocket.'),
  take(s, move, cx, { card, spent }, seat) {
    const box = boxOf(s)
    const thief = placeOf(seat)
    const stolen = box.kinds.get(move.card) as Kind
    spend(s, thief, card, spent, cx)
    cx.barrier('reveal') // an objective of the other player may become visible
    takeFromBag(s.players[placeOf(move.from)].bag, stolen)
    s.players[thief].bag.push(stolen)
    if (box.rubble[stolen].type === 'symbol') addTally(s.players[thief], 'symbols-stolen')
    cx.emit?.({ event: 'stole', rule: 'DL-125', who: seat, from: move.from, card: move.card })
    settle(s, cx)
    checkLimit(s, thief, cx)
  },
}

/** DL-125 Any card of any other player, or keep the Pickpocket. */
export const prey: Ask<'prey'> = {
  rule: 'DL-D20',
  ...playerOnTurn,
  question: () => say`Which card do you steal?`,
  moves: { steal, cancel },
  first: { rule: 'DL-125', text: 'First choose a card to steal, or keep your card.' },
  timeout: () => CANCEL,
}
