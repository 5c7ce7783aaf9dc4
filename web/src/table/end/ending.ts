import type { Outcome, Seat } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { capital, plain, quantity } from '@holdout/words'
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
  /**
   * The result as a number for the personal best; more is better. Only results of the same `kind` are compared. null:
   * there is nothing to compare.
   */
  readonly mark: { readonly kind: string; readonly score: number; readonly say: string } | null
  /** The result as a sentence that can be shared; without it, the headline and the mark. */
  readonly share?: string
  /**
   * The picture, and after `#` which parts of it did not happen: `end-won.svg#alone`. Without it, the picture of winning
   * or losing.
   */
  readonly picture?: string
  /** Facts for the score instead of those of the outcome. */
  readonly facts?: Outcome['facts']
}

/** Exported as `ending` by `tables/<slug>/ending.ts`, which is loaded with the end screen. */
export type EndingOf = (ended: Ended<never>) => Ending

/** The places of seats by points, equal points sharing one: 1 is the best. */
function placeOf(points: Readonly<Record<Seat, number>>, seat: Seat): number {
  return 1 + Object.values(points).filter(other => other > points[seat]).length
}

/** The points of each seat in facts such as `p1 points`. */
function pointsIn({ outcome, seats }: Ended): Record<Seat, number> {
  const known = seats.filter(seat => typeof outcome.facts[`${seat} points`] === 'number')
  return Object.fromEntries(known.map(seat => [seat, outcome.facts[`${seat} points`] as number]))
}

/** The ending of a game without one of its own: place and margin if there are points, otherwise who won. */
export function plainEnding(ended: Ended): Ending {
  const { outcome, me, won, names } = ended
  const said = plain(outcome.text, names)
  const points = pointsIn(ended)
  if (me === null || points[me] === undefined || Object.keys(points).length < 2)
    return { badge: badgeOf(ended), headline: said, line: null, mark: null }
  const mine = points[me]
  const others = Object.entries(points).flatMap(([seat, score]) => (seat === me ? [] : [score]))
  const ahead = mine - Math.max(...others)
  const place = placeOf(points, me)
  const headline =
    ahead === 0
      ? endText.tie(won)
      : won
        ? endText.wonBy(quantity(ahead, 'point'))
        : endText.placeBy(place, quantity(Math.max(...others) - mine, 'point'))
  const mark = { kind: `${others.length + 1}`, score: mine, say: quantity(mine, 'point') }
  return { badge: endText.placeOf(place, others.length + 1), headline, line: said, mark }
}

export function badgeOf({ me, won, outcome }: Ended): string {
  if (me !== null) return won ? endText.won : endText.lost
  return outcome.winners.length > 0 ? endText.over : endText.lost
}

/** The headline and the mark as sentences: the mark only if it says more. */
export function sharedOf({ headline, mark }: Ending): string {
  if (mark === null || headline.toLowerCase().includes(mark.say.toLowerCase())) return headline
  return `${headline} ${capital(mark.say)}.`
}
