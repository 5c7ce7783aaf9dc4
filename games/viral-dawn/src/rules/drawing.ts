import type { Player, PlayerSet } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { HAND, layoutOf, type State } from '../state.ts'
import { drawCard } from './piles.ts'

/** VD-21 Draws the card of the turn. VD-22 A short hand also draws the missing cards, as far as the piles allow. */
export function drawForTurn(s: State, player: Player, cx: Cx): void {
  if (!drawCard(s, player, 'turn', 'VD-21', cx)) return
  while (s.hands[player].length <= HAND) if (!drawCard(s, player, 'refill', 'VD-22', cx)) return
}

/** VD-D6 With `purge=free`, a player with laid cards may purge before the action. */
export function afterDrawing(s: State, turn: { mayStop: boolean; counted: PlayerSet }, cx: Cx): void {
  if (s.options.purge === 'free' && layoutOf(s, s.onTurn).length > 0)
    return cx.next({ step: 'free-purge', ...turn, chosen: [] })
  cx.next({ step: 'turn-action', ...turn })
}
