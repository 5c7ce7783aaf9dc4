import { type OptionSpecs, option } from '@holdout/engine'
import type { Box } from './data/box.ts'

export interface Options {
  readonly players: number
  readonly people: number
  readonly 'search.mode': 'auto' | 'timed' | 'untimed'
  readonly 'search.seconds': 45 | 60 | 90 | 120 | 150
  readonly 'search.jitter': 0 | 5 | 10
  readonly 'search.actions': 'standard' | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  readonly 'search.tail': 'random' | 0 | 1 | 2 | 3 | 4 | 5
  readonly 'search.absent': number
  readonly 'clock.kind': 'app' | 'sand'
  readonly 'clock.display': 'glass' | 'digits' | 'none'
  readonly 'take.seconds': number
  readonly 'take.bulk': boolean
  readonly 'consent.seconds': 0 | 30
  readonly 'combat.seconds': 0 | 30 | 60 | 120
  readonly difficulty: 'standard' | 'gentle' | 'brutal'
  readonly 'health.bonus': number
  readonly 'three.relief': boolean
  readonly 'collateral.per': 'die' | 'attack'
  readonly 'collateral.order': 'character' | 'full'
  readonly 'survivor.line': 'skip' | 'block'
  readonly 'survivor.sacrificed-counts': boolean
  readonly 'attract.moment': 'turn' | 'attack'
  readonly 'objectives.open': boolean
  readonly 'objectives.announce': 'auto' | 'manual'
  readonly 'leader.authority': 'advise' | 'none'
  readonly 'multi-character': 'off' | 2 | 3 | 4 | 5 | 6
  readonly 'short-night': boolean
  readonly 'gong.turn': number
  readonly 'gong.moment': 'before' | 'after'
  readonly cards: string
}

