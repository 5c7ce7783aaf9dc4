import type { DailyPlan } from '@holdout/knowledge'

/** Six days against two medium bots, without a timer. The shape is a house. */
export const daily: DailyPlan = {
  options: { players: 3, 'last-day': 6, 'table-clock': 0 },
  week: [
    { title: '6 days', options: {} },
    { title: '2 more zombies every night', options: { 'extra-zombies': 2 } },
    { title: 'Open barricades', options: { 'open-walls': true } },
    { title: 'No fights between players', options: { 'player-fights': false } },
    { title: 'Home bases apart', options: { 'spread-homes': true } },
    { title: '8 days', options: { 'last-day': 8 } },
    { title: '4 more zombies every night', options: { 'extra-zombies': 4 } },
  ],
  people: ['p1'],
  bots: { p2: 'medium', p3: 'medium' },
  score: {
    won: { facts: ['{seat} points'], unit: ['point', 'points'], full: 1 },
    lost: { facts: ['{seat} points'], unit: ['point', 'points'], full: 40 },
  },
  shape: { lines: ['　#　', '###', '###'], full: '🟥', empty: '⬛' },
}
