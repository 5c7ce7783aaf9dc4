import { loadGame } from '@holdout/catalog'
import { type AnyMove, type AnyState, type Decision, type Seat, SeededChance } from '@holdout/engine'
import { type AnyKnownGame, type BotNotes, blended } from '@holdout/knowledge'
import type { Moment } from '../src/index.ts'
import { analyze } from '../src/index.ts'
import { type AnyMatch, selfPlay } from './matches.ts'

const WORLDS = 16
/** Only some decisions are tried, because rating all their moves takes long. */
const EACH = 5

/** What came back within so many moves was not lost: the analysis counts only what lasts. */
const LASTING = 24

interface Planted {
  readonly at: number
  readonly loss: number
}

/** The moves of a decision from the best to the worst, by both estimates on sampled states. */
function rated(
  game: AnyKnownGame,
  match: AnyMatch,
  seat: Seat,
  moves: readonly AnyMove[],
): { move: AnyMove; value: number }[] {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  const worlds = Array.from({ length: WORLDS }, (_, i) =>
    game.determinize(match.state, seat, SeededChance.of(`${match.seed}/planted/${match.entries.length}/${i}`)),
  )
  return moves
    .map(move => {
      let value = 0
      for (const world of worlds) {
        const s = game.clone(world)
        game.apply(s, seat, move)
        const chance = notes.chance?.(s)[seat] ?? 0
        value += blended(notes.rate(s, seat), chance) / WORLDS
      }
      return { move, value }
    })
    .sort((a, b) => b.value - a.value)
}

/**
 * In blunders, if not 1.5. The two estimates of 30 Seconds differ more: of 9 planted losses from 18 points on, 3 were not
 * the first moment; of 8 from 25 points on, 1 was not.
 */
const LEAST_LOSS: Readonly<Record<string, number>> = { 'thirty-seconds': 2.5 }

/** Medium bots of these games make mistakes of their own that matter as much as a planted one. */
const LEVELS: Readonly<Record<string, string>> = { 'thirty-seconds': 'hard@60', 'until-dawn': 'expert' }

/**
 * A match between bots in which one move of a seat is replaced by the worst one, and the key moments of its analysis;
 * null if no decision after `from` had that much at stake.
 */
export async function withPlantedBlunder(
  slug: string,
  seed: string,
  from: number,
  depth: 'quick' | 'deep',
): Promise<{ readonly planted: Planted; readonly moments: readonly Moment[] } | null> {
  let planted: Planted | null = null
  let blunderer: Seat | null = null
  let tried = EACH - 2
  let before = 0
  let cameBack = false
  const game = await loadGame(slug)
  const plant = (decision: Decision, moves: readonly AnyMove[], match: AnyMatch, at: number) => {
    if (!planted) return worst(decision, moves, match, at)
    // A chance that is there again soon, even in part, was not lost.
    const soon = at - planted.at < LASTING && decision.seat === blunderer && moves.length > 1
    if (soon && rated(game, match, decision.seat, moves)[0].value > before - 0.75 * planted.loss) cameBack = true
    return null
  }
  const worst = (decision: Decision, moves: readonly AnyMove[], match: AnyMatch, at: number) => {
    blunderer ??= game.seats(match.options)[0].seat
    if (at < from || decision.seat !== blunderer || moves.length < 2) return null
    tried += 1
    if (tried % EACH !== 0) return null
    const options = rated(game, match, decision.seat, moves)
    // In the units of the analysis, as the threshold is.
    const loss = options[0].value - options[options.length - 1].value
    if (loss < (LEAST_LOSS[slug] ?? 1.5) * (game.analysis?.marks?.blunder ?? 0.1)) return null
    planted = { at, loss }
    before = options[0].value
    return options[options.length - 1].move
  }
  const { record } = await selfPlay(slug, seed, LEVELS[slug] ?? 'medium', plant)
  if (!planted || !blunderer || cameBack) return null
  return { planted, moments: analyze(game, record, { seat: blunderer, known: 'seen', depth }).moments }
}