/** What a host may choose (section 7 of the canon). The last one names the card data that the game is played with. */
export function optionsFor(box: Box): OptionSpecs<Options> {
  return {
    players: option.number(
      { title: 'Characters', help: 'How many characters are in the team.' },
      { default: 4, min: 3, max: 6 },
    ),
    people: option.number(
      {
        title: 'People',
        help: 'How many people sit at the table, on the first seats; bots play the others.',
        rules: false,
      },
      { default: 1, min: 0, max: 6 },
    ),
    'search.mode': option.choice(
      {
        title: 'Search phase',
        help: 'Against the clock, or by a hidden number of turns. Automatic: timed from two people on.',
      },
      ['auto', 'Automatic'],
      ['timed', 'Against the clock'],
      ['untimed', 'By turns'],
    ),
    'search.seconds': option.choice(
      { title: 'Seconds to search', help: 'How long a timed search phase lasts, before the hidden shift.' },
      [90, '90 seconds'],
      [45, '45 seconds'],
      [60, '60 seconds'],
      [120, '120 seconds'],
      [150, '150 seconds'],
    ),
    'search.jitter': option.choice(
      { title: 'Hidden shift', help: 'The gong comes up to this many seconds early or late.' },
      [10, '10 seconds'],
      [5, '5 seconds'],
      [0, 'None'],
    ),
    'search.actions': option.choice<Options['search.actions']>(
      {
        title: 'Search turns each',
        help: 'Without a clock: turns of each player before the hidden tail. Standard is 7, 5, 4, 3 for 3 to 6 players.',
      },
      ['standard', 'Standard'],
      ...([2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map(n => [n, `${n} turns`] as const),
    ),
    'search.tail': option.choice<Options['search.tail']>(
      {
        title: 'Tail',
        help: 'Without a clock: further turns after everybody had theirs, hidden and random or fixed (fewer than there are players).',
      },
      ['random', 'Random'],
      ...([0, 1, 2, 3, 4, 5] as const).map(n => [n, `${n} turns`] as const),
    ),
    'search.absent': option.number(
      {
        title: 'Seconds until passed',
        help: 'After so long without connection a seat is played by its defaults.',
        rules: false,
      },
      { default: 5, min: 1, max: 60, unit: 'seconds' },
    ),
    'clock.kind': option.choice(
      { title: 'Clock', help: 'Music and a gong with a hidden shift, or a sand glass without.' },
      ['app', 'Music and gong'],
      ['sand', 'Sand glass, no shift'],
    ),
    'clock.display': option.choice(
      {
        title: 'What the clock shows',
        help: 'A glass without numbers, digits, or nothing. The hidden shift never shows.',
        rules: false,
      },
      ['glass', 'Glass'],
      ['digits', 'Digits'],
      ['none', 'Nothing'],
    ),
    'take.seconds': option.number(
      {
        title: 'Seconds to agree',
        help: 'In a timed search: how long somebody has to answer a request; silence is a no.',
      },
      { default: 5, min: 1, max: 60, unit: 'seconds' },
    ),
    'take.bulk': option.flag(
      { title: 'Take ammunition in bulk', help: 'A Take may ask for several cards of one ammunition.' },
      true,
    ),
    'consent.seconds': option.choice(
      {
        title: 'Limit for requests without a clock',
        help: 'In untimed search and in combat: seconds to answer a request, or no limit.',
        rules: false,
      },
      [0, 'No limit'],
      [30, '30 seconds'],
    ),
    'combat.seconds': option.choice(
      {
        title: 'Limit in combat',
        help: 'Seconds for each decision of the combat phase; then the default is played.',
        rules: false,
      },
      [0, 'No limit'],
      [30, '30 seconds'],
      [60, '60 seconds'],
      [120, '120 seconds'],
    ),
    difficulty: option.choice(
      { title: 'Difficulty', help: 'Gentle: every wave one card smaller. Brutal: one larger.' },
      ['standard', 'Standard'],
      ['gentle', 'Gentle'],
      ['brutal', 'Brutal'],
    ),
    'health.bonus': option.number(
      { title: 'More health', help: 'Extra health for everybody.' },
      { default: 0, min: 0, max: 3 },
    ),
    'three.relief': option.flag({
      title: 'Relief for three',
      help: 'With exactly three characters every wave is one card smaller.',
    }),
    'collateral.per': option.choice(
      {
        title: 'Stray shots',
        help: 'A damage for every miss at a distance into a foreign area, or one for the whole attack.',
      },
      ['die', 'For every miss'],
      ['attack', 'Once per attack'],
    ),
    'collateral.order': option.choice(
      { title: 'What stray shots meet', help: 'Protection cards and the character only, or the whole damage order.' },
      ['character', 'The character'],
      ['full', 'The whole order'],
    ),
    'survivor.line': option.choice(
      { title: 'Survivors in line', help: 'Attacks pass over Survivors, or must hit them in order like enemies.' },
      ['skip', 'Passed over'],
      ['block', 'Hit in order'],
    ),
    'survivor.sacrificed-counts': option.flag({
      title: 'Sacrificed Survivors count',
      help: 'A Survivor once saved counts for victory even if sacrificed later.',
    }),
    'attract.moment': option.choice(
      { title: 'When infected follow', help: 'At the end of the turn, or after each attack.' },
      ['turn', 'End of the turn'],
      ['attack', 'After each attack'],
    ),
    'objectives.open': option.flag({ title: 'Open objectives', help: 'Everybody sees everybody’s objectives.' }),
    'objectives.announce': option.choice(
      { title: 'Announcing objectives', help: 'By themselves the moment they are achieved, or by their owner.' },
      ['auto', 'By themselves'],
      ['manual', 'By their owner'],
    ),
    'leader.authority': option.choice(
      {
        title: 'Votes',
        help: 'Whether plans can be put to a vote that the leader breaks. The result binds nobody.',
        rules: false,
      },
      ['advise', 'Votes'],
      ['none', 'No votes'],
    ),
    'multi-character': option.choice<Options['multi-character']>(
      {
        title: 'Several characters each',
        help: 'One person runs so many neighboring characters; cards pass between them without a request.',
      },
      ['off', 'One each'],
      ...([2, 3, 4, 5, 6] as const).map(n => [n, `${n} each`] as const),
    ),
    'short-night': option.flag({ title: 'Short night', help: 'Only the rounds 1, 3, 5, 7, 9 and 10. Not balanced.' }),
    'gong.turn': option.number(
      {
        title: 'Scripted gong',
        help: 'For tests and lessons: the search turn in which the gong sounds. 0: not scripted.',
      },
      { default: 0, min: 0, max: 200 },
    ),
    'gong.moment': option.choice(
      { title: 'Moment of the scripted gong', help: 'Before or after the action of that turn.' },
      ['after', 'After the action'],
      ['before', 'Before the action'],
    ),
    cards: option.choice(
      {
        title: 'Card data',
        help: 'A mark of the card data in use. A game played with other data is recognised by it.',
      },
      [box.digest, `Cards ${box.digest}`],
    ),
  }
}
