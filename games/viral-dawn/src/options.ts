import { type Condition, InputError, type OptionSpecs, option, type Preset } from '@holdout/engine'

export interface Options {
  readonly players: 2 | 3 | 4 | 5 | 6
  readonly games: 1 | 3 | 5 | 7
  readonly 'expert-tens': boolean
  readonly 'honor-mode': boolean
  readonly 'first-lap-must-lay': boolean
  readonly 'ace-lay': boolean
  readonly 'queen-chain': boolean
  readonly 'jack-stack': boolean
  readonly purge: 'with-discard' | 'free'
  readonly 'match-end': 'first-to' | 'plurality'
  readonly 'next-dealer': 'rotate' | 'winner'
  readonly 'lap-limit': number
  readonly 'joker-order': 'arrival' | 'clockwise'
  readonly 'discard-view': 'all' | 'top'
  readonly 'turn-seconds': number
  readonly 'react-seconds': number
}

/** Either timer is on. */
const TIMED: readonly Condition[] = [{ 'turn-seconds': { not: 0 } }, { 'react-seconds': { not: 0 } }]
const SEVERAL_GAMES: readonly Condition[] = [{ games: { not: 1 } }]

const LAPS = { least: 20, most: 200 }

export const options: OptionSpecs<Options> = {
  players: option.choice(
    {
      title: 'Players',
      help: 'How many players take part. The book says 4 to 6; 2 and 3 are a house rule.',
    },
    [4, '4 players'],
    [5, '5 players'],
    [6, '6 players'],
    [2, '2 players'],
    [3, '3 players'],
  ),
  games: option.choice(
    {
      group: 'main',
      title: 'Games in the match',
      help: 'How many games are planned. The first player to win more than half of them wins the match.',
    },
    [1, 'A single game'],
    [3, 'Best of 3'],
    [5, 'Best of 5'],
    [7, 'Best of 7'],
  ),
  'expert-tens': option.flag({
    group: 'main',
    formerly: 'expertTens',
    title: 'Expert tens',
    help: "The book's expert rule: a 10 laid as miles counts 0, 1 or 10, whichever helps its owner most.",
  }),
  'honor-mode': option.flag({
    group: 'From the rulebook',
    formerly: 'honour',
    title: 'Honor mode',
    help: 'The rulebook has this rule: you draw your own cards and may forget to draw or to play. Other players may call a count on your hand.',
  }),
  'first-lap-must-lay': option.flag({
    group: 'From the rulebook',
    formerly: 'firstLapMustLay',
    title: 'First lap: lay if you can',
    help: 'The rulebook has this rule: in the first lap you may discard only if you hold no card that can be laid.',
  }),
  'ace-lay': option.flag({
    group: 'House rules',
    formerly: 'aceLay',
    title: 'Aces may be laid',
    help: 'An Ace may be laid as 1 mile or as the resource of its suit.',
  }),
  'queen-chain': option.flag({
    group: 'House rules',
    formerly: 'queenChain',
    title: 'Queen against Queen',
    help: 'A Queen may be answered with another Queen, back and forth, until a player declines.',
  }),
  'jack-stack': option.flag(
    {
      group: 'House rules',
      formerly: 'jackStack',
      title: 'Jacks add up',
      help: 'Two Jacks on a player cost two turns. If off, a Jack on a player who already loses a turn adds nothing.',
    },
    true,
  ),
  purge: option.choice(
    {
      group: 'House rules',
      title: 'Purging',
      help: 'Purge one laid card when you discard, or any number for free before you act.',
    },
    ['with-discard', 'One card, with a discard'],
    ['free', 'Free, before the action'],
  ),
  'match-end': option.choice(
    {
      group: 'Match',
      when: SEVERAL_GAMES,
      formerly: 'matchEnd',
      title: 'End of the match',
      help: 'Play until a player has the majority, or stop after the planned games and compare wins (house rule).',
    },
    ['first-to', 'First to the majority'],
    ['plurality', 'Most wins after the planned games'],
  ),
  'next-dealer': option.choice(
    {
      group: 'Match',
      when: SEVERAL_GAMES,
      formerly: 'nextDealer',
      title: 'Next dealer',
      help: 'The deal passes clockwise, or to the winner of the last game (house rule).',
    },
    ['rotate', 'Clockwise'],
    ['winner', 'The last winner'],
  ),
  'lap-limit': option.number(
    {
      group: 'Match',
      formerly: 'lapLimit',
      title: 'Lap limit',
      help: `A game that lasts this many laps is overrun and has no winner. From ${LAPS.least} to ${LAPS.most}; 0 means no limit (house rule).`,
    },
    { default: 50, min: 0, max: LAPS.most, unit: 'laps' },
  ),
  'joker-order': option.choice(
    {
      group: 'House rules',
      formerly: 'jokerOrder',
      title: 'Order of Jokers',
      help: 'The first to announce plays first, or answers stay secret and Jokers are played clockwise, which suits slow tables.',
    },
    ['arrival', 'First to announce'],
    ['clockwise', 'Clockwise, answers secret'],
  ),
  'discard-view': option.choice(
    {
      group: 'main',
      formerly: 'discardView',
      title: 'Discard pile',
      help: 'All players may look through the discard pile, or only its top card shows (house rule).',
      rules: false,
    },
    ['all', 'Open'],
    ['top', 'Only the top card'],
  ),
  'turn-seconds': option.number(
    {
      group: 'timer',
      when: TIMED,
      formerly: 'turnSeconds',
      title: 'Turn timer',
      help: 'How long you have for your turn. When the time is up, the card you drew last is discarded. 0 means no timer.',
      rules: false,
    },
    { default: 60, min: 0, max: 600, unit: 'seconds' },
  ),
  'react-seconds': option.number(
    {
      group: 'timer',
      when: TIMED,
      formerly: 'reactSeconds',
      title: 'Reaction timer',
      help: 'How long you have to answer with a Queen or announce a Joker. 0 means no timer.',
      rules: false,
    },
    { default: 12, min: 0, max: 120, unit: 'seconds' },
  ),
}

/** VD-72 The lap limit is 0 or at least 20. A number option can declare only one range, so this is checked here. */
export function refuseBadLapLimit({ 'lap-limit': lapLimit }: Options): void {
  if (lapLimit === 0 || lapLimit >= LAPS.least) return
  throw new InputError(
    `Option "lap-limit" cannot be ${lapLimit}. Use 0, or a whole number from ${LAPS.least} to ${LAPS.most} (laps).`,
  )
}

export const presets: readonly Preset<Options>[] = [
  { id: 'standard', title: 'Standard', help: 'As in the book.', options: {} },
  {
    id: 'first-game',
    title: 'First game',
    help: 'No timer for turns and reactions.',
    options: { 'turn-seconds': 0, 'react-seconds': 0 },
  },
]
