import { type AnyGame, type AnyMove, type AnyState, type Phrase, type Seat, say } from '@holdout/engine'
import type { Difference } from './hint.ts'
import { previewOf } from './preview.ts'

/** The certain effects of a move. */
export function effectsOf(game: AnyGame, state: AnyState, seat: Seat, move: AnyMove): Phrase[] {
  const effects = previewOf(game, state, seat, move)
    .log.slice(0, 2)
    .map(line => line.text)
  return effects.length > 0 ? effects : [say`The result depends on chance.`]
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
