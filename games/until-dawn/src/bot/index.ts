import {
  type BotNotes,
  type BotPlan,
  fittedChances,
  fittedScore,
  type GradedScore,
  type Reasons,
} from '@holdout/knowledge'
import { face } from '../data/load.ts'
import type { Move } from '../moves.ts'
import { type Door, nightLength, type State } from '../state.ts'
import { clone } from '../view/index.ts'
import { playAttack, playFinalAssault, standing } from './attack-ahead.ts'
import models from './chance.json' with { type: 'json' }
import { factsOf, TOLD } from './facts.ts'

/** Weights of the bot's evaluation, tuned by playing matches with other weights. */
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

export const bot: BotNotes<State, Move> = {
  rate: s => 1 / (1 + Math.exp(-(worth(s) - 30) / 8)),
  facts: factsOf,
  chance(s) {
    if (s.outcome) return { john: s.outcome.winners.length > 0 ? 1 : 0 }
    return fittedChances(models, ['john'], () => factsOf(clone(s)))
  },
}

export const plan: BotPlan = { samples: 1, decisions: 0, hard: 300, expert: 2000 }

export const reasons: Reasons = { facts: TOLD, models }

/** The level of the ending: 0 for a defeat, 4 for a night that all survive. */
export const score: GradedScore<State> = {
  of: s => s.outcome?.tier ?? fittedScore(models, 1, factsOf(clone(s))),
  text: level => `ending ${Math.max(0, level).toFixed(1)} of 4`,
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
