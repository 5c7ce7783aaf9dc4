import type { Remedy } from '@holdout/testkit'
import { boxOf, type Kind } from '../src/data/box.ts'
import { type CombatMove, placeOf, type State } from '../src/state.ts'

type Attacking = Extract<CombatMove, { move: 'attack' }>

/** Gives the player in turn the action of the turn back. */
function lendAction(s: State): boolean {
  const step = s.agenda.at(-1)
  if (step?.step !== 'search-turn' && step?.step !== 'combat-turn') return false
  s.agenda[s.agenda.length - 1] = { ...step, spent: false }
  return true
}

/** By rule id: what makes a move that this rule forbids possible. */
export const remedies: Readonly<Record<string, Remedy<State>>> = {
  'DL-29': lendAction,
  'DL-70': lendAction,
  'DL-72': (s, seat) => {
    s.players[placeOf(seat)].line = []
    return true
  },
  'DL-74': (s, seat, move: Attacking) => {
    const means = boxOf(s).means.find(({ id }) => id === move.with)
    if (!means || means.ammo === null) return false
    for (let i = 0; i < means.needs; i++) s.players[placeOf(seat)].bag.push(means.ammo as Kind)
    return true
  },
  'DL-113': (s, seat) => {
    const player = s.players[placeOf(seat)]
    player.barricades = 0
    player.traps = 0
    return true
  },
  'DL-124': (s, seat) => {
    s.players[placeOf(seat)].damage = 1
    return true
  },
  'DL-128': s => {
    const step = s.agenda.at(-1)
    if (step?.step !== 'search-turn' && step?.step !== 'combat-turn') return false
    s.agenda[s.agenda.length - 1] = { ...step, spent: true }
    return true
  },
  'DL-144': (s, seat) => {
    const player = s.players[placeOf(seat)]
    player.character = boxOf(s).characters.findIndex(({ drawback }) => drawback.do !== 'refuses')
    return true
  },
}
