/** Text of the staged moments. */
export const stageText = {
  words: {
    'jack-played': 'Jack!',
    'king-played': 'King takes',
    'queen-played': 'Queen answers',
    apocalypse: 'Apocalypse!',
    swapped: 'Joker!',
  },
  won: (name: string): string => (name === 'You' ? 'You reach the Safe Zone' : `${name} reaches the Safe Zone`),
  resources: 'Resources',
  miles: '20 miles',
} as const
