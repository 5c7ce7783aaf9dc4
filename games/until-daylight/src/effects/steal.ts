import { placeOf, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { Moves } from '../moves.ts'
import { addTally, settle } from '../rules/experience.ts'
import { checkLimit, takeFromBag } from '../rules/inventory.ts'
import { kindsIn, type State } from '../state.ts'
import type { CardEffect, Named } from './effect.ts'
import { CANCEL, cancelUse, spend } from './spend.ts'

/** Pickpocket. */
export const stealing: CardEffect<Named<'steal'>> = {
  use: {
    /** DL-125 Another player must have a card. */
    fits: (s, who) => s.players.some(({ bag }, place) => place !== who && bag.length > 0),
    does: (_s, _who, card, _effect, spent, cx) => cx.next({ step: 'prey', card, spent }),
    whyNot: () => ({ rule: 'DL-125', text: 'No other player has a card.' }),
    worth: () => 0.25,
  },
}

/** DL-125 Any card of any other player, or keep the Pickpocket. */
export function offerPrey(s: State, _step: object, seat: string, list: Moves['prey'][]): void {
  const { names } = boxOf(s)
  s.players.forEach(({ bag }, place) => {
    if (seatOf(place) === seat) return
    for (const card of kindsIn(bag)) list.push({ move: 'steal', from: seatOf(place), card: names[card] })
  })
  list.push(CANCEL)
}

/** DL-125 The card changes hands without consent; a Symbol moves its XP. */
export function takePrey(
  s: State,
  { card, spent }: { card: Kind; spent: boolean },
  seat: string,
  move: Moves['prey'],
  cx: Cx,
): void {
  if (move.move === 'cancel') return cancelUse(s, card, spent, seat, cx)
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
}
