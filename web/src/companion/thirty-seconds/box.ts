import type { Box } from '../boxes.ts'

export const box: Box = {
  setup: [
    'Lay out the 11 alley cards: rows 1 to 10, and the street.',
    'The Survivor chooses a character: health 5, tokens on the card and in its rows, standee in row 1.',
    '4 Energy tokens for the Survivor; 4 time tokens for each side.',
    'Shuffle the Supply deck and draw 2 cards. If neither is a firearm, you may exchange them once.',
    'Put 1 Supply card face up in rows 2, 3, 5, 6, 8 and 9.',
    'Draw 2 Survivor Tactics. Shuffle both Attack decks with their Shuffle cards.',
    'Put 3 zombies face down in the warehouse at row 1, 2 face up in row 6 and 2 in row 8.',
    '2 players: the Zombie player draws 6 Zombie cards, places 4 and keeps 2, and draws 2 Zombie Tactics.',
    'Solo: lay out the step cards of Fast Attack or Swarm, its chart and two 10-sided dice. Remove Lost Opportunity.',
    'Agree on the clock. The Survivor begins.',
  ],
  aid: [
    {
      title: 'Survivor',
      lines: [
        'Draw, then spend 4 Energy in 30 seconds: move, attack, pick up, play cards, in any order.',
        'Leaving a row forward: each standing zombie in it attacks once. Backward: none.',
        'You spend ammo even on a miss. A melee weapon wears only on a hit.',
        'Knocked down: standing up costs 1, or 2 with standing zombies in your row.',
        'You win by leaving row 10 alive, not by killing.',
      ],
    },
    {
      title: 'Zombies',
      lines: [
        'Draw a Zombie card and a Zombie Tactics card. One zombie breaks in at row 1. Then each other standing zombie outside the row of the Survivor moves 1 row nearer.',
        '4 Energy: deploy into row 10, move, attack, stand up, draw.',
        'At most 3 in a row. A zombie attacks once per turn.',
      ],
    },
    {
      title: 'The clock',
      lines: [
        "The waiting player starts the other player's clock.",
        'At the bell: finish the action you announced, then stop.',
        'Stop the clock to read a card or to settle a dispute.',
      ],
    },
    {
      title: 'Solo',
      lines: [
        'Do each step card once, in order. A step costs its Energy only if its answer is yes.',
        'Which zombie: first in your row, then behind you, then ahead of you. The nearest row comes first, and in a row the bottom zombie.',
        'With Energy left, roll on the chart: 1 Energy per roll. If an entry is not possible, use the next one in its section; after the last comes the first.',
      ],
    },
  ],
}
