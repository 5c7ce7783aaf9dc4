import { botFor, perspective } from '@holdout/bots'
import { type AnyMove, type Decision, type Phrase, type Seat, SeededChance } from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'

/** The move that the greedy bot would make for a seat; null if the seat has nothing to decide, or the bot would pass. */
export function hintFor(
  { game, state, seed, entries }: AnyMatch,
  seat: Seat,
): { readonly decision: Decision; readonly move: AnyMove; readonly text: Phrase } | null {
  const decision = game.pending(state).find(one => one.seat === seat && one.kind !== 'standing')
  if (!decision) return null
  const chance = SeededChance.of(`${seed}/hint/${entries.length}`)
  const move = botFor(game, 'greedy').choose(perspective(game, state, decision, game.moves(state, seat), chance))
  return move && { decision, move, text: game.words.move(move, game.view(state, seat)) }
}
