import { agree, quantity } from '@holdout/words'
import { listText } from '../../text/common.ts'

/** The companion of Zombie Town. */
export const townText = {
  title: 'Zombie Town',
  day: 'Day',
  points: 'Points',
  parts: { day: 'Day and zombies to move', score: 'Points' },
  chooseKeeper: 'Who is the timekeeper? That player goes first.',
  keeper: 'Timekeeper',
  over: 'The game is over.',
  countPoints: 'Count the points.',
  dayOf: (last: number, isLast: boolean) => `of ${quantity(last, 'day')}${isLast ? ', the last' : ''}`,
  turnOf: (player: string) => `${player}'s turn`,
  turn: (zombiesLeft: number) =>
    `Free movement, 3 actions, discard down to 3 cards. Then ${
      zombiesLeft > 0
        ? `move ${quantity(zombiesLeft, 'zombie')} 1 square${agree(zombiesLeft, '', ' each')}.`
        : 'all zombies are moved: refill the squares next to the cemetery.'
    }`,
  zombieMoved: (moved: number, all: number) => `Zombie moved (${moved} of ${all})`,
  endTurn: 'End turn',
  dead: 'dead',
  pointCount: (points: number) => quantity(points, 'point'),
  health: 'Health',
  counted: {
    kills: 'Zombies killed',
    barricades: 'Barricades',
    survivors: 'Survivors',
    guns: 'Loaded guns',
    houses: 'House counters',
  },
  noneAlive: 'No player is alive: there is no winner.',
  tied: (points: number) => `All players are tied at ${quantity(points, 'point')}.`,
  ahead: (names: readonly string[], points: number) =>
    `${listText(names)} ${agree(names.length, 'leads', 'lead')} with ${quantity(points, 'point')}.`,
  won: (names: readonly string[], points: number) =>
    `${listText(names)} ${agree(names.length, 'wins', 'win')} with ${quantity(points, 'point')}.`,
} as const
