import { seatOf } from '../codes.ts'
import { inActionPhase } from '../state.ts'
import type { Effect } from './effect.ts'

/** ZT-166 One more action, only in the player's own action phase. */
export const extraAction: Effect = {
  onlyOnTurn: true,
  works: (s, player) => player === s.active && inActionPhase(s),
  take(s, _player, _pawn, cx) {
    s.actions += 1
    cx.emit?.({ event: 'extra-action', rule: 'ZT-166', seat: seatOf(s.active), actions: s.actions })
  },
  bot: { worth: 2, judge: () => 4, triggered: () => 4, keeps: () => false },
}
