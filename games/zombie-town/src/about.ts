import type { About } from '@holdout/engine'

/** The game on a shelf, before any of its rules are loaded. */
export const about: About = {
  slug: 'zombie-town',
  title: 'Zombie Town',
  blurb: 'A town around a cemetery: explore, claim houses, wall them up, and push the zombies at your neighbours.',
  hook: 'Loot the houses, bar the door, and let the neighbours meet the dead.',
  mood: 'Sly and selfish',
  players: [2, 6],
  minutes: [45, 75],
}
