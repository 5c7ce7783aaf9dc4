import { type AnyMove, type AnyState, type BotNotes, type Seat, SeededChance } from '@holdout/engine'
import type { AnyMatch } from '@holdout/table'

/** Sampled states that the chances are averaged over. */
const WORLDS = 24

/**
 * The chance of every seat to win, averaged over states that agree with what `viewer` can know; null if the game has no
 * estimate.
 */
export function chancesNow(
  { game, state, seed, entries }: AnyMatch,
  viewer: Seat,
): Readonly<Record<Seat, number>> | null {
  const { chance } = game.bot as BotNotes<AnyState, AnyMove>
  if (!chance) return null
  const luck = SeededChance.of(`${seed}/chances/${entries.length}`)
  const sums: Record<Seat, number> = {}
  for (let i = 0; i < WORLDS; i++) {
    const chances = chance(game.determinize(state, viewer, luck))
    for (const seat in chances) sums[seat] = (sums[seat] ?? 0) + chances[seat] / WORLDS
  }
  return sums
}
