import type { AnyEvent, AnyGame, AnyMove, Decision, Outcome, Phrase, Reason, Who } from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'
import { type Seen, type Sight, seenOf, seenSince, sightOf } from './sight.ts'

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
export interface Told<E = AnyEvent> extends Seen<E> {
  readonly say: Phrase
  readonly rule: string | null
}

/** What `who` is shown now, and may do. */
export function sceneOf(match: AnyMatch, who: Who): Scene {
  return sceneIn(match.game as AnyGame, sightOf(match, who))
}

/** A sight with the game's words to it. They follow from what is seen, so whoever has the game can find them. */
export function sceneIn(game: AnyGame, { who, seq, view, asked, moves, standing, outcome }: Sight): Scene {
  const must = asked.some(({ seat, kind }) => seat === who && kind === 'must')
  return {
    who,
    seq,
    view,
    board: game.words.board(view),
    asked: asked.map(decision => ({
      ...decision,
      say: decision.seat === who ? game.words.decision(decision, view) : null,
    })),
    choices: [...worded(game, view, moves, must ? 'must' : 'may'), ...worded(game, view, standing, 'standing')],
    barred: outcome || who === 'table' ? [] : barredOf(game, who, view),
    outcome: outcome && { ...outcome, say: game.words.outcome(outcome) },
  }
}

/** What `who` saw of a row of events. */
export function toldOf(game: AnyGame, events: readonly AnyEvent[], at: number, who: Who): Told[] {
  return seenOf(game, events, at, who).map(seen => toldIn(game, seen))
}

/** What `who` has seen happen from a move on; 0 is the deal. */
export function toldSince(match: AnyMatch, from: number, who: Who): Told[] {
  return seenSince(match, from, who).map(seen => toldIn(match.game as AnyGame, seen))
}

/** What was seen, with the game's words to it. */
export function toldIn(game: AnyGame, { at, event }: Seen): Told {
  return { at, event, say: game.words.event(event), rule: event.rule ?? null }
}

function worded(game: AnyGame, view: unknown, moves: readonly AnyMove[], kind: Decision['kind']): Choice[] {
  return moves.map(move => ({ move, say: game.words.move(move, view), kind }))
}

function barredOf(game: AnyGame, seat: Who, view: unknown): BarredChoice[] {
  const barred: readonly { move: AnyMove; reason: Reason }[] = game.words.barred(view, seat)
  return barred.map(({ move, reason }) => ({ move, say: game.words.move(move, view), reason }))
}
