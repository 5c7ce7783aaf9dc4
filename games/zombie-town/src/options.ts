import { type OptionSpecs, option } from '@holdout/engine'

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

type Choices<T> = readonly (readonly [T, string])[]

const SEATS_TO_CHOOSE: Choices<AnySeat> = [
  ['random', 'Drawn by lot'],
  ...SEAT_NAMES.map(seat => [seat, `Seat ${seat}, if somebody sits there`] as const),
]

const LAST_DAYS: Choices<Options['last-day']> = [
  ['standard', 'Day 10; day 8 with six players'],
  ...([6, 7, 8, 9, 10, 11, 12] as const).map(day => [day, `Day ${day}`] as const),
]

export const options: OptionSpecs<Options> = {
  players: option.number(
    { title: 'Players', help: 'Three to six players have one pawn each; two players have two pawns each.' },
    { default: 4, min: 2, max: 6 },
  ),
  'last-day': option.choice(
    {
      title: 'Last day',
      help: 'The day after whose round the points are counted. Standard is day 10, or day 8 with six players.',
    },
    ...LAST_DAYS,
  ),
  'youngest-seat': option.choice(
    {
      title: 'Youngest player',
      help: 'Who chooses a home base first; with two players also who begins.',
      rules: false,
    },
    ...SEATS_TO_CHOOSE,
  ),
  'first-player': option.choice(
    {
      title: 'First player',
      help: 'Who begins and keeps the time. With two players that is always the youngest.',
      rules: false,
    },
    ...SEATS_TO_CHOOSE,
  ),
  'start-squares': option.choice(
    {
      title: 'Zombie starting squares',
      help: 'The squares around the cemetery that are filled with zombies: without or with the four corners.',
    },
    [16, '16, without the corners'],
    [20, '20, with the corners'],
  ),
  'pawn-holds-claim': option.flag({
    title: 'Your pawn holds a claim',
    help: 'A claimed building whose last barricade or survivor falls is not lost while its owner stands in it.',
  }),
  'empty-claim': option.choice(
    {
      title: 'Claims emptied by their owner',
      help: 'What becomes of a claimed building from which its owner took the last barricade or survivor.',
    },
    ['until-entered', 'Lost when a zombie or an enemy comes in'],
    ['lost-at-once', 'Lost at once'],
    ['kept', 'Kept until somebody else claims it'],
  ),
  'last-survivor': option.choice(
    {
      title: 'Only one player left alive',
      help: 'The last one alive wins at once, or must still live to the last day.',
    },
    ['ends', 'Wins at once'],
    ['play-on', 'Plays on to the last day'],
  ),
  'player-fights': option.flag(
    {
      title: 'Players may fight each other',
      help: 'Off: nobody attacks or challenges other pawns and survivors, for a gentle table.',
    },
    true,
  ),
  'event-windows': option.choice(
    { title: 'Events from the hand', help: "In anybody's turn, or only in your own." },
    ['all-turns', "In anybody's turn"],
    ['own-turn', 'Only in your own turn'],
  ),
  'open-walls': option.flag({
    title: 'Open walls',
    help: 'Everybody sees the values and traps of standing barricades.',
  }),
  'spread-homes': option.flag({
    title: 'Homes apart',
    help: 'No home base next to another one as long as that is possible.',
  }),
  'extra-zombies': option.number(
    { title: 'Extra zombies', help: 'This many more zombies are moved in every zombie phase. More is harder.' },
    { default: 0, min: 0, max: 10 },
  ),
  'table-clock': option.number(
    {
      title: 'Seconds for each decision',
      help: 'When they run out a careful default is played for you. 0 means no clock.',
      rules: false,
    },
    { default: 0, min: 0, max: 600, unit: 'seconds' },
  ),
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
