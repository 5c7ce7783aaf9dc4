import type { About } from '@holdout/engine'

/** The game on a shelf, before any of its rules are loaded. */
export const about: About = {
  slug: 'thirty-seconds',
  title: '30 Seconds to Live',
  blurb: 'Ten rows of alley, a truck in the street, and a horde in between; each turn lasts thirty seconds.',
  hook: 'One of you runs for the street. The other is the whole horde.',
  mood: 'Breathless duel',
  players: [1, 2],
  credits:
    'After the board game by William Angus, published by Kitten Kaiju Games. The Zombie rulebook and the card faces are not public; what they leave open is ours and marked so.',
  minutes: [10, 15],
}
