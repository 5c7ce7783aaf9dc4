/** The panel with the best moves. */
export const hintText = {
  title: 'Hint',
  close: 'Close hint',
  bestOf: (best: number, of: number): string => (of === 1 ? 'the only move' : `${best} best of ${of} moves`),
  chance: (chance: number): string => {
    const percent = Math.round(chance * 100)
    return percent < 1 ? '<1%' : percent > 99 ? '>99%' : `${percent}%`
  },
  asGood: 'About as good as 1.',
  note: 'Chance to win after the move, from what you can see.',
} as const
