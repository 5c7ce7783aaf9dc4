import type { AnyEvent, MatchRecord, Seat } from '@holdout/engine'
import { Match } from '@holdout/engine'
import type { Try } from './end-notes.ts'
import type { AnyKnownGame } from './known-game.ts'

/** The luck of one seat in a match, against expectation. */
export interface Luck {
  readonly title: string
  readonly seat: Seat | null
  readonly good: 'more' | 'fewer'
  readonly got: number
  readonly expected: number
  /** The standard deviation of what chance gives. */
  readonly deviation: number
}

export interface EndReport {
  readonly luck: readonly Luck[]
  /** The last turning event and the number of its move; null if there was none. */
  readonly turning: { readonly at: number; readonly event: AnyEvent } | null
}

/** Replays a finished match and counts its luck. Empty if the game has no end notes. */
export function endReport(game: AnyKnownGame, record: MatchRecord): EndReport {
  const notes = game.endNotes
  if (!notes) return { luck: [], turning: null }
  const match = Match.start(game, record)
  const sums = new Map<string, Omit<Luck, 'deviation'> & { variance: number }>()
  let turning: EndReport['turning'] = null
  record.moves.forEach(([seat, move], i) => {
    const before = game.clone(match.state)
    match.play(seat, move)
    const events: readonly AnyEvent[] = match.entries[i].events
    for (const event of events) if (notes.turning.includes(event.event)) turning = { at: i + 1, event }
    for (const { title, tries } of notes.luck)
      for (const one of tries({ before, events, after: match.state })) {
        const key = `${title}/${one.seat}`
        const sum = sums.get(key) ?? { title, seat: one.seat, good: one.good, got: 0, expected: 0, variance: 0 }
        sums.set(key, {
          ...sum,
          got: sum.got + one.got,
          expected: sum.expected + one.expected,
          variance: sum.variance + one.variance,
        })
      }
  })
  const luck = [...sums.values()].map(({ variance, ...sum }) => ({ ...sum, deviation: Math.sqrt(variance) }))
  return { luck, turning }
}

/** A draw from a shuffled pile. Without `value` it only changes the pile. */
export interface Draw<C> {
  readonly card: C
  readonly value?: (card: C) => number
}

/**
 * The tries of a move's draws, in order; null stands for a reshuffle. `before` and `after` are the pile around the
 * move. Draws between two reshuffles are left out, because the pile they came from is not known.
 */
export function drawTries<C>(
  before: readonly C[],
  draws: readonly (Draw<C> | null)[],
  after: readonly C[],
): (Try | null)[] {
  const last = draws.lastIndexOf(null)
  const rest = draws.slice(last + 1).flatMap(draw => (draw ? [draw.card] : []))
  let pile: C[] | null = [...before]
  const tries: (Try | null)[] = []
  draws.forEach((draw, i) => {
    if (draw === null) {
      pile = i === last ? [...after, ...rest] : null
      return
    }
    const known = pile?.includes(draw.card) ? pile : null
    if (draw.value) tries.push(known ? tryOf(known.map(draw.value), draw.value(draw.card)) : null)
    known?.splice(known.indexOf(draw.card), 1)
  })
  return tries
}

/** One value out of equally likely ones. */
export function tryOf(values: readonly number[], got: number): Try {
  const expected = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - expected) ** 2, 0) / values.length
  return { got, expected, variance }
}

/** Several dice with the same chance to hit. */
export function diceTry(dice: number, chance: number, hits: number): Try {
  return { got: hits, expected: dice * chance, variance: dice * chance * (1 - chance) }
}
