import type { Reason, Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { isZombie, nameOf, type ZombieEffect, zombieOf } from '../data/load.ts'
import { type Moves, PASS } from '../moves.ts'
import { zombieInHand } from '../rules/decks.ts'
import { holdsZombie, offerSending, roomInTen, sendFromHand } from '../rules/zombie-turn.ts'
import { no } from '../say/reasons/parts.ts'
import { refuseFullRowTen } from '../say/reasons/zombie-parts.ts'
import { type State, ZOMBIE } from '../state.ts'
import type { View } from '../view/types.ts'
import type { ZombieRules } from './effect.ts'

/** Zombie Horde. */
export const rules: ZombieRules<Extract<ZombieEffect, { do: 'horde' }>> = {
  offer(s, card, _effect, list) {
    if (roomInTen(s) > 0 && holdsZombie(s)) list.push({ move: 'play', card })
  },
  take: (_s, { upTo }, _played, cx) => cx.next({ step: 'send-horde', left: upTo }),
}

export function refuse(v: View): Reason | null {
  return refuseFullRowTen(v) ?? (v.zombieHandCount.zombies === 0 ? no('TS-154', 'You have no zombie to send.') : null)
}

export const kept = ['zombie-horde']

/** TS-D24 Zombie Horde: zombies from the hand, one after another, while row 10 has room. */
export function asksSendHorde(s: State, { left }: { readonly left: number }): readonly Seat[] {
  return left > 0 && roomInTen(s) > 0 && holdsZombie(s) ? [ZOMBIE] : []
}

export function offerSendHorde(s: State, _step: object, _seat: Seat, list: Moves['send-horde'][]): void {
  offerSending(s, list)
  list.push(PASS)
}

/** Time-out: the zombie with the most health. */
export function usualSendHorde(s: State): Moves['send-horde'] {
  const most = s.zombieHand.filter(isZombie).reduce((a, b) => (zombieOf(b).health > zombieOf(a).health ? b : a))
  return { move: 'send', card: nameOf(most) }
}

export function takeSendHorde(
  s: State,
  { left }: { readonly left: number },
  _seat: Seat,
  move: Moves['send-horde'],
  cx: Cx,
): void {
  if (move.move === 'pass') return
  sendFromHand(s, zombieInHand(s, move.card), 'TS-111', cx)
  cx.next({ step: 'send-horde', left: left - 1 })
}
