import { quantity, type Reason } from '@holdout/engine'
import { type Mode, SURVIVOR_TACTICS, supplyNamed, ZOMBIE_TACTICS } from './data/load.ts'
import { refuse } from './say/reasons.ts'
import { cardIn, type Slot } from './slots.ts'
import { SURVIVOR, ZOMBIE } from './state.ts'
import { rowOfTarget, type Target, targetAt } from './targets.ts'
import type { View } from './view/index.ts'

/** Why the gear in a slot (counted from 1) cannot be used now, judged from the view. */
export function whyNotGear(v: View, slot: Slot): Reason {
  const supply = supplyNamed(cardIn(v, slot) ?? '')
  if (v.who !== SURVIVOR) return { why: 'TS-53', say: 'Only the Survivor can use this gear.' }
  if (supply && supply.modes.length === 0)
    return { why: 'TS-47', say: 'It works automatically: it takes damage for you.' }
  const reasons = (supply?.modes ?? []).map(mode => whyNotMode(v, slot, mode))
  return reasons.find(({ why }) => why !== 'TS-57') ?? reasons[0] ?? refuse(v, SURVIVOR, { move: 'drop', slot })
}

function whyNotMode(v: View, slot: Slot, { id: mode, min, max }: Mode): Reason {
  const near = nearest(v)
  const target = near ?? targetAt(v.row, 1)
  const reason = refuse(v, SURVIVOR, { move: 'attack', slot, mode, target, token: false, quick: false, second: null })
  if (near === null && reason.why === 'TS-56') return { why: 'TS-56', say: 'There is no zombie to attack.' }
  if (reason.why !== 'TS-57') return reason
  const rows = Math.abs(rowOfTarget(target) - v.row)
  const reach = max === 0 ? 'your own row' : `${min} to ${max} rows away`
  return {
    why: 'TS-57',
    say: `It reaches ${reach}; the nearest zombie is ${quantity(rows, 'row')} away.`,
  }
}

/** The target number of the nearest zombie that can be attacked. */
function nearest(v: View): number | null {
  const all = v.rows.flatMap(({ zombies }, i) =>
    zombies.flatMap(({ time }, place) => (time > 0 ? [] : [targetAt(i + 1, place + 1)])),
  )
  const distance = (target: Target): number => Math.abs(rowOfTarget(target) - v.row)
  return all.sort((a, b) => distance(a) - distance(b))[0] ?? null
}

/** Why a card of the viewer's hand cannot be played now; null for a spectator. */
export function whyNotCard(v: View, card: string): Reason | null {
  if (v.who === SURVIVOR) {
    const supply = supplyNamed(card)
    if (!supply) return refuse(v, SURVIVOR, { move: 'play', card })
    return refuse(v, SURVIVOR, supply.class === 'item' ? { move: 'use', card, token: false } : { move: 'equip', card })
  }
  if (v.who !== ZOMBIE) return null
  const tactic = [...ZOMBIE_TACTICS, ...SURVIVOR_TACTICS].some(({ id }) => id === card)
  return refuse(v, ZOMBIE, tactic ? { move: 'play', card } : { move: 'deploy', card })
}
