import { type OptionSpecs, option, type Preset } from '@holdout/engine'

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

/** Actions in each length of night (UD-R02). Below 20, taking all actions in a single turn becomes a winning plan. */
export const NIGHTS = { standard: 28, short: 22, long: 32 } as const

export const options: OptionSpecs<Options> = {
  'night-length': option.choice(
    {
      group: 'main',
      title: 'Length of the night',
      help: 'How many actions you take before the final assault. A shorter night is easier.',
    },
    ['standard', 'Standard, 28 actions'],
    ['short', 'Short, 22 actions'],
    ['long', 'Long, 32 actions'],
  ),
  shells: option.choice(
    { group: 'main', title: 'Shotgun shells', help: 'How many shots you have for the whole night.' },
    [8, '8 shells'],
    [6, '6 shells, harder'],
    [10, '10 shells, easier'],
  ),
  'jasper-return': option.choice(
    {
      group: 'House rules',
      title: "Jasper's return",
      help: 'Jasper goes back to the rug after every zombie turn, or stays on guard until he is used.',
    },
    ['always', 'After every zombie turn'],
    ['when-used', 'Only if he was used'],
  ),
  'sneaker-clear': option.choice(
    {
      group: 'House rules',
      title: 'Sneakers discarded',
      help: 'Which Sneakers at an entrance are discarded after their attack.',
    },
    ['all', 'All Sneakers there'],
    ['attacking-only', 'Only attacking Sneakers'],
  ),
  'empty-bite': option.choice(
    {
      group: 'House rules',
      title: 'Bite card, empty bite pile',
      help: 'Whether the bite card goes into the empty bite pile or is discarded.',
    },
    ['join', 'Goes into the pile'],
    ['discard', 'Is discarded'],
  ),
  'scarce-planks': option.flag({
    group: 'House rules',
    title: 'Scarce barricades',
    help: 'Barricades that come off an entrance leave the game. They do not go back to your supply.',
  }),
  'memory-aid': option.flag({
    group: 'main',
    title: 'Memory aid',
    help: 'Lists the cards in the deck, the discard pile and the bite pile, but not their order.',
    rules: false,
  }),
  undo: option.choice(
    {
      group: 'main',
      title: 'Undo',
      help: 'Whether you can undo actions of this turn that revealed no card.',
      rules: false,
    },
    ['off', 'Off'],
    ['until-reveal', 'Until a card is revealed'],
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
  { id: 'standard', title: 'Standard', help: 'A night of 28 actions, and 8 shells.', options: {} },
  {
    id: 'first-game',
    title: 'First game',
    help: 'A short night of 22 actions, and 10 shells.',
    options: { 'night-length': 'short', shells: 10 },
  },
]
