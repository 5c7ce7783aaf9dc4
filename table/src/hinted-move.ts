import type { AnyMove, Phrase } from '@holdout/engine'

/** One of the best moves of a decision, with the estimated chance to win after it. */
export interface HintedMove {
  readonly move: AnyMove
  /**
   * The whole action that the move begins, such as a walk to its last place; null or missing: the move is all of it.
   */
  readonly whole?: AnyMove | null
  /** The label of the move, or of the whole action. */
  readonly text: Phrase
  /** 0 to 1; null if the game has no estimate. */
  readonly chance: number | null
  /** Whether it cannot be told from the best move. */
  readonly asGood: boolean
  /** The main reason for it compared with the best move; for the best move, compared with another good one. */
  readonly why: Phrase | null
  /** What speaks against it, compared with the same move; null or missing: nothing that counts. */
  readonly against?: Phrase | null
}

/** A hint: the best move, as a sentence. */
export interface Hint extends Pick<HintedMove, 'move' | 'whole' | 'text'> {
  /** The main reason for it; missing in lessons. */
  readonly reasons?: readonly Phrase[]
  /** The best moves, this one first, and the number of legal moves; missing in lessons. */
  readonly best?: readonly HintedMove[]
  readonly of?: number
}

/** A hint at the first of the best moves, for its own reason. */
export function hintOf(best: readonly HintedMove[], of: number): Hint | null {
  if (best.length === 0) return null
  return { ...hintAt(best[0]), best, of }
}

/** A hint at one of the moves: what speaks for it, then what speaks against it. */
export function hintAt({ move, whole, text, why, against }: HintedMove): Hint {
  return { move, whole: whole ?? null, text, reasons: [why, against].flatMap(reason => (reason ? [reason] : [])) }
}
