import { betterFacts, laterOutlooks, type Outlook, outlooks } from '@holdout/bots'
import { type AnyMove, type AnyState, SeededChance } from '@holdout/engine'
import { type AnyKnownGame, toldBetter, toldInstead } from '@holdout/knowledge'
import type { PuzzlePosition } from './position.ts'

/** Sampled states for the facts, and the decisions played on for those that show later. */
const WORLDS = 60
const LATER = 8

const MOST = 2

/** Why the best move is better than the mistake, and what speaks for the mistake: by the facts that differ. */
export function explained(
  game: AnyKnownGame,
  position: PuzzlePosition,
  best: AnyMove,
  mistake: AnyMove,
  seed: string,
): { readonly why: string; readonly trap: string } {
  const { seat } = position.decision
  const chance = SeededChance.of(seed)
  const imagine = (): AnyState => game.determinize(position.state, seat, chance)
  const [mine, other] = outlooks(game, seat, imagine, [best, mistake], WORLDS)
  const better = told(game, mine, other)
  const later =
    better.length > 0 ? [] : told(game, ...laterOutlooks(game, seat, imagine, [best, mistake], WORLDS, LATER))
  const tempting = betterFacts(game.reasons, other, mine)
    .slice(0, MOST)
    .flatMap(fact => toldBetter(fact.fact, fact.other === fact.mine ? 0 : fact.mine - fact.other) ?? [])
    .map(lowered)
  return {
    why:
      better.length > 0
        ? better.join(' ')
        : later.length > 0
          ? `A few moves later: ${lowered(later.join(' '))}`
          : 'No single fact shows it: the gain comes from the moves that follow.',
    trap:
      tempting.length > 0
        ? `It looks better at once: ${tempting.join(', ')}.`
        : 'It is what players choose who look only one move ahead.',
  }
}

/** A sentence in the middle of another one. */
function lowered(sentence: string): string {
  return sentence[0].toLowerCase() + sentence.slice(1)
}

/** The facts that are better, as sentences. */
function told(game: AnyKnownGame, mine: Outlook, other: Outlook): string[] {
  return betterFacts(game.reasons, mine, other)
    .slice(0, MOST)
    .filter(({ fact, mine: a, other: b }) => toldBetter(fact, a - b) !== null)
    .map(({ fact, mine: a, other: b }) => toldInstead(fact, a, b))
}
