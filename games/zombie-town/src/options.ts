import { type OptionSpecs, option, type Preset } from '@holdout/engine'

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
  ['random', 'Random'],
  ...SEAT_NAMES.map(seat => [seat, `Seat ${seat.slice(1)}, if it is taken`] as const),
]

const LAST_DAYS: Choices<Options['last-day']> = [
  ['standard', 'Day 10, or day 8 with 6 players'],
  ...([6, 7, 8, 9, 10, 11, 12] as const).map(day => [day, `Day ${day}`] as const),
]

export const options: OptionSpecs<Options> = {
  players: option.number(
    { title: 'Players', help: '3 to 6 players have one pawn each. 2 players have two pawns each.' },
    { default: 4, min: 2, max: 6 },
  ),
  'last-day': option.choice(
    {
      group: 'main',
      title: 'Last day',
      help: 'Points are counted after the round of this day. Standard is day 10, or day 8 with 6 players.',
    },
    ...LAST_DAYS,
  ),
  'youngest-seat': option.choice(
    {
      group: 'First player',
      title: 'Youngest player',
      help: 'This player chooses a home base first. With 2 players, this player also goes first.',
      rules: false,
    },
    ...SEATS_TO_CHOOSE,
  ),
  'first-player': option.choice(
    {
      group: 'First player',
      title: 'First player',
      help: 'This player goes first and is the timekeeper. With 2 players, this is always the youngest player.',
      rules: false,
    },
    ...SEATS_TO_CHOOSE,
  ),
  'start-squares': option.choice(
    {
      group: 'House rules',
      title: 'Zombie starting squares',
      help: 'The squares around the cemetery where zombies start: without or with the 4 corners.',
    },
    [16, '16, without the corners'],
    [20, '20, with the corners'],
  ),
  'pawn-holds-claim': option.flag({
    group: 'House rules',
    title: 'Your pawn holds a claim',
    help: 'You keep a claimed building that loses its last barricade or survivor while your pawn is in it.',
  }),
  'empty-claim': option.choice(
    {
      group: 'House rules',
      title: 'Empty claims',
      help: 'When you lose a claimed building after you take its last barricade or survivor away yourself.',
    },
    ['until-entered', 'When a zombie or an enemy enters'],
    ['lost-at-once', 'Immediately'],
    ['kept', 'When another player claims it'],
  ),
  'last-survivor': option.choice(
    {
      group: 'House rules',
      title: 'Last player alive',
      help: 'The last player alive wins immediately, or must survive until the last day.',
    },
    ['ends', 'Wins immediately'],
    ['play-on', 'Plays until the last day'],
  ),
  'player-fights': option.flag(
    {
      group: 'main',
      title: 'Players may fight each other',
      help: "Off: players cannot attack or challenge each other's pawns and survivors.",
    },
    true,
  ),
  'event-windows': option.choice(
    { group: 'House rules', title: 'Events from hand', help: 'When players may play event cards from their hands.' },
    ['all-turns', "On any player's turn"],
    ['own-turn', 'Only on their own turn'],
  ),
  'open-walls': option.flag({
    group: 'House rules',
    title: 'Open barricades',
    help: 'All players see the values and traps of barricades.',
  }),
  'spread-homes': option.flag({
    group: 'House rules',
    title: 'Home bases apart',
    help: 'No two home bases are neighbors, as long as that is possible.',
  }),
  'extra-zombies': option.number(
    { group: 'main', title: 'Extra zombies', help: 'Added to the day number in every zombie phase. More is harder.' },
    { default: 0, min: 0, max: 10 },
  ),
  'table-clock': option.number(
    {
      group: 'timer',
      when: [{ 'table-clock': { not: 0 } }],
      title: 'Decision timer',
      help: 'How long you have for a decision. When the time is up, a careful move is made for you. 0 means no timer.',
      rules: false,
    },
    { default: 0, min: 0, max: 600, unit: 'seconds' },
  ),
}

export const presets: readonly Preset<Options>[] = [
  { id: 'standard', title: 'Standard', help: 'As in the book.', options: {} },
  {
    id: 'first-game',
    title: 'First game',
    help: '3 players, and points are counted after day 6.',
    options: { players: 3, 'last-day': 6 },
  },
]

/** ZT-16 The last day. */
export function lastDay(options: Options): number {
  return options['last-day'] === 'standard' ? (options.players === 6 ? 8 : 10) : options['last-day']
}

/** The player number that an option names; null if it is random or the seat does not exist in this match. */
export function chosenSeat(options: Options, name: 'youngest-seat' | 'first-player'): number | null {
  const player = SEAT_NAMES.indexOf(options[name])
  return player >= 0 && player < options.players ? player : null
}
