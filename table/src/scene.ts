import type { AnyEvent, AnyGame, AnyMove, BoardPart, Decision, Outcome, Phrase, Reason, Who } from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'
import { type BareScene, bareSceneOf, type SeenEvent, seenOf, seenSince } from './bare-scene.ts'

/** A legal move and its label. */
export interface Choice<M = AnyMove> {
  readonly move: M
  readonly text: Phrase
  readonly kind: Decision['kind']
}

/** A move that a player might expect but that is not allowed now, with the reason. */
export interface BarredChoice<M = AnyMove> {
  readonly move: M
  readonly text: Phrase
  readonly reason: Reason
}

/** An open decision. Only the seat it belongs to gets its text. */
export interface DescribedDecision extends Decision {
  readonly text: Phrase | null
}

/** A described scene: what one seat may see and do, with text. Plain data that can be sent to workers and clients. */
export interface Scene<V = unknown, M = AnyMove> {
  readonly seat: Who
  /** The number of moves played. */
  readonly seq: number
  readonly view: V
  /** The view as text: for screen readers and the terminal. */
  readonly board: readonly BoardPart[]
  readonly decisions: readonly DescribedDecision[]
  readonly choices: readonly Choice<M>[]
  readonly barred: readonly BarredChoice<M>[]
  readonly outcome: (Outcome & { readonly text: Phrase }) | null
}

/** A log line: the event for animations and sounds, its text, and its rule id. */
export interface LogLine<E = AnyEvent> extends SeenEvent<E> {
  readonly text: Phrase
  readonly rule: string | null
}

/** The described scene of `who`. */
export function sceneOf(match: AnyMatch, who: Who): Scene {
  return describeScene(match.game, bareSceneOf(match, who))
}

/** Adds text to a scene. The text depends only on the scene, so any client that has the game can produce it. */
export function describeScene(
  game: AnyGame,
  { seat: who, seq, view, decisions, moves, barred = [], standing, outcome }: BareScene,
): Scene {
  const must = decisions.some(({ seat, kind }) => seat === who && kind === 'must')
  return {
    seat: who,
    seq,
    view,
    board: game.words.board(view),
    decisions: decisions.map(decision => ({
      ...decision,
      text: decision.seat === who ? game.words.decision(decision, view) : null,
    })),
    choices: [...worded(game, view, moves, must ? 'must' : 'may'), ...worded(game, view, standing, 'standing')],
    barred: barred.map(({ move, reason }) => ({ move, text: game.words.move(move, view), reason })),
    outcome: outcome && { ...outcome, text: game.words.outcome(outcome) },
  }
}

/** The log lines of these events, as `who` sees them. */
export function logLinesOf(game: AnyGame, events: readonly AnyEvent[], at: number, who: Who): LogLine[] {
  return seenOf(game, events, at, who).map(seen => logLineOf(game, seen))
}

/** The log lines from a move on, as `who` sees them; 0 is the deal. */
export function logLinesSince(match: AnyMatch, from: number, who: Who): LogLine[] {
  return seenSince(match, from, who).map(seen => logLineOf(match.game, seen))
}

/** Adds text to an event. */
export function logLineOf(game: AnyGame, { at, event }: SeenEvent): LogLine {
  return { at, event, text: game.words.event(event), rule: event.rule ?? null }
}

function worded(game: AnyGame, view: unknown, moves: readonly AnyMove[], kind: Decision['kind']): Choice[] {
  return moves.map(move => ({ move, text: game.words.move(move, view), kind }))
}
