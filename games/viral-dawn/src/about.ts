import type { About } from '@holdout/engine'

/** The description of the game for lists; it loads none of the rules. */
export const about: About = {
  slug: 'viral-dawn',
  title: 'Viral Dawn',
  blurb:
    'Twenty miles to the Safe Zone with a deck of cards, friends who rob you, and an Apocalypse that moves every player.',
  hook: 'Twenty miles to the Safe Zone, one pack of cards, and no room for two.',
  mood: 'Quick and nasty',
  players: [4, 6],
  minutes: [8, 15],
  credits:
    'An adaptation of Viral Dawn: The Card Game, designed by Skyler Rankin. Every departure from the original is a labeled option.',
}
