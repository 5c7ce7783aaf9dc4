import { checkOdds } from '@holdout/testkit'
import { untilDawn } from '../src/index.ts'
import { oddsOf } from '../src/table.ts'

/** Plays on to the next turn: stops, buries nothing, and lets Jasper sleep. */
checkOdds(untilDawn, {
  title: 'a bite match',
  options: [{}, { 'empty-bite': 'discard' }, { 'night-length': 'short' }, {}, {}, {}],
  odds: oddsOf,
  happened(events, world, seat, _move, emit) {
    for (let moves = 0; moves < 60 && world.outcome === null; moves++) {
      const step = world.agenda.at(-1)?.step
      const legal = untilDawn.moves(world, seat)
      if (step === 'choose-action') {
        const stop = legal.find(({ move }) => move === 'advance')
        if (!stop) break // the next turn has begun
        untilDawn.apply(world, seat, stop, { emit })
      } else if (step === 'use-jasper') untilDawn.apply(world, seat, { move: 'use-jasper', use: false }, { emit })
      else {
        const door = legal.find(move => move.move === 'place' && move.at !== 'bite-pile')
        if (!door) return null // only the bite pile is left
        untilDawn.apply(world, seat, door, { emit })
      }
    }
    // The attack ended the night before any card was drawn.
    if (world.outcome !== null && !events.some(({ event }) => event === 'bite-tested')) return null
    return events.some(event => event.event === 'bite-tested' && event.same)
  },
})
