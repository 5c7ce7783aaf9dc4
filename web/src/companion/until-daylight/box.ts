import type { Box } from '../boxes.ts'

export const box: Box = {
  setup: [
    'Sort out the 6 characters, their objectives and their basic weapons.',
    'Shuffle the horde deck. Leave room for its discard pile.',
    'Put 12 barricades, 6 traps and the leader token next to it. There is no leader yet.',
    'Shuffle the secondary objectives face down.',
    'Each player rolls 6 dice: most heads goes first, then most bodies.',
    'In that order choose a character: damage at none, experience at 0, 3 objectives, the basic weapon.',
    'Each player draws 2 secondary objectives and keeps 1.',
    'Shuffle the weapons of unused characters into the rubble. Split it into 2 piles.',
    'Choose the team here, in seating order, and start round 1.',
  ],
  aid: [
    {
      title: 'Search, until the gong',
      lines: [
        'Take 1 action, then say “Next”: draw a card, build, give, take with consent, use a card, or nothing.',
        'Each player has 10 slots. Ammunition of one type shares a slot. Over the limit, discard before anything else.',
        'The player whose turn it is at the gong is caught and gets the whole wave.',
      ],
    },
    {
      title: 'The wave',
      lines: [
        'Players + round, then the die of fate. Lay the cards left to right in front of the caught player.',
        'Enemies left from earlier rounds stay where they are.',
      ],
    },
    {
      title: 'You attack, the caught player first',
      lines: [
        'One action each. Weapon and ammunition give dice, never more than 6.',
        'Left to right: a Wanderer or Raider falls to 2 bodies or 1 head, a Brute to 1 head, a Monster to 2 heads in one attack.',
        'An enemy that does not fall stops the attack.',
        'No melee in other areas while enemies are in your own area.',
        'Noise and melee in another area attract as many infected to you as you eliminated there.',
        "A shot into another player's area: each miss hurts that player.",
      ],
    },
    {
      title: "They attack, the caught player's area first",
      lines: [
        'Traps: each deals 1 head to the first enemy.',
        'Raiders roll 2 dice each, then Wanderers 1, Brutes 2, Monsters 3, in volleys of 6.',
        "Infected hit Survivors in the area first; a Raider's miss kills a Survivor. Then barricades, then protection. 2 bodies or 1 head is 1 damage.",
      ],
    },
    {
      title: 'Winning',
      lines: [
        '10 rounds. The tenth is fought to the end, in cycles.',
        'You win if everyone is alive, no enemy is left and at least 1 Survivor is saved. One death loses the game for all.',
      ],
    },
  ],
}
