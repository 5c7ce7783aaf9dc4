import type { OptionSpecs } from '@holdout/engine'
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

type Basics = { readonly title: string; readonly help: string; readonly rules?: boolean }

function flag({ title, help, rules = true }: Basics, standard = false) {
  return { type: 'flag' as const, title, help, rules, default: standard }
}

function choice<T>({ title, help, rules = true }: Basics, ...choices: readonly (readonly [T, string])[]) {
  const listed = choices.map(([value, label]) => ({ value, title: label }))
  return { type: 'choice' as const, title, help, rules, default: choices[0][0], choices: listed }
}

function number({ title, help, rules = true }: Basics, standard: number, min: number, max: number, unit?: string) {
  const spec = { type: 'number' as const, title, help, rules, default: standard, min, max }
  return unit === undefined ? spec : { ...spec, unit }
}

/** What a host may choose (section 7 of the canon). The last one names the card data that the game is played with. */
export function optionsFor(box: Box): OptionSpecs<Options> {
  return {
    players: number({ title: 'Characters', help: 'How many characters are in the team.' }, 4, 3, 6),
    people: number(
      {
        title: 'People',
        help: 'How many people sit at the table, on the first seats; bots play the others.',
        rules: false,
      },
      1,
      0,
      6,
    ),
    'search.mode': choice(
      {
        title: 'Search phase',
        help: 'Against the clock, or by a hidden number of turns. Automatic: timed from two people on.',
      },
      ['auto', 'Automatic'],
      ['timed', 'Against the clock'],
      ['untimed', 'By turns'],
    ),
    'search.seconds': choice(
      { title: 'Seconds to search', help: 'How long a timed search phase lasts, before the hidden shift.' },
      [90, '90 seconds'],
      [45, '45 seconds'],
      [60, '60 seconds'],
      [120, '120 seconds'],
      [150, '150 seconds'],
    ),
    'search.jitter': choice(
      { title: 'Hidden shift', help: 'The gong comes up to this many seconds early or late.' },
      [10, '10 seconds'],
      [5, '5 seconds'],
      [0, 'None'],
    ),
    'search.actions': choice<Options['search.actions']>(
      {
        title: 'Search turns each',
        help: 'Without a clock: turns of each player before the hidden tail. Standard is 7, 5, 4, 3 for 3 to 6 players.',
      },
      ['standard', 'Standard'],
      ...([2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map(n => [n, `${n} turns`] as const),
    ),
    'search.tail': choice<Options['search.tail']>(
      {
        title: 'Tail',
        help: 'Without a clock: further turns after everybody had theirs, hidden and random or fixed (fewer than there are players).',
      },
      ['random', 'Random'],
      ...([0, 1, 2, 3, 4, 5] as const).map(n => [n, `${n} turns`] as const),
    ),
    'search.absent': number(
      {
        title: 'Seconds until passed',
        help: 'After so long without connection a seat is played by its defaults.',
        rules: false,
      },
      5,
      1,
      60,
      'seconds',
    ),
    'clock.kind': choice(
      { title: 'Clock', help: 'Music and a gong with a hidden shift, or a sand glass without.' },
      ['app', 'Music and gong'],
      ['sand', 'Sand glass, no shift'],
    ),
    'clock.display': choice(
      {
        title: 'What the clock shows',
        help: 'A glass without numbers, digits, or nothing. The hidden shift never shows.',
        rules: false,
      },
      ['glass', 'Glass'],
      ['digits', 'Digits'],
      ['none', 'Nothing'],
    ),
    'take.seconds': number(
      {
        title: 'Seconds to agree',
        help: 'In a timed search: how long somebody has to answer a request; silence is a no.',
      },
      5,
      1,
      60,
      'seconds',
    ),
    'take.bulk': flag(
      { title: 'Take ammunition in bulk', help: 'A Take may ask for several cards of one ammunition.' },
      true,
    ),
    'consent.seconds': choice(
      {
        title: 'Limit for requests without a clock',
        help: 'In untimed search and in combat: seconds to answer a request, or no limit.',
        rules: false,
      },
      [0, 'No limit'],
      [30, '30 seconds'],
    ),
    'combat.seconds': choice(
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
    difficulty: choice(
      { title: 'Difficulty', help: 'Gentle: every wave one card smaller. Brutal: one larger.' },
      ['standard', 'Standard'],
      ['gentle', 'Gentle'],
      ['brutal', 'Brutal'],
    ),
    'health.bonus': number({ title: 'More health', help: 'Extra health for everybody.' }, 0, 0, 3),
    'three.relief': flag({
      title: 'Relief for three',
      help: 'With exactly three characters every wave is one card smaller.',
    }),
    'collateral.per': choice(
      {
        title: 'Stray shots',
        help: 'A damage for every miss at a distance into a foreign area, or one for the whole attack.',
      },
      ['die', 'For every miss'],
      ['attack', 'Once per attack'],
    ),
    'collateral.order': choice(
      { title: 'What stray shots meet', help: 'Protection cards and the character only, or the whole damage order.' },
      ['character', 'The character'],
      ['full', 'The whole order'],
    ),
    'survivor.line': choice(
      { title: 'Survivors in line', help: 'Attacks pass over Survivors, or must hit them in order like enemies.' },
      ['skip', 'Passed over'],
      ['block', 'Hit in order'],
    ),
    'survivor.sacrificed-counts': flag({
      title: 'Sacrificed Survivors count',
      help: 'A Survivor once saved counts for victory even if sacrificed later.',
    }),
    'attract.moment': choice(
      { title: 'When infected follow', help: 'At the end of the turn, or after each attack.' },
      ['turn', 'End of the turn'],
      ['attack', 'After each attack'],
    ),
    'objectives.open': flag({ title: 'Open objectives', help: 'Everybody sees everybody’s objectives.' }),
    'objectives.announce': choice(
      { title: 'Announcing objectives', help: 'By themselves the moment they are achieved, or by their owner.' },
      ['auto', 'By themselves'],
      ['manual', 'By their owner'],
    ),
    'leader.authority': choice(
      {
        title: 'Votes',
        help: 'Whether plans can be put to a vote that the leader breaks. The result binds nobody.',
        rules: false,
      },
      ['advise', 'Votes'],
      ['none', 'No votes'],
    ),
    'multi-character': choice<Options['multi-character']>(
      {
        title: 'Several characters each',
        help: 'One person runs so many neighbouring characters; cards pass between them without a request.',
      },
      ['off', 'One each'],
      ...([2, 3, 4, 5, 6] as const).map(n => [n, `${n} each`] as const),
    ),
    'short-night': flag({ title: 'Short night', help: 'Only the rounds 1, 3, 5, 7, 9 and 10. Not balanced.' }),
    'gong.turn': number(
      {
        title: 'Scripted gong',
        help: 'For tests and lessons: the search turn in which the gong sounds. 0: not scripted.',
      },
      0,
      0,
      200,
    ),
    'gong.moment': choice(
      { title: 'Moment of the scripted gong', help: 'Before or after the action of that turn.' },
      ['after', 'After the action'],
      ['before', 'Before the action'],
    ),
    cards: choice(
      {
        title: 'Card data',
        help: 'A mark of the card data in use. A game played with other data is recognised by it.',
      },
      [box.digest, `Cards ${box.digest}`],
    ),
  }
}
