import type { ChallengeAbout } from '@holdout/knowledge'
import { daily } from './daily.ts'

/** The description of the game for lists; it loads none of the rules. */
export const about: ChallengeAbout = {
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
  companion: 'Mile and resource checker, match score',
  clock: {
    note: 'for turns and reactions',
    choices: [
      {
        id: 'calm',
        title: 'No timer',
        help: 'Take as long as you like',
        options: { 'turn-seconds': 0, 'react-seconds': 0 },
      },
      {
        id: 'slow',
        title: 'Slow',
        help: '3 minutes per turn, 45 s to react',
        options: { 'turn-seconds': 180, 'react-seconds': 45 },
      },
      {
        id: 'timed',
        title: 'Timed',
        help: '1 minute per turn, 12 s to react',
        options: { 'turn-seconds': 60, 'react-seconds': 12 },
      },
    ],
    alone: 'calm',
    shown: { option: 'turn-seconds', each: 'per turn' },
  },
  daily,
}
