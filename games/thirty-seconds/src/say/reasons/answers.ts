import type { Reason } from '@holdout/engine'
import { modeNamed } from '../../data/load.ts'
import type { Move } from '../../moves.ts'
import type { View } from '../../view/types.ts'
import { refuseMode } from './attack.ts'
import { named, no } from './parts.ts'
import { refuseRising } from './zombie-parts.ts'

/** A decision that must be made before anything else. */
interface Question {
  readonly rule: string
  /** The reason against every other move. */
  readonly first: string
  /** The reasons against its own moves when they are not legal. */
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
    first: 'First keep or replace your Supply cards.',
    wrong: { replace: 'You can replace only Supply cards that you drew, and only if none of them is a firearm.' },
  },
  'place-horde': {
    rule: 'TS-12',
    first: 'First place the starting zombies.',
    wrong: { place: 'You do not have that zombie, or it is a boss and this match starts without bosses.' },
  },
  'start-clock': { rule: 'TS-90', first: 'First start the clock.' },
  'hand-limit': {
    rule: 'TS-88',
    first: 'First discard down to the hand limit.',
    wrong: { discard: 'You do not have that card.' },
  },
  'calm-down': { rule: 'TS-148', first: 'First remove or keep the Concussion token.' },
  'may-stumble': {
    rule: 'TS-36',
    first: 'The move is not over. First play Stumble or pass.',
    wrong: { play: 'You can play only Stumble now, on an equipped weapon.' },
  },
  'keep-supply': {
    rule: 'TS-80',
    first: 'First keep one of the Supply cards.',
    wrong: { 'keep-card': 'That card is not one of those you are looking at.' },
  },
  'zombie-reacts': {
    rule: 'TS-63',
    first: 'The attack is not over. First play a card or pass.',
    wrong: { play: 'You can play only Flailing Arms, or Poor Aim against a ranged or thrown attack.' },
  },
  'after-result': {
    rule: 'TS-152',
    first: 'The attack is not over. First play a card or pass.',
    wrong: { play: 'That card does not fit the result of this attack.' },
  },
  divide: {
    rule: 'TS-65',
    first: 'First divide the damage.',
    wrong: { give: 'This attack cannot give a point to that zombie.' },
  },
  'bonus-point': {
    rule: 'TS-65',
    first: 'First choose the zombie that takes the extra damage.',
    wrong: { give: 'This attack cannot give the extra damage to that zombie.' },
  },
  'answer-sound': {
    rule: 'TS-145',
    first: 'First send a zombie or pass.',
    wrong: { send: 'You do not have that zombie.' },
  },
  'extra-attack': {
    rule: 'TS-D10',
    first: 'First make or skip the extra attack.',
    wrong: { again: 'The extra attack needs the same weapon, the same kind of mode and a target in range.' },
  },
  'choose-break-in': {
    rule: 'TS-101',
    first: 'First choose the zombie that breaks in.',
    wrong: { 'break-in': 'That zombie is not behind the door.' },
  },
  'choose-rising': { rule: 'TS-D31', first: 'First choose the zombie that stands up.' },
  'choose-advance': {
    rule: 'TS-102',
    first: 'First finish the advance.',
    wrong: { advance: 'That zombie cannot advance that way.' },
  },
  confront: { rule: 'TS-D16', first: 'First confront the zombie or pass.' },
  block: { rule: 'TS-122', first: 'First block the attack or pass.' },
  'last-breath': { rule: 'TS-83', first: 'First take a last breath or die.' },
  'may-cancel': { rule: 'TS-D15', first: 'A card has just been played. First cancel it or pass.' },
  'search-deck': {
    rule: 'TS-D23',
    first: 'First take a zombie from the deck.',
    wrong: { take: 'That zombie is not in the deck.' },
  },
  'send-horde': {
    rule: 'TS-D24',
    first: 'First choose the zombies of the horde.',
    wrong: { send: 'You do not have that zombie.' },
  },
  paused: { rule: 'TS-92', first: 'The clock is paused. First resume it.' },
}

/** Why a move does not answer the open decision. Null in the Action Phases, which have reasons of their own. */
export function refuseAnswer(v: View, move: Move): Reason | null {
  if (v.asked === null || !Object.hasOwn(QUESTIONS, v.asked)) return null
  const question = QUESTIONS[v.asked]
  const own = refuseOwn(v, move)
  if (own) return own
  const wrong = question.wrong && Object.hasOwn(question.wrong, move.move) ? question.wrong[move.move] : null
  return no(question.rule, wrong ?? question.first)
}

/** Reasons against an answer that lacks a card, a token or a weapon. */
function refuseOwn(v: View, move: Move): Reason | null {
  if (v.asked === 'confront' && move.move === 'confront') return refuseConfront(v, move)
  if (v.asked === 'may-cancel' && move.move === 'cancel') return no('TS-70', 'You do not have Lost Opportunity.')
  if (v.asked === 'choose-rising' && move.move === 'rise') return refuseRising(v, move.target)
  if (v.asked === 'block' && move.move === 'block') {
    if (move.card !== 'token') return no('TS-70', `You do not have ${named(move.card)}.`)
    if (v.ability !== 'self-defense-trainer') return no('TS-77', 'Only a Self Defense Trainer can block with a token.')
    return v.tokens === 0
      ? no('TS-73', 'You have no Ability token.')
      : no('TS-77', 'You can use only one token against each attack.')
  }
  return null
}

function refuseConfront(v: View, { slot, mode }: Extract<Move, { move: 'confront' }>): Reason {
  if (!v.hand?.includes('confrontation')) return no('TS-70', 'You do not have Confrontation.')
  const reason = refuseMode(v, slot, mode)
  if (reason) return reason
  return modeNamed(mode).min > 0
    ? no('TS-57', 'That mode does not reach your own row.')
    : no('TS-D16', 'You cannot confront the zombie that way.')
}
