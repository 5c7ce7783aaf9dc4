import { say } from '@holdout/engine'
import type { Ask, MoveOf } from '../cx.ts'
import { isZombie, nameOf, type ZombieEffect, zombieOf } from '../data/load.ts'
import { comesFirst, passing, zombiesAnswer } from '../rules/answers.ts'
import { zombieInHand } from '../rules/decks.ts'
import { holdsZombie, ROOM_IN_TEN, roomInTen, sendFromHand, sending } from '../rules/zombie-turn.ts'
import { row } from '../say/parts.ts'
import { ROWS, ZOMBIE } from '../state.ts'
import { oneWay, type ZombieRules } from './effect.ts'

/** Zombie Horde. */
export const rules: ZombieRules<Extract<ZombieEffect, { do: 'horde' }>> = {
  ways: oneWay,
  needs: [ROOM_IN_TEN, ['TS-154', holdsZombie, 'You have no zombie to send.']],
  take: (_s, { upTo }, _played, cx) => cx.next({ step: 'send-horde', left: upTo }),
}

export const kept = ['zombie-horde']

const send: MoveOf<'send', 'send-horde'> = {
  ...sending('TS-D24'),
  take(s, { card }, cx, { left }) {
    sendFromHand(s, zombieInHand(s, card), 'TS-111', cx)
    cx.next({ step: 'send-horde', left: left - 1 })
  },
}

/** TS-D24 Zombie Horde: zombies from the hand, one after another, while row 10 has room. */
export const sendHorde: Ask<'send-horde'> = {
  rule: 'TS-D24',
  ...zombiesAnswer,
  asks: (s, { left }) => (left > 0 && roomInTen(s) > 0 && holdsZombie(s) ? [ZOMBIE] : []),
  question: () => say`Which zombie joins the horde in ${row(ROWS)}?`,
  moves: { send, pass: passing('send-horde', 'TS-D24', 'Send no more zombies') },
  ...comesFirst('TS-D24', 'First choose the zombies of the horde.'),
  /** The zombie with the most health. */
  timeout(s) {
    const most = s.zombieHand.filter(isZombie).reduce((a, b) => (zombieOf(b).health > zombieOf(a).health ? b : a))
    return { move: 'send', card: nameOf(most) }
  },
}
