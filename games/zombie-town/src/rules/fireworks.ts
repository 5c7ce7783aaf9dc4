import { type Seat, say } from '@holdout/engine'
import { type PlayerId, playerAt } from '../codes.ts'
import type { Cx, MoveOf } from '../cx.ts'
import { BUILDINGS, type Building, isBuilding, locNamed, nameOf } from '../data/board.ts'
import { FIREWORKS } from '../data/load.ts'
import { FIREWORKS_AT } from '../moves.ts'
import { place } from '../say/parts.ts'
import { hasCard, takeKind } from '../stacks.ts'
import type { State } from '../state.ts'
import { HAS_ACTION, isOnTurn, isPlace, ON_TURN } from './needs.ts'

/** ZT-175 Puts fireworks on any building. */
export const lightFireworks: MoveOf<'fireworks'> = {
  rule: 'ZT-175',
  label: ({ at }) => say`Light fireworks on ${place(at)}`,
  candidates: (s, _step, seat) => (mayLight(s, seat) ? FIREWORKS_AT.slice(0, BUILDINGS) : []),
  // A building for a player without actions, and a street square for all that are not buildings.
  tempting: (s, _step, seat) => (mayLight(s, seat) ? [FIREWORKS_AT[0], FIREWORKS_AT[BUILDINGS]] : []),
  needs: [
    ON_TURN,
    HAS_ACTION,
    [
      'ZT-175',
      (s, { at }, _step, seat) =>
        hasCard(s.hands, playerAt(seat), FIREWORKS) && isPlace(at) && isBuilding(locNamed(at)),
      'Fireworks from your hand go on a building.',
    ],
  ],
  take(s, { at }, cx, _step, seat) {
    cx.next({ step: 'main' })
    s.actions -= 1
    takeKind(s.hands, playerAt(seat), FIREWORKS)
    s.fireworks.push({ at: locNamed(at), by: playerAt(seat), left: 2 })
    cx.emit?.({ event: 'fireworks-lit', rule: 'ZT-175', seat, at })
  },
}

function mayLight(s: State, seat: Seat): boolean {
  return isOnTurn(s, seat) && hasCard(s.hands, playerAt(seat), FIREWORKS)
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
