import type { About } from '@holdout/engine'

/** The game on a shelf, before any of its rules are loaded. */
export const about: About = {
  slug: 'thirty-seconds',
  title: '30 Seconds to Live',
  blurb: 'Ten rows of alley, a truck in the street, and a horde in between; each turn lasts thirty seconds.',
  hook: 'One of you runs for the street. The other is the whole horde.',
  mood: 'Breathless duel',
  players: [1, 2],
  minutes: [10, 15],
}
