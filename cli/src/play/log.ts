import type { AnyEvent, Who } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { harmless, type Names } from '@holdout/table'
import { plain } from '@holdout/words'

/** One line of the log, as one seat may see it. */
export interface LogText {
  readonly text: string
  readonly rule: string | null
  /** The number of the move that caused it, from 1; 0 is the deal. */
  readonly move: number
}

/** The log lines after a move: the reader's last one. */
export function newsIn(log: readonly LogText[], move: number): readonly LogText[] {
  return move === 0 ? log : log.filter(line => line.move > move)
}

export type { Names }

/** The log lines of a move, as `who` sees them. */
export function linesOf(
  game: AnyKnownGame,
  events: readonly AnyEvent[],
  move: number,
  who: Who,
  names: Names,
): LogText[] {
  return events.flatMap(event => {
    const seen: AnyEvent | null = game.see(event, who)
    if (seen === null) return []
    return [{ text: harmless(plain(game.words.event(seen), names)), rule: seen.rule ?? null, move }]
  })
}
