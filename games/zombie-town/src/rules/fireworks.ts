import type { Cx } from '../cx.ts'
import { BUILDINGS, type Building, nameOf } from '../data/board.ts'
import { FIREWORKS } from '../data/load.ts'
import { type PlayerId, type State, seatOf } from '../state.ts'
import { takeCard } from './pieces.ts'

/** ZT-175 Fireworks are lit on any building. */
export function lightFireworks(s: State, player: PlayerId, at: Building, cx: Cx): void {
  takeCard(s.players[player].hand, FIREWORKS)
  s.buildings[at].fireworks.push({ by: player, left: 2 })
  cx.emit?.({ event: 'fireworks-lit', rule: 'ZT-175', seat: seatOf(player), at: nameOf(at) })
}

/** ZT-176 No zombie may be moved straight towards a building with fireworks. */
export function repels(s: State, towards: Building | null): boolean {
  return towards !== null && s.buildings[towards].fireworks.length > 0
}

/** ZT-178 At the end of the next turn of the one who lit them they are discarded. */
export function endFireworks(s: State, player: PlayerId, cx: Cx): void {
  for (let at = 0; at < BUILDINGS; at++) {
    const { fireworks } = s.buildings[at]
    if (fireworks.length === 0) continue
    for (let i = fireworks.length - 1; i >= 0; i--) {
      if (fireworks[i].by !== player) continue
      fireworks[i].left -= 1
      if (fireworks[i].left > 0) continue
      fireworks.splice(i, 1)
      s.discard.push(FIREWORKS)
      cx.emit?.({ event: 'fireworks-ended', rule: 'ZT-178', at: nameOf(at) })
    }
  }
}
