import { type AnyMove, type AnyState, CLOCK } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'

/** No rule asks for more answers in a row. */
const MOST = 20

/** The position after what is under way has happened, if no seat answers it (`KnownGame.passes`). `s` is not changed. */
export function atRest(game: AnyKnownGame, s: AnyState): AnyState {
  let rest = s
  for (let i = 0; i < MOST && rest.outcome === null; i++) {
    const asked = game.pending(rest).find(({ kind, seat }) => kind === 'must' && seat !== CLOCK)
    const moves: readonly AnyMove[] = game.passes && asked ? game.moves(rest, asked.seat) : []
    const pass = moves.find(({ move }) => game.passes?.includes(move))
    if (!asked || !pass) return rest
    if (rest === s) rest = game.clone(s)
    game.apply(rest, asked.seat, pass)
  }
  return rest
}
