import type { Chance } from '@holdout/engine'
import { SUPPLIES, ZOMBIES } from './data/load.ts'
import type { Options } from './options.ts'
import { HAND, type State } from './state.ts'

/** NW-01 to NW-03 Shuffles both decks and deals. */
export function setup(options: Options, chance: Chance): State {
  const s = emptyTable(options, chance)
  s.supplies = [...SUPPLIES]
  s.zombies = [...ZOMBIES]
  chance.shuffle('supplies', s.supplies)
  chance.shuffle('zombies', s.zombies)
  for (const hand of s.hands) hand.push(...s.supplies.splice(-HAND))
  s.agenda.push({ step: 'begin-turn' })
  return s
}

/** A table without cards. */
export function emptyTable(options: Options, chance: Chance): State {
  const each = (): never[][] => Array.from({ length: options.players }, () => [])
  return {
    options,
    turns: 0,
    hands: each(),
    bags: each(),
    door: [],
    crowd: [],
    supplies: [],
    zombies: [],
    listened: [],
    know: [],
    agenda: [],
    chance: chance.state,
    outcome: null,
  }
}
