import { type Place, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { Cancel } from '../moves.ts'
import { takeFromBag, toDiscard } from '../rules/inventory.ts'
import { turnStep } from '../rules/trade.ts'
import type { State } from '../state.ts'

/** DL-123 Discards a used card and queues the next step of the turn. */
export function spend(s: State, who: Place, card: Kind, spent: boolean, cx: Cx): void {
  const face = boxOf(s).rubble[card]
  cx.next(face.cost === 'action' ? { step: 'action-done' } : turnStep(s, spent))
  takeFromBag(s.players[who].bag, card)
  cx.emit?.({ event: 'used', rule: face.cost === 'action' ? 'DL-36' : 'DL-38', who: seatOf(who), card: face.id })
  toDiscard(s, card, cx)
}

export const CANCEL: Cancel = { move: 'cancel' }

/** The player keeps the card after all. */
export function cancelUse(s: State, card: Kind, spent: boolean, seat: string, cx: Cx): void {
  cx.emit?.({ event: 'cancelled', who: seat, card: boxOf(s).names[card] })
  cx.next(turnStep(s, spent))
}
