import { type PlayerId, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Building, nameOf } from '../data/board.ts'
import { FIREWORKS } from '../data/load.ts'
import { takeKind } from '../stacks.ts'
import type { State } from '../state.ts'

/** ZT-175 Puts fireworks on any building. */
export function lightFireworks(s: State, player: PlayerId, at: Building, cx: Cx): void {
  takeKind(s.hands, player, FIREWORKS)
  s.fireworks.push({ at, by: player, left: 2 })
  cx.emit?.({ event: 'fireworks-lit', rule: 'ZT-175', seat: seatOf(player), at: nameOf(at) })
}

/** ZT-176 Whether the building that a zombie's step leads to has fireworks. */
export function repels(s: State, towards: Building | null): boolean {
  if (towards === null) return false
  for (const { at } of s.fireworks) if (at === towards) return true
  return false
}

/** ZT-178 Discards fireworks at the end of the next turn of the player who played them. */
export function endFireworks(s: State, player: PlayerId, cx: Cx): void {
  if (s.fireworks.length === 0) return
  for (const { at } of s.fireworks.filter(each => each.by === player && each.left === 1)) {
    s.discard.push(FIREWORKS)
    cx.emit?.({ event: 'fireworks-ended', rule: 'ZT-178', at: nameOf(at) })
  }
  s.fireworks = s.fireworks.filter(each => each.by !== player || each.left > 1)
  for (const each of s.fireworks) if (each.by === player) each.left -= 1
}
