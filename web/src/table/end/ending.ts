import type { Seat } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { plain, quantity } from '@holdout/words'
import type { Names } from '../../parts/names.ts'
import { endText } from '../../text/end.ts'

/** A finished match, for its end screen. */
export interface Ended<V = unknown> {
  readonly outcome: NonNullable<Scene['outcome']>
  /** The seat of the only person at this screen; null if there are several or none. */
  readonly me: Seat | null
  readonly won: boolean
  readonly seats: readonly Seat[]
  readonly names: Names
  readonly view: V
}

/** How the end screen tells a result. */
export interface Ending {
  /** A word or two over the headline, such as "2nd of 4". */
  readonly badge: string
  readonly headline: string
  /** The margin, in a sentence. */
  readonly line: string | null
  /** At most three facts. */
  readonly chips: readonly string[]
  /** The game's own table; without it, the facts of the outcome. */
  readonly table?: EndTable
  /**
   * The result as a number for the personal best; more is better. Only results of the same `kind` are compared. null:
   * there is nothing to compare.
   */
  readonly mark: { readonly kind: string; readonly score: number; readonly say: string } | null
  /** The result as a sentence that is shared. */
  readonly share: string
}

/** How far the match got, the score or the team. */
export interface EndTable {
  readonly title: string
  readonly note?: string
  /** How far it got, from 0 to 1. */
  readonly way?: { readonly from: string; readonly to: string; readonly at: number; readonly say: string }
  readonly rows?: readonly EndRow[]
  readonly players?: { readonly heads: readonly string[]; readonly rows: readonly EndPlayer[] }
  readonly foot?: string
}

export interface EndRow {
  readonly name: string
  readonly say: string
  readonly bad?: boolean
}

export interface EndPlayer {
  readonly seat: Seat
  /** Below the name, such as the character. */
  readonly note?: string
  readonly dead?: boolean
  /** One for each head. The last one is the most important. */
  readonly cells: readonly EndCell[]
}

/** A number, or how many of so many are left. */
export type EndCell = string | number | { readonly left: number; readonly of: number }

/** Exported as `ending` by `tables/<slug>/ending.ts`, which is loaded with the end screen. */
export type EndingOf = (ended: Ended<never>) => Ending

/**
 * Exported as `endPicture` by `tables/<slug>/end-picture.ts`: the shapes of an SVG of 700 × 330, drawn from the result.
 * Sky and ground go far beyond it.
 */
export type EndPictureOf = (ended: Ended<never>) => string

/** The places of seats by points, equal points sharing one: 1 is the best. */
function placeOf(points: Readonly<Record<Seat, number>>, seat: Seat): number {
  return 1 + Object.values(points).filter(other => other > points[seat]).length
}

/** The points of each seat in facts such as `p1 points`. */
function pointsIn({ outcome, seats }: Pick<Ended, 'outcome' | 'seats'>): Record<Seat, number> {
  const known = seats.filter(seat => typeof outcome.facts[`${seat} points`] === 'number')
  return Object.fromEntries(known.map(seat => [seat, outcome.facts[`${seat} points`] as number]))
}

/** The ending of a game without one of its own: place and margin if there are points, otherwise who won. */
export function plainEnding(ended: Ended): Ending {
  const { outcome, me, won, names } = ended
  const said = plain(outcome.text, names)
  const points = pointsIn(ended)
  if (me === null || points[me] === undefined || Object.keys(points).length < 2)
    return { badge: badgeOf(ended), headline: said, line: null, chips: [], mark: null, share: said }
  const mine = points[me]
  const others = Object.entries(points).flatMap(([seat, score]) => (seat === me ? [] : [score]))
  const best = Math.max(...others)
  const place = placeOf(points, me)
  const headline =
    mine === best
      ? endText.tie(won)
      : won
        ? endText.wonBy(quantity(mine - best, 'point'))
        : endText.placeBy(place, quantity(best - mine, 'point'))
  const score = quantity(mine, 'point')
  return {
    badge: won ? endText.won : endText.placeOf(place, others.length + 1),
    headline,
    line: said,
    chips: [],
    mark: { kind: `${others.length + 1}`, score: mine, say: score },
    share: endText.sharedPlace(won ? 1 : place, others.length + 1, score),
  }
}

export function badgeOf({ me, won, outcome }: Ended): string {
  if (me !== null) return won ? endText.won : endText.lost
  return outcome.winners.length > 0 ? endText.over : endText.lost
}
