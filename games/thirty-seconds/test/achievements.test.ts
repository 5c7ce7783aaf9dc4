import { checkAchievements } from '@holdout/testkit'
import { thirtySeconds } from '@holdout/thirty-seconds'

const untimed = { 'survivor-clock': 0, 'zombie-clock': 0, 'reaction-limit': 0 }

checkAchievements(thirtySeconds, [
  { options: { mode: 'solo' }, bots: ['greedy'], games: 30 },
  { options: untimed, bots: ['greedy'], games: 60 },
])
