import { betterFacts, type Outlook } from '@holdout/bots'
import { type Phrase, say } from '@holdout/engine'
import { type AnyKnownGame, toldBetter, toldWorse } from '@holdout/knowledge'
import { plain } from '@holdout/words'

/** The longest reason, in characters: two lines of a prompt. */
export const LONGEST_REASON = 110

/** Another move, as a reason names it, and what it leads to. */
export interface OtherMove {
  readonly outlook: Outlook
  readonly text: Phrase
}

/** What a hint says for a move, and what speaks against it in the same comparison. */
export interface Argued {
  readonly why: Phrase | null
  readonly against: Phrase | null
}

/**
 * The main reason for the best move: a fact that is better after it than after the next best move, or else than after
 * the best move of another kind, or else the chances. None if nothing speaks for it. It is never what the move does:
 * that is its preview. `asGood`: the next best move cannot be told from it.
 */
export function bestReason(
  game: AnyKnownGame,
  mine: Outlook,
  next: Outlook | null,
  otherKind: OtherMove | null,
  asGood = false,
): Argued {
  if (!next) return { why: say`There is no other move.`, against: null }
  const than = (why: Phrase | null, other: Outlook): Argued | null =>
    why && { why, against: againstFor(game, mine, other) }
  return (
    than(factReason(game, mine, next, 'the next best move'), next) ??
    (otherKind && than(factReason(game, mine, otherKind.outlook, `“${plain(otherKind.text)}”`), otherKind.outlook)) ??
    // What speaks against the best move comes second, never alone.
    than(chanceReason(mine.chance, next.chance, asGood), next) ?? { why: null, against: null }
  )
}

/** What speaks for and against a move that is not the best. */
export function lesserReason(game: AnyKnownGame, mine: Outlook, best: Outlook): Argued {
  return { why: factReason(game, mine, best, 'move 1'), against: againstFor(game, mine, best) }
}

/** The facts that are better after a move than after another one, which `other` names; null if there are none. */
function factReason(game: AnyKnownGame, mine: Outlook, other: Outlook, named: string): Phrase | null {
  const facts = betterFacts(game.reasons, mine, other).flatMap(({ fact, ...found }) => {
    const told = toldBetter(fact, found.mine - found.other)
    return told === null ? [] : [told]
  })
  const [first, second] = facts
  const end = `than after ${named}`
  const sentences = first ? [...(second ? [`${first}, ${small(second)} ${end}.`] : []), `${first} ${end}.`] : []
  const fits = sentences.find(sentence => sentence.length <= LONGEST_REASON)
  return fits ? [fits] : null
}

/** What is worse after the move than after the other one, as the second sentence of a hint; null if nothing counts. */
function againstFor(game: AnyKnownGame, mine: Outlook, other: Outlook): Phrase | null {
  const [worse] = betterFacts(game.reasons, other, mine)
  const told = worse && toldWorse(worse.fact, worse.other - worse.mine)
  const said = told && `Against it: ${told}.`
  return said && said.length <= LONGEST_REASON ? [said] : null
}

function small(text: string): string {
  return text[0].toLowerCase() + text.slice(1)
}

/** The chances after the best and after the next best move; null if they speak against the best. */
function chanceReason(mine: number | null, other: number | null, asGood: boolean): Phrase | null {
  if (mine === null || other === null) return null
  const [a, b] = [mine, other].map(chance => Math.round(chance * 100))
  if (a < b) return null
  return a === b || asGood
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
