/** What a companion offers beside its trackers, for each box: words that are ours, in the order of the table. */
export interface Box {
  readonly slug: string
  /** The set-up, step by step. */
  readonly setup: readonly string[]
  /** One page to print: what a player looks up most. */
  readonly aid: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

const untilDawn: Box = {
  slug: 'until-dawn',
  setup: [
    'Lay out the cabin board. The left bracket is the front door; clockwise come two windows and the back door.',
    'Put the white time marker and the black zombie marker on the left end of the track.',
    'Put the red ammo marker on 8.',
    'Take one Scratcher, one Sneaker and one Screamer without a plus; shuffle these three face down as the bite pile.',
    'Shuffle the other 35 cards into the draw deck.',
    'Put Jasper on the rug and the eight barricades beside the board. Zombie Rebecca stays aside.',
    'You begin.',
  ],
  aid: [
    {
      title: 'Your turn',
      lines: [
        'Take as many actions as you like, at least one. Each moves the white marker one space.',
        'Barricade: a plank on an entrance. Planks that are down stay where they are.',
        'Shotgun: a shell for the top zombie of a stack; the one below it moves on clockwise.',
        'Jasper: send him to an entrance. He can cancel the plus of a zombie laid there, and then keeps further ones out.',
        'Treat the bite: a random card of the bite pile is discarded.',
        'Pass: only time goes by.',
      ],
    },
    {
      title: 'The zombies attack once',
      lines: [
        'From the front door clockwise: three colours at one entrance turn all there; three of one colour turn that colour everywhere.',
        'Then those turned sideways act, top to bottom.',
        'Scratcher: takes a plank and is spent; without a plank it walks on clockwise.',
        'Sneakers: more of them attacking than planks is a breach; else all go and one plank with them.',
        'Screamer: without a plank a breach; else it howls, and two cards come from the deck.',
      ],
    },
    {
      title: 'Then their cards',
      lines: [
        'One step for each action you took; a plus draws one more.',
        'Zombie: on an entrance you choose, or into the bite pile while that has fewer than five.',
        'Movement: every top zombie moves one entrance and turns. Jasper dies if zombies share his entrance.',
        'Bite: turn a card of the bite pile. The same colour, and Rebecca turns; the second time you do.',
      ],
    },
    {
      title: 'The end',
      lines: [
        'Four breaches: overrun.',
        'Both markers on the last space: one final assault. One entrance that holds is a win.',
      ],
    },
  ],
}

const untilDaylight: Box = {
  slug: 'until-daylight',
  setup: [
    'Sort out the six characters, their objectives and their basic weapons.',
    'Shuffle the horde deck; leave room for its discard.',
    'Put 12 barricades, 6 traps and the leader token beside it. Nobody leads yet.',
    'Shuffle the secondary objectives face down.',
    'Everybody rolls six dice: most heads goes first, then most bodies.',
    'In that order choose a character: damage at none, experience at 0, three objectives, the basic weapon.',
    'Draw two secondary objectives each and keep one.',
    'Shuffle the weapons of absent characters into the rubble; split it into two piles.',
    'Choose the team here, in the order of the seats, and launch round 1.',
  ],
  aid: [
    {
      title: 'Search, until the gong',
      lines: [
        'One action, then say “Next”: draw a card, build, give, take with consent, use a card, or nothing.',
        'Ten slots each; ammunition of one kind shares a slot. Too many: discard before anything else.',
        'Whoever holds the turn at the gong is caught, and gets the whole wave.',
      ],
    },
    {
      title: 'The wave',
      lines: [
        'Players + round, then the die of fate. Lay the cards left to right before the caught one.',
        'Leftovers of earlier rounds stay where they are.',
      ],
    },
    {
      title: 'You attack, the caught one first',
      lines: [
        'One action each. Weapon and ammunition make dice, never more than six.',
        'Left to right: Wanderer or Raider fall to 2 bodies or 1 head, a Brute to 1 head, a Monster to 2 heads at once.',
        'Who does not fall stops the attack.',
        'No melee elsewhere while enemies stand in your own area.',
        'Noise and melee elsewhere draw as many infected to you as you felled there.',
        'A shot into a friend’s area: each miss hurts the friend.',
      ],
    },
    {
      title: 'They attack, the caught one’s area first',
      lines: [
        'Traps: a head to the first enemy each.',
        'Raiders 2 dice each, then Wanderers 1, Brutes 2, Monsters 3, in volleys of six.',
        'Survivors in the area fall first, then barricades, then protection; two bodies or one head is a damage.',
      ],
    },
    {
      title: 'Winning',
      lines: [
        'Ten rounds; the tenth is fought to the end, in cycles.',
        'Everybody alive, no enemy left, at least one Survivor saved. One death loses it for all.',
      ],
    },
  ],
}

const zombieTown: Box = {
  slug: 'zombie-town',
  setup: [
    'Lay out the board and sort the cards by their backs.',
    'Shuffle the 30 combat cards. Put the wall stands ready.',
    'All 100 zombies into the cemetery; then one on each X square.',
    'Everybody takes a player card with 4 health, a pawn and four chips.',
    'The youngest first: put pawn and chip into a free building. It is your home.',
    'Everybody gets a 3-bullet gun, loaded.',
    'Each building gets a house card, face up, counter on 5.',
    'Deal six action cards each; keep three that are not events, and shuffle the rest again.',
    'Nine cards face down to each building without a pawn; with 5 or 6 players three to the homes.',
    'Choose the keeper of the time at random. Day 1.',
  ],
  aid: [
    {
      title: 'Your turn',
      lines: [
        'One free movement of up to 3 squares and three actions, in any order.',
        'Actions: move, draw in a building, play a gun, survivor, fireworks or barricade, attack, tear down, store, pick up, use the house.',
        'Onto zombies only with a loaded gun and an action for each; then you must fight.',
        'Then discard down to three cards.',
      ],
    },
    {
      title: 'Then you move zombies',
      lines: [
        'As many as the day number, one square each; with two players twice as many.',
        'Away from the cemetery or along, never back; not into barricades, not onto six.',
        'Empty squares beside the cemetery are filled again.',
      ],
    },
    {
      title: 'Houses',
      lines: [
        'A barricade or a survivor claims a building. Four at most, home included.',
        'Three barricades close it for others. Zombies that crowd it tear them down.',
        'A survivor with zombies in the house at the start of your turn dies at its end, unless you help.',
      ],
    },
    {
      title: 'Points',
      lines: [
        '1 for each zombie killed, barricade on your buildings, survivor, loaded gun in play.',
        'And the counter of each house you own.',
        'Only the living are ranked; a tie goes to most kills.',
      ],
    },
  ],
}

const viralDawn: Box = {
  slug: 'viral-dawn',
  setup: [
    'One pack of 54: all suits and two Jokers.',
    'Sit in a circle; the places stay, the players may have to move.',
    'Five cards each, hidden.',
    'The rest is the draw pile. Turn its top card up: the discard pile. It has no effect.',
    'The player left of the dealer begins. No attacks in the first lap.',
  ],
  aid: [
    {
      title: 'Your turn',
      lines: [
        'Draw a card first. Then do exactly one thing:',
        'lay a card before you, discard one, discard one and purge a laid one, or attack.',
        'Five cards at the end of the turn.',
      ],
    },
    {
      title: 'The goal',
      lines: [
        'Before you: one card of each suit as food ♣, money ♦, health ♥, weapons ♠,',
        'and other cards of exactly 20 miles. Nothing left over.',
        '2 to 10 count their number, Jack, Queen and King one mile. Aces and Jokers are never laid.',
      ],
    },
    {
      title: 'Attacks',
      lines: [
        'Jack: somebody loses a turn.',
        'King: take or discard a laid card of somebody.',
        'Queen: answers a Jack or King played on you, and turns it back.',
        'Ace: everybody moves one place to the right; the cards on the table stay.',
        'Joker: only right after an Ace; change places with anybody.',
      ],
    },
    {
      title: 'Beware',
      lines: [
        'Past 20 miles you cannot win until something goes: purge, or lay so that another split fits.',
        'What you build, an Ace gives to your neighbour.',
      ],
    },
  ],
}

const thirtySeconds: Box = {
  slug: 'thirty-seconds',
  setup: [
    'Lay the eleven alley cards: rows one to ten, and the street.',
    'The Survivor chooses a character: health 5, tokens on the card and in its rows, standee in row one.',
    'Four Energy tokens for the Survivor; four time tokens on each side.',
    'Shuffle the Supply deck and draw two. Without a firearm you may exchange them once.',
    'One Supply card face up in rows 2, 3, 5, 6, 8 and 9.',
    'Draw two Survivor Tactics. Shuffle both Attack decks with their Shuffle cards.',
    'Three zombies face down in the warehouse at row one, two face up in row six, two in row eight.',
    'Two players: the Zombie player draws six Zombie cards, places four and keeps two, and draws two Zombie Tactics.',
    'Alone: lay out the step cards of Fast Attack or Swarm, its chart and two ten-sided dice; take Lost Opportunity out.',
    'Agree on the clock. The Survivor begins.',
  ],
  aid: [
    {
      title: 'Survivor',
      lines: [
        'Draw, then four Energy in thirty seconds: move, attack, pick up, play cards, in any order.',
        'Leaving a row forward: every standing zombie in it strikes once. Backward: none.',
        'Ammo goes even on a miss; a melee weapon wears only on a hit.',
        'Down: standing up costs 1, or 2 with zombies standing around you.',
        'You win by leaving row ten alive, not by killing.',
      ],
    },
    {
      title: 'Zombies',
      lines: [
        'Break-in at row one, then everybody standing comes a row nearer, then a new card.',
        'Four Energy: deploy into row ten, move, attack, stand up, draw.',
        'Three to a row at most. A zombie attacks once a turn.',
      ],
    },
    {
      title: 'The clock',
      lines: [
        'The one who waits starts the other’s clock.',
        'At the bell: finish what was announced, nothing new.',
        'A card to read or a dispute stops the clock.',
      ],
    },
    {
      title: 'Alone',
      lines: [
        'Each step card in order, once; yes pays, no costs nothing.',
        'Who is chosen: your row first, then behind you, nearest first, then ahead; the bottom one of a row.',
        'What is left of the Energy is rolled on the chart. Not possible: the next entry of the section, round to its first.',
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
