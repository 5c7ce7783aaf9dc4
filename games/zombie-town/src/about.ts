import type { About } from '@holdout/engine'

/** The game on a shelf, before any of its rules are loaded. */
export const about: About = {
  slug: 'zombie-town',
  title: 'Zombie Town',
  blurb: 'A town around a cemetery: explore, claim houses, wall them up, and push the zombies at your neighbours.',
  hook: 'Loot the houses, bar the door, and let the neighbours meet the dead.',
  mood: 'Sly and selfish',
  players: [2, 6],
  credits:
    'After the board game by Kerry Breitenstein, published by Twilight Creations. The board plan and the card counts are not public; they are ours and marked so.',
  minutes: [45, 75],
}
