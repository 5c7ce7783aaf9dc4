import { say } from '@holdout/engine'
import { type Place, seatOf } from '../codes.ts'
import type { Cx, MoveOf } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import { CANCEL } from '../moves.ts'
import { takeFromBag, toDiscard } from '../rules/inventory.ts'
import { inTurn, turnStep } from '../rules/turn.ts'
import type { State } from '../state.ts'

/** DL-123 Discards a used card and queues the next step of the turn. */
export function spend(s: State, who: Place, card: Kind, spent: boolean, cx: Cx): void {
  const face = boxOf(s).rubble[card]
  cx.next(face.cost === 'action' ? { step: 'action-done' } : turnStep(s, spent))
  takeFromBag(s.players[who].bag, card)
  cx.emit?.({ event: 'used', rule: face.cost === 'action' ? 'DL-36' : 'DL-38', who: seatOf(who), card: face.id })
  toDiscard(s, card, cx)
}

/** The player keeps the card after all. */
export const cancel: MoveOf<'cancel', { readonly card: Kind; readonly spent: boolean }> = {
  rule: 'DL-123',
  label: () => say`Keep the card`,
  candidates: [CANCEL],
  elsewhere: inTurn(null, 'You are not using a card now.'),
  take(s, _move, cx, { card, spent }, seat) {
    cx.emit?.({ event: 'canceled', who: seat, card: boxOf(s).names[card] })
    cx.next(turnStep(s, spent))
  },
}
