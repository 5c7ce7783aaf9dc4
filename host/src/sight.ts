import type { AnyEvent, AnyGame, AnyMove, Decision, Outcome, Who } from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'

/** All that one pair of eyes may know of a match at one moment, without a word about it: `sceneIn` finds those. Plain data. */
export interface Sight<V = unknown, M = AnyMove> {
  readonly who: Who
  /** How many moves have been played. */
  readonly seq: number
  readonly view: V
  /** Who is asked what. What may be done at any time goes without being asked. */
  readonly asked: readonly Decision[]
  /** What `who` may answer. */
  readonly moves: readonly M[]
  /** What `who` may do whatever is asked. */
  readonly standing: readonly M[]
  readonly outcome: Outcome | null
}

/** What was seen to happen. */
export interface Seen<E = AnyEvent> {
  /** The number of the move that caused it, from 1; 0 is the deal. */
  readonly at: number
  readonly event: E
}

/** What everybody is asked now. */
export function askedIn(match: AnyMatch): readonly Decision[] {
  return match.over ? [] : (match.game as AnyGame).pending(match.state).filter(({ kind }) => kind !== 'standing')
}

export function sightOf(match: AnyMatch, who: Who, asked = askedIn(match)): Sight {
  const game = match.game as AnyGame
  const { state } = match
  const idle = match.over || who === 'table'
  const view: unknown = game.view(state, who)
  return {
    who,
    seq: match.entries.length,
    view,
    asked,
    moves: asked.some(({ seat }) => seat === who) ? game.moves(state, who) : [],
    standing: idle ? [] : game.standing(state, who),
    outcome: state.outcome,
  }
}

/** What `who` saw of a row of events. */
export function seenOf(game: AnyGame, events: readonly AnyEvent[], at: number, who: Who): Seen[] {
  const all: Seen[] = []
  for (const event of events) {
    const seen: AnyEvent | null = game.see(event, who)
    if (seen !== null) all.push({ at, event: seen })
  }
  return all
}

/** What `who` has seen happen from a move on; 0 is the deal. */
export function seenSince(match: AnyMatch, from: number, who: Who): Seen[] {
  const game = match.game as AnyGame
  const seen = from === 0 ? seenOf(game, match.opening, 0, who) : []
  for (let at = Math.max(1, from); at <= match.entries.length; at++)
    seen.push(...seenOf(game, match.entries[at - 1].events, at, who))
  return seen
}
