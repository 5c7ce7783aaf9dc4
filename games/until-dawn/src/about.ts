import type { ChallengeAbout } from '@holdout/knowledge'
import { daily } from './daily.ts'

/** The description of the game for lists; it loads none of the rules. */
export const about: ChallengeAbout = {
  slug: 'until-dawn',
  title: 'Until Dawn',
  blurb: 'Alone in a cabin with eight barricades and eight shells: hold one of four entrances until the sun comes up.',
  hook: 'One cabin, four ways in, too few shells. Every minute you buy, they use too.',
  mood: 'Tight, tense puzzle',
  players: [1, 1],
  minutes: [15, 30],
  credits: 'Based on Until Dawn, a solitaire card game by Jack Bennett (Corvid Games, 2012).',
  companion: 'Time and zombie markers, shells, barricades, bite pile',
  daily,
}
