import type { ChallengeAbout } from '@holdout/knowledge'
import { daily } from './daily.ts'

/** The game's entry in lists, available before its rules are loaded. */
export const about: ChallengeAbout = {
  slug: 'thirty-seconds',
  title: '30 Seconds to Live',
  blurb: 'Ten rows of alley, a truck in the street, a horde in between. Each turn lasts 30 seconds.',
  hook: 'One of you runs for the street. The other is the whole horde.',
  mood: 'Breathless duel',
  players: [1, 2],
  credits:
    'Based on the board game by William Angus, published by Kitten Kaiju Games. The Zombie rulebook and the card faces are not public. Our own rules and texts are marked as ours.',
  minutes: [10, 15],
  companion: 'Clock for both sides, solo zombies, score sheet',
  clock: {
    note: 'runs in every Action Phase',
    choices: [
      {
        id: 'timed',
        title: 'Timed',
        help: '30 seconds per Action Phase',
        options: { 'survivor-clock': 30, 'zombie-clock': 30 },
      },
      {
        id: 'slow',
        title: 'Slow',
        help: '1 minute per Action Phase',
        options: { 'survivor-clock': 60, 'zombie-clock': 60 },
      },
      {
        id: 'calm',
        title: 'No timer',
        help: 'Take as long as you like',
        options: { 'survivor-clock': 0, 'zombie-clock': 0 },
      },
    ],
    none: [{ mode: 'solo' }],
    shown: { option: 'survivor-clock', each: 'per Action Phase' },
  },
  daily,
}
