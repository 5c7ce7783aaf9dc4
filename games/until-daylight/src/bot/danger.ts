import type { Place } from '../codes.ts'
import { type Box, boxOf, type Kind } from '../data/box.ts'
import { advantage, healthLeft, type State } from '../state.ts'

/**
 * How much one attack of a line of horde cards threatens a player: expected damage and, above all, the chance to die.
 */

const HIT = 0.4167
const SPREAD = 0.118

function normalTail(z: number): number {
  if (z > 4) return 0
  if (z < -4) return 1
  return 1 / (1 + Math.exp(1.702 * z))
}

/** Protection cards that absorb damage from enemies. */
function armor(box: Box, bag: readonly Kind[]): number {
  let count = 0
  for (const card of bag) {
    const { against, wearsTo } = box.rubble[card]
    if (against.length > 0 && against.includes('infected')) count += wearsTo === null ? 1 : 2
  }
  return count
}

/** The cost of each attack die that is left on the table, for the rounds to come. */
const LATER = 0.5
let foresight = 0

/** Lets a choice count the enemies that stay for later rounds. Otherwise only their next attack counts. */
export function withForesight<T>(choose: () => T): T {
  foresight = LATER
  try {
    return choose()
  } finally {
    foresight = 0
  }
}

export interface Guard {
  readonly health: number
  readonly shield: number
  readonly traps: number
}

/** The protection that absorbs damage before it reaches a player. */
export function guardOf(s: State, who: Place, extraShield = 0, extraHealth = 0): Guard {
  const player = s.players[who]
  return {
    health: Math.max(1, healthLeft(s, who) + extraHealth) + 0.7 * player.saved,
    shield: player.barricades * 1.15 + armor(boxOf(s), player.bag) + advantage(s, who, 'shrug-off') + extraShield,
    traps: player.traps,
  }
}

/** The cost of one enemies' attack by this line: the chance to lose the game, plus a little for each damage. */
export function danger(box: Box, line: readonly Kind[], guard: Guard): number {
  let raiders = 0
  let infected = 0
  let survivors = 0
  let traps = guard.traps
  let heads = 0
  for (const card of line) {
    const face = box.horde[card]
    if (face.class === 'survivor') {
      survivors++
      continue
    }
    if (traps > 0) {
      traps--
      heads++
      while (heads < face.heads && traps > 0) {
        traps--
        heads++
      }
      const fell = heads >= face.heads
      heads = 0
      if (fell) continue
    }
    if (face.class === 'raider') raiders += face.dice
    else infected += face.dice
  }
  const dice = raiders + infected
  if (dice === 0) return 0
  // A body left over in a volley is lost; each Survivor absorbs one hit of the infected.
  const volleys = Math.ceil(raiders / 6) + Math.ceil(infected / 6)
  const mean = raiders * HIT + Math.max(0, infected * HIT - survivors * 0.6) - volleys * 0.22
  const through = Math.max(0, mean - guard.shield)
  const spread = Math.sqrt(SPREAD * dice) + 0.1
  const death = normalTail((guard.health - 0.5 + guard.shield - mean) / spread)
  return foresight * dice + death * 4 + (through / guard.health) * 0.9 + raiders * 0.01 + survivors * 0.05
}
