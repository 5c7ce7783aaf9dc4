import { quantity } from '@holdout/words'

/** The summary of the time since the viewer's last turn. */
export const recapText = {
  title: 'Since your turn',
  button: 'Recap',
  toYou: 'Done to you',
  noPlayer: 'The game',
  nothing: 'Nothing has happened since your turn.',
  more: (lines: number): string => `and ${quantity(lines, 'more line')} in the log`,
} as const
