import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  canonical,
  type Phrase,
  plain,
  type Seat,
  say,
} from '@holdout/engine'
import type { Difference } from './hint.ts'
import { previewOf } from './preview.ts'

/** Other moves that the effects of a move are compared with, at most. */
const COMPARED = 8

/** The certain effects of a move, without those that other moves have too: they are no reason to choose it. */
export function effectsOf(game: AnyGame, state: AnyState, seat: Seat, move: AnyMove): Phrase[] {
  const certain = (made: AnyMove): Phrase[] =>
    previewOf(game, state, seat, made)
      .log.slice(0, 2)
      .map(line => line.text)
  const moves: readonly AnyMove[] = game.moves(state, seat)
  const others = moves.filter(other => canonical(other) !== canonical(move)).slice(0, COMPARED)
  const shared = new Set(others.flatMap(certain).map(text => plain(text)))
  return certain(move).filter(text => !shared.has(plain(text)))
}

/** The moves with a sentence for each; a sentence that an earlier move has is left out. */
export function withoutRepeats<A extends { readonly why: Phrase | null }>(moves: readonly A[]): readonly A[] {
  const said = new Set<string>()
  return moves.map(move => {
    const why = move.why && plain(move.why)
    const repeats = why !== null && said.has(why)
    if (why !== null) said.add(why)
    return repeats ? { ...move, why: null } : move
  })
}

/** What speaks for a move: compared with the second best, or with the best if it is another. */
export function whyOf(difference: Difference | null, isBest: boolean): Phrase | null {
  if (!difference) return null
  const { feature, by } = difference
  const size = Math.abs(by) < 10 ? Math.abs(by).toFixed(1) : Math.abs(by).toFixed(0)
  if (Number(size) === 0) return null
  const change = `${by < 0 ? '−' : '+'}${size}`
  return isBest
    ? say`Compared with 2: ${feature} ${change} on average.`
    : say`Compared with 1: ${feature} ${change} on average.`
}
