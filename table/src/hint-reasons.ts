import { betterFacts, type Outlook } from '@holdout/bots'
import { type AnyMove, type Phrase, say } from '@holdout/engine'
import { type AnyKnownGame, toldBetter, toldWorse } from '@holdout/knowledge'
import { plain } from '@holdout/words'

/** The longest reason, in characters: two lines of a prompt. */
export const LONGEST_REASON = 110

/** A smaller difference of two chances, from 0 to 1, is noise. */
export const CLEAR_CHANCE = 0.03

/** If the match ends in so many more of the sampled states, the facts of the others do not say which move is better. */
const ENDS_MORE = 0.1

/** Another move, as a reason names it, and what it leads to. */
interface OtherMove {
  readonly outlook: Outlook
  readonly text: Phrase
}

/** What a hint says for a move, and what speaks against it in the same comparison. */
interface Argued {
  readonly why: Phrase | null
  readonly against: Phrase | null
}

const SILENT: Argued = { why: null, against: null }

/** The best move, and what it is compared with. */
export interface BestMove {
  readonly move: AnyMove
  readonly outlook: Outlook
  /** The next best move; null: there is none. */
  readonly next: Outlook | null
  /** The next best move is not to act. */
  readonly nextIsNothing?: boolean
  /** The next best move cannot be told from it. */
  readonly asGood?: boolean
  /** The best of the moves that do something else; null: there is none, or it is listed. */
  readonly otherKind: OtherMove | null
  /** The outlooks of both moves some decisions later. */
  later(): readonly [mine: Outlook, next: Outlook]
}

/**
 * The main reason for the best move: a fact that is better after it than after the next best move, at once or a few
 * moves later, or than after the best move of another kind; or else the chances. None if nothing speaks for it. It never says
 * what the move does: that is its preview.
 */
export function bestReason(game: AnyKnownGame, best: BestMove): Argued {
  const { move, outlook, next, otherKind } = best
  if (!next) return { ...SILENT, why: say`There is no other move.` }
  const named: Phrase = best.nextIsNothing ? say` than without it` : say` than after the next best move`
  const isSure = !best.asGood && chanceOf(outlook) > chanceOf(next)
  const later = (): Phrase | null => {
    if (!isSure) return null
    const [mine, other] = best.later()
    return factReason(game, move, mine, other, named, 'A few moves later, ')
  }
  const other = otherKind && chanceOf(otherKind.outlook) <= chanceOf(outlook) ? otherKind : null
  const against = (why: Phrase | null, than: Outlook): Argued | null =>
    why && { why, against: againstFor(game, move, outlook, than) }
  return (
    against(factReason(game, move, outlook, next, named), next) ??
    alone(later()) ??
    (other &&
      against(factReason(game, move, outlook, other.outlook, [' than after “', ...other.text, '”']), other.outlook)) ??
    alone(chanceReason(best, next)) ??
    SILENT
  )
}

function alone(why: Phrase | null): Argued | null {
  return why && { ...SILENT, why }
}

function chanceOf({ chance }: Outlook): number {
  return chance ?? 0
}

/** What speaks for and against a move that is not the best. */
export function lesserReason(game: AnyKnownGame, move: AnyMove, mine: Outlook, best: Outlook): Argued {
  return {
    why: factReason(game, move, mine, best, say` than after move 1`),
    against: againstFor(game, move, mine, best),
  }
}

/** The facts that are better after a move than after another one, which `than` names; null if there are none. */
function factReason(
  game: AnyKnownGame,
  move: AnyMove,
  mine: Outlook,
  other: Outlook,
  than: Phrase,
  begin = '',
): Phrase | null {
  const facts = factsFor(game, move, mine, other).flatMap(({ fact, ...found }) => {
    const told = toldBetter(fact, found.mine - found.other)
    return told === null ? [] : [told]
  })
  const [first, second] = facts
  if (first === undefined) return null
  const both = second === undefined ? [] : [`${first}, ${small(second)}`]
  const sentences = [...both, first].map((text): Phrase => [`${begin}${begin ? small(text) : text}`, ...than, '.'])
  return sentences.find(sentence => plain(sentence).length <= LONGEST_REASON) ?? null
}

/** What is worse after the move than after the other one, as the second sentence of a hint; null if nothing counts. */
function againstFor(game: AnyKnownGame, move: AnyMove, mine: Outlook, other: Outlook): Phrase | null {
  const [worse] = factsFor(game, move, other, mine)
  const told = worse && toldWorse(worse.fact, worse.other - worse.mine)
  const said = told && `Against it: ${told}.`
  return said && said.length <= LONGEST_REASON ? [said] : null
}

/** The facts that speak for the first of two outlooks, for a reason of this move. */
function factsFor(game: AnyKnownGame, move: AnyMove, mine: Outlook, other: Outlook) {
  return Math.abs(mine.ended - other.ended) > ENDS_MORE ? [] : betterFacts(game.reasons, mine, other, move)
}

function small(text: string): string {
  return text[0].toLowerCase() + text.slice(1)
}

/** The chances after the best and after the next best move; null if they speak against the best. */
function chanceReason({ outlook, nextIsNothing, asGood }: BestMove, next: Outlook): Phrase | null {
  if (outlook.chance === null || next.chance === null) return null
  const other = nextIsNothing ? 'Not acting' : 'The next best move'
  const by = outlook.chance - next.chance
  if (asGood || Math.abs(by) < CLEAR_CHANCE) return say`${other} is about as good.`
  const [a, b] = [outlook.chance, next.chance].map(chance => Math.round(chance * 100))
  return by < 0 ? null : say`${other} keeps less of a chance: ${b}% instead of ${a}%.`
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
