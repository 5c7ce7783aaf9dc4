import { type Condition, type OptionSpecs, option, type Preset } from '@holdout/engine'
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

/** Either side has a clock. */
const TIMED: readonly Condition[] = [{ 'survivor-clock': { not: 0 } }, { 'zombie-clock': { not: 0 } }]

/** TS-10 Different values for the two sides are a handicap. */
function actionClock(title: string, help: string) {
  return option.number(
    { group: 'timer', when: TIMED, title, help, rules: false },
    { default: 30, min: 10, max: 300, unit: 'seconds', zero: 'no clock' },
  )
}

type Choices<T> = readonly (readonly [T, string])[]

const CHARACTER_CHOICES: Choices<string> = [
  ['choose', 'The Survivor chooses'],
  ['random', 'Random'],
  ...CHARACTERS.map(({ id, name }) => [id, name] as const),
]

export const options: OptionSpecs<Options> = {
  mode: option.choice(
    {
      group: 'main',
      title: 'Game mode',
      help: 'Duel: two players, one on each side. Solo: you against a zombie deck, without a clock.',
    },
    ['duel', 'Duel: Survivor against zombies'],
    ['solo', 'Solo: Survivor against a zombie deck'],
  ),
  'solo-ai': option.choice(
    {
      group: 'main',
      when: [{ mode: 'solo' }],
      title: 'Solo zombie deck',
      help: 'Fast Attack moves in and attacks quickly. Swarm fills the alley with zombies.',
    },
    ['fast', 'Fast Attack'],
    ['swarm', 'Swarm'],
  ),
  character: option.choice(
    {
      group: 'main',
      title: 'Survivor character',
      help: 'The Survivor player chooses, the game picks at random, or you set a character here.',
    },
    ...CHARACTER_CHOICES,
  ),
  'survivor-clock': actionClock('Survivor clock', 'Seconds for each Action Phase of the Survivor. 45 suits beginners.'),
  'zombie-clock': actionClock(
    'Zombie clock',
    'Seconds for each Action Phase of the zombies. For a handicap, set it to another value than the Survivor clock.',
  ),
  'clock-from-row-six': option.flag({
    group: 'timer',
    when: TIMED,
    title: 'Clock from row 6',
    help: 'No clock until the Survivor first enters row 6. It starts with the next Action Phase.',
    rules: false,
  }),
  sound: option.flag({
    group: 'Advanced rules',
    title: 'Sound',
    help: 'After each loud attack the zombies may put a zombie from hand into row 10 for free.',
  }),
  concussion: option.flag({
    group: 'Advanced rules',
    title: 'Concussion',
    help: 'Each knockdown gives the Survivor a Concussion token. Every third token costs 1 Energy per turn for the rest of the game.',
  }),
  'permanent-knockdown': option.flag({
    group: 'Advanced rules',
    title: 'Permanent knockdown',
    help: 'The Survivor or a zombie that is down with exactly 1 health cannot stand up. It moves for 1 extra Energy.',
  }),
  rising: option.choice(
    {
      group: 'Small changes',
      title: 'Zombies stand up by themselves',
      help: 'Before the zombies advance, one or all knocked-down zombies stand up. Those do not advance.',
    },
    ['off', 'No'],
    ['one', 'One zombie'],
    ['all', 'All zombies'],
  ),
  'second-try': option.flag({
    group: 'Small changes',
    title: 'Second try on the ground',
    help: 'After a miss against a target on the ground, the attacker draws a second card. This applies to both sides.',
  }),
  'wall-of-bodies': option.flag({
    group: 'Small changes',
    title: 'Wall of bodies',
    help: 'Ranged and thrown attacks cannot reach past a row with three zombies. Grenades can.',
  }),
  'no-boss-at-start': option.flag({
    group: 'Easier for the Survivor',
    title: 'No boss at the start',
    help: 'No Brute starts face up in the alley.',
  }),
  'supplies-everywhere': option.flag({
    group: 'Easier for the Survivor',
    title: 'Supplies everywhere',
    help: 'Every row from 1 to 10 starts with a Supply card.',
  }),
  'three-supplies': option.flag({
    group: 'Easier for the Survivor',
    title: 'Three Supply cards',
    help: 'The Survivor starts with three Supply cards instead of two.',
  }),
  'sure-stomps': option.flag({
    group: 'Easier for the Survivor',
    title: 'Automatic Head Stomps',
    help: 'A Head Stomp always succeeds.',
  }),
  'soft-opportunities': option.flag({
    group: 'Easier for the Survivor',
    title: 'Weaker Opportunity Attacks',
    help: 'Opportunity Attacks use line B, which hits less often.',
  }),
  'first-aid-start': option.flag({
    group: 'Easier for the Survivor',
    title: 'First Aid Kit',
    help: 'The Survivor starts with a First Aid Kit in hand.',
  }),
  'reaction-pause': option.flag(
    {
      group: 'Reaction times',
      title: 'Pause for reactions',
      help: 'The clock pauses while the inactive player decides. Turn it off on a shared screen.',
      rules: false,
    },
    true,
  ),
  'reaction-limit': option.number(
    {
      group: 'Reaction times',
      title: 'Reaction time',
      help: 'Time for each reaction of the inactive player. After that it counts as a pass.',
      rules: false,
    },
    { default: 5, min: 1, max: 60, unit: 'seconds', zero: 'no limit' },
  ),
  'network-grace': option.number(
    {
      group: 'Reaction times',
      title: 'Network grace',
      help: 'How late after the bell a move may still arrive.',
      rules: false,
    },
    { default: 250, min: 0, max: 2000, unit: 'milliseconds' },
  ),
  'concussion-2e': option.flag({
    group: 'House rules',
    title: 'Concussion tokens cost 2E',
    help: 'Removing a Concussion token costs 2E, as in the printed book, instead of 1E.',
  }),
  'instructor-any': option.flag({
    group: 'House rules',
    title: 'Instructor with any weapon',
    help: "The Firearms Instructor's token pays for any single-action weapon attack.",
  }),
  'grenade-door': option.flag({
    group: 'House rules',
    title: 'Grenades through the door',
    help: 'A Grenade also damages the zombies behind the warehouse door and reveals them.',
  }),
  'parkour-street': option.flag(
    { group: 'House rules', title: 'Parkour into the street', help: 'Parkour may end in the street.' },
    true,
  ),
  'move-healthy': option.number(
    {
      group: 'House rules',
      title: 'Move cost',
      help: 'Cost of a Move on the healthy side of every character card. 2 makes the game longer.',
    },
    { default: 1, min: 1, max: 2, unit: 'energy' },
  ),
  'zombie-energy': option.number(
    { group: 'House rules', title: 'Zombie Energy', help: 'Energy of the zombies in each turn.' },
    { default: 4, min: 3, max: 5, unit: 'energy' },
  ),
  'round-limit': option.number(
    {
      group: 'House rules',
      title: 'Round limit',
      help: 'The zombies win if the Survivor has not escaped after this many rounds.',
    },
    { default: 0, min: 1, max: 200, unit: 'rounds', zero: 'no limit' },
  ),
}

export const presets: readonly Preset<Options>[] = [
  {
    id: 'standard',
    title: 'Standard',
    help: '30 seconds for each Action Phase, as in the book.',
    options: {},
  },
  {
    id: 'first-game',
    title: 'First game',
    help: 'No clocks, no Brute at the start, and one more Supply card for the Survivor.',
    options: {
      'survivor-clock': 0,
      'zombie-clock': 0,
      'reaction-limit': 0,
      'no-boss-at-start': true,
      'three-supplies': true,
    },
  },
  {
    id: 'learning',
    title: 'Learning',
    help: '45 seconds for each Action Phase.',
    options: { 'survivor-clock': 45, 'zombie-clock': 45 },
  },
  {
    id: 'veteran',
    title: 'Veteran',
    help: '30 seconds, and all three advanced rules: sound, concussion, permanent knockdown.',
    options: { sound: true, concussion: true, 'permanent-knockdown': true },
  },
]
