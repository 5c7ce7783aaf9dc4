import type { About } from '@holdout/engine'

/** What lists show about the game before its rules are loaded. */
export const about: About = {
  slug: 'until-daylight',
  title: 'Until Daylight',
  blurb: 'A team of 3 to 6 searches the rubble against the clock and holds off 10 waves of infected and raiders.',
  hook: 'Dig through the rubble, share what you find, and say Next before the gong.',
  mood: 'Loud, frantic teamwork',
  players: [3, 6],
  minutes: [40, 60],
  credits: 'Based on Until Daylight, designed by Thomas Filippi and Gary Paitre (Flyos Games).',
}
