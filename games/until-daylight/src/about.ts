import type { ChallengeAbout } from '@holdout/knowledge'
import { daily } from './daily.ts'

/** The facts that lists show before the rules of the game are loaded. */
export const about: ChallengeAbout = {
  slug: 'until-daylight',
  title: 'Until Daylight',
  blurb: 'A team of 3 to 6 searches the rubble against the clock and holds off 10 waves of infected and raiders.',
  hook: 'Dig through the rubble, share what you find, and say Next before the gong.',
  mood: 'Loud, frantic teamwork',
  players: [3, 6],
  minutes: [40, 60],
  credits: 'Based on Until Daylight, designed by Thomas Filippi and Gary Paitre (Flyos Games).',
  companion: 'Search timer with a hidden gong, waves, wheels, dice',
  clock: {
    note: 'runs only while you search',
    choices: [
      {
        id: 'timed',
        title: 'Timed',
        help: 'Take quick turns until the gong',
        options: { 'search-mode': 'timed', 'search-seconds': 90 },
      },
      {
        id: 'slow',
        title: 'Slow',
        help: 'More time until the gong',
        options: { 'search-mode': 'timed', 'search-seconds': 150 },
      },
      { id: 'calm', title: 'Untimed', help: 'Take turns until a hidden gong', options: { 'search-mode': 'untimed' } },
    ],
    calm: [{ 'search-mode': 'untimed' }, { 'search-mode': 'auto', people: [0, 1] }],
    shown: { option: 'search-seconds', each: 'to search' },
  },
  daily,
}
