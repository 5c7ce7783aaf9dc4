import { checkAchievements } from '@holdout/testkit'
import { viralDawn } from '@holdout/viral-dawn'

checkAchievements(viralDawn, [{ options: { games: 3 }, bots: ['greedy'], games: 100 }], {
  'purge-wins': {
    seat: 'p1',
    lines: `given   turns: 28
        p1: JS 9H AD 3D 8D
        place0: 10S 6D 2H 7D KC 3S 4C 5C
        p2: 2D 2S 3C 3H 4D
        place1: 6C
        p3: 4H 4S 5D 5H 5S
        place2: 8H
        p4: 6H 6S 7C 7H 7S
        place3: 9D
        draw: 2C
        discard: QD
when    discard 2C purge 5C
event   game-won how=purging
`,
  },
})
