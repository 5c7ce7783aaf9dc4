import { quantity } from '@holdout/words'

/** The page for several people at one screen. */
export const togetherText = {
  title: 'Share one screen',
  lead: 'Pass the device around. Each player sees only what they are allowed to know. Bots play the empty seats.',
  people: 'Number of people',
  peopleCount: (people: number) => quantity(people, 'person', 'people'),
  limit: (game: string, most: number) =>
    most === 1 ? `${game} is for 1 player.` : `${game} is for at most ${quantity(most, 'player')}.`,
} as const
