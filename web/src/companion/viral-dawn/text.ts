import { agree, quantity } from '@holdout/words'

/** The companion of Viral Dawn. */
export const highwayText = {
  title: 'Viral Dawn',
  check: 'Check',
  match: 'Match',
  parts: { check: 'Mile and resource checker', match: 'Match score' },
  resources: { clubs: 'food', diamonds: 'money', hearts: 'health', spades: 'weapons' },
  tapCards: 'Tap the cards of one layout',
  split: (resources: readonly string[], road: number, miles: readonly string[]) =>
    `Resources ${resources.join(' ')}; ${quantity(road, 'mile')} with ${miles.join(' ')}.`,
  notYet: (cards: number, miles: number, road: number) =>
    `${quantity(cards, 'card')}, ${quantity(miles, 'mile')} in total. You need 4 resources, one of each suit, and ${quantity(road, 'mile')}, with no card left over.`,
  wins: 'Safe Zone! This layout wins.',
  empty: 'No cards selected.',
  tooMuch: 'Too many miles: a card must leave the layout first.',
  short: (cards: number) => `Not yet: at least ${cards} more ${agree(cards, 'card', 'cards')}.`,
  expert: 'Expert: a ten counts 0, 1 or 10',
  clear: 'Clear layout',
  gamesPlanned: 'Games planned',
  matchWon: (player: string) => `${player} wins the match.`,
  deals: (player: string, needed: number) =>
    `${player} deals. The first player to win ${quantity(needed, 'game')} wins the match.`,
  wonGames: (games: number) => quantity(games, 'game'),
  won: 'Won',
  wonGame: (player: string) => `${player} won this game`,
  noWinner: 'No winner',
} as const
