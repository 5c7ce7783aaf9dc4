import { type OptionSpecs, option } from '@holdout/engine'

export interface Options {
  readonly 'night-length': 'standard' | 'short' | 'long'
  readonly shells: 8 | 6 | 10
  readonly 'jasper-return': 'always' | 'when-used'
  readonly 'sneaker-clear': 'all' | 'attacking-only'
  readonly 'empty-bite': 'join' | 'discard'
  readonly 'scarce-planks': boolean
  readonly 'memory-aid': boolean
  readonly undo: 'off' | 'until-reveal'
  readonly 'table-clock': number
}

/** Moves on the time track for each length of the night (UD-R02). Below 20 a single long turn becomes a winning plan. */
export const NIGHTS = { standard: 28, short: 22, long: 32 } as const

export const options: OptionSpecs<Options> = {
  'night-length': option.choice(
    {
      title: 'Length of the night',
      help: 'How many actions it takes until the final assault: 28, 22 or 32. Shorter is easier.',
    },
    ['standard', 'Standard, 28 actions'],
    ['short', 'Short, 22 actions'],
    ['long', 'Long, 32 actions'],
  ),
  shells: option.choice(
    { title: 'Shotgun shells', help: 'How many shots you have for the whole night.' },
    [8, '8 shells'],
    [6, '6 shells, harder'],
    [10, '10 shells, easier'],
  ),
  'jasper-return': option.choice(
    {
      title: 'When Jasper comes back to the rug',
      help: 'After every zombie turn, or only if he was used; otherwise he stays on guard.',
    },
    ['always', 'After every zombie turn'],
    ['when-used', 'Only when he was used'],
  ),
  'sneaker-clear': option.choice(
    {
      title: 'Sneakers swept away',
      help: 'When Sneakers strike, all Sneakers at that entrance go, or only those attacking.',
    },
    ['all', 'All Sneakers there'],
    ['attacking-only', 'Only the attacking ones'],
  ),
  'empty-bite': option.choice(
    { title: 'Bite card on an empty bite pile', help: 'The bite card joins the empty pile, or is discarded.' },
    ['join', 'Joins the pile'],
    ['discard', 'Is discarded'],
  ),
  'scarce-planks': option.flag({
    title: 'Scarce planks',
    help: 'Barricades that are torn down leave the game instead of going back to your supply.',
  }),
  'memory-aid': option.flag({
    title: 'Memory aid',
    help: 'Show what lies in the deck, the discard pile and the bite pile (not in which order).',
    rules: false,
  }),
  undo: option.choice(
    {
      title: 'Undo',
      help: 'Whether actions that showed no new card may be taken back within your turn.',
      rules: false,
    },
    ['off', 'Off'],
    ['until-reveal', 'Until something is revealed'],
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
