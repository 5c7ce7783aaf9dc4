import { quantity, type Reason } from '@holdout/engine'
import { idOf } from '../../data/labels.ts'
import type { Mode } from '../../data/load.ts'
import { ROWS } from '../../state.ts'
import type { View, ZombieView } from '../../view/types.ts'
import { titleOf } from '../cards.ts'

export { supplyNamed } from '../../data/load.ts'

export const no = (rule: string, text: string): Reason => ({ rule, text })

/** TS-31 Null if there is enough Energy. */
export function unpaid(v: View, cost: number, what = 'That'): Reason | null {
  return v.energy < cost ? no('TS-31', `${what} costs ${cost}E; you have ${v.energy}E.`) : null
}

/** How far a row is from the Survivor's row. */
export function distanceText(rows: number): string {
  return rows === 0 ? 'in your own row' : `${quantity(rows, 'row')} away`
}

/** What a mode reaches, after "reaches". */
export function reachText({ min, max }: Mode): string {
  if (max === 0) return 'only your own row'
  return min === 0 ? `up to ${quantity(max, 'row')} away` : `${min} to ${max} rows away`
}

export const isCrawler = (zombie: ZombieView): boolean => idOf(zombie.zombie) === 'crawler'

/** Whether Distraction stops the zombies of this row. */
export const isHeldByDistraction = (v: View, row: number): boolean => row === ROWS && v.inPlay.includes('distraction')

/** Whether the hand contains all these cards, duplicates counted. */
export function holdsAll(hand: readonly string[] | null, cards: readonly string[]): boolean {
  const rest = [...(hand ?? [])]
  return cards.every(card => {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}

export const isEmpty = ({ draw, used }: { draw: number; used: readonly string[] }): boolean => draw + used.length === 0

/** The title of the card in a move. */
export const named = (card: string): string => titleOf(String(card))
