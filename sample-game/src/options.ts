import { type OptionSpecs, option } from '@holdout/engine'

export interface Options {
  readonly players: 2 | 3 | 4
  readonly 'night-length': 'short' | 'standard' | 'long'
  readonly 'turn-seconds': number
}

/** The number of turns that each player has. */
export const TURNS_EACH: Readonly<Record<Options['night-length'], number>> = { short: 3, standard: 5, long: 6 }

export const options: OptionSpecs<Options> = {
  players: option.choice(
    { title: 'Players', help: 'How many players take part.' },
    [3, '3 players'],
    [2, '2 players'],
    [4, '4 players'],
  ),
  'night-length': option.choice(
    { title: 'Length of the night', help: 'How many turns each player has until dawn.' },
    ['standard', 'Standard: 5 turns each'],
    ['short', 'Short: 3 turns each'],
    ['long', 'Long: 6 turns each'],
  ),
  'turn-seconds': option.number(
    {
      title: 'Turn timer',
      help: 'How long you have for each choice. When the time is up, your weakest card goes to the door. 0 means no timer.',
      rules: false,
    },
    { default: 0, min: 0, max: 600, unit: 'seconds' },
  ),
}
