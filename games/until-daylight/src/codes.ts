import type { Seat } from '@holdout/engine'
import type { Kind } from './data/box.ts'

/** The codes in states and moves, with the functions that build and read them. */

/** A player's index: 0 is seat p1, and clockwise is ascending. */
export type Place = number

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']

export function seatOf(place: Place): Seat {
  return SEATS[place]
}

/** The place of a player's seat. Other seats, such as the clock's, have a place that no player has (-1). */
export function placeOf(seat: Seat): Place {
  return SEATS.indexOf(seat)
}

/** A rubble pile: 0 is A, 1 is B. */
export type Pile = 0 | 1
export type PileName = 'A' | 'B'

export function pileOf(name: PileName): Pile {
  return name === 'A' ? 0 : 1
}

export function nameOfPile(pile: Pile): PileName {
  return pile === 0 ? 'A' : 'B'
}

export function otherPile(pile: Pile): Pile {
  return pile === 0 ? 1 : 0
}

/** A refused request: the owner's place times 1000, plus the card. */
export type Refusal = number

export function refusalOf(owner: Place, card: Kind): Refusal {
  return owner * 1000 + card
}

export function refusedBy(refusal: Refusal): Place {
  return Math.floor(refusal / 1000)
}

export function refusedCard(refusal: Refusal): Kind {
  return refusal % 1000
}

/** R-06 A plan for a vote: everyone attacks in the area of one seat, or one of two plans without a seat. */
export type Plan = `attack-${Seat}` | 'save-ammunition' | 'build-tokens'

export function plansFor(seats: readonly Seat[]): Plan[] {
  return [...seats.map((seat): Plan => `attack-${seat}`), 'save-ammunition', 'build-tokens']
}

/** The seat whose area a plan attacks; null for the other plans. */
export function areaOfPlan(plan: Plan): Seat | null {
  return plan.startsWith('attack-') ? plan.slice('attack-'.length) : null
}
