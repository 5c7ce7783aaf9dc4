import { type Condition, type OptionSpecs, option, type Preset } from '@holdout/engine'
import { quantity } from '@holdout/words'
import type { Box } from './data/box.ts'

export interface Options {
  readonly players: number
  readonly people: number
  readonly 'search-mode': 'auto' | 'timed' | 'untimed'
  readonly 'search-seconds': 45 | 60 | 90 | 120 | 150
  readonly 'search-jitter': 0 | 5 | 10
  readonly 'search-actions': 'standard' | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  readonly 'search-tail': 'random' | 0 | 1 | 2 | 3 | 4 | 5
  readonly 'search-absent': number
  readonly 'clock-kind': 'app' | 'sand'
  readonly 'clock-display': 'glass' | 'digits' | 'none'
  readonly 'take-seconds': number
  readonly 'take-bulk': boolean
  readonly 'consent-seconds': 0 | 30
  readonly 'combat-seconds': 0 | 30 | 60 | 120
  readonly difficulty: 'standard' | 'gentle' | 'brutal'
  readonly 'health-bonus': number
  readonly 'three-relief': boolean
  readonly 'collateral-per': 'die' | 'attack'
  readonly 'collateral-order': 'character' | 'full'
  readonly 'survivor-line': 'skip' | 'block'
  readonly 'survivor-sacrificed-counts': boolean
  readonly 'attract-moment': 'turn' | 'attack'
  readonly 'objectives-open': boolean
  readonly 'objectives-announce': 'auto' | 'manual'
  readonly 'leader-authority': 'advise' | 'none'
  readonly 'multi-character': 'off' | 2 | 3 | 4 | 5 | 6
  readonly 'short-night': boolean
  readonly 'gong-turn': number
  readonly 'gong-moment': 'before' | 'after'
  readonly cards: string
}

/** DL-28 The countdown before a timed search. */
export const COUNTDOWN_SECONDS = 3

/** DL-43, DL-53 The search phase is timed; `auto` is timed with 2 or more people. */
const TIMED: readonly Condition[] = [{ 'search-mode': 'timed' }, { 'search-mode': 'auto', people: [2, 3, 4, 5, 6] }]
const TIMED_WITH_GONG = TIMED.map(condition => ({ ...condition, 'clock-kind': 'app' }))
const UNTIMED: readonly Condition[] = [{ 'search-mode': 'untimed' }, { 'search-mode': 'auto', people: [0, 1] }]

