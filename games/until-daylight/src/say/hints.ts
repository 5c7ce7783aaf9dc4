import type { Seat } from '@holdout/engine'
import { agree, quantity } from '@holdout/words'
import type { CardName } from '../data/box.ts'
import { hordeFacts } from '../data/printed.ts'
import type { View } from '../view/types.ts'

/** Short texts and facts about the position, for tables that draw it. */

/** What eliminates a horde card: "eliminate with 1 head or 2 bodies". */
export function defeatHint(card: CardName): string {
  const { class: type, heads, bodies } = hordeFacts(card)
  if (type === 'survivor') return 'killed by 1 head or body'
  return `eliminate with ${quantity(heads, 'head')}${bodies === null ? '' : ` or ${quantity(bodies, 'body')}`}`
}

/** The same, with the dice it rolls. */
export function hordeHint(card: CardName): string {
  const { dice } = hordeFacts(card)
  return `${defeatHint(card)}; ${dice === 0 ? 'does not attack' : `rolls ${quantity(dice, 'die', 'dice')}`}`
}

/** DL-04 What a number of saved Survivors means for the win; follows the number. */
export function savedHint(saved: number): string {
  return `${agree(saved, 'Survivor', 'Survivors')}${saved > 0 ? ', enough to win so far' : '; 1 is needed to win'}`
}

/** DL-39, DL-69 The order of turns: in combat from the receiver, in a search from the starter. */
export function turnOrder({ players, phase, receiver, starter }: View): Seat[] {
  const seats = players.map(({ seat }) => seat)
  const from = Math.max(0, seats.indexOf((phase === 'combat' ? receiver : starter) ?? starter))
  return [...seats.slice(from), ...seats.slice(0, from)]
}
