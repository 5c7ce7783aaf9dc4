import type { PawnId, PlayerId } from '../codes.ts'
import type { Cx } from '../cx.ts'
import type { Move, Moves } from '../moves.ts'
import type { State, TopStep } from '../state.ts'

/** All about one event card: what it does and what it is worth to a bot. */
export interface Effect {
  /** ZT-206 It takes effect where a pawn of its player is. ZT-163 Some only in a building. */
  readonly where?: 'pawn' | 'building'
  /** ZT-166 It can be played from hand only in the player's own action phase. */
  readonly onlyOnTurn?: true
  /** It can be played from hand even if it has no effect. */
  readonly alwaysPlayable?: true
  /** ZT-162 Whether it has an effect now. */
  works(s: State, player: PlayerId, pawn: PawnId | null): boolean
  /** It takes effect, or asks its first question. */
  take(s: State, player: PlayerId, pawn: PawnId | null, cx: Cx): void
  readonly bot: EffectNotes
}

export interface EffectNotes {
  /** The worth of the card in hand, in points. */
  readonly worth: number
  /** The worth of playing it now. */
  judge(s: State, me: PlayerId, pawn: PawnId | null): number
  /** It helps only in the bot's own turn. */
  readonly waits?: true
  /** The worth of triggering it when it is drawn with other cards. */
  triggered(s: State, me: PlayerId, pawn: PawnId): number
  /** Whether the bot takes it into hand when it is drawn alone, instead of triggering it. */
  keeps(s: State, me: PlayerId, pawn: PawnId): boolean
  /** The answers to its questions. */
  readonly answers?: Answers
}

type Answers = {
  readonly [K in keyof Moves]?: (
    s: State,
    me: PlayerId,
    step: Extract<TopStep, { step: K }>,
    moves: readonly Move[],
  ) => Move
}
