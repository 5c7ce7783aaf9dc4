import { quantity } from '@holdout/words'

/** The horde cards of each round of Until Daylight. */
export const wavesText = {
  caption: 'Horde cards per round',
  note: 'before the die of fate',
  label: (first: { cards: number; round: number }, last: { cards: number; round: number }) =>
    `From ${quantity(first.cards, 'card')} in round ${first.round} to ${quantity(last.cards, 'card')} in round ${last.round}`,
  round: (round: number) => `round ${round}`,
} as const
