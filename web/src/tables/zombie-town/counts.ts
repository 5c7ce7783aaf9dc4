import { COMBAT, textOfCard, type View } from '@holdout/zombie-town/table'
import { countNames } from '../../table/count-names.ts'
import type { CountedCards } from '../../table/table-props.ts'
import { text } from './text.ts'

/** The combat cards that are left, and the discard pile. */
export function countsIn({ combatUsed, combatDeck, discard, cemetery }: View): readonly CountedCards[] {
  const { counts } = text
  return [
    {
      title: counts.combat(combatDeck),
      rows: COMBAT.map(({ code, number, count }) => ({
        name: counts.reach(number),
        count: count - combatUsed.filter(used => used === code).length,
      })),
    },
    { title: counts.discard, rows: countNames(discard.map(card => textOfCard(card).title)) },
    { title: counts.cemetery, rows: [{ name: counts.zombies, count: cemetery }] },
  ]
}
