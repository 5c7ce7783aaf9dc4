import type { OptionSpec, OptionSpecs } from '@holdout/engine'
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

function flag(title: string, help: string, on = false, rules = true): OptionSpec<boolean> {
  return { type: 'flag', title, help, default: on, rules }
}

function seconds(title: string, help: string): OptionSpec<number> {
  return { type: 'number', title, help, default: 30, rules: false, min: 0, max: 300, unit: 'seconds' }
}

export const options: OptionSpecs<Options> = {
  mode: {
    type: 'choice',
    title: 'Kind of game',
    help: 'Two players, one for each side; or alone against a deck of zombie steps, without a clock.',
    default: 'duel',
    rules: true,
    choices: [
      { value: 'duel', title: 'Duel, Survivor against Zombies' },
      { value: 'solo', title: 'Solo, Survivor against a zombie deck' },
    ],
  },
  'solo-ai': {
    type: 'choice',
    title: 'Zombie deck of the solo game',
    help: 'Fast Attack strikes quickly and often; Swarm floods the alley with bodies.',
    default: 'fast',
    rules: true,
    choices: [
      { value: 'fast', title: 'Fast Attack' },
      { value: 'swarm', title: 'Swarm' },
    ],
  },
  character: {
    type: 'choice',
    title: 'Survivor character',
    help: 'The Survivor chooses at the table, or luck does, or the table is set for one character.',
    default: 'choose',
    rules: true,
    choices: [
      { value: 'choose', title: 'The Survivor chooses' },
      { value: 'random', title: 'Luck chooses' },
      ...CHARACTERS.map(({ id, name }) => ({ value: id, title: name })),
    ],
  },
  'survivor-clock': seconds(
    "The Survivor's clock",
    'Seconds for each Action Phase of the Survivor. 45 is good for beginners, 0 means no clock; below 10 counts as 10.',
  ),
  'zombie-clock': seconds(
    "The Zombies' clock",
    'Seconds for each Action Phase of the Zombies. Another value than the Survivor has is a handicap; 0 means no clock.',
  ),
  'clock-from-row-six': flag(
    'Clock from row six',
    'Nobody is timed until the Survivor has first entered row six; the clock runs from the next Action Phase on.',
    false,
    false,
  ),
  sound: flag(
    'Sound (advanced)',
    'After each attack with a loud weapon the Zombies may put a zombie from hand into row ten, free.',
  ),
  concussion: flag(
    'Concussion (advanced)',
    'Each fall gives a Concussion token; the third costs the Survivor one Energy for good.',
  ),
  'permanent-knockdown': flag(
    'Permanent knockdown (advanced)',
    'Whoever is down with exactly one health stays down, and crawls for one Energy more.',
  ),
  rising: {
    type: 'choice',
    title: 'Zombies rise by themselves (minimal change)',
    help: 'Before the zombies advance, one or all that are down stand up; those do not advance.',
    default: 'off',
    rules: true,
    choices: [
      { value: 'off', title: 'No' },
      { value: 'one', title: 'One of them' },
      { value: 'all', title: 'All of them' },
    ],
  },
  'second-try': flag(
    'Second try against the fallen (minimal change)',
    'A miss against somebody on the ground is drawn once more; both sides.',
  ),
  'wall-of-bodies': flag(
    'Wall of bodies (minimal change)',
    'Shots and throws do not reach beyond a row that holds three zombies.',
  ),
  'no-boss-at-start': flag('No boss at the start (easy)', 'No Brute lies face up in the alley when the game begins.'),
  'supplies-everywhere': flag('Supplies everywhere (easy)', 'Every row from one to ten starts with a Supply card.'),
  'three-supplies': flag('Three Supply cards (easy)', 'The Survivor begins with three Supply cards instead of two.'),
  'sure-stomps': flag('Sure stomps (easy)', 'A Head Stomp always succeeds.'),
  'soft-opportunities': flag('Soft Opportunity Attacks (super easy)', 'Opportunity Attacks read line B.'),
  'first-aid-start': flag('First Aid Kit (super easy)', 'The Survivor begins with a First Aid Kit in hand.'),
  'reaction-pause': flag(
    'Pause for the other side',
    'The clock stands still while the player who is not on turn has to answer. Off suits a shared screen.',
    true,
    false,
  ),
  'reaction-limit': {
    type: 'number',
    title: 'Time for a reaction',
    help: 'How long the player who is not on turn has for an answer; then it counts as a pass. 0 means no limit.',
    default: 5,
    rules: false,
    min: 0,
    max: 60,
    unit: 'seconds',
  },
  'network-grace': {
    type: 'number',
    title: 'Network grace',
    help: 'How much later than the deadline a command may still arrive.',
    default: 250,
    rules: false,
    min: 0,
    max: 2000,
    unit: 'milliseconds',
  },
  'concussion-2e': flag('Dear clear head', 'Removing a Concussion token costs 2E, as the printed book has it.'),
  'instructor-any': flag(
    'Instructor with any weapon',
    "The Firearms Instructor's token pays for any single-action weapon mode.",
  ),
  'grenade-door': flag(
    'Grenades through the door',
    'A Grenade also hurts the zombies behind the warehouse door; they are shown.',
  ),
  'parkour-street': flag('Parkour into the street', 'Parkour may end in the street.', true),
  'move-healthy': {
    type: 'number',
    title: 'Cost of a healthy step',
    help: 'What a Move costs on the healthy side of every character card. Two makes a long game.',
    default: 1,
    rules: true,
    min: 1,
    max: 2,
    unit: 'energy',
  },
  'zombie-energy': {
    type: 'number',
    title: 'Zombie Energy',
    help: 'How much Energy the Zombies have in each turn.',
    default: 4,
    rules: true,
    min: 3,
    max: 5,
    unit: 'energy',
  },
  'round-limit': {
    type: 'number',
    title: 'Round limit',
    help: 'When the Survivor has not escaped within so many rounds, the Zombies win. 0 means no limit.',
    default: 0,
    rules: true,
    min: 0,
    max: 200,
    unit: 'rounds',
  },
}

/** Sets of options with a name, as a table offers them. */
export const PRESETS: Readonly<Record<string, Partial<Options>>> = {
  'first-game': { 'survivor-clock': 0, 'zombie-clock': 0, 'no-boss-at-start': true, 'three-supplies': true },
  learning: { 'survivor-clock': 45, 'zombie-clock': 45 },
  standard: {},
  veteran: { sound: true, concussion: true, 'permanent-knockdown': true },
}
