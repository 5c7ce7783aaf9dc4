import type { Seat } from '@holdout/engine'
import type { Ended } from '../../table/end/ending.ts'

export interface Standing {
  readonly seat: Seat
  /** 1 is the best. Equal points and kills share a place. */
  readonly place: number
  readonly points: number
  readonly dead: boolean
}

/** The players by points, on equal points by kills; the dead last. */
export function placesIn({ outcome: { facts }, seats }: Pick<Ended, 'outcome' | 'seats'>): readonly Standing[] {
  const rank = (seat: Seat): number =>
    facts[`${seat} died`] === undefined
      ? Number(facts[`${seat} points`]) * 1000 + Number(facts[`${seat} kills`])
      : Number(facts[`${seat} died`]) - 1000
  return seats
    .map(seat => ({
      seat,
      place: 1 + seats.filter(other => rank(other) > rank(seat)).length,
      points: Number(facts[`${seat} points`]),
      dead: facts[`${seat} died`] !== undefined,
    }))
    .sort((a, b) => a.place - b.place)
}
