import { betterFacts, type Outlook } from '@holdout/bots'
import { type Phrase, say } from '@holdout/engine'
import { type AnyKnownGame, toldBetter } from '@holdout/knowledge'
import { plain } from '@holdout/words'

/** The longest reason, in characters: two lines of a prompt. */
export const LONGEST_REASON = 110

/**
 * The main reason for a move: a fact that is better after it than after the other one, or else the chances. Null if
 * there is none. It is never what the move does: that is its preview. `than`: the other move is the next best, or the
 * first.
 */
export function reasonFor(
  game: AnyKnownGame,
  mine: Outlook,
  other: Outlook | null,
  than: 'next' | 'first',
): Phrase | null {
  if (!other) return say`There is no other move.`
  const [better] = betterFacts(game.reasons, mine, other)
  const fact = better && toldBetter(better.fact, better.mine - better.other)
  const said = fact && (than === 'next' ? say`${fact} than after the next best move.` : say`${fact} than after move 1.`)
  if (said && plain(said).length <= LONGEST_REASON) return said
  return than === 'next' ? chanceReason(mine.chance, other.chance) : null
}

/** The chances after the best and after the next best move; null if they speak against the best. */
function chanceReason(mine: number | null, other: number | null): Phrase | null {
  if (mine === null || other === null) return null
  const [a, b] = [mine, other].map(chance => Math.round(chance * 100))
  if (a < b) return null
  return a === b
    ? say`The next best move is about as good.`
    : say`The other moves keep less of a chance: ${a}% against ${b}%.`
}

/** The moves with a reason for each; a sentence that an earlier move has is left out. */
export function withoutRepeats<A extends { readonly why: Phrase | null }>(moves: readonly A[]): readonly A[] {
  const said = new Set<string>()
  return moves.map(move => {
    const why = move.why && plain(move.why)
    const repeats = why !== null && said.has(why)
    if (why !== null) said.add(why)
    return repeats ? { ...move, why: null } : move
  })
}
