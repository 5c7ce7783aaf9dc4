import { type Place, placeOf, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { uses } from '../effects/index.ts'
import type { CombatMove, Discard } from '../moves.ts'
import { clockwise, enemiesOnTable, lastRound, type State, type Steps, type Turn } from '../state.ts'
import { attacks, declareAttack } from './attack.ts'
import { settle } from './experience.ts'
import { discards } from './inventory.ts'
import { commonAction, freshTurn } from './search.ts'
import { attractAll } from './taming.ts'
import { asks, builds, gives } from './trade.ts'

/** DL-69 The receiver acts first. DL-119 In round 10 every cycle starts with the same receiver. */
export function beginCharactersAttack(s: State, _step: object, cx: Cx): void {
  s.cycle += 1
  for (const player of s.players) player.deals = 0
  beginTurn(s, s.receiver as Place, cx)
}

function beginTurn(s: State, who: Place, cx: Cx): void {
  s.turn = freshTurn(who)
  cx.barrier('turn')
  cx.emit?.({ event: 'combat-turn', rule: 'DL-69', who: seatOf(who), cycle: s.cycle })
  cx.next({ step: 'combat-turn', spent: false })
}

const END_TURN: CombatMove = { move: 'end-turn' }

/** DL-70 One action, and any number of free cards. */
export function offerCombatTurn(s: State, { spent }: Steps['combat-turn'], seat: string, list: CombatMove[]): void {
  const who = placeOf(seat)
  if (!spent) {
    attacks(s, who, list)
    builds(s, who, list as never)
    gives(s, who, list as never)
    asks(s, who, list as never)
  }
  uses(s, who, spent, list as never)
  discards(s, who, list as Discard[])
  list.push(END_TURN)
}

export function takeCombatTurn(
  s: State,
  { spent }: Steps['combat-turn'],
  seat: string,
  move: CombatMove,
  cx: Cx,
): void {
  const who = placeOf(seat)
  if (move.move === 'attack') return declareAttack(s, who, placeOf(move.area), move.with, cx)
  if (move.move !== 'end-turn') return commonAction(s, who, move, spent, cx)
  if (!spent) cx.emit?.({ event: 'did-nothing', rule: 'DL-70', who: seat })
  cx.next({ step: 'turn-ends' })
}

/** DL-93 Infected follow after all attacks of the turn. Then the next player (DL-69) or the enemies' attack (DL-96). */
export function endTurn(s: State, _step: object, cx: Cx): void {
  const { player } = s.turn as Turn
  attractAll(s, cx)
  settle(s, cx)
  const next = clockwise(s, player)
  if (lastRound(s) && !enemiesOnTable(s)) {
    s.turn = null
    return cx.next({ step: 'save-survivors' }, { step: 'combat-ends' }) // DL-121 the fight is over
  }
  if (next !== s.receiver) return beginTurn(s, next, cx)
  s.turn = null
  cx.next({ step: 'enemies-attack' })
}
