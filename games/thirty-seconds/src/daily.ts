import type { DailyPlan } from '@holdout/knowledge'

const FAST = { 'solo-ai': 'fast' }
const SWARM = { 'solo-ai': 'swarm' }

/** Solo against the zombie deck, without a clock. The shape is the ten rows of the alley. */
export const daily: DailyPlan = {
  options: { mode: 'solo', character: 'random', 'survivor-clock': 0, 'zombie-clock': 0, 'reaction-limit': 0 },
  week: [
    { title: 'Fast Attack, no Brute', options: { ...FAST, 'no-boss-at-start': true } },
    { title: 'Swarm, 3 Supply cards', options: { ...SWARM, 'three-supplies': true } },
    { title: 'Fast Attack, 3 Supply cards', options: { ...FAST, 'three-supplies': true } },
    { title: 'Swarm, supplies in every row', options: { ...SWARM, 'supplies-everywhere': true } },
    { title: 'Fast Attack, a First Aid Kit', options: { ...FAST, 'first-aid-start': true } },
    { title: 'Swarm, as in the rulebook', options: SWARM },
    { title: 'Fast Attack, as in the rulebook', options: FAST },
  ],
  people: ['survivor'],
  bots: {},
  score: {
    won: { facts: ['score'], unit: ['point', 'points'], full: 1 },
    lost: { facts: ['row'], unit: ['row', 'rows'], full: 11 },
  },
  shape: { lines: ['##', '##', '##', '##', '##'], full: '🟩', empty: '⬛' },
}
