import type { Seat, TimeLimit } from '@holdout/engine'
import { placeOf } from '../codes.ts'
import { isTimed, rulesOf, type State } from '../state.ts'

const AWAY_SECONDS = 1

/** DL-52 Whether the others cannot wait for a player who is away: only while the search timer runs. */
export function passesAway(s: State): boolean {
  return s.phase === 'search' && isTimed(s.options)
}

const noLimit = (): number => 0

/**
 * DL-49, DL-52, DL-54, DL-142, DL-149 Who answers a decision, and how long they have. `seconds` is the limit of this
 * decision; 0 leaves it to the option for combat.
 */
export function asked<P>(asks: (s: State, step: P) => readonly Seat[], seconds: (s: State) => number = noLimit) {
  return {
    asks,
    clock(s: State, step: P): TimeLimit | null {
      const limit = waitsForAway(s, asks(s, step)) ? AWAY_SECONDS : seconds(s) || combatSeconds(s)
      return limit === 0 ? null : { ms: limit * 1000, of: [s.played] }
    },
  }
}

/** Since rules 4, only a running search timer passes over a player who is away. */
function waitsForAway(s: State, seats: readonly Seat[]): boolean {
  if (rulesOf(s) >= 4 && !passesAway(s)) return false
  for (const seat of seats) if (s.absent[placeOf(seat)]) return true
  return false
}

function combatSeconds(s: State): number {
  return s.phase === 'combat' ? s.options['combat-seconds'] : 0
}
