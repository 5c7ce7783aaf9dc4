import { chancesOf } from '@holdout/bots'
import { type AnyState, type Seat, SeededChance } from '@holdout/engine'
import type { KnownMatch } from '@holdout/table'

/** The prospects of a seat in a match. */
export interface Prospect {
  /** The chance to win, 0 to 1. */
  readonly chance: number
  /** The expected score in words, in a game with graded results. */
  readonly score: string | null
}

export type Prospects = Readonly<Record<Seat, Prospect>>

/** Sampled states that the prospects are averaged over. */
const WORLDS = 24

/**
 * The prospects of every seat, averaged over states that agree with what `viewer` can know; null without an estimate.
 */
export function prospectsNow({ game, state, seed, entries }: KnownMatch, viewer: Seat): Prospects | null {
  const { score } = game
  if (!game.bot.chance) return null
  const luck = SeededChance.of(`${seed}/chances/${entries.length}`)
  const chances: Record<Seat, number> = {}
  const scores: Record<Seat, number> = {}
  for (let i = 0; i < WORLDS; i++) {
    const world: AnyState = game.determinize(state, viewer, luck)
    for (const [seat, one] of Object.entries(chancesOf(game, world) ?? {})) {
      chances[seat] = (chances[seat] ?? 0) + one / WORLDS
      if (score) scores[seat] = (scores[seat] ?? 0) + score.of(world, seat) / WORLDS
    }
  }
  return Object.fromEntries(
    Object.entries(chances).map(([seat, one]) => [seat, { chance: one, score: score?.text(scores[seat]) ?? null }]),
  )
}
