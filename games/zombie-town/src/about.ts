import type { ChallengeAbout } from '@holdout/knowledge'
import { daily } from './daily.ts'

/** The facts of the game that clients show before they load its rules. */
export const about: ChallengeAbout = {
  slug: 'zombie-town',
  title: 'Zombie Town',
  blurb: 'A town around a cemetery: explore, claim houses, barricade them, and send the zombies to your neighbors.',
  hook: 'Loot the houses, bar the door, and let the neighbors meet the dead.',
  mood: 'Sly and selfish',
  players: [2, 6],
  credits:
    'After the board game by Kerry Breitenstein, published by Twilight Creations. The board plan and the card counts are not public, so we made our own and marked them as ours.',
  minutes: [45, 75],
  companion: 'Days, zombies to move, points',
  daily,
}
