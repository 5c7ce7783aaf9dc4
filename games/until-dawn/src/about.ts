import type { About } from '@holdout/engine'

/** The game on a shelf, before any of its rules are loaded. */
export const about: About = {
  slug: 'until-dawn',
  title: 'Until Dawn',
  blurb: 'Alone in a cabin with eight barricades and eight shells: hold one of four entrances until the sun comes up.',
  hook: 'One cabin, four ways in, eight shells. Every minute you buy, they use too.',
  mood: 'Tight, tense puzzle',
  players: [1, 1],
  minutes: [15, 30],
  credits: 'Based on Until Dawn, a solitaire card game by Jack Bennett (Corvid Games, 2012).',
}
