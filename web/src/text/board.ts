/** Text of the parts that all boards share. */
export const boardText = {
  who: {
    mine: 'Your move',
    plays: 'Your move plays out',
    thinks: (name: string): string => `${name} thinks`,
    acts: (name: string): string => `${name} acts`,
    yourAnswer: 'your answer',
  },
} as const
