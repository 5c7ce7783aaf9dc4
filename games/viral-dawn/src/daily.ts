import type { DailyPlan } from '@holdout/knowledge'

/** Against three medium bots, without timers. The shape is the road to the Safe Zone. */
export const daily: DailyPlan = {
  options: { players: 4, 'turn-seconds': 0, 'react-seconds': 0 },
  week: [
    { title: 'As in the rulebook', options: {} },
    { title: 'Expert tens', options: { 'expert-tens': true } },
    { title: 'Aces may be laid', options: { 'ace-lay': true } },
    { title: 'Queen against Queen', options: { 'queen-chain': true } },
    { title: 'First lap: lay if you can', options: { 'first-lap-must-lay': true } },
    { title: 'Best of 3', options: { games: 3 } },
    { title: 'Free purging', options: { purge: 'free' } },
  ],
  people: ['p1'],
  bots: { p2: 'medium', p3: 'medium', p4: 'medium' },
  score: {
    won: { facts: ['turns'], unit: ['turn', 'turns'], fewer: true, full: 1 },
    lost: { facts: ['wins-{seat}'], unit: ['game won', 'games won'], full: 2 },
  },
  shape: { lines: ['#-#-#-#-🏁'], full: '🟨', empty: '⬛' },
}
