import { botFor, perspective } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { type AnyMove, type Decision, Match, type MatchRecord, type Seat, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'

export const SLUGS = ['until-dawn', 'thirty-seconds', 'viral-dawn', 'zombie-town', 'until-daylight'] as const

/** Matches of another length than the usual one, where that is much faster. */
const SHORTER: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'until-dawn': { 'night-length': 'short' },
}

/** Replaces the move of a decision; null keeps the bot's. */
export type Plant = (decision: Decision, moves: readonly AnyMove[], match: AnyMatch, at: number) => AnyMove | null
// biome-ignore lint/suspicious/noExplicitAny: matches of all games
export type AnyMatch = Match<any, any, any, any, any>

export interface SelfPlay {
  readonly game: AnyKnownGame
  readonly record: MatchRecord
  readonly seats: readonly Seat[]
}

/** A match between bots without clocks. */
export async function selfPlay(slug: string, seed: string, level = 'easy', plant?: Plant): Promise<SelfPlay> {
  const game = await loadGame(slug)
  const match: AnyMatch = Match.start(game, { seed, options: { ...calm(game), ...SHORTER[slug] } })
  const bot = botFor(game, level)
  const luck = SeededChance.of(`${seed}/bots`)
  while (!match.over) {
    const pending = game.pending(match.state)
    const decision = pending.find(({ kind, seat }) => kind === 'must' && seat !== 'clock')
    if (!decision) {
      const [clock] = game.clocks(match.state)
      match.play('clock', clock.expires)
      continue
    }
    const moves: AnyMove[] = game.moves(match.state, decision.seat)
    const move =
      plant?.(decision, moves, match, match.entries.length + 1) ??
      bot.choose(perspective(game, match.state as never, decision, moves, luck))
    const played = match.play(decision.seat, move)
    if (!played.ok) throw new Error(played.text)
  }
  return { game, record: match.record(), seats: game.seats(match.options).map(({ seat }) => seat) }
}

/** The options without a timer. */
function calm(game: AnyKnownGame): Readonly<Record<string, unknown>> {
  return game.clock?.choices.find(({ id }) => id === 'calm')?.options ?? {}
}
