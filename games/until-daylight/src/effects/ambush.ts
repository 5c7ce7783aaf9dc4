import { type Place, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import { type State, waveWillCome } from '../state.ts'
import type { CardEffect, Named } from './effect.ts'

/** DL-138 Car Alarm: the next wave is larger; if no wave is left it works like an Ambush. */
export const alarming: CardEffect<Named<'alarm'>> = {
  happens(s, who, { amount }, cx) {
    if (!waveWillCome(s)) return ambush(s, who, amount, cx)
    s.carAlarms += amount
    cx.emit?.({ event: 'car-alarm', rule: 'DL-138', who: seatOf(who), pending: s.carAlarms })
  },
}

/** DL-139 Ambush. */
export const ambushing: CardEffect<Named<'ambush'>> = {
  happens: (s, who, { amount }, cx) => ambush(s, who, amount, cx),
}

/** DL-139 Ambush: the top horde card goes to the right end of the drawer's line. */
function ambush(s: State, who: Place, amount: number, cx: Cx): void {
  for (let i = 0; i < amount; i++) {
    const card = takeHorde(s, cx)
    if (card === null) {
      cx.emit?.({ event: 'no-horde-card', rule: 'DL-61', who: seatOf(who) })
      return
    }
    s.players[who].line.push(card)
    cx.emit?.({ event: 'ambushed', rule: 'DL-139', who: seatOf(who), card: boxOf(s).names[card] })
  }
}

/** DL-61 Takes the top horde card; an empty deck is refilled from its discard. null if no card is left. */
export function takeHorde(s: State, cx: Cx): Kind | null {
  if (s.horde.length === 0) {
    if (s.hordeDiscard.length === 0) return null
    s.horde = s.hordeDiscard
    s.hordeDiscard = []
    cx.chance.shuffle('horde', s.horde)
    cx.emit?.({ event: 'horde-reshuffled', rule: 'DL-61', count: s.horde.length })
  }
  cx.barrier('reveal')
  return s.horde.pop() as Kind
}
