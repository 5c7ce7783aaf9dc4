import type { Chance } from '@holdout/engine'
import { ALL_CARDS } from './data/load.ts'
import { type Options, refuseBadLapLimit } from './options.ts'
import type { State } from './state.ts'

export function setup(options: Options, chance: Chance): State {
  refuseBadLapLimit(options)
  const s = emptyTable(options, chance)
  s.dealer = chance.int('dealer', options.players) // VD-04
  s.agenda.push({ step: 'deal' })
  return s
}

/** VD-01, VD-03 A match before its first deal: everybody at home, nothing laid, nothing owed, nothing won. */
export function emptyTable(options: Options, chance: Chance): State {
  const players = Array.from({ length: options.players }, (_, player) => player)
  // The fields stand in the same order as in `clone`: states of one shape are quicker to work with.
  return {
    options,
    game: 1,
    dealer: 0,
    onTurn: 0,
    turns: 0,
    places: players.map(player => player),
    hands: players.map(() => []),
    owes: players.map(() => 0),
    layouts: players.map(() => []),
    draw: [],
    discard: [],
    shuffles: 0,
    shuffledIn: ALL_CARDS.map(() => 0),
    wins: players.map(() => 0),
    overruns: 0,
    last: null,
    agenda: [],
    chance: chance.state,
    outcome: null,
  }
}
