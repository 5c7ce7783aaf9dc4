import { type AnyMove, type AnyState, CLOCK, type Decision, type Seat } from '@holdout/engine'
import type { AnyKnownGame, BotNotes } from '@holdout/knowledge'

/** No rule asks for more answers in a row. */
const MOST = 20

/**
 * The position after what is under way has happened: no seat answers it (`KnownGame.passes`), or each as usual
 * (`answered`). `s` is not changed.
 */
export function atRest(game: AnyKnownGame, s: AnyState): AnyState {
  if (!game.passes && !game.answered) return s
  let rest = s
  for (let i = 0; i < MOST && rest.outcome === null; i++) {
    const asked = game.pending(rest).find(({ kind, seat }) => kind === 'must' && seat !== CLOCK)
    const move = asked && lettingHappen(game, rest, asked)
    if (!asked || !move) return rest
    if (rest === s) rest = game.clone(s)
    game.apply(rest, asked.seat, move)
  }
  return rest
}

function lettingHappen(game: AnyKnownGame, s: AnyState, { decision, seat }: Decision): AnyMove | null {
  const moves: readonly AnyMove[] = game.moves(s, seat)
  const pass = moves.find(({ move }) => game.passes?.includes(move))
  const { habit }: BotNotes<AnyState, AnyMove> = game.bot
  return pass ?? (game.answered?.includes(decision) ? (habit?.(s, seat, moves) ?? null) : null)
}

/**
 * The chance of each seat in a sampled state, once what is under way has happened: as pages show it. Null in a game
 * without an estimate. `s` is not changed.
 */
export function chancesOf(game: AnyKnownGame, s: AnyState): Readonly<Record<Seat, number>> | null {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  return notes.chance?.(atRest(game, s)) ?? null
}
