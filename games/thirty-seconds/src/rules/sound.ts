import type { Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { type Moves, PASS } from '../moves.ts'
import { hasRoom, isSolo, modeOf, ROWS, type State, ZOMBIE } from '../state.ts'
import { zombieInHand } from './decks.ts'
import { mayPutInPlay } from './solo.ts'
import { holdsZombie, offerSending, sendFromHand } from './zombie-turn.ts'

/** TS-145 A loud attack brings a zombie into row 10: in a duel from the Zombie player's hand, in solo from the deck. */
export function sound(s: State, _step: object, cx: Cx): void {
  const loud = s.options.sound && s.attack !== null && modeOf(s.attack)?.snd
  if (!loud || !hasRoom(s, ROWS)) return
  if (!isSolo(s)) cx.next({ step: 'answer-sound' })
  else if (mayPutInPlay(s, ROWS)) cx.next({ step: 'put-in-play', row: ROWS })
}

/** TS-D25 Which zombie the sound brings. */
export function asksAnswerSound(s: State): readonly Seat[] {
  return holdsZombie(s) ? [ZOMBIE] : []
}

export function offerAnswerSound(s: State, _step: object, _seat: Seat, list: Moves['answer-sound'][]): void {
  list.push(PASS)
  offerSending(s, list)
}

export function takeAnswerSound(s: State, _step: object, _seat: Seat, move: Moves['answer-sound'], cx: Cx): void {
  if (move.move === 'send') sendFromHand(s, zombieInHand(s, move.card), 'TS-145', cx)
}
