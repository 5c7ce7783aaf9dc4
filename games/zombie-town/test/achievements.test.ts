import { checkAchievements } from '@holdout/testkit'
import { zombieTown } from '@holdout/zombie-town'

checkAchievements(zombieTown, [{ options: {}, bots: ['greedy', 'random', 'greedy'], games: 30 }], {
  cleared: {
    seat: 'p1',
    lines: `given   zombies: C2 2
        red: guns [gun-3:3]
        day: 2
        combat: 0 0
when    walk red C2; fire gun-1; fire gun-1
then    zombies: C2 0
`,
  },
  unarmed: {
    seat: 'p1',
    lines: `given   blue: at b02 guns [gun-3:1]
        red: at F1 guns [gun-3:0]
        combat: J
when    walk red b02; go; p2: challenge gun-1
event   fired-on-unarmed target=red hit=false
then    red: health 4
`,
  },
})
