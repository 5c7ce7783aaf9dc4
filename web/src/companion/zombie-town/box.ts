import type { Box } from '../boxes.ts'

export const box: Box = {
  setup: [
    'Lay out the board and sort the cards by their backs.',
    'Shuffle the 30 combat cards. Set out the wall stands.',
    'Put all 100 zombies into the cemetery, then one on each X square.',
    'Each player takes a player card with 4 health, a pawn and 4 chips.',
    'The youngest player begins: put your pawn and a chip into a free building. It is your home.',
    'Each player gets a 3-bullet gun, loaded.',
    'Each building gets a house card, face up, counter on 5.',
    'Deal each player 6 action cards. Keep 3 that are not events and shuffle the rest back.',
    'Put 9 cards face down at each building without a pawn; with 5 or 6 players, 3 at each home.',
    'Choose the timekeeper at random. It is day 1.',
  ],
  aid: [
    {
      title: 'Your turn',
      lines: [
        'One free movement of up to 3 squares and 3 actions, in any order.',
        'Actions: move, draw in a building, play a gun, survivor, fireworks or barricade, attack, tear down, store, pick up, use the house.',
        'You can enter a square with zombies only with a loaded gun and an action for each. Then you must fight.',
        'Then discard down to 3 cards.',
      ],
    },
    {
      title: 'Then you move zombies',
      lines: [
        'As many as the day number, 1 square each; with 2 players, twice as many.',
        'Away from the cemetery or sideways, never back; not into barricades, and at most 6 in a square.',
        'Refill the empty squares next to the cemetery.',
      ],
    },
    {
      title: 'Houses',
      lines: [
        'A barricade or a survivor claims a building. You can own 4, home included.',
        '3 barricades close it to others. Zombies that crowd it tear them down.',
        'If zombies are in the house at the start of your turn, its survivor dies at the end of the turn unless you help.',
      ],
    },
    {
      title: 'Points',
      lines: [
        '1 for each zombie killed, barricade on your buildings, survivor, and loaded gun in play.',
        'Plus the counter of each house you own.',
        'Only living players are ranked. Most kills breaks a tie.',
      ],
    },
  ],
}
