import { type PlayerId, pawnNamed } from '../codes.ts'
import { cardNamed, type EventName, FACES } from '../data/load.ts'
import type { EffectNotes } from '../effects/effect.ts'
import { effects } from '../effects/index.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

type EventMove = Extract<Move, { move: 'event' }>

/** The smallest gain for which the bot plays an event that could wait. */
const ENOUGH = 1

/** The event to play on another player's turn, or null. */
export function stepIn(s: State, me: PlayerId, moves: readonly Move[]): Move | null {
  for (const move of moves) {
    if (move.move !== 'event') continue
    if (!notesOf(move).waits && judgeEvent(s, me, move) > ENOUGH) return move
  }
  return null
}

/** The worth of playing an event now, in points. */
export function judgeEvent(s: State, me: PlayerId, move: EventMove): number {
  return notesOf(move).judge(s, me, move.pawn === null ? null : pawnNamed(move.pawn))
}

function notesOf({ card }: EventMove): EffectNotes {
  return effects[FACES[cardNamed(card)].event as EventName].bot
}
