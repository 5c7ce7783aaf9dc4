import { expect, it } from 'vitest'
import { text } from './text.ts'

const { standing, since, place, plate, piles, night, match, center, actions } = text

it.each([
  [place.short, '1 card short', '2 cards short'],
  [place.toGo, 'mile to go', 'miles to go'],
  [(n: number) => standing.state(n, 'You'), 'You are 1 card short.', 'You are 2 cards short.'],
  [(n: number) => standing.state(n, 'Ida'), 'Ida is 1 card short.', 'Ida is 2 cards short.'],
  [(n: number) => place.roleMiles('King', n), 'King, 1 mile', 'King, 2 miles'],
  [plate.skips, 'loses 1 turn', 'loses 2 turns'],
  [plate.cards, '1 card in hand', '2 cards in hand'],
  [
    (n: number) => piles.discardLabel(n, 'Ace'),
    'Discard pile, 1 card, the Ace on top: view cards',
    'Discard pile, 2 cards, the Ace on top: view cards',
  ],
  [piles.discardTitle, 'Discard pile: 1 card', 'Discard pile: 2 cards'],
  [(n: number) => night.runner('Ida', n, 3), 'Ida 1 mile and 3 of 4 resources', 'Ida 2 miles and 3 of 4 resources'],
  [(n: number) => match.line([], n), 'Wins: none · 1 win needed.', 'Wins: none · 2 wins needed.'],
] as const)('numbers agree: %#', (render, one, two) => {
  expect(render(1)).toBe(one)
  expect(render(2)).toBe(two)
})

it.each([
  [center.reached, 'You reach the Safe Zone', 'Ida reaches the Safe Zone'],
  [center.jackText, 'You lose a turn, unless a Queen answers.', 'Ida loses a turn, unless a Queen answers.'],
  [(name: string) => standing.theyTake(name, true), 'You keep your', 'Ida keeps your'],
  [place.title, 'Your place', "Ida's place"],
  [since.king, ' went for your ', " went for Ida's "],
  [actions.notYourTurn, 'It is your turn.', "It is Ida's turn."],
] as const)('the viewer is addressed directly: %#', (render, you, other) => {
  expect(render('You')).toBe(you)
  expect(render('Ida')).toBe(other)
})
