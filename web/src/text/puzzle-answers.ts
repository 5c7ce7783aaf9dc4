/** What a puzzle says about a move. */
export const puzzleAnswers = {
  wrong: 'There is a better move.',
  solved: 'This puzzle is solved.',
  noAnswer: 'This move does not answer the puzzle.',
  noUndo: 'In a puzzle, nothing is undone: a wrong move is not made.',
  noHints: 'A puzzle has no hints.',
  noFact: 'It looks as good at once, but less comes of it.',
  /** `facts` are sentences about the best move. */
  better: (facts: readonly string[]) => `After the best move: ${facts.join(' ')}`,
} as const
