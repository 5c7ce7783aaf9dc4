import type { AnyEvent, AnyGame, AnyMove, BarredMove, Decision, Outcome, Who } from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'

/** A scene without text: what one seat may see and do. `describeScene` adds the text. Plain data. */
export interface BareScene<V = unknown, M = AnyMove> {
  readonly seat: Who
  /** The number of moves played. */
  readonly seq: number
  readonly view: V
  /** The open decisions, without the standing ones. */
  readonly decisions: readonly Decision[]
  /** The legal moves of `who` for its open decision. */
  readonly moves: readonly M[]
  /** Moves that `who` might expect but that are not legal now. */
  readonly barred: readonly BarredMove<M>[]
  /** Moves that `who` may make at any time. */
  readonly standing: readonly M[]
  readonly outcome: Outcome | null
}

/** An event as a seat sees it. */
export interface SeenEvent<E = AnyEvent> {
  /** The move that caused it, from 1; 0 is the deal. */
  readonly at: number
  readonly event: E
}

/** The open decisions of all seats, without the standing ones. */
export function openDecisions(match: AnyMatch): readonly Decision[] {
  return match.over ? [] : match.game.pending(match.state).filter(({ kind }) => kind !== 'standing')
}

export function bareSceneOf(match: AnyMatch, who: Who, asked = openDecisions(match)): BareScene {
  const game = match.game
  const { state } = match
  const idle = match.over || who === 'table'
  const view: unknown = game.view(state, who)
  const isAsked = asked.some(({ seat }) => seat === who)
  return {
    seat: who,
    seq: match.entries.length,
    view,
    decisions: asked,
    moves: isAsked ? game.moves(state, who) : [],
    barred: isAsked ? game.barred(state, who) : [],
    standing: idle ? [] : game.standing(state, who),
    outcome: state.outcome,
  }
}

/** These events as `who` sees them. */
export function seenOf(game: AnyGame, events: readonly AnyEvent[], at: number, who: Who): SeenEvent[] {
  const all: SeenEvent[] = []
  for (const event of events) {
    const seen: AnyEvent | null = game.see(event, who)
    if (seen !== null) all.push({ at, event: seen })
  }
  return all
}

/** The events from a move on, as `who` sees them; 0 is the deal. */
export function seenSince(match: AnyMatch, from: number, who: Who): SeenEvent[] {
  const game = match.game
  const seen = from === 0 ? seenOf(game, match.opening, 0, who) : []
  for (let at = Math.max(1, from); at <= match.entries.length; at++)
    seen.push(...seenOf(game, match.entries[at - 1].events, at, who))
  return seen
}
