import type { Odds } from '@holdout/knowledge'
import { attackDeckLeft, type Move, oddsOf, type View } from '@holdout/thirty-seconds/table'
import { text } from './text.ts'

/** The chance that a move succeeds. A block draws a Survivor Attack card: any success blocks. */
export function odds(view: View, move: Move): Odds | null {
  if (move.move !== 'block') return oddsOf(view, move)
  const { good, cards } = attackDeckLeft(view, 'survivor', view.down ? 'B' : 'A')
  return { chance: good / cards, of: text.block.of, count: text.block.count(good, cards) }
}
