import { say } from '@holdout/engine'
import { type Place, seatOf } from '../codes.ts'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { use } from '../effects/index.ts'
import { END_TURN } from '../moves.ts'
import { clockwise, enemiesOnTable, lastRound, type State, type Turn } from '../state.ts'
import { attack } from './attack.ts'
import { settle } from './experience.ts'
import { offerCombatTurn } from './fast.ts'
import { discardInTurn } from './search.ts'
import { attractAll } from './taming.ts'
import { ask, build, give } from './trade.ts'
import { freshTurn, inTurn, playerOnTurn, type TurnStep } from './turn.ts'

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

const endTurnKind: MoveOf<'end-turn', TurnStep> = {
  rule: 'DL-70',
  label: (_move, v) => (v.asked?.spent ? say`End turn` : say`Do nothing`),
  candidates: [END_TURN],
  elsewhere: inTurn('DL-39', 'In the search phase you end your turn by saying Next.'),
  take(_s, _move, cx, { spent }, seat) {
    if (!spent) cx.emit?.({ event: 'did-nothing', rule: 'DL-70', who: seat })
    cx.next({ step: 'turn-ends' })
  },
}

/** DL-70 One action, and any number of free cards. */
export const combatTurn: Ask<'combat-turn'> = {
  rule: 'DL-D13',
  ...playerOnTurn,
  question: ({ asked }) =>
    asked?.spent
      ? say`Your action is spent. Play free cards or end your turn.`
      : say`Your combat turn: take one action.`,
  moves: { attack, build, give, ask, use, discard: discardInTurn, 'end-turn': endTurnKind },
  timeout: () => END_TURN,
  offer: offerCombatTurn,
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
