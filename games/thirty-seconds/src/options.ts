import { type OptionSpecs, option, type Preset } from '@holdout/engine'
import { CHARACTERS } from './data/load.ts'

export interface Options {
  readonly mode: 'duel' | 'solo'
  readonly 'solo-ai': 'fast' | 'swarm'
  readonly character: string
  readonly 'survivor-clock': number
  readonly 'zombie-clock': number
  readonly 'clock-from-row-six': boolean
  readonly sound: boolean
  readonly concussion: boolean
  readonly 'permanent-knockdown': boolean
  readonly rising: 'off' | 'one' | 'all'
  readonly 'second-try': boolean
  readonly 'wall-of-bodies': boolean
  readonly 'no-boss-at-start': boolean
  readonly 'supplies-everywhere': boolean
  readonly 'three-supplies': boolean
  readonly 'sure-stomps': boolean
  readonly 'soft-opportunities': boolean
  readonly 'first-aid-start': boolean
  readonly 'reaction-pause': boolean
  readonly 'reaction-limit': number
  readonly 'network-grace': number
  readonly 'concussion-2e': boolean
  readonly 'instructor-any': boolean
  readonly 'grenade-door': boolean
  readonly 'parkour-street': boolean
  readonly 'move-healthy': number
  readonly 'zombie-energy': number
  readonly 'round-limit': number
}

/** TS-10 Another value than the other side has is a handicap. */
function actionClock(title: string, help: string) {
  return option.number(
    { title, help, rules: false },
    { default: 30, min: 10, max: 300, unit: 'seconds', zero: 'no clock' },
  )
}

type Choices<T> = readonly (readonly [T, string])[]

const WHO_RUNS: Choices<string> = [
  ['choose', 'The Survivor chooses'],
  ['random', 'Luck chooses'],
  ...CHARACTERS.map(({ id, name }) => [id, name] as const),
]

