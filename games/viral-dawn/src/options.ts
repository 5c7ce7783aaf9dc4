import { InputError, type OptionSpecs } from '@holdout/engine'

export interface Options {
  readonly players: 2 | 3 | 4 | 5 | 6
  readonly games: 1 | 3 | 5 | 7
  readonly expertTens: boolean
  readonly honour: boolean
  readonly firstLapMustLay: boolean
  readonly aceLay: boolean
  readonly queenChain: boolean
  readonly jackStack: boolean
  readonly purge: 'with-discard' | 'free'
  readonly matchEnd: 'first-to' | 'plurality'
  readonly nextDealer: 'rotate' | 'winner'
  readonly lapLimit: number
  readonly jokerOrder: 'arrival' | 'clockwise'
  readonly discardView: 'all' | 'top'
  readonly turnSeconds: number
  readonly reactSeconds: number
}

const LAPS = { least: 20, most: 200 }

export const options: OptionSpecs<Options> = {
  players: {
    type: 'choice',
    title: 'Players',
    help: 'How many sit at the table. The book is made for four to six; two and three are a house rule.',
    default: 4,
    rules: true,
    choices: [
      { value: 4, title: '4 players' },
      { value: 5, title: '5 players' },
      { value: 6, title: '6 players' },
      { value: 2, title: '2 players (house rule)' },
      { value: 3, title: '3 players (house rule)' },
    ],
  },
  games: {
    type: 'choice',
    title: 'Games in the match',
    help: 'How many games are planned. Whoever has won more than half of them wins the match.',
    default: 1,
    rules: true,
    choices: [
      { value: 1, title: 'A single game' },
      { value: 3, title: 'Best of 3' },
      { value: 5, title: 'Best of 5' },
      { value: 7, title: 'Best of 7' },
    ],
  },
  expertTens: {
    type: 'flag',
    title: 'Expert tens',
    help: "The book's expert rule: a 10 laid as miles counts 0, 1 or 10, whatever suits its owner best.",
    default: false,
    rules: true,
  },
  honour: {
    type: 'flag',
    title: 'Honour mode',
    help: 'You draw by yourself and may forget it, or forget to play; others may call for a count of your hand.',
    default: false,
    rules: true,
  },
  firstLapMustLay: {
    type: 'flag',
    title: 'First lap: lay if you can',
    help: 'In the first lap you may discard only when you hold no card that can be laid (house rule).',
    default: false,
    rules: true,
  },
  aceLay: {
    type: 'flag',
    title: 'Aces may be laid',
    help: 'An Ace may be laid as one mile or as the resource of its suit (house rule).',
    default: false,
    rules: true,
  },
  queenChain: {
    type: 'flag',
    title: 'Queen against Queen',
    help: 'A Queen may be answered by another Queen, back and forth, until somebody declines (house rule).',
    default: false,
    rules: true,
  },
  jackStack: {
    type: 'flag',
    title: 'Jacks add up',
    help: 'Two Jacks cost two turns. Off: whoever owes a turn already is not harmed by another Jack (house rule).',
    default: true,
    rules: true,
  },
  purge: {
    type: 'choice',
    title: 'Purging',
    help: 'One laid card along with a discard; or, as a house rule, any number for free before you act.',
    default: 'with-discard',
    rules: true,
    choices: [
      { value: 'with-discard', title: 'One card, with a discard' },
      { value: 'free', title: 'Free, before the action' },
    ],
  },
  matchEnd: {
    type: 'choice',
    title: 'End of the match',
    help: 'Play on until somebody has the majority, or stop after the planned games and count (house rule).',
    default: 'first-to',
    rules: true,
    choices: [
      { value: 'first-to', title: 'First to the majority' },
      { value: 'plurality', title: 'Most wins after the planned games' },
    ],
  },
  nextDealer: {
    type: 'choice',
    title: 'Next dealer',
    help: 'The deal goes round the table, or to the winner of the last game (house rule).',
    default: 'rotate',
    rules: true,
    choices: [
      { value: 'rotate', title: 'Goes round' },
      { value: 'winner', title: 'The last winner' },
    ],
  },
  lapLimit: {
    type: 'number',
    title: 'Lap limit',
    help: `A game that lasts this many laps is overrun: nobody wins it. From ${LAPS.least} to ${LAPS.most}; 0 means no limit (house rule).`,
    default: 50,
    rules: true,
    min: 0,
    max: LAPS.most,
    unit: 'laps',
  },
  jokerOrder: {
    type: 'choice',
    title: 'Order of Jokers',
    help: 'Who speaks first plays first; or, for slow tables, answers stay secret and Jokers are played clockwise (house rule).',
    default: 'arrival',
    rules: true,
    choices: [
      { value: 'arrival', title: 'First to speak' },
      { value: 'clockwise', title: 'Clockwise from the left of the Ace' },
    ],
  },
  discardView: {
    type: 'choice',
    title: 'Discard pile',
    help: 'Everybody may look through the discard pile, or only its top card shows (house rule).',
    default: 'all',
    rules: false,
    choices: [
      { value: 'all', title: 'Open' },
      { value: 'top', title: 'Only the top card' },
    ],
  },
  turnSeconds: {
    type: 'number',
    title: 'Seconds for a turn',
    help: 'When they run out the card drawn last is discarded for you. 0 means no clock.',
    default: 60,
    rules: false,
    min: 0,
    max: 600,
    unit: 'seconds',
  },
  reactSeconds: {
    type: 'number',
    title: 'Seconds to react',
    help: 'How long a Queen or Joker window stays open. 0 means no clock there.',
    default: 12,
    rules: false,
    min: 0,
    max: 120,
    unit: 'seconds',
  },
}

/** VD-72 The lap limit is 0 or from 20 up; the range of the option alone cannot say that. */
export function refuseBadLapLimit({ lapLimit }: Options): void {
  if (lapLimit === 0 || lapLimit >= LAPS.least) return
  throw new InputError(
    `Option "lapLimit" cannot be ${lapLimit}; it takes 0, or a whole number from ${LAPS.least} to ${LAPS.most} (laps).`,
  )
}
