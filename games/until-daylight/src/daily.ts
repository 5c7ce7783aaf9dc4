import type { DailyPlan } from '@holdout/knowledge'

/** One team of three, without timers. The shape is the ten rounds of the night. */
export const daily: DailyPlan = {
  options: { players: 3, people: 1, 'search-mode': 'untimed', 'consent-seconds': 0, 'combat-seconds': 0 },
  week: [
    { title: 'Short night, smaller waves', options: { 'short-night': true, difficulty: 'gentle' } },
    { title: 'Short night', options: { 'short-night': true } },
    { title: 'Smaller waves', options: { difficulty: 'gentle' } },
    { title: 'Short night, more health', options: { 'short-night': true, 'health-bonus': 1 } },
    { title: 'Short night, larger waves', options: { 'short-night': true, difficulty: 'brutal' } },
    { title: 'As in the rulebook', options: {} },
    { title: 'More health', options: { 'health-bonus': 1 } },
  ],
  people: ['p1', 'p2', 'p3'],
  bots: {},
  score: {
    won: { facts: ['survivors'], unit: ['Survivor saved', 'Survivors saved'], full: 1 },
    lost: { facts: ['round'], unit: ['round', 'rounds'], full: 10 },
  },
  shape: { lines: ['#####', '#####'], full: '🟦', empty: '⬛' },
}