/** The options of a match. The last one identifies the card data that the match is played with. */
export function optionsFor(box: Box): OptionSpecs<Options> {
  return {
    players: option.number(
      { title: 'Characters', help: 'Number of characters in the team.' },
      { default: 4, min: 3, max: 6 },
    ),
    people: option.number(
      {
        title: 'People',
        help: 'Number of people at the table. They take the first seats; bots play the others.',
        rules: false,
      },
      { default: 1, min: 0, max: 6 },
    ),
    'search-mode': option.choice(
      {
        formerly: 'search.mode',
        title: 'Search phase',
        help: 'Timed, or for a hidden number of turns. Automatic: timed with 2 or more people.',
      },
      ['auto', 'Automatic'],
      ['timed', 'Timed'],
      ['untimed', 'Untimed'],
    ),
    'search-seconds': option.choice(
      {
        group: 'timer',
        when: TIMED,
        formerly: 'search.seconds',
        title: 'Search time',
        help: 'Length of a timed search phase, before the hidden shift.',
      },
      [90, '90 seconds'],
      [45, '45 seconds'],
      [60, '60 seconds'],
      [120, '120 seconds'],
      [150, '150 seconds'],
    ),
    'search-jitter': option.choice(
      {
        group: 'timer',
        when: TIMED_WITH_GONG,
        formerly: 'search.jitter',
        title: 'Hidden shift',
        help: 'The gong sounds up to this many seconds early or late.',
      },
      [10, '10 seconds'],
      [5, '5 seconds'],
      [0, 'None'],
    ),
    'search-actions': option.choice<Options['search-actions']>(
      {
        group: 'Untimed search',
        when: UNTIMED,
        formerly: 'search.actions',
        title: 'Search turns per player',
        help: 'Search turns of each player before the extra turns. Standard: 7, 5, 4 or 3 turns with 3, 4, 5 or 6 players.',
      },
      ['standard', 'Standard'],
      ...([2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map(n => [n, quantity(n, 'turn')] as const),
    ),
    'search-tail': option.choice<Options['search-tail']>(
      {
        group: 'Untimed search',
        when: UNTIMED,
        formerly: 'search.tail',
        title: 'Extra search turns',
        help: 'Turns added to the search phase: a hidden random number, or a fixed number (at most the number of players minus 1).',
      },
      ['random', 'Random'],
      ...([0, 1, 2, 3, 4, 5] as const).map(n => [n, quantity(n, 'turn')] as const),
    ),
    'clock-kind': option.choice(
      {
        group: 'timer',
        when: TIMED,
        formerly: 'clock.kind',
        title: 'Search timer',
        help: 'Music and a gong with a hidden shift, or a sand timer without a shift.',
      },
      ['app', 'Music and gong'],
      ['sand', 'Sand timer, no shift'],
    ),
    'clock-display': option.choice(
      {
        group: 'timer',
        when: TIMED,
        formerly: 'clock.display',
        title: 'Timer display',
        help: 'How the time left is shown. The hidden shift is never shown.',
        rules: false,
      },
      ['glass', 'Sand timer'],
      ['digits', 'Digits'],
      ['none', 'Nothing'],
    ),
    'take-seconds': option.number(
      {
        group: 'Time limits',
        when: TIMED,
        formerly: 'take.seconds',
        title: 'Time to answer a request',
        help: 'In a timed search phase: time to answer a Take request. No answer means no.',
      },
      { default: 5, min: 1, max: 60, unit: 'seconds' },
    ),
    'take-bulk': option.flag(
      {
        group: 'At the table',
        formerly: 'take.bulk',
        title: 'Take ammunition in bulk',
        help: 'A Take may ask for several cards of one ammunition type.',
      },
      true,
    ),
    'consent-seconds': option.choice(
      {
        group: 'Time limits',
        formerly: 'consent.seconds',
        title: 'Time to answer without a search timer',
        help: 'In an untimed search phase and in combat: time to answer a Take request.',
        rules: false,
      },
      [0, 'No limit'],
      [30, '30 seconds'],
    ),
    'combat-seconds': option.choice(
      {
        group: 'Time limits',
        formerly: 'combat.seconds',
        title: 'Combat timer',
        help: 'Time for each decision in the combat phase. After that the default move is played.',
        rules: false,
      },
      [0, 'No limit'],
      [30, '30 seconds'],
      [60, '60 seconds'],
      [120, '120 seconds'],
    ),
    difficulty: option.choice(
      {
        group: 'main',
        title: 'Difficulty',
        help: 'Gentle: every wave has 1 card fewer. Brutal: every wave has 1 card more.',
      },
      ['standard', 'Standard'],
      ['gentle', 'Gentle'],
      ['brutal', 'Brutal'],
    ),
    'health-bonus': option.number(
      { group: 'main', formerly: 'health.bonus', title: 'Extra health', help: 'Extra health for every character.' },
      { default: 0, min: 0, max: 3 },
    ),
    'three-relief': option.flag({
      group: 'main',
      when: [{ players: 3 }],
      formerly: 'three.relief',
      title: 'Relief for 3 characters',
      help: 'With exactly 3 characters, every wave has 1 card fewer.',
    }),
    'collateral-per': option.choice(
      {
        group: 'Combat',
        formerly: 'collateral.per',
        title: 'Collateral damage',
        help: "Distance attacks in another player's area: 1 damage for every miss, or 1 for the whole attack.",
      },
      ['die', 'For every miss'],
      ['attack', 'Once per attack'],
    ),
    'collateral-order': option.choice(
      {
        group: 'Combat',
        formerly: 'collateral.order',
        title: 'Collateral damage order',
        help: 'Collateral damage meets only protection cards, a sacrificed Survivor and the character, or goes through the whole damage order.',
      },
      ['character', 'Protection and character'],
      ['full', 'Whole damage order'],
    ),
    'survivor-line': option.choice(
      {
        group: 'Combat',
        formerly: 'survivor.line',
        title: 'Survivors in line',
        help: 'An attack may skip the Survivors in line, or must hit them in order, like enemies.',
      },
      ['skip', 'May be skipped'],
      ['block', 'Must be hit'],
    ),
    'survivor-sacrificed-counts': option.flag({
      group: 'Combat',
      formerly: 'survivor.sacrificed-counts',
      title: 'Sacrificed Survivors count',
      help: 'A saved Survivor counts for victory even if sacrificed later.',
    }),
    'attract-moment': option.choice(
      {
        group: 'Combat',
        formerly: 'attract.moment',
        title: 'When infected follow',
        help: 'Attracted infected move at the end of the turn, or after each attack.',
      },
      ['turn', 'End of the turn'],
      ['attack', 'After each attack'],
    ),
    'objectives-open': option.flag({
      group: 'At the table',
      formerly: 'objectives.open',
      title: 'Open objectives',
      help: "Every player sees all players' objectives.",
    }),
    'objectives-announce': option.choice(
      {
        group: 'At the table',
        formerly: 'objectives.announce',
        title: 'Announcing objectives',
        help: 'The game announces an objective when it is achieved, or its owner does.',
      },
      ['auto', 'Automatic'],
      ['manual', 'By the owner'],
    ),
    'leader-authority': option.choice(
      {
        group: 'At the table',
        formerly: 'leader.authority',
        title: 'Votes',
        help: 'Players can vote on plans, and the leader breaks ties. The result is not binding.',
        rules: false,
      },
      ['advise', 'Votes'],
      ['none', 'No votes'],
    ),
    'multi-character': option.choice<Options['multi-character']>(
      {
        group: 'At the table',
        title: 'Characters per person',
        help: 'One person plays several neighboring characters. A Take between them needs no answer.',
      },
      ['off', '1 each'],
      ...([2, 3, 4, 5, 6] as const).map(n => [n, `${n} each`] as const),
    ),
    'short-night': option.flag({
      group: 'main',
      title: 'Short night',
      help: 'Plays only rounds 1, 3, 5, 7, 9 and 10. Not balanced.',
    }),
    'search-absent': option.number(
      {
        group: 'For tests and lessons',
        formerly: 'search.absent',
        title: 'Disconnect limit',
        help: 'After this time without a connection, default moves are played for a seat.',
        rules: false,
      },
      { default: 5, min: 1, max: 60, unit: 'seconds' },
    ),
    'gong-turn': option.number(
      {
        group: 'For tests and lessons',
        formerly: 'gong.turn',
        title: 'Scripted gong',
        help: 'For tests and lessons: the search turn in which the gong sounds. 0 means not scripted.',
      },
      { default: 0, min: 0, max: 200 },
    ),
    'gong-moment': option.choice(
      {
        group: 'For tests and lessons',
        when: [{ 'gong-turn': { not: 0 } }],
        formerly: 'gong.moment',
        title: 'Scripted gong moment',
        help: 'The gong sounds before or after the action of that turn.',
      },
      ['after', 'After the action'],
      ['before', 'Before the action'],
    ),
    cards: option.choice(
      {
        title: 'Card data',
        help: 'Identifies the card data in use. A match recorded with other data is recognized by it.',
      },
      [box.digest, `Cards ${box.digest}`],
    ),
  }
}

export const presets: readonly Preset<Options>[] = [
  { id: 'standard', title: 'Standard', help: 'As in the book.', options: {} },
  {
    id: 'first-game',
    title: 'First game',
    help: 'Untimed search, and 1 card fewer in every wave.',
    options: { 'search-mode': 'untimed', difficulty: 'gentle' },
  },
]