export const options: OptionSpecs<Options> = {
  mode: option.choice(
    {
      title: 'Kind of game',
      help: 'Two players, one for each side; or alone against a deck of zombie steps, without a clock.',
    },
    ['duel', 'Duel, Survivor against Zombies'],
    ['solo', 'Solo, Survivor against a zombie deck'],
  ),
  'solo-ai': option.choice(
    {
      title: 'Zombie deck of the solo game',
      help: 'Fast Attack strikes quickly and often; Swarm floods the alley with bodies.',
    },
    ['fast', 'Fast Attack'],
    ['swarm', 'Swarm'],
  ),
  character: option.choice(
    {
      title: 'Survivor character',
      help: 'The Survivor chooses at the table, or luck does, or the table is set for one character.',
    },
    ...WHO_RUNS,
  ),
  'survivor-clock': actionClock(
    "The Survivor's clock",
    'Seconds for each Action Phase of the Survivor. 45 is good for beginners.',
  ),
  'zombie-clock': actionClock(
    "The Zombies' clock",
    'Seconds for each Action Phase of the Zombies. Another value than the Survivor has is a handicap.',
  ),
  'clock-from-row-six': option.flag({
    title: 'Clock from row six',
    help: 'Nobody is timed until the Survivor has first entered row six; the clock runs from the next Action Phase on.',
    rules: false,
  }),
  sound: option.flag({
    title: 'Sound (advanced)',
    help: 'After each attack with a loud weapon the Zombies may put a zombie from hand into row ten, free.',
  }),
  concussion: option.flag({
    title: 'Concussion (advanced)',
    help: 'Each fall gives a Concussion token; the third costs the Survivor one Energy for good.',
  }),
  'permanent-knockdown': option.flag({
    title: 'Permanent knockdown (advanced)',
    help: 'Whoever is down with exactly one health stays down, and crawls for one Energy more.',
  }),
  rising: option.choice(
    {
      title: 'Zombies rise by themselves (minimal change)',
      help: 'Before the zombies advance, one or all that are down stand up; those do not advance.',
    },
    ['off', 'No'],
    ['one', 'One of them'],
    ['all', 'All of them'],
  ),
  'second-try': option.flag({
    title: 'Second try against the fallen (minimal change)',
    help: 'A miss against somebody on the ground is drawn once more; both sides.',
  }),
  'wall-of-bodies': option.flag({
    title: 'Wall of bodies (minimal change)',
    help: 'Shots and throws do not reach beyond a row that holds three zombies.',
  }),
  'no-boss-at-start': option.flag({
    title: 'No boss at the start (easy)',
    help: 'No Brute lies face up in the alley when the game begins.',
  }),
  'supplies-everywhere': option.flag({
    title: 'Supplies everywhere (easy)',
    help: 'Every row from one to ten starts with a Supply card.',
  }),
  'three-supplies': option.flag({
    title: 'Three Supply cards (easy)',
    help: 'The Survivor begins with three Supply cards instead of two.',
  }),
  'sure-stomps': option.flag({ title: 'Sure stomps (easy)', help: 'A Head Stomp always succeeds.' }),
  'soft-opportunities': option.flag({
    title: 'Soft Opportunity Attacks (super easy)',
    help: 'Opportunity Attacks read line B.',
  }),
  'first-aid-start': option.flag({
    title: 'First Aid Kit (super easy)',
    help: 'The Survivor begins with a First Aid Kit in hand.',
  }),
  'reaction-pause': option.flag(
    {
      title: 'Pause for the other side',
      help: 'The clock stands still while the player who is not on turn has to answer. Off suits a shared screen.',
      rules: false,
    },
    true,
  ),
  'reaction-limit': option.number(
    {
      title: 'Time for a reaction',
      help: 'How long the player who is not on turn has for an answer; then it counts as a pass.',
      rules: false,
    },
    { default: 5, min: 1, max: 60, unit: 'seconds', zero: 'no limit' },
  ),
  'network-grace': option.number(
    { title: 'Network grace', help: 'How much later than the deadline a command may still arrive.', rules: false },
    { default: 250, min: 0, max: 2000, unit: 'milliseconds' },
  ),
  'concussion-2e': option.flag({
    title: 'Dear clear head',
    help: 'Removing a Concussion token costs 2E, as the printed book has it.',
  }),
  'instructor-any': option.flag({
    title: 'Instructor with any weapon',
    help: "The Firearms Instructor's token pays for any single-action weapon mode.",
  }),
  'grenade-door': option.flag({
    title: 'Grenades through the door',
    help: 'A Grenade also hurts the zombies behind the warehouse door; they are shown.',
  }),
  'parkour-street': option.flag({ title: 'Parkour into the street', help: 'Parkour may end in the street.' }, true),
  'move-healthy': option.number(
    {
      title: 'Cost of a healthy step',
      help: 'What a Move costs on the healthy side of every character card. Two makes a long game.',
    },
    { default: 1, min: 1, max: 2, unit: 'energy' },
  ),
  'zombie-energy': option.number(
    { title: 'Zombie Energy', help: 'How much Energy the Zombies have in each turn.' },
    { default: 4, min: 3, max: 5, unit: 'energy' },
  ),
  'round-limit': option.number(
    {
      title: 'Round limit',
      help: 'When the Survivor has not escaped within so many rounds, the Zombies win.',
    },
    { default: 0, min: 1, max: 200, unit: 'rounds', zero: 'no limit' },
  ),
}

export const presets: readonly Preset<Options>[] = [
  {
    id: 'standard',
    title: 'Standard',
    help: 'Thirty seconds for each Action Phase, as the book has it.',
    options: {},
  },
  {
    id: 'first-game',
    title: 'First game',
    help: 'No clock, no Brute in the alley at the start, and one Supply card more for the Survivor.',
    options: { 'survivor-clock': 0, 'zombie-clock': 0, 'no-boss-at-start': true, 'three-supplies': true },
  },
  {
    id: 'learning',
    title: 'Learning',
    help: 'Forty-five seconds for each Action Phase.',
    options: { 'survivor-clock': 45, 'zombie-clock': 45 },
  },
  {
    id: 'veteran',
    title: 'Veteran',
    help: 'Thirty seconds, and all three advanced rules: sound, concussion, permanent knockdown.',
    options: { sound: true, concussion: true, 'permanent-knockdown': true },
  },
]
