import { seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { Payment } from '../moves.ts'
import { type Attack, fixed, type State } from '../state.ts'
import { countAttack } from './attack.ts'
import { settle } from './experience.ts'
import { toDiscard } from './inventory.ts'
import { attractAll, makeNoise } from './taming.ts'
import { diceAfter, waysToPay } from './ways.ts'

/** DL-81 to DL-85 The choices for the next card in line. Empty: the attack is over. */
export function payments(s: State, attack: Attack): Payment[] {
  const card: Kind | undefined = s.players[attack.area].line[attack.at]
  if (card === undefined) return []
  return waysToPay(boxOf(s).horde[card], attack, s.options['survivor-line'] === 'skip')
}

/** DL-82 Goes through the line from the left. The attacker is asked only if there is a choice. */
export function payNext(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const open = payments(s, attack)
  if (open.length === 0) return
  if (open.length > 1) return cx.next({ step: 'choose-payment' })
  pay(s, attack, open[0], cx)
}

export function offerChoosePayment(s: State, _step: object, _seat: string, list: Payment[]): void {
  list.push(...payments(s, s.attack as Attack))
}

export function takeChoosePayment(s: State, _step: object, _seat: string, move: Payment, cx: Cx): void {
  pay(s, s.attack as Attack, move, cx)
}

/** DL-83 Removes the spent dice and the eliminated card. */
function pay(s: State, attack: Attack, move: Payment, cx: Cx): void {
  if (move.move === 'stop') return
  cx.next({ step: 'pay' })
  if (move.move === 'pass') {
    attack.at += 1
    return
  }
  const [heads, converted, bodies] =
    move.move === 'pay' ? [move.heads, move.converted, move.bodies] : move.with === 'head' ? [1, 0, 0] : [0, 0, 1]
  Object.assign(attack, diceAfter(attack, move))
  const [card] = s.players[attack.area].line.splice(attack.at, 1)
  attack.felled.push(card)
  cx.emit?.({
    event: 'felled',
    rule: move.move === 'hit' ? 'DL-85' : 'DL-82',
    who: seatOf(attack.by),
    card: boxOf(s).names[card],
    area: seatOf(attack.area),
    heads,
    converted,
    bodies,
  })
}

/**
 * DL-87 End of attack: used cards, eliminated cards, experience and objectives, rewards. DL-86 Leftover dice are lost.
 */
export function endAttack(s: State, _step: object, cx: Cx): void {
  const box = boxOf(s)
  const attack = s.attack as Attack
  const attacker = s.players[attack.by]
  s.attack = null
  for (const card of attack.used) toDiscard(s, card, cx)
  let rewards = 0
  let infected = 0
  for (const card of attack.felled) {
    const face = box.horde[card]
    rewards += face.draw
    if (face.class === 'infected') infected++
    if (face.kept) {
      attacker.trophies = fixed([...attacker.trophies, card])
      cx.emit?.({ event: 'kept-trophy', rule: 'DL-65', who: seatOf(attack.by), card: face.id })
    } else s.hordeDiscard.push(card)
  }
  cx.emit?.({ event: 'attack-over', rule: 'DL-87', who: seatOf(attack.by), felled: attack.felled.length })
  countAttack(s, attack)
  makeNoise(s, attack, infected)
  settle(s, cx)
  if (rewards > 0) cx.next({ step: 'draw', who: attack.by, left: rewards }) // DL-68
  if (s.options['attract-moment'] === 'attack') attractAll(s, cx)
}
