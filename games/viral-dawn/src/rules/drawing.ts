import type { Cx } from '../cx.ts'
import { HAND, layoutOf, type Player, type State } from '../state.ts'
import { drawCard } from './piles.ts'

/** VD-21 The card of the turn. VD-22 A short hand also draws what is missing, as far as the piles go. */
export function drawForTurn(s: State, player: Player, cx: Cx): void {
  if (!drawCard(s, player, 'turn', 'VD-21', cx)) return
  while (s.hands[player].length <= HAND) if (!drawCard(s, player, 'refill', 'VD-22', cx)) return
}

/** With the option `purge=free` laid cards may go before the action (VD-D6), if there are any. */
export function afterDrawing(s: State, turn: { mayStop: boolean; counted: number }, cx: Cx): void {
  if (s.options.purge === 'free' && layoutOf(s, s.onTurn).length > 0)
    return cx.next({ step: 'free-purge', ...turn, chosen: [] })
  cx.next({ step: 'turn-action', ...turn })
}
