import type { Remedy } from '@holdout/testkit'
import { ALL_CARDS, face } from '../src/data/load.ts'
import { type Action, isBreached, type Placement, type State } from '../src/state.ts'

type Aimed = Extract<Action, { at: unknown }> | Placement

/** The zombie that is lent where a rule asks for one. */
const ZOMBIE = ALL_CARDS.find(card => face(card).kind === 'zombie') as number

function mend(s: State, _seat: string, { at }: Aimed): boolean {
  if (at === 'bite-pile') return false
  s.doors[at].breachedBy = null
  return true
}

/** By rule id: what makes a move that this rule forbids possible. */
export const remedies: Readonly<Record<string, Remedy<State>>> = {
  'UD-14': s => {
    s.time = s.zombieTime + 1
    return true
  },
  'UD-17': s => {
    s.supply = 1
    return true
  },
  'UD-18': (s, _seat, { at }: Extract<Action, { at: unknown }>) => {
    s.doors[at].zombies.push(ZOMBIE)
    return !isBreached(s, at)
  },
  'UD-20': s => {
    s.ammo = 1
    return true
  },
  'UD-21': s => {
    s.jasper = 'rug'
    return true
  },
  'UD-22': s => {
    s.bitePile.push(ZOMBIE)
    return true
  },
  'UD-24': mend,
  'UD-50': mend,
  'UD-58': s => {
    s.bitePile.length = 0
    return true
  },
  'UD-81': s => {
    s.closed = null
    return true
  },
  'UD-84': s => {
    s.jasper = 'rug'
    return true
  },
}
