import type { Fate } from '@holdout/until-daylight/table'
import { quantity } from '@holdout/words'

/** Text of the staged moments. */
export const stageText = {
  steps: ['Gong', 'Caught', 'Fate', 'The wave'],
  gong: 'GONG!',
  searchOver: 'The search is over.',
  caughtTag: 'Caught by the gong',
  caught: (name: string): string => (name === 'You' ? 'You are caught' : `${name} is caught`),
  caughtNote: (name: string): string =>
    name === 'You'
      ? 'The wave comes to your area, and you act first.'
      : `The wave comes to ${name}'s area. ${name} acts first.`,
  fate: 'Fate: ',
  faces: {
    'enemy-minus': '1 enemy fewer',
    'enemy-plus': '1 enemy more',
    'rubble-minus': 'Lose a card',
    'rubble-plus': 'Draw a card',
    heal: 'Heal 1',
    damage: '1 damage',
  } satisfies Record<Fate, string>,
  wave: (size: number): string => `Wave of ${size}`,
  noWave: 'No enemy comes.',
  arrived: (arrived: number, of: number, dice: number): string =>
    `${arrived} of ${of} ${arrived === 1 ? 'has' : 'have'} arrived, with ${quantity(dice, 'die', 'dice')} so far.`,
  card: (dice: number): string => (dice === 0 ? 'save it' : quantity(dice, 'die', 'dice')),
  falls: 'Eliminated',
  holds: 'Holds',
  dice: { head: 'head', body: 'body', miss: 'miss' },
  health: (health: number): string => `${health} health left`,
  hurt: 'Wounded',
  died: 'Killed',
  broken: 'Barricade down',
  survivor: 'A Survivor dies',
  saved: (count: number): string => `${quantity(count, 'Survivor')} saved`,
  achieved: (xp: number): string => `Objective achieved: +${xp} XP`,
} as const
