import type { DailyPlan } from '@holdout/knowledge'

/** A lost night counts how long it was held, a won one what is left. The shape is the seven hours of the night. */
export const daily: DailyPlan = {
  options: { undo: 'off', 'memory-aid': true, 'table-clock': 0 },
  week: [
    { title: 'Short night, 10 shells', options: { 'night-length': 'short', shells: 10 } },
    { title: 'As in the rulebook', options: {} },
    { title: '6 shells', options: { shells: 6 } },
    { title: 'Barricades do not come back', options: { 'scarce-planks': true } },
    { title: 'Short night, 6 shells', options: { 'night-length': 'short', shells: 6 } },
    { title: 'Jasper stays on guard', options: { 'jasper-return': 'when-used' } },
    { title: 'Long night, 10 shells', options: { 'night-length': 'long', shells: 10 } },
  ],
  people: ['john'],
  bots: {},
  score: {
    won: { facts: ['shells', 'barricades'], unit: ['shell or barricade left', 'shells and barricades left'], full: 1 },
    lost: { facts: ['spaces'], unit: ['space of the night', 'spaces of the night'], full: 32 },
  },
  shape: { lines: ['#######'], full: '🟧', empty: '⬛' },
}
