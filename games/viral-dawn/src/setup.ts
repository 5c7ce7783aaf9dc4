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

/** VD-01, VD-03 A match before its first deal: home places, empty layouts, no lost turns, no wins. */
export function emptyTable(options: Options, chance: Chance): State {
  const players = Array.from({ length: options.players }, (_, player) => player)
  // Keep the fields in the order of `clone`: play is faster if all states have one hidden class.
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
