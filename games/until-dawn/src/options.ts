import type { OptionSpecs } from '@holdout/engine'

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
  'night-length': {
    type: 'choice',
    title: 'Length of the night',
    help: 'How many actions it takes until the final assault: 28, 22 or 32. Shorter is easier.',
    default: 'standard',
    rules: true,
    choices: [
      { value: 'standard', title: 'Standard, 28 actions' },
      { value: 'short', title: 'Short, 22 actions' },
      { value: 'long', title: 'Long, 32 actions' },
    ],
  },
  shells: {
    type: 'choice',
    title: 'Shotgun shells',
    help: 'How many shots you have for the whole night.',
    default: 8,
    rules: true,
    choices: [
      { value: 8, title: '8 shells' },
      { value: 6, title: '6 shells, harder' },
      { value: 10, title: '10 shells, easier' },
    ],
  },
  'jasper-return': {
    type: 'choice',
    title: 'When Jasper comes back to the rug',
    help: 'After every zombie turn, or only if he was used; otherwise he stays on guard.',
    default: 'always',
    rules: true,
    choices: [
      { value: 'always', title: 'After every zombie turn' },
      { value: 'when-used', title: 'Only when he was used' },
    ],
  },
  'sneaker-clear': {
    type: 'choice',
    title: 'Sneakers swept away',
    help: 'When Sneakers strike, all Sneakers at that entrance go, or only those attacking.',
    default: 'all',
    rules: true,
    choices: [
      { value: 'all', title: 'All Sneakers there' },
      { value: 'attacking-only', title: 'Only the attacking ones' },
    ],
  },
  'empty-bite': {
    type: 'choice',
    title: 'Bite card on an empty bite pile',
    help: 'The bite card joins the empty pile, or is discarded.',
    default: 'join',
    rules: true,
    choices: [
      { value: 'join', title: 'Joins the pile' },
      { value: 'discard', title: 'Is discarded' },
    ],
  },
  'scarce-planks': {
    type: 'flag',
    title: 'Scarce planks',
    help: 'Barricades that are torn down leave the game instead of going back to your supply.',
    default: false,
    rules: true,
  },
  'memory-aid': {
    type: 'flag',
    title: 'Memory aid',
    help: 'Show what lies in the deck, the discard pile and the bite pile (not in which order).',
    default: false,
    rules: false,
  },
  undo: {
    type: 'choice',
    title: 'Undo',
    help: 'Whether actions that showed no new card may be taken back within your turn.',
    default: 'off',
    rules: false,
    choices: [
      { value: 'off', title: 'Off' },
      { value: 'until-reveal', title: 'Until something is revealed' },
    ],
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
