import type { Seat } from '@holdout/engine'
import { type CardName, diceAgainst, type PlannedCard, type View } from '@holdout/until-daylight/table'

/** An area after the planned dice. */
export interface AfterPlan {
  /** The dice against its player. */
  readonly dice: number
  /** The cards that follow the attacker into it. */
  readonly arrivals: readonly CardName[]
}

/** What the planned dice change in an area; null if nothing changes there. */
export function afterPlan({ attack, players, you }: View, seat: Seat, cards: readonly PlannedCard[]): AfterPlan | null {
  const line = players.find(player => player.seat === seat)?.line
  if (!attack || !line || cards.length === 0) return null
  const isTarget = seat === attack.area
  const arrivals = seat === you && !isTarget ? cardsWith(cards, 'follows') : []
  if (!isTarget && arrivals.length === 0) return null
  const left = isTarget ? [...line.slice(0, attack.at), ...cardsWith(cards, 'stays', 'spared')] : [...line, ...arrivals]
  return { dice: diceAgainst(left), arrivals }
}

function cardsWith(cards: readonly PlannedCard[], ...verdicts: readonly PlannedCard['verdict'][]): readonly CardName[] {
  return cards.filter(({ verdict }) => verdicts.includes(verdict)).map(({ card }) => card)
}
