import type { OptionSpecs } from '@holdout/engine'

type AnySeat = 'random' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6'

export interface Options {
  readonly players: number
  readonly 'last-day': 'standard' | 6 | 7 | 8 | 9 | 10 | 11 | 12
  readonly 'youngest-seat': AnySeat
  readonly 'first-player': AnySeat
  readonly 'start-squares': 16 | 20
  readonly 'pawn-holds-claim': boolean
  readonly 'empty-claim': 'until-entered' | 'lost-at-once' | 'kept'
  readonly 'last-survivor': 'ends' | 'play-on'
  readonly 'player-fights': boolean
  readonly 'event-windows': 'all-turns' | 'own-turn'
  readonly 'open-walls': boolean
  readonly 'spread-homes': boolean
  readonly 'extra-zombies': number
  readonly 'table-clock': number
}

const SEAT_NAMES: readonly AnySeat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']

const seatChoices = (['random', ...SEAT_NAMES] as const).map(value => ({
  value,
  title: value === 'random' ? 'Drawn by lot' : `Seat ${value}, if somebody sits there`,
}))

export const options: OptionSpecs<Options> = {
  players: {
    type: 'number',
    title: 'Players',
    help: 'Three to six players have one pawn each; two players have two pawns each.',
    default: 4,
    rules: true,
    min: 2,
    max: 6,
  },
  'last-day': {
    type: 'choice',
    title: 'Last day',
    help: 'The day after whose round the points are counted. Standard is day 10, or day 8 with six players.',
    default: 'standard',
    rules: true,
    choices: [
      { value: 'standard', title: 'Day 10; day 8 with six players' },
      ...([6, 7, 8, 9, 10, 11, 12] as const).map(value => ({ value, title: `Day ${value}` })),
    ],
  },
  'youngest-seat': {
    type: 'choice',
    title: 'Youngest player',
    help: 'Who chooses a home base first; with two players also who begins.',
    default: 'random',
    rules: false,
    choices: seatChoices,
  },
  'first-player': {
    type: 'choice',
    title: 'First player',
    help: 'Who begins and keeps the time. With two players that is always the youngest.',
    default: 'random',
    rules: false,
    choices: seatChoices,
  },
  'start-squares': {
    type: 'choice',
    title: 'Zombie starting squares',
    help: 'The squares around the cemetery that are filled with zombies: without or with the four corners.',
    default: 16,
    rules: true,
    choices: [
      { value: 16, title: '16, without the corners' },
      { value: 20, title: '20, with the corners' },
    ],
  },
  'pawn-holds-claim': {
    type: 'flag',
    title: 'Your pawn holds a claim',
    help: 'A claimed building whose last barricade or survivor falls is not lost while its owner stands in it.',
    default: false,
    rules: true,
  },
  'empty-claim': {
    type: 'choice',
    title: 'Claims emptied by their owner',
    help: 'What becomes of a claimed building from which its owner took the last barricade or survivor.',
    default: 'until-entered',
    rules: true,
    choices: [
      { value: 'until-entered', title: 'Lost when a zombie or an enemy comes in' },
      { value: 'lost-at-once', title: 'Lost at once' },
      { value: 'kept', title: 'Kept until somebody else claims it' },
    ],
  },
  'last-survivor': {
    type: 'choice',
    title: 'Only one player left alive',
    help: 'The last one alive wins at once, or must still live to the last day.',
    default: 'ends',
    rules: true,
    choices: [
      { value: 'ends', title: 'Wins at once' },
      { value: 'play-on', title: 'Plays on to the last day' },
    ],
  },
  'player-fights': {
    type: 'flag',
    title: 'Players may fight each other',
    help: 'Off: nobody attacks or challenges other pawns and survivors, for a gentle table.',
    default: true,
    rules: true,
  },
  'event-windows': {
    type: 'choice',
    title: 'Events from the hand',
    help: "In anybody's turn, or only in your own.",
    default: 'all-turns',
    rules: true,
    choices: [
      { value: 'all-turns', title: "In anybody's turn" },
      { value: 'own-turn', title: 'Only in your own turn' },
    ],
  },
  'open-walls': {
    type: 'flag',
    title: 'Open walls',
    help: 'Everybody sees the values and traps of standing barricades.',
    default: false,
    rules: true,
  },
  'spread-homes': {
    type: 'flag',
    title: 'Homes apart',
    help: 'No home base next to another one as long as that is possible.',
    default: false,
    rules: true,
  },
  'extra-zombies': {
    type: 'number',
    title: 'Extra zombies',
    help: 'This many more zombies are moved in every zombie phase. More is harder.',
    default: 0,
    rules: true,
    min: 0,
    max: 10,
  },
  'table-clock': {
    type: 'number',
    title: 'Seconds for each decision',
    help: 'When they run out a careful default is played for you. 0 means no clock.',
    default: 0,
    rules: false,
    min: 0,
    max: 600,
    unit: 'seconds',
  },
}

/** ZT-16 The last day. */
export function lastDay(options: Options): number {
  return options['last-day'] === 'standard' ? (options.players === 6 ? 8 : 10) : options['last-day']
}

/** The seat that an option names, as a number; null if it is drawn by lot, as it is when nobody sits there. */
export function chosenSeat(options: Options, name: 'youngest-seat' | 'first-player'): number | null {
  const player = SEAT_NAMES.indexOf(options[name])
  return player >= 0 && player < options.players ? player : null
}
