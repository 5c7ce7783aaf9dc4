import { InputError, type OptionSpecs, option } from '@holdout/engine'

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
  players: option.choice(
    {
      title: 'Players',
      help: 'How many sit at the table. The book is made for four to six; two and three are a house rule.',
    },
    [4, '4 players'],
    [5, '5 players'],
    [6, '6 players'],
    [2, '2 players (house rule)'],
    [3, '3 players (house rule)'],
  ),
  games: option.choice(
    {
      title: 'Games in the match',
      help: 'How many games are planned. Whoever has won more than half of them wins the match.',
    },
    [1, 'A single game'],
    [3, 'Best of 3'],
    [5, 'Best of 5'],
    [7, 'Best of 7'],
  ),
  expertTens: option.flag({
    title: 'Expert tens',
    help: "The book's expert rule: a 10 laid as miles counts 0, 1 or 10, whatever suits its owner best.",
  }),
  honour: option.flag({
    title: 'Honor mode',
    help: 'You draw by yourself and may forget it, or forget to play; others may call for a count of your hand.',
  }),
  firstLapMustLay: option.flag({
    title: 'First lap: lay if you can',
    help: 'In the first lap you may discard only when you hold no card that can be laid (house rule).',
  }),
  aceLay: option.flag({
    title: 'Aces may be laid',
    help: 'An Ace may be laid as one mile or as the resource of its suit (house rule).',
  }),
  queenChain: option.flag({
    title: 'Queen against Queen',
    help: 'A Queen may be answered by another Queen, back and forth, until somebody declines (house rule).',
  }),
  jackStack: option.flag(
    {
      title: 'Jacks add up',
      help: 'Two Jacks cost two turns. Off: whoever owes a turn already is not harmed by another Jack (house rule).',
    },
    true,
  ),
  purge: option.choice(
    {
      title: 'Purging',
      help: 'One laid card along with a discard; or, as a house rule, any number for free before you act.',
    },
    ['with-discard', 'One card, with a discard'],
    ['free', 'Free, before the action'],
  ),
  matchEnd: option.choice(
    {
      title: 'End of the match',
      help: 'Play on until somebody has the majority, or stop after the planned games and count (house rule).',
    },
    ['first-to', 'First to the majority'],
    ['plurality', 'Most wins after the planned games'],
  ),
  nextDealer: option.choice(
    {
      title: 'Next dealer',
      help: 'The deal goes round the table, or to the winner of the last game (house rule).',
    },
    ['rotate', 'Goes round'],
    ['winner', 'The last winner'],
  ),
  lapLimit: option.number(
    {
      title: 'Lap limit',
      help: `A game that lasts this many laps is overrun: nobody wins it. From ${LAPS.least} to ${LAPS.most}; 0 means no limit (house rule).`,
    },
    { default: 50, min: 0, max: LAPS.most, unit: 'laps' },
  ),
  jokerOrder: option.choice(
    {
      title: 'Order of Jokers',
      help: 'Who speaks first plays first; or, for slow tables, answers stay secret and Jokers are played clockwise (house rule).',
    },
    ['arrival', 'First to speak'],
    ['clockwise', 'Clockwise from the left of the Ace'],
  ),
  discardView: option.choice(
    {
      title: 'Discard pile',
      help: 'Everybody may look through the discard pile, or only its top card shows (house rule).',
      rules: false,
    },
    ['all', 'Open'],
    ['top', 'Only the top card'],
  ),
  turnSeconds: option.number(
    {
      title: 'Seconds for a turn',
      help: 'When they run out the card drawn last is discarded for you. 0 means no clock.',
      rules: false,
    },
    { default: 60, min: 0, max: 600, unit: 'seconds' },
  ),
  reactSeconds: option.number(
    {
      title: 'Seconds to react',
      help: 'How long a Queen or Joker window stays open. 0 means no clock there.',
      rules: false,
    },
    { default: 12, min: 0, max: 120, unit: 'seconds' },
  ),
}

/** VD-72 The lap limit is 0 or from 20 up; the range of the option alone cannot say that. */
export function refuseBadLapLimit({ lapLimit }: Options): void {
  if (lapLimit === 0 || lapLimit >= LAPS.least) return
  throw new InputError(
    `Option "lapLimit" cannot be ${lapLimit}; it takes 0, or a whole number from ${LAPS.least} to ${LAPS.most} (laps).`,
  )
}
