import { face } from '../data/load.ts'
import { type Door, nightLength, type State } from '../state.ts'
import { clone } from '../view/index.ts'
import { playAttack, playFinalAssault, standing } from './attack-ahead.ts'

/** Tuned by playing matches with other weights. */
const WEIGHTS = {
  /** Value of the entrances left after the coming attack, by their number; the first is worth most. */
  open: [0, 10, 16, 20, 22],
  /** Value of the entrances left if the final assault followed that attack, by their number. */
  stand: [0, 6, 9, 11, 12],
  /** Extra factor for the final assault at the end of the night, growing from 0 at its beginning. */
  late: 2,
  barricade: [0, 1.6, 2.6, 3.2, 3.6, 3.8, 3.9, 4, 4],
  supply: 0.5,
  shell: 0.6,
  zombie: -1,
  attacker: -0.6,
  /** For each color with two or more zombies at an entrance: two are one short of a set. */
  pair: -0.5,
  /** For the square of the card steps to come: many cards in one zombie turn are worse than one at a time. */
  owed: -0.35,
  jasper: 1.5,
  rebecca: 4,
  /** By the size of the bite pile, weighted by the time left. Only an empty pile is safe. */
  bitePile: [0, -5, -8, -10.5, -12, -13],
  johnBitePile: [0, -5, -7, -9, -10, -11],
}

/** The score that levels easy and medium maximize. Changes `s`. */
export function handMade(s: State): number {
  return 1 / (1 + Math.exp(-(worth(s) - 30) / 8))
}

/**
 * Scores the position after the coming attack and after a final assault that would follow it. Changes `s`, which is a
 * copy.
 */
function worth(s: State): number {
  if (s.outcome) return s.outcome.winners.length > 0 ? 1000 + s.outcome.tier : -1000
  const owed = s.time - s.zombieTime
  const night = s.time / nightLength(s)
  playAttack(s)
  if (s.outcome) return -500
  const dawn = clone(s)
  playFinalAssault(dawn)
  const w = WEIGHTS
  let sum = w.stand[standing(dawn)] * (1 + w.late * night) + w.open[standing(s)] + w.owed * owed * owed
  for (const door of s.doors) if (door.breachedBy === null) sum += doorScore(door)
  sum += w.supply * s.supply + w.shell * s.ammo
  if (s.jasper !== 'dead') sum += w.jasper
  const pile = Math.min(s.bitePile.length, 5)
  sum += s.rebecca === null ? w.rebecca + w.bitePile[pile] * (1 - night) : w.johnBitePile[pile] * (1 - night)
  return sum
}

function doorScore(door: Door): number {
  const w = WEIGHTS
  const counts = { red: 0, blue: 0, green: 0 }
  for (const card of door.zombies) counts[face(card).color as 'red' | 'blue' | 'green']++
  const pairs = (counts.red > 1 ? 1 : 0) + (counts.blue > 1 ? 1 : 0) + (counts.green > 1 ? 1 : 0)
  return (
    w.barricade[door.barricades] + w.zombie * door.zombies.length + w.attacker * door.attacking.length + w.pair * pairs
  )
}
