import { quantity } from '@holdout/words'

/** The cards page and the list of cards. */
export const cardsText = {
  lead: 'The text, the number of copies and the source of every card.',
  titleOf: (game: string) => `Cards of ${game}`,
  loading: 'Loading the cards…',
  search: (cards: number) => `Search ${quantity(cards, 'card')}`,
  noneMentions: (query: string) => `No card mentions “${query}”.`,
  sources: { book: 'from the rulebook', ours: 'our own', mixed: 'partly our own' },
} as const
