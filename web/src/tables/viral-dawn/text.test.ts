import { expect, it } from 'vitest'
import { text } from './text.ts'

const { hand, standing, since, place, plate, road, piles, night, match, center, actions } = text

it.each([
  [hand.count, '1 card', '2 cards'],
  [
    (n: number) => place.needs(n, ['food', '9 miles']),
    '1 card short: food and 9 miles.',
    '2 cards short: food and 9 miles.',
  ],
  [(n: number) => standing.state(n, 'You'), 'You are 1 card short.', 'You are 2 cards short.'],
  [(n: number) => standing.state(n, 'Ida'), 'Ida is 1 card short.', 'Ida is 2 cards short.'],
  [(n: number) => place.roleMiles('King', n), 'King, 1 mile', 'King, 2 miles'],
  [plate.skips, 'loses 1 turn', 'loses 2 turns'],
  [plate.cards, '1 card in hand', '2 cards in hand'],
  [(n: number) => road.label(0, n, ['food', 'money']), '0 of 1 mile; food and money', '0 of 2 miles; food and money'],
  [
    (n: number) => piles.discardLabel(n, 'Ace'),
    'Discard pile, 1 card, the Ace on top: view cards',
    'Discard pile, 2 cards, the Ace on top: view cards',
  ],
  [piles.discardTitle, 'Discard pile: 1 card', 'Discard pile: 2 cards'],
  [(n: number) => night.runner('Ida', n, 3), 'Ida 1 mile and 3 of 4 resources', 'Ida 2 miles and 3 of 4 resources'],
  [(n: number) => match.title(1, 3, n), 'Game 1 of 3 · 1 win needed', 'Game 1 of 3 · 2 wins needed'],
] as const)('numbers agree: %#', (render, one, two) => {
  expect(render(1)).toBe(one)
  expect(render(2)).toBe(two)
})

it.each([
  [center.reached, 'You reach the Safe Zone', 'Ida reaches the Safe Zone'],
  [center.jackText, 'You lose a turn, unless a Queen answers.', 'Ida loses a turn, unless a Queen answers.'],
  [match.deals, 'You deal.', 'Ida deals.'],
  [place.title, 'Your place', "Ida's place"],
  [since.king, ' went for your ', " went for Ida's "],
  [actions.notYourTurn, 'It is your turn.', "It is Ida's turn."],
] as const)('the viewer is addressed directly: %#', (render, you, other) => {
  expect(render('You')).toBe(you)
  expect(render('Ida')).toBe(other)
})
