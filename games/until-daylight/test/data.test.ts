import { Match, readOptions, replay, SeededChance } from '@holdout/engine'
import { plain } from '@holdout/words'
import { describe, expect, it } from 'vitest'
import cards from '../src/data/cards.json' with { type: 'json' }
import { loadCards } from '../src/data/load.ts'
import text from '../src/data/text.en.json' with { type: 'json' }
import { untilDaylight } from '../src/index.ts'

type Data = { [K in keyof typeof cards]: unknown }
const changed = (change: (data: typeof cards) => Partial<Data>): unknown => {
  const copy = structuredClone(cards)
  return { cards: { ...copy, ...change(copy) } }
}
const withRubble = (id: string, change: object): unknown =>
  changed(data => ({ rubble: data.rubble.map(card => (card.id === id ? { ...card, ...change } : card)) }))

/** The game with a host's own card file. */
const withCards = (data: unknown): typeof untilDaylight =>
  untilDaylight.withCards?.(data, 'box.json') as typeof untilDaylight

describe('card data', () => {
  it('DL-R01 the built-in data has 185 rubble cards with the basic weapons, 95 horde cards, 18 and 29 objectives', () => {
    const box = loadCards({ cards, text }, 'box.json')
    const total = (list: readonly { count: number }[]): number => list.reduce((sum, { count }) => sum + count, 0)
    expect(total(box.rubbleKinds)).toBe(185)
    expect(box.rubbleKinds.filter(({ basic }) => basic !== null)).toHaveLength(6)
    expect(total(box.hordeKinds)).toBe(95)
    expect(box.objectiveKinds.filter(({ character }) => character !== null)).toHaveLength(18)
    expect(box.objectiveKinds.filter(({ character }) => character === null)).toHaveLength(29)
  })

  it('marks card data that is ours in the catalog', () => {
    const find = (id: string) => untilDaylight.cards.find(card => card.id === id)
    expect(find('katana')).toMatchObject({ source: 'ours', count: 1 })
    expect(find('wanderer')).toMatchObject({ source: 'mixed', count: 42 })
    expect(untilDaylight.cards.every(card => card.title !== '' && card.text !== '')).toBe(true)
  })

  it.each([
    ['another number of cards', withRubble('katana', { count: 2 }), 'rubble: found 186 cards in total, expected 185'],
    ['an unknown field', withRubble('katana', { colour: 'red' }), 'rubble entry 11 (katana): unknown field "colour"'],
    ['an unknown kind', withRubble('katana', { kind: 'sword' }), 'kind: found "sword", expected one of: weapon'],
    [
      'an unknown effect',
      withRubble('bandage', { effect: { do: 'fly' } }),
      'effect do: found "fly", expected one of: heal',
    ],
    [
      'an event effect on a used card',
      withRubble('bandage', { effect: { do: 'ambush', amount: 1 } }),
      'expected one of: heal, draw',
    ],
    [
      'unknown ammunition',
      withRubble('gun', { weapon: { way: 'firearm', dice: 0, ammo: 'plasma', needs: 1 } }),
      'found "plasma", expected the id of a card',
    ],
    [
      'a weapon that can never be used',
      withRubble('gun', { weapon: { way: 'firearm', dice: 0 } }),
      'must need ammunition',
    ],
    [
      'a missing field',
      changed(data => ({ horde: data.horde.map(({ heads: _, ...card }) => card) })),
      'horde entry 1 (wanderer): the field "heads" is missing',
    ],
    ['the same id twice', withRubble('katana', { id: 'machete' }), 'found the id "machete" twice'],
    ['a die of five faces', changed(data => ({ combatDie: data.combatDie.slice(1) })), 'combatDie: expected 6 faces'],
    [
      'an objective with an unknown count',
      changed(data => ({
        objectives: data.objectives.map(card =>
          card.id === 'sec-law' ? { ...card, needs: [{ count: 'smiles', atLeast: 1 }] } : card,
        ),
      })),
      'found "smiles", expected one of',
    ],
    [
      'two objectives too few',
      changed(data => ({ objectives: data.objectives.slice(0, -2) })),
      'secondary objectives: found 27 cards in total, expected 29',
    ],
    ['no object', 7, 'found 7, expected an object'],
    [
      'a text without a card',
      { cards, text: { yeti: { title: 'Yeti', text: '…' } } },
      'text yeti: there is no card with this id',
    ],
  ])('rejects %s with the place and the reason', (_what, data, message) => {
    expect(() => loadCards(data, 'box.json')).toThrow(message)
    expect(() => loadCards(data, 'box.json')).toThrow('box.json')
  })

  it("a host's file makes a game with its own titles", () => {
    const mine = withCards({
      cards: (withRubble('machete', { weapon: { way: 'melee', dice: 5 } }) as { cards: unknown }).cards,
      text: { machete: { title: 'Big Knife', text: 'Five dice.' } },
    })
    expect(mine.cards.find(({ id }) => id === 'machete')).toMatchObject({ title: 'Big Knife' })
    const match = Match.start(mine, { seed: 'own', options: { players: 3 } })
    const [{ seat }] = mine.pending(match.state)
    expect(match.play(seat, { move: 'character', character: 'psycho' }).ok).toBe(true)
  })

  it("marks in the catalog what a host's file has changed", () => {
    const { cards: own } = withRubble('machete', { weapon: { way: 'melee', dice: 5 }, source: 'book' }) as {
      cards: typeof cards
    }
    const rubble = own.rubble.map(card => (card.id === 'katana' ? { ...card, id: 'chainsaw' } : card))
    const texts = { bandage: { title: 'Plaster', text: 'Heals 1.' }, lucky: text.lucky }
    const mine = withCards({ cards: { ...own, rubble }, text: texts })
    const notes = Object.fromEntries(
      mine.cards.flatMap(({ id, note }) => (note?.includes('box.json') ? [[id, note]] : [])),
    )
    expect(notes).toEqual({
      machete: 'Changed by box.json. The text is still that of the built-in card.',
      chainsaw: 'Added by box.json.',
      bandage: 'Title and text from box.json.',
    })
  })

  it('rejects a record with other card data', () => {
    const other = withCards(withRubble('machete', { weapon: { way: 'melee', dice: 5 } }))
    const record = Match.start(other, { seed: 'own' }).record()
    expect(record.options.cards).not.toBe(Match.start(untilDaylight, { seed: 'own' }).record().options.cards)
    expect(() => replay(untilDaylight, record)).toThrow('Option "cards" cannot be')
    expect(() => replay(other, record)).not.toThrow()
  })

  it('other texts alone do not change the digest', () => {
    const box = loadCards({ cards, text: { machete: { title: 'Big Knife', text: 'Four dice.' } } }, 'box.json')
    expect(box.digest).toBe(loadCards({ cards, text }, 'box.json').digest)
  })

  it('other texts alone are shown, also in labels and reasons of a game that has another one beside it', () => {
    const mine = withCards({ cards, text: { machete: { title: 'Big Knife', text: 'Four dice.' } } })
    expect(mine.cards.find(({ id }) => id === 'machete')).toMatchObject({ title: 'Big Knife' })
    expect(untilDaylight.cards.find(({ id }) => id === 'machete')).toMatchObject({ title: 'Machete' })
    const options = readOptions(mine.options)
    const zone = mine.notation.zones(options).p1.read('psycho bag()')
    const s = mine.notation.place(options, new Map([['p1', zone]]), SeededChance.of('texts'))
    const spoken = [untilDaylight, mine, untilDaylight].map(game => [
      plain(game.words.move({ move: 'discard', card: 'machete' }, game.view(s, 'p1'))),
      game.refuse?.(s, 'p1', { move: 'discard', card: 'machete' }).text,
    ])
    const own = ['Discard Machete', 'You have no Machete to discard.']
    expect(spoken).toEqual([own, ['Discard Big Knife', 'You have no Big Knife to discard.'], own])
  })
})
