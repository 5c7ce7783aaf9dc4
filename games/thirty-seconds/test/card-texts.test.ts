import { expect, it } from 'vitest'
import { SUPPLIES, SURVIVOR_TACTICS, ZOMBIE_KINDS, ZOMBIE_TACTICS } from '../src/data/load.ts'
import { textOfCard } from '../src/say/cards.ts'

const words = (text: string): number => text.split(' ').length
const numbers = (text: string): string[] => text.match(/\d+/g) ?? []

it.each([...SUPPLIES, ...SURVIVOR_TACTICS, ...ZOMBIE_KINDS, ...ZOMBIE_TACTICS].map(({ id }) => id))(
  'the face of %s says in a few words what the card does, with its own numbers',
  id => {
    const { text, short, tiny } = textOfCard(id)
    expect(short).not.toBe('')
    expect(tiny).not.toBe('')
    expect(words(short)).toBeLessThanOrEqual(8)
    expect(words(tiny)).toBeLessThanOrEqual(4)
    expect(numbers(text)).toEqual(expect.arrayContaining([...numbers(short), ...numbers(tiny)]))
  },
)
