import type { Seat } from '@holdout/engine'
import { type Facts, LATE, type ToldFact } from '@holdout/knowledge'
import { ROWS, type State, SURVIVOR } from '../state.ts'

/** Facts about the position that the reasons of hints name. Those of the Survivor; the zombies' chance is the rest. */
export function factsOf(s: State, seat: Seat): Facts {
  const mine = seat === SURVIVOR ? 1 : 0
  let ahead = 0
  let near = 0
  s.rows.forEach(({ zombies }, at) => {
    const distance = at + 1 - s.row
    if (distance >= 0) ahead += zombies.length
    if (Math.abs(distance) <= 1) near += zombies.filter(({ down }) => !down).length
  })
  const facts: Record<string, number> = {
    always: 1,
    health: s.health,
    'last point of health': s.health === 1 ? 1 : 0,
    'rows to the street': ROWS + 1 - s.row,
    'zombies ahead': ahead,
    'standing zombies near': near,
    'knocked down': s.down ? 1 : 0,
    'ability tokens': Math.min(4, s.tokens),
    'last breath': s.lastBreath === 'ready' ? 1 : 0,
    'cards in hand': s.hand.length,
    'equipped cards': s.slots.filter(card => card !== null).length,
    'zombie cards in hand': s.zombieHand.length,
    'zombies in the warehouse': s.warehouse.length,
    "Survivor's turn": s.active === SURVIVOR ? 1 : 0,
    round: s.round,
    [LATE]: s.row / ROWS,
  }
  if (mine === 0) for (const name of Object.keys(facts)) facts[name] = 0
  return facts
}

/** The moves whose names say how many cards the Survivor has, or where, and how many zombies there are. */
const PLAIN = {
  rows: ['walk', 'dash'],
  hand: ['draw', 'pick-up', 'equip', 'trade', 'discard', 'play', 'block'],
  slots: ['equip', 'drop', 'choose'],
  zombies: ['deploy', 'shriek', 'send', 'place'],
}

/** The facts that hints and analyses name to the Survivor. */
export const TOLD: Readonly<Record<string, ToldFact>> = {
  health: { better: 1, one: 'point of health', many: 'points of health' },
  'rows to the street': { better: -1, one: 'row to the street', many: 'rows to the street', plainIn: PLAIN.rows },
  'zombies ahead': { better: -1, one: 'zombie ahead', many: 'zombies ahead' },
  'standing zombies near': { better: -1, one: 'standing zombie nearby', many: 'standing zombies nearby' },
  'knocked down': { better: -1, said: 'less risk of being knocked down' },
  'ability tokens': { better: 1, one: 'ability token', many: 'ability tokens' },
  'cards in hand': { better: 1, one: 'card in hand', many: 'cards in hand', plainIn: PLAIN.hand },
  'equipped cards': { better: 1, one: 'equipped card', many: 'equipped cards', plainIn: PLAIN.slots },
}

/** The same for the zombies: how the Survivor stands. */
export const TOLD_TO_ZOMBIES: Readonly<Record<string, ToldFact>> = {
  health: { better: -1, one: "point of the Survivor's health", many: "points of the Survivor's health" },
  'rows to the street': {
    better: 1,
    one: 'row between the Survivor and the street',
    many: 'rows between the Survivor and the street',
  },
  'zombies ahead': {
    better: 1,
    one: 'zombie ahead of the Survivor',
    many: 'zombies ahead of the Survivor',
    plainIn: PLAIN.zombies,
  },
  'standing zombies near': {
    better: 1,
    one: 'standing zombie near the Survivor',
    many: 'standing zombies near the Survivor',
  },
  'knocked down': { better: 1, said: 'a Survivor who is knocked down more often' },
  'ability tokens': { better: -1, one: 'ability token of the Survivor', many: 'ability tokens of the Survivor' },
  'cards in hand': { better: -1, one: "card in the Survivor's hand", many: "cards in the Survivor's hand" },
  'equipped cards': { better: -1, one: 'equipped card of the Survivor', many: 'equipped cards of the Survivor' },
}
