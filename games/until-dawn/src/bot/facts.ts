import type { Facts, ToldFact } from '@holdout/knowledge'
import { face } from '../data/load.ts'
import { type Door, nightLength, type State } from '../state.ts'
import { playAttack, playFinalAssault, standing } from './attack-ahead.ts'

/** Facts about the position that the chance to survive is fitted to. Changes `s`. */
export function factsOf(s: State): Facts {
  const night = s.time / nightLength(s)
  const owed = s.time - s.zombieTime
  const pile = s.bitePile.length
  const alive = s.rebecca === null ? 1 : 0
  const facts = {
    always: 1,
    'part of the night': night,
    'part of the night, squared': night * night,
    ...entranceFacts(s, night),
    supply: s.supply,
    'no supply': s.supply === 0 ? 1 : 0,
    ammo: s.ammo,
    'no ammo': s.ammo === 0 ? 1 : 0,
    'card steps to come': owed,
    'card steps to come, squared': owed * owed,
    'bite pile': pile,
    'bite pile early': pile * (1 - night),
    'bite pile empty': pile === 0 ? 1 : 0,
    'Rebecca is alive': alive,
    'Rebecca is alive early': alive * (1 - night),
    'Jasper is alive': s.jasper === 'dead' ? 0 : 1,
  }
  if (s.outcome === null) playAttack(s)
  const left = s.outcome === null ? standing(s) : 0
  const barricades = s.outcome === null ? barricadesIn(s) : 0
  if (s.outcome === null) playFinalAssault(s)
  const atDawn = left === 0 ? 0 : standing(s)
  return {
    ...facts,
    'no entrance left after the attack': left === 0 ? 1 : 0,
    'one entrance left after the attack': left === 1 ? 1 : 0,
    'entrances left after the attack': left,
    'barricades left after the attack': barricades,
    'no entrance left after a final assault': atDawn === 0 ? 1 : 0,
    'no entrance left after a final assault late': atDawn === 0 ? night : 0,
    'entrances left after a final assault': atDawn,
    'entrances left after a final assault late': atDawn * night,
  }
}

/** Facts about the entrances that are not breached. */
function entranceFacts(s: State, night: number): Facts {
  let open = 0
  let barricades = 0
  let bare = 0
  let weakest = 8
  let zombies = 0
  let crowded = 0
  let attacking = 0
  let pairs = 0
  for (const door of s.doors) {
    if (door.breachedBy !== null) continue
    open += 1
    barricades += door.barricades
    if (door.barricades === 0) bare += 1
    weakest = Math.min(weakest, door.barricades)
    zombies += door.zombies.length
    if (door.zombies.length > 3) crowded += 1
    attacking += door.attacking.length
    pairs += pairsAt(door)
  }
  return {
    'open entrances': open,
    'open entrances late': open * night,
    'one open entrance': open === 1 ? 1 : 0,
    'two open entrances': open === 2 ? 1 : 0,
    barricades,
    'entrances without a barricade': bare,
    'entrances without a barricade late': bare * night,
    'weakest barricade': weakest,
    'zombies at entrances': zombies,
    'zombies at entrances late': zombies * night,
    'crowded entrances': crowded,
    'attacking zombies': attacking,
    'two zombies of a color': pairs,
  }
}

/** The colors with two or more zombies: two are one short of a set. */
function pairsAt(door: Door): number {
  const counts = { red: 0, blue: 0, green: 0 }
  for (const card of door.zombies) counts[face(card).color as 'red' | 'blue' | 'green'] += 1
  return Object.values(counts).filter(count => count > 1).length
}

function barricadesIn(s: State): number {
  return s.doors.reduce((sum, door) => sum + (door.breachedBy === null ? door.barricades : 0), 0)
}

/** The facts that hints and analyses name. */
export const TOLD: Readonly<Record<string, ToldFact>> = {
  'open entrances': { better: 1, one: 'entrance that holds', many: 'entrances that hold' },
  barricades: { better: 1, one: 'barricade', many: 'barricades', plainIn: ['barricade'] },
  'weakest barricade': {
    better: 1,
    one: 'barricade at the weakest entrance',
    many: 'barricades at the weakest entrance',
  },
  'zombies at entrances': {
    better: -1,
    one: 'zombie at the entrances',
    many: 'zombies at the entrances',
    plainIn: ['place', 'shoot'],
  },
  'attacking zombies': { better: -1, one: 'attacking zombie', many: 'attacking zombies' },
  supply: { better: 1, one: 'barricade in the supply', many: 'barricades in the supply', plainIn: ['barricade'] },
  ammo: { better: 1, one: 'shell', many: 'shells', plainIn: ['shoot'] },
  'card steps to come': { better: -1, one: 'Zombie card to come', many: 'Zombie cards to come' },
  'bite pile': {
    better: -1,
    one: 'card in the bite pile',
    many: 'cards in the bite pile',
    plainIn: ['place', 'treat'],
  },
  'Jasper is alive': { better: 1, said: 'a better chance for Jasper to live' },
  'entrances left after the attack': {
    better: 1,
    one: 'entrance left after the attack',
    many: 'entrances left after the attack',
  },
  'entrances left after a final assault': {
    better: 1,
    one: 'entrance left after a final assault',
    many: 'entrances left after a final assault',
  },
}
