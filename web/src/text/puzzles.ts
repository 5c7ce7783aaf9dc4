import { quantity } from '@holdout/words'

const points = (number: number): string => quantity(Math.round(number), 'point')

/** The puzzles: their page and the panel at the table. */
export const puzzlesText = {
  title: 'Puzzles',
  titleOf: (game: string) => `Puzzles of ${game}`,
  lead: 'Find the one move that is clearly better than all others, from what you can see. Every puzzle was checked by a deep search.',
  ofDay: 'Puzzle of the day',
  all: 'All puzzles',
  ofDayDone: 'solved',
  ofDayMissed: 'missed',
  solve: 'Solve',
  again: 'Look again',
  rating: 'Your rating',
  noRating: 'not rated yet',
  row: (count: number) => `${count} right in a row`,
  answered: (right: number, all: number) => (all === 0 ? 'none answered yet' : `${right} of ${all} right`),
  failed: 'The puzzles cannot be opened.',
  panel: 'Puzzle',
  leave: 'Leave the puzzles',
  grade: (grade: number) => `${'★'.repeat(grade)}${'☆'.repeat(3 - grade)}`,
  gradeName: (grade: number) => `Grade ${grade} of 3`,
  ask: 'Which move is best? Make it at the table.',
  right: 'Right!',
  shown: 'The best move',
  wrong: 'Not the best move',
  gains: (margin: number) => `It keeps ${points(margin)} more chance of winning than the next best move.`,
  loses: (cost: number) => `It loses at least ${points(cost)} of chance.`,
  tryAgain: 'Try another move at the table.',
  showSolution: 'Show solution',
  next: 'Next puzzle',
  change: (before: number, after: number) =>
    after === before ? `Rating ${after}` : `Rating ${after} (${after > before ? '+' : '−'}${Math.abs(after - before)})`,
  gone: 'The puzzle of this link no longer exists. Here is another.',
  practice: 'You answered this puzzle before, so it does not count again.',
  about: 'Points of chance: of 100 games, how many more are won.',
} as const
