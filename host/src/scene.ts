import type { AnyEvent, AnyGame, AnyMove, Decision, Outcome, Phrase, Reason, Seat, Who } from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'

/** Something that may be done now, and what one would write on its button. */
export interface Choice<M = AnyMove> {
  readonly move: M
  readonly say: Phrase
  readonly kind: Decision['kind']
}

/** Something one might well try now and may not, with the reason. */
export interface BarredChoice<M = AnyMove> {
  readonly move: M
  readonly say: Phrase
  readonly reason: Reason
}

/** Who is asked; the question itself is told only to those it is put to. */
export interface Asked extends Decision {
  readonly say: Phrase | null
}

/** Everything that one pair of eyes may see of a match at one moment. Plain data: it crosses workers and wires. */
export interface Scene<V = unknown, M = AnyMove> {
  readonly who: Who
  /** How many moves have been played. */
  readonly seq: number
  readonly view: V
  /** The same in sentences: for a screen reader, and for tables without a picture. */
  readonly board: readonly { readonly title: string; readonly text: Phrase }[]
  readonly asked: readonly Asked[]
  readonly choices: readonly Choice<M>[]
  readonly barred: readonly BarredChoice<M>[]
  readonly outcome: (Outcome & { readonly say: Phrase }) | null
}

/** What was seen to happen: the event for pictures and sounds, the sentence for people, the rule for "why?". */
export interface Told<E = AnyEvent> {
  /** The number of the move that caused it, from 1; 0 is the deal. */
  readonly at: number
  readonly event: E
  readonly say: Phrase
  readonly rule: string | null
}

/** What `who` is shown now, and may do. */
export function sceneOf(match: AnyMatch, who: Who): Scene {
  const game = match.game as AnyGame
  const { state } = match
  const view = game.view(state, who)
  const pending = match.over ? [] : game.pending(state)
  return {
    who,
    seq: match.entries.length,
    view,
    board: game.words.board(view),
    asked: pending
      .filter(({ kind }) => kind !== 'standing')
      .map(decision => ({ ...decision, say: decision.seat === who ? game.words.decision(decision, view) : null })),
    choices: match.over || who === 'table' ? [] : choicesOf(game, state, who, view, pending),
    barred: match.over || who === 'table' ? [] : barredOf(game, who, view),
    outcome: sayOutcome(game, state.outcome),
  }
}

/** What `who` saw of a row of events. */
export function toldOf(game: AnyGame, events: readonly AnyEvent[], at: number, who: Who): Told[] {
  const told: Told[] = []
  for (const event of events) {
    const seen: AnyEvent | null = game.see(event, who)
    if (seen !== null) told.push({ at, event: seen, say: game.words.event(seen), rule: seen.rule ?? null })
  }
  return told
}

/** What `who` has seen happen from a move on; 0 is the deal. */
export function toldSince(match: AnyMatch, from: number, who: Who): Told[] {
  const game = match.game as AnyGame
  const told = from === 0 ? toldOf(game, match.opening, 0, who) : []
  for (let at = Math.max(1, from); at <= match.entries.length; at++)
    told.push(...toldOf(game, match.entries[at - 1].events, at, who))
  return told
}

function choicesOf(
  game: AnyGame,
  state: AnyMatch['state'],
  seat: Seat,
  view: unknown,
  pending: readonly Decision[],
): Choice[] {
  const kind = pending.some(decision => decision.seat === seat && decision.kind === 'must') ? 'must' : 'may'
  const worded = (moves: readonly AnyMove[], of: Decision['kind']): Choice[] =>
    moves.map(move => ({ move, say: game.words.move(move, view), kind: of }))
  return [...worded(game.moves(state, seat), kind), ...worded(game.standing(state, seat), 'standing')]
}

function barredOf(game: AnyGame, seat: Seat, view: unknown): BarredChoice[] {
  const barred: readonly { move: AnyMove; reason: Reason }[] = game.words.barred(view, seat)
  return barred.map(({ move, reason }) => ({ move, say: game.words.move(move, view), reason }))
}

function sayOutcome(game: AnyGame, outcome: Outcome | null): Scene['outcome'] {
  return outcome && { ...outcome, say: game.words.outcome(outcome) }
}
