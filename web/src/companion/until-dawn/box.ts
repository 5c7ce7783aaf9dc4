import type { Box } from '../boxes.ts'

export const box: Box = {
  setup: [
    'Lay out the cabin board. The left bracket is the front door; clockwise follow two windows and the back door.',
    'Put the white time marker and the black zombie marker on the left end of the track.',
    'Put the red ammo marker on 8.',
    'Take one Scratcher, one Sneaker and one Screamer without a plus. Shuffle these 3 cards face down as the bite pile.',
    'Shuffle the other 35 cards into the draw deck.',
    'Put Jasper on the rug and the 8 barricades next to the board. Set Zombie Rebecca aside.',
    'You begin.',
  ],
  aid: [
    {
      title: 'Your turn',
      lines: [
        'Take as many actions as you like, at least one. Each moves the white marker 1 space.',
        'Barricade: put a barricade token on an entrance. Barricades cannot be moved later.',
        'Shotgun: spend a shell to remove the top zombie of a stack. The zombie below it moves on clockwise.',
        'Jasper: send him to an entrance. He can cancel the plus of a zombie laid there, and then keeps further zombies out.',
        'Treat the bite: discard a random card from the bite pile.',
        'Pass: only time passes.',
      ],
    },
    {
      title: 'The zombies attack once',
      lines: [
        'From the front door clockwise: 3 colors at one entrance turn all zombies there; 3 of one color turn that color everywhere.',
        'Then the zombies turned sideways act, top to bottom.',
        'Scratcher: removes a barricade and is discarded. Without a barricade it moves on clockwise.',
        'Sneakers: more attacking than barricades is a breach. Otherwise discard all Sneakers there and 1 barricade.',
        'Screamer: without a barricade, a breach. Otherwise it howls: discard it and draw 2 cards from the deck.',
      ],
    },
    {
      title: 'Then their cards',
      lines: [
        'One step for each action you took. A plus draws one more card.',
        'Zombie: put it at an entrance you choose, or into the bite pile while that has fewer than 5 cards.',
        'Movement: each top zombie moves 1 entrance and turns. Jasper dies if zombies share his entrance.',
        'Bite: turn over a card of the bite pile. If the color matches, Rebecca turns; the second time, you do.',
      ],
    },
    {
      title: 'The end',
      lines: [
        '4 breaches: overrun, you lose.',
        'Both markers on the last space: one final assault. You win if one entrance holds.',
      ],
    },
  ],
}
