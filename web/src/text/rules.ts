import { quantity } from '@holdout/words'

/** The rules page and the rulebook. */
export const rulesText = {
  lead: 'Written in our own words. Each rule has a number, and the tables refer to it.',
  titleOf: (game: string) => `Rules of ${game}`,
  chapters: 'Chapters',
  loading: 'Loading the rulebook…',
  noRule: (id: string | undefined) => `There is no rule ${id}.`,
  openRulebook: 'Open rulebook',
  search: 'Search',
  searchAll: 'Search the rules of all games',
  searchHint: 'A question, a word or a rule number',
  examples: 'Common questions',
  loadingSearch: 'Loading the search…',
  results: (query: string, count: number, exact: boolean) => {
    if (count === 0) return `No rule found for “${query}”. Try other words or a question.`
    if (!exact) return `No rule mentions “${query}”. Closest:`
    return count === 1 ? '1 result' : `${quantity(count, 'result')}, best first`
  },
  ourRuling: 'our ruling',
} as const
