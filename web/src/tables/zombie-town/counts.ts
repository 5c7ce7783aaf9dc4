import { quantity } from '@holdout/words'
import { COMBAT, textOfCard, type View } from '@holdout/zombie-town/table'
import { countNames } from '../../table/count-names.ts'
import type { CountedCards } from '../../table/table-props.ts'

const text = {
  combat: (count: number): string => `Combat deck: ${quantity(count, 'card')} left`,
  reach: (number: number): string =>
    number < 0 ? 'Jammed' : number === 0 ? 'hits the same square' : `hits up to ${quantity(number, 'square')} away`,
  discard: 'Discard pile',
  cemetery: 'Cemetery',
  zombies: 'Zombies',
}

/** The combat cards that are left, and the discard pile. */
export function countsIn({ combatUsed, combatDeck, discard, cemetery }: View): readonly CountedCards[] {
  return [
    {
      title: text.combat(combatDeck),
      rows: COMBAT.map(({ code, number, count }) => ({
        name: text.reach(number),
        count: count - combatUsed.filter(used => used === code).length,
      })),
    },
    { title: text.discard, rows: countNames(discard.map(card => textOfCard(card).title)) },
    { title: text.cemetery, rows: [{ name: text.zombies, count: cemetery }] },
  ]
}
