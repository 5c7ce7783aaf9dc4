import { checkOdds } from '@holdout/testkit'
import { CODES } from '../src/data/load.ts'
import { viralDawn } from '../src/index.ts'
import { drawOdds, winsByLaying } from '../src/table.ts'

checkOdds(viralDawn, {
  title: 'that the next card wins',
  options: [{ players: 2 }, { players: 3 }, { players: 4 }, { players: 6 }],
  perMatch: 12,
  odds: drawOdds,
  // The position before the move: the card on top of the draw pile of each sampled state.
  before: (world, seat) => {
    const { me, players, places, options } = viralDawn.view(world, seat)
    const place = players.find(player => player.seat === me)?.place ?? 0
    return winsByLaying(places[place].laid, CODES[world.draw.at(-1) as number], options)
  },
})
