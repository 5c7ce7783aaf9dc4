import { Match } from '@holdout/engine'
import { checkOdds } from '@holdout/testkit'
import { expect, it } from 'vitest'
import { BUILT_IN } from '../src/data/tokens.ts'
import { untilDaylight } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { attackOdds, type Event, ownCards, rollOdds } from '../src/table.ts'

type Step = { readonly event: string; readonly card?: string }

/** The most enemies that the rolled dice can eliminate, by trying every payment. */
function mostFelled(world: State, seat: string, fallen = 0): number {
  const step = world.agenda.at(-1)?.step
  if (step !== 'lucky' && step !== 'choose-payment') return fallen
  const moves = untilDaylight.moves(world, seat).filter(({ move }) => move !== 'reroll')
  return Math.max(
    ...moves.map(move => {
      const after = untilDaylight.clone(world)
      let more = 0
      untilDaylight.apply(after, seat, move, { emit: event => (more += felled([event as Step])) })
      return mostFelled(after, seat, fallen + more)
    }),
  )
}

function felled(events: readonly Step[]): number {
  return events.filter(({ event, card }) => event === 'felled' && card !== 'survivor').length
}

for (const n of [1, 2, 3] as const)
  checkOdds(untilDaylight, {
    title: `that at least ${n} fall`,
    options: Array.from({ length: 14 }, (_, i) => ({
      players: 3 + (i % 4),
      'search-mode': 'untimed',
      difficulty: 'gentle',
      'survivor-line': i % 3 === 2 ? 'block' : 'skip',
    })),
    perMatch: 6,
    about: ({ move }) => move === 'roll',
    leads: ({ move }) => move === 'attack' || move === 'draw' || move === 'pay',
    worlds: 120,
    odds(view, move) {
      const roll = move.move === 'roll' ? rollOdds(view).find(({ ammo }) => ammo === move.ammo) : undefined
      return roll ? { chance: roll.atLeast[n - 1], of: 'fall', count: JSON.stringify(roll) } : null
    },
    happened: (events, world, seat) => mostFelled(world, seat, felled(events as readonly Step[])) >= n,
  })

it('knows the digest of the built-in cards', () => expect(ownCards().digest).toBe(BUILT_IN))

it('DL-75 DL-76 the odds before an attack are those of the declared attack', () => {
  let compared = 0
  for (let seed = 1; seed <= 12; seed++) {
    const options = { players: 4, 'search-mode': 'untimed' }
    const match = Match.start(untilDaylight, { seed: `ahead-${seed}`, options })
    for (let moves = 0; moves < 500 && !match.over; moves++) {
      const open = untilDaylight.pending(match.state).find(({ kind }) => kind === 'must')
      if (!open) break
      const legal = untilDaylight.moves(match.state, open.seat)
      const view = untilDaylight.view(match.state, open.seat)
      const wanted = legal.filter(move => ['attack', 'roll', 'draw'].includes(move.move))
      const list = wanted.length > 0 ? wanted : legal
      const move = list[(moves * 13 + seed) % list.length]
      const before = match.entries.length
      match.play(open.seat, move)
      if (move.move !== 'attack') continue
      const ahead = attackOdds(view, move.area, move.with)
      const { attack } = untilDaylight.view(match.state, open.seat)
      const rolled = match.entries
        .slice(before)
        .flatMap(entry => entry.events as readonly Event[])
        .find(event => event.event === 'rolled')
      if (rolled) expect(ahead.map(({ ammo, dice }) => [ammo, dice])).toEqual([[rolled.ammo, rolled.dice]])
      else if (attack) expect(ahead).toEqual(rollOdds(untilDaylight.view(match.state, open.seat)))
      else expect(ahead).toEqual([])
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(100)
})
