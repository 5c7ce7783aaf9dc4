import { quantity } from '@holdout/words'

/** A face-down pile on the table. */
export const pileText = {
  empty: '–',
  label: (title: string, cards: number) => `${title}: ${cards === 0 ? 'empty' : quantity(cards, 'card')}`,
} as const
