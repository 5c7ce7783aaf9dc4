import { say } from '@holdout/engine'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { row } from '../say/parts.ts'
import { hasRoom, isSolo, modeOf, ROWS, type State, ZOMBIE } from '../state.ts'
import { comesFirst, passing, silencePasses, zombiesAnswer } from './answers.ts'
import { zombieInHand } from './decks.ts'
import { mayPutInPlay } from './solo.ts'
import { holdsZombie, sendFromHand, sending } from './zombie-turn.ts'

/** TS-145 A loud attack brings a zombie into row 10: in a duel from the Zombie player's hand, in solo from the deck. */
export function sound(s: State, _step: object, cx: Cx): void {
  const loud = s.options.sound && s.attack !== null && modeOf(s.attack)?.snd
  if (!loud || !hasRoom(s, ROWS)) return
  if (!isSolo(s)) cx.next({ step: 'answer-sound' })
  else if (mayPutInPlay(s, ROWS)) cx.next({ step: 'put-in-play', row: ROWS })
}

const send: MoveOf<'send', 'answer-sound'> = {
  ...sending('TS-145'),
  take: (s, { card }, cx) => sendFromHand(s, zombieInHand(s, card), 'TS-145', cx),
}

/** TS-D25 Which zombie the sound brings. */
export const answerSound: Ask<'answer-sound'> = {
  rule: 'TS-D25',
  ...zombiesAnswer,
  asks: s => (holdsZombie(s) ? [ZOMBIE] : []),
  question: () => say`The attack was loud. Send a zombie to ${row(ROWS)}?`,
  moves: { pass: passing('answer-sound', 'TS-D25', 'Send no zombie'), send },
  ...comesFirst('TS-145', 'First send a zombie or pass.'),
  ...silencePasses,
}
