import type { About } from '@holdout/engine'

/** The game on a shelf, before any of its rules are loaded. */
export const about: About = {
  slug: 'until-daylight',
  title: 'Until Daylight',
  blurb: 'Three to six people search the rubble against the clock and hold off ten waves of the infected, together.',
  hook: 'Dig through the rubble, pass it on, and do not be the one who hears the gong.',
  mood: 'Loud, frantic teamwork',
  players: [3, 6],
  minutes: [40, 60],
  credits: 'Based on Until Daylight, designed by Thomas Filippi and Gary Paitre (Flyos Games).',
}
