import { expect, it } from 'vitest'
import { text } from './text.ts'

const { about, actions, bite, entrance, piles, result, track } = text

it.each([
  [text.planks, '1 barricade', '2 barricades'],
  [(n: number) => text.plankChange(n, 1), '1 barricade → 0', '2 barricades → 1'],
  [actions.planksLeft, '1 left', '2 left'],
  [actions.shellsLeft, '1 shell', '2 shells'],
  [actions.cards, '1 card', '2 cards'],
  [
    (n: number) => bite.label("Rebecca's bite", n, bite.room(n)),
    "Rebecca's bite: 1 card, room for 1 more",
    "Rebecca's bite: 2 cards, room for 2 more",
  ],
  [
    (n: number) => entrance.state(1, 0, n, n),
    '1, front door, 1 barricade, 1 zombie',
    '1, front door, 2 barricades, 2 zombies',
  ],
  [entrance.attack, '1 attacks', '2 attack'],
  [entrance.zombiesAttack, '1 zombie attacks', '2 zombies attack'],
  [actions.attackFirst, '1 attacks, ', '2 attack, '],
  [
    (n: number) => about.attack(0, n),
    '1 zombie at the front door attacks when you stop.',
    '2 zombies at the front door attack when you stop.',
  ],
  [entrance.manyRunHere, '1 runs here', '2 run here'],
  [piles.deckLabel, 'Deck: 1 card, face down', 'Deck: 2 cards, face down'],
  [(n: number) => piles.discardLabel(n, null), 'Discard pile: 1 card', 'Discard pile: 2 cards'],
  [track.owed, '1 card to come', '2 cards to come'],
  [track.steps, ' card', ' cards'],
  [
    (n: number) => result.stop('no zombie attacks', n),
    'If you stop now, no zombie attacks. Then 1 card is drawn.',
    'If you stop now, no zombie attacks. Then 2 cards are drawn.',
  ],
  [result.treat, '1 random card leaves the bite pile; 1 remains.', '1 random card leaves the bite pile; 2 remain.'],
  [result.bitePile, 'The bite pile grows to 1 card.', 'The bite pile grows to 2 cards.'],
  [
    (n: number) => result.allColors(0, n),
    'All 3 colors at the front door: all 1 zombie there will attack.',
    'All 3 colors at the front door: all 2 zombies there will attack.',
  ],
  [
    (n: number) => result.sameColor(n, 'Sneaker', 0),
    '1 Sneaker at the front door: every Sneaker at every entrance will attack.',
    '2 Sneakers at the front door: every Sneaker at every entrance will attack.',
  ],
  [(n: number) => result.loses(0, n), 'the front door loses 1 barricade', 'the front door loses 2 barricades'],
  [
    (n: number) => result.manyMoveOn(n, 1),
    '1 zombie moves on to the left window',
    '2 zombies move on to the left window',
  ],
  [
    (n: number) => result.howl(0, n),
    'a howl at the front door brings 1 unknown card',
    'a howl at the front door brings 2 unknown cards',
  ],
] as const)('numbers agree: %#', (render, one, two) => {
  expect(render(1)).toBe(one)
  expect(render(2)).toBe(two)
})

it('lists parts of a sentence', () => {
  expect(text.listed(['a', 'b', 'c'])).toBe('a, b and c')
})
