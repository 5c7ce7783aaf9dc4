import { checkAchievements } from '@holdout/testkit'
import { untilDawn } from '@holdout/until-dawn'

checkAchievements(untilDawn, [{ options: {}, bots: ['greedy'], games: 150 }])
