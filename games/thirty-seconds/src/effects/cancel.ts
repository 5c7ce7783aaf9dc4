import type { Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { type CardId, nameOf } from '../data/load.ts'
import { type Moves, PASS, type Played } from '../moves.ts'
import { discardFromHand } from '../rules/decks.ts'
import { type State, tacticInHand } from '../state.ts'
import type { SurvivorRules } from './effect.ts'

/** Lost Opportunity. */
export const rules: SurvivorRules<unknown> = { reactsIn: 'may-cancel' }

/** TS-D15 A Zombie Tactics card may be canceled, in either Action Phase. */
export function offerMayCancel(s: State, _step: object, _seat: Seat, list: Moves['may-cancel'][]): void {
  list.push(PASS)
  if (tacticInHand(s.hand, 'lost-opportunity') !== null) list.push({ move: 'cancel' })
}

export function takeMayCancel(
  s: State,
  { card, zombie, other, by, slot }: Played,
  _seat: Seat,
  { move }: Moves['may-cancel'],
  cx: Cx,
): void {
  if (move === 'pass') return cx.next({ card, zombie, other, by, slot, step: 'card-works' })
  discardFromHand(s, tacticInHand(s.hand, 'lost-opportunity') as CardId)
  cx.emit?.({ event: 'canceled', rule: 'TS-70', card: nameOf(card) })
}

export const worth = { 'lost-opportunity': 0.25 }
