import { expect, it } from 'vitest'
import { ITEM_WORTH } from '../src/bot/value.ts'
import { CHARACTERS, SUPPLIES, SURVIVOR_TACTICS, ZOMBIE_TACTICS } from '../src/data/load.ts'
import { abilities } from '../src/effects/abilities.ts'
import { keptZombieCards, survivorEffects, survivorWorth, zombieEffects } from '../src/effects/index.ts'
import { abilityText, textOfCard } from '../src/say/cards.ts'
import { steps } from '../src/steps/index.ts'

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id).sort()
const used = (cards: readonly { readonly effect: { readonly do: string } }[]): string[] =>
  [...new Set(cards.map(({ effect }) => effect.do))].sort()

it('every effect in the data has an entry, and every entry is used by a card', () => {
  expect(Object.keys(survivorEffects).sort()).toEqual(used(SURVIVOR_TACTICS))
  expect(Object.keys(zombieEffects).sort()).toEqual(used(ZOMBIE_TACTICS))
  expect(Object.keys(abilities).sort()).toEqual([...new Set(CHARACTERS.map(({ ability }) => ability.id))].sort())
})

it('a card of the own Action Phase is offered there, a reaction in its decision', () => {
  for (const [cards, effects] of [
    [SURVIVOR_TACTICS, survivorEffects],
    [ZOMBIE_TACTICS, zombieEffects],
  ] as const)
    for (const { id, when, effect } of cards) {
      const rules = (effects as Readonly<Record<string, object>>)[effect.do]
      if (when === 'own') expect(rules, id).toHaveProperty('ways')
      else expect(Object.keys(steps), id).toContain((rules as { reactsIn: string }).reactsIn)
    }
})

it('every card has a worth for bots, and no worth is left over', () => {
  expect(Object.keys(survivorWorth).sort()).toEqual(ids(SURVIVOR_TACTICS))
  expect(Object.keys(ITEM_WORTH).sort()).toEqual(ids(SUPPLIES))
  expect(ids(ZOMBIE_TACTICS)).toEqual(expect.arrayContaining([...keptZombieCards]))
})

it('every card and ability has a text', () => {
  for (const id of [SUPPLIES, SURVIVOR_TACTICS, ZOMBIE_TACTICS].flatMap(ids))
    expect(textOfCard(id).text, id).not.toBe('')
  for (const { ability } of CHARACTERS) expect(abilityText(ability.id).text, ability.id).not.toBe('')
})
