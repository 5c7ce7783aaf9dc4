import type { Reason } from '@holdout/engine'
import { modeNamed } from '../data/load.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { refuseMode } from './attack.ts'
import { named, no } from './parts.ts'
import { refuseRising } from './zombies.ts'

/** A question during which only its own answers count. */
interface Question {
  readonly rule: string
  /** What has to be done first. */
  readonly first: string
  /** Its own moves, and why one of them is wrong. */
  readonly wrong?: Readonly<Record<string, string>>
}

const QUESTIONS: Readonly<Record<string, Question>> = {
  'choose-character': {
    rule: 'TS-02',
    first: 'First choose a character.',
    wrong: { choose: 'There is no such character.' },
  },
  'replace-supplies': {
    rule: 'TS-05',
    first: 'First say whether you keep the Supply cards you drew.',
    wrong: { replace: 'Without a firearm you may put back Supply cards that you drew; with one you keep them all.' },
  },
  'place-horde': {
    rule: 'TS-12',
    first: 'First place the zombies of the set-up.',
    wrong: { place: 'You do not hold that zombie, or bosses do not start in the alley at this table.' },
  },
  'start-clock': { rule: 'TS-90', first: 'First start the clock.' },
  'hand-limit': {
    rule: 'TS-88',
    first: 'First discard down to the hand limit.',
    wrong: { discard: 'You do not hold that card.' },
  },
  'calm-down': { rule: 'TS-148', first: 'First say whether a Concussion token goes back.' },
  'may-stumble': {
    rule: 'TS-36',
    first: 'The move is not over: play Stumble or pass.',
    wrong: { play: 'Only Stumble can be played now, on a weapon that is equipped.' },
  },
  'keep-supply': {
    rule: 'TS-80',
    first: 'First keep one of the Supply cards.',
    wrong: { 'keep-card': 'That card is not among those you look at.' },
  },
  'zombie-reacts': {
    rule: 'TS-63',
    first: 'The attack is still being answered: play a card or pass.',
    wrong: { play: 'Only Flailing Arms, and against shots and throws Poor Aim, can be played now.' },
  },
  'after-result': {
    rule: 'TS-152',
    first: 'The attack is not over: play a card or pass.',
    wrong: { play: 'That card does not fit the result of this attack.' },
  },
  divide: {
    rule: 'TS-65',
    first: 'First divide the damage.',
    wrong: { give: 'That zombie cannot be given a point of this attack.' },
  },
  'bonus-point': {
    rule: 'TS-65',
    first: 'First say who takes the extra point.',
    wrong: { give: 'That zombie cannot be given the point of this attack.' },
  },
  'answer-sound': {
    rule: 'TS-145',
    first: 'The noise is still being answered.',
    wrong: { send: 'You do not hold that zombie.' },
  },
  'extra-attack': {
    rule: 'TS-D10',
    first: 'First make, or forgo, the extra attack.',
    wrong: { again: 'The extra attack needs the same weapon, a mode of the same kind and a target in range.' },
  },
  'choose-break-in': {
    rule: 'TS-101',
    first: 'First say which zombie breaks in.',
    wrong: { 'break-in': 'No such zombie waits behind the door.' },
  },
  'choose-rising': { rule: 'TS-D31', first: 'First say which zombie stands up.' },
  'choose-advance': {
    rule: 'TS-102',
    first: 'First the zombies must advance.',
    wrong: { advance: 'That zombie cannot advance like that.' },
  },
  confront: { rule: 'TS-D16', first: 'First say whether you confront the zombie.' },
  block: { rule: 'TS-122', first: 'First answer the attack.' },
  'last-breath': { rule: 'TS-83', first: 'First say whether you take your last breath.' },
  'may-cancel': { rule: 'TS-D15', first: 'A card has just been played: cancel it or pass.' },
  'search-deck': {
    rule: 'TS-D23',
    first: 'First take a zombie from the deck.',
    wrong: { take: 'No such zombie is in the deck.' },
  },
  'send-horde': {
    rule: 'TS-D24',
    first: 'First say which zombies come with the horde.',
    wrong: { send: 'You do not hold that zombie.' },
  },
  paused: { rule: 'TS-92', first: 'The clock stands still: resume the game first.' },
}

/** Why this is no answer to the question on the table; null in the Action Phases, which have reasons of their own. */
export function refuseAnswer(v: View, move: Move): Reason | null {
  if (v.asked === null || !Object.hasOwn(QUESTIONS, v.asked)) return null
  const question = QUESTIONS[v.asked]
  const own = refuseOwn(v, move)
  if (own) return own
  const wrong = question.wrong && Object.hasOwn(question.wrong, move.move) ? question.wrong[move.move] : null
  return no(question.rule, wrong ?? question.first)
}

/** Answers to this very question that lack a card, a token or a weapon. */
function refuseOwn(v: View, move: Move): Reason | null {
  if (v.asked === 'confront' && move.move === 'confront') return refuseConfront(v, move)
  if (v.asked === 'may-cancel' && move.move === 'cancel') return no('TS-70', 'You do not hold Lost Opportunity.')
  if (v.asked === 'choose-rising' && move.move === 'rise') return refuseRising(v, move.target)
  if (v.asked === 'block' && move.move === 'block') {
    if (move.card !== 'token') return no('TS-70', `You do not hold ${named(move.card)}.`)
    if (v.ability !== 'self-defense-trainer') return no('TS-77', 'Only a Self Defense Trainer blocks with a token.')
    return v.tokens === 0
      ? no('TS-73', 'You have no Ability token.')
      : no('TS-77', 'One token has been tried against this attack already.')
  }
  return null
}

function refuseConfront(v: View, { slot, mode }: Extract<Move, { move: 'confront' }>): Reason {
  if (!v.hand?.includes('confrontation')) return no('TS-70', 'You do not hold Confrontation.')
  const reason = refuseMode(v, slot, mode)
  if (reason) return reason
  return modeNamed(mode).min > 0
    ? no('TS-57', 'That mode does not reach your own row.')
    : no('TS-D16', 'The zombie cannot be confronted like that.')
}
