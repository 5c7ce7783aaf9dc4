/** What a companion offers next to its trackers. */
export interface Box {
  readonly slug: string
  /** The setup, step by step. */
  readonly setup: readonly string[]
  /** One page to print: what players look up most. */
  readonly aid: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

const untilDawn: Box = {
  slug: 'until-dawn',
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

const untilDaylight: Box = {
  slug: 'until-daylight',
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
        'Each player has 10 slots. Ammunition of one kind shares a slot. With too many cards, discard first.',
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
        'Noise and melee in another area draw as many infected to you as you eliminated there.',
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

const zombieTown: Box = {
  slug: 'zombie-town',
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

const viralDawn: Box = {
  slug: 'viral-dawn',
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

const thirtySeconds: Box = {
  slug: 'thirty-seconds',
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
        'Break-in at row 1, then each standing zombie moves 1 row nearer, then draw a card.',
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
        'Each step card in order, once. Yes pays, no costs nothing.',
        'Which zombie: your row first, then behind you, nearest first, then ahead; in a row, the bottom one.',
        'Roll the remaining Energy on the chart. If an entry is not possible, take the next in its section, after the last the first.',
      ],
    },
  ],
}

const BOXES: Readonly<Record<string, Box>> = Object.fromEntries(
  [untilDawn, untilDaylight, zombieTown, viralDawn, thirtySeconds].map(box => [box.slug, box]),
)

export function boxOf(slug: string): Box | null {
  return BOXES[slug] ?? null
}
