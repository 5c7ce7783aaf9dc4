import { checkAchievements } from '@holdout/testkit'
import { untilDaylight } from '@holdout/until-daylight'

checkAchievements(untilDaylight, [{ options: { 'search-mode': 'untimed', people: 0 }, bots: ['greedy'], games: 25 }])
