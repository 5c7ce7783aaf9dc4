import type { Features } from '@holdout/engine'
import { nightLength, type State } from '../state.ts'
import { playAttack, playFinalAssault, standing } from './attack-ahead.ts'

/** Facts about the position that the chance to survive is fitted to. Changes `s`. */
export function featuresOf(s: State): Features {
  let open = 0
  let barricades = 0
  let weakest = 8
  let zombies = 0
  let attacking = 0
  for (const door of s.doors) {
    zombies += door.zombies.length
    attacking += door.attacking.length
    if (door.breachedBy !== null) continue
    open += 1
    barricades += door.barricades
    weakest = Math.min(weakest, door.barricades)
  }
  const night = s.time / nightLength(s)
  const owed = s.time - s.zombieTime
  const facts = {
    always: 1,
    'part of the night': night,
    'open entrances': open,
    'open entrances late': open * night,
    barricades,
    'weakest barricade': weakest,
    'zombies at entrances': zombies,
    'attacking zombies': attacking,
    supply: s.supply,
    ammo: s.ammo,
    'card steps to come': owed,
    'card steps to come, squared': owed * owed,
    'bite pile': s.bitePile.length,
    'bite pile late': s.bitePile.length * night,
    'Rebecca is alive': s.rebecca === null ? 1 : 0,
    'Jasper is alive': s.jasper === 'dead' ? 0 : 1,
  }
  if (s.outcome === null) playAttack(s)
  const left = s.outcome === null ? standing(s) : 0
  if (s.outcome === null) playFinalAssault(s)
  const atDawn = left === 0 ? 0 : standing(s)
  return {
    ...facts,
    'no entrance left after the attack': left === 0 ? 1 : 0,
    'entrances left after the attack': left,
    'no entrance left after a final assault': atDawn === 0 ? 1 : 0,
    'entrances left after a final assault': atDawn,
    'entrances left after a final assault late': atDawn * night,
  }
}

/** The facts that hints name: 1 if more is better, -1 if less is. */
export const TOLD: Readonly<Record<string, 1 | -1>> = {
  'open entrances': 1,
  barricades: 1,
  'weakest barricade': 1,
  'zombies at entrances': -1,
  'attacking zombies': -1,
  supply: 1,
  ammo: 1,
  'card steps to come': -1,
  'bite pile': -1,
  'Jasper is alive': 1,
  'entrances left after the attack': 1,
  'entrances left after a final assault': 1,
}
