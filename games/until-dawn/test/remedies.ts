import type { StepOf } from '@holdout/engine'
import type { Remedy } from '@holdout/testkit'
import { ALL_CARDS, face } from '../src/data/load.ts'
import type { Action, Move, Placement } from '../src/moves.ts'
import { isBreached, type State, type Steps } from '../src/state.ts'

type Step = StepOf<Steps>
type Aimed = Extract<Action, { at: unknown }> | Placement

/** The zombie card added where a rule asks for one. */
const ZOMBIE = ALL_CARDS.find(card => face(card).kind === 'zombie') as number

function mend(s: State, _seat: string, { at }: Aimed): boolean {
  if (at === 'bite-pile') return false
  s.doors[at].breachedBy = null
  return true
}

/** Replaces the open decision by another one. False if the open decision is not `from`. */
function askInstead(s: State, from: Step['step'], step: Step): boolean {
  if (s.agenda.at(-1)?.step !== from) return false
  s.agenda[s.agenda.length - 1] = step
  return true
}

/** By rule id: changes a position so that the rule no longer forbids the move. */
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
  'UD-57': (s, _seat, { move }: Move) =>
    move === 'place'
      ? askInstead(s, 'choose-action', { step: 'place-zombie', card: ZOMBIE })
      : askInstead(s, 'place-zombie', { step: 'choose-action' }),
  'UD-58': s => {
    s.bitePile.length = 0
    return true
  },
  'UD-80': (s, _seat, { move }: Move) =>
    move === 'use-jasper'
      ? askInstead(s, 'choose-action', { step: 'use-jasper', card: ZOMBIE, at: 0 })
      : askInstead(s, 'use-jasper', { step: 'choose-action' }),
  'UD-81': s => {
    s.closed = null
    return true
  },
  'UD-84': s => {
    s.jasper = 'rug'
    return true
  },
}
