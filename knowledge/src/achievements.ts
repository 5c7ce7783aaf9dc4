import type { AnyEvent, AnyState, Outcome, Seat } from '@holdout/engine'

/** A finished match as one player's achievements see it. The match is over, so nothing in it is hidden. */
export interface FinishedMatch<S = AnyState, E extends AnyEvent = AnyEvent> {
  readonly seat: Seat
  readonly won: boolean
  readonly outcome: Outcome
  /** All events from the deal to the end, in order. */
  readonly events: readonly E[]
  /** The position after the last move. */
  readonly end: S
}

/** The text of an achievement. */
export interface AchievementText {
  readonly id: string
  readonly title: string
  /** The task: "Reach dawn with all 8 shells fired." */
  readonly text: string
  /** The rule that it teaches. */
  readonly rule: string
}

/** A task that teaches a game. It is computed from a record, so it counts for matches that are older than it. */
export interface Achievement<S, E extends AnyEvent> extends AchievementText {
  readonly reached: (match: FinishedMatch<S, E>) => boolean
}

/** A match that was played or replayed to its end. */
export interface PlayedToEnd {
  readonly state: object
  readonly opening: readonly AnyEvent[]
  readonly entries: readonly { readonly events: readonly AnyEvent[] }[]
}

/** The ids of the achievements that a seat reached in a match; none before its end. */
export function reachedIn(
  achievements: readonly Achievement<AnyState, AnyEvent>[],
  { state, opening, entries }: PlayedToEnd,
  seat: Seat,
): readonly string[] {
  const end = state as AnyState
  const { outcome } = end
  if (!outcome) return []
  const events = [...opening, ...entries.flatMap(entry => entry.events)]
  const finished = { seat, won: outcome.winners.includes(seat), outcome, events, end }
  return achievements.filter(one => one.reached(finished)).map(({ id }) => id)
}
