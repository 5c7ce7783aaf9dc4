import type { Box } from '../boxes.ts'

export const box: Box = {
  setup: [
    'Use one pack of 54 cards: all suits and 2 Jokers.',
    'Sit in a circle. Cards stay at their places; players may have to move.',
    'Deal 5 hidden cards to each player.',
    'The rest is the draw pile. Turn its top card face up as the discard pile. It has no effect.',
    'The player to the left of the dealer begins. No attacks in the first lap.',
  ],
  aid: [
    {
      title: 'Your turn',
      lines: [
        'Draw a card first. Then do exactly one thing:',
        'lay a card, discard a card, discard a card and purge a laid card, or attack.',
        'You hold 5 cards at the end of your turn.',
      ],
    },
    {
      title: 'The goal',
      lines: [
        'In front of you: one card of each suit as food ♣, money ♦, health ♥, weapons ♠,',
        'and other cards worth exactly 20 miles, with no card left over.',
        '2 to 10 count their number; Jack, Queen and King count 1 mile. Aces and Jokers are never laid.',
      ],
    },
    {
      title: 'Attacks',
      lines: [
        'Jack: another player loses a turn.',
        'King: take or discard a card another player has laid.',
        'Queen: answers a Jack or King played on you, and turns it back.',
        'Ace: all players move 1 place to the right. The cards on the table stay.',
        'Joker: only right after an Ace. Change places with any player.',
      ],
    },
    {
      title: 'Beware',
      lines: [
        'Over 20 miles you cannot win until a card leaves: purge, or lay a card so that another split fits.',
        'An Ace gives what you have laid to your neighbor.',
      ],
    },
  ],
}
