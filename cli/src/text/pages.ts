import { agree, quantity } from '@holdout/words'

/** The pages that a player can open at a table, and that `catalog` and `rules` print. */
export const pageText = {
  board: { title: 'Table' },
  cards: {
    title: (game: string) => `Cards of ${game}`,
    head: (game: string, cards: number, kinds: number) =>
      `${game}: ${quantity(cards, 'card')}, ${quantity(kinds, 'kind')}`,
    card: (count: number, title: string, kind: string, id: string) =>
      `${String(count).padStart(2)} × ${title}  (${kind}, ${id})`,
    data: (note: string) => `Data: ${note}`,
    sources: { book: 'from the rulebook', ours: 'ours', mixed: 'partly from the rulebook, partly ours' },
    changed: (file: string, titles: readonly string[]) =>
      titles.length === 0
        ? `${file} changes no cards.`
        : `${file} changes ${quantity(titles.length, 'kind')} of card: ${titles.join(', ')}.`,
    removed: (titles: readonly string[]) =>
      `${agree(titles.length, 'Removed kind', 'Removed kinds')}: ${titles.join(', ')}.`,
  },
  help: {
    title: 'Help',
    howToAnswer: 'How to answer',
    shorten: 'You can shorten moves and commands.',
    keys: 'You can also choose with the arrow keys and Enter. Esc clears what you typed.',
    commands: 'Commands',
    legend: 'Symbols',
  },
  log: { title: 'Log', empty: 'No events yet.' },
  rules: {
    title: (game: string, query = '') => (query === '' ? `Rules of ${game}` : `Rules of ${game}: ${query}`),
    closest: (query: string) => `No rule mentions "${query}". Closest matches:`,
    cards: 'CARDS',
    card: (title: string, count: number) => `${title} × ${count}`,
    ourRuling: 'our ruling',
    none: (query: string, example: string | undefined, id: string) =>
      `No rule found for "${query}". Try ${example ? `a question such as "${example}"` : 'another word'}, or a rule id such as ${id}.`,
  },
  why: {
    title: (asked = '') => (asked === '' ? 'Why?' : `Why? ${asked}`),
    recent: 'Recent events',
    unavailable: 'Moves you cannot make now',
    noneUnavailable: 'All usual moves are available.',
    allowed: (move: string) => `${move}: you can do this now.`,
    reason: (move: string, reason: string) => `${move}: ${reason}`,
  },
} as const
