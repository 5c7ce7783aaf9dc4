import { type Color, type Entrance, entranceTitle } from '@holdout/until-dawn/table'
import { agree, capital, listed, plain, quantity } from '@holdout/words'

const the = (at: Entrance): string => `the ${entranceTitle(at)}`
const planks = (count: number): string => (count === 0 ? 'no barricades' : quantity(count, 'barricade'))

const ZOMBIES: Readonly<Record<Color, string>> = { red: 'Scratcher', blue: 'Sneaker', green: 'Screamer' }

/** All text of this table. */
export const text = {
  the,
  planks,
  doorName: (at: Entrance): string => capital(entranceTitle(at)),
  /** The planks of an entrance and, while a move is previewed, how many will be left. */
  plankChange: (now: number, lost: number): string =>
    lost > 0 ? `${planks(now)} → ${Math.max(0, now - lost)}` : planks(now),
  /** The same without words, next to an icon. */
  plankNumbers: (now: number, lost: number): string => (lost > 0 ? `${now} → ${Math.max(0, now - lost)}` : `${now}`),
  listed: (parts: readonly string[]): string => plain(listed(parts)),

  actions: {
    label: 'Actions: each costs half an hour',
    barricade: { title: 'Barricade', help: 'barricade an entrance' },
    shoot: { title: 'Shotgun', help: 'fire the shotgun' },
    jasper: { title: 'Jasper', help: 'send Jasper' },
    treat: { title: 'Treat bite', help: 'treat a bite' },
    pass: { title: 'Pass', help: 'pass the time' },
    advance: { title: 'Stop', help: 'end your turn; the zombie turn follows' },
    planksLeft: (count: number): string => `${count} left`,
    shellsLeft: (count: number): string => quantity(count, 'shell'),
    cards: (count: number): string => quantity(count, 'card'),
    onGuard: 'on guard',
    wait: 'just wait',
    actFirst: 'act first',
    zombiesCome: ': zombies come',
    attackFirst: (zombies: number): string =>
      zombies === 0 ? 'no attack, ' : `${zombies} ${agree(zombies, 'attacks', 'attack')}, `,
    risk: 'risk',
    noRisk: 'no risk',
  },

  jasper: {
    name: 'Jasper',
    rug: 'on the rug',
    dead: 'dead',
    at: (at: Entrance): string => `at ${the(at)}`,
    use: 'Use Jasper',
    keep: 'Hold Jasper back',
  },

  /** Texts of what is aimed at an entrance: on the entrance, in its menu, and in the prompt. */
  aims: {
    barricade: { tag: 'Barricade', verb: 'Barricade', ask: 'Barricade which entrance?' },
    shoot: { tag: 'Fire', verb: 'Shoot top zombie', ask: 'Fire the shotgun at which entrance?' },
    jasper: { tag: 'Guard', verb: 'Send Jasper', ask: 'Send Jasper to guard which entrance?' },
    place: { tag: 'Place', verb: 'Place card', ask: '' },
  },

  prompt: {
    attack: 'The zombies are attacking…',
    night: 'The night goes on…',
    playbackHelp: 'Press the board to skip.',
    begin: 'What do you do?',
    beginHelp: 'Each action costs half an hour and lets the zombies draw 1 card.',
    goOn: 'What next?',
    atEntrance: (at: Entrance): string => `${capital(entranceTitle(at))}: choose an action.`,
    press: 'Choose a highlighted place',
    pressKeys: ', or 1 to 4',
    pressEnd: '.',
  },

  placing: {
    help: 'Choose a highlighted place, or drag the card there.',
    keys: 'Keys:',
    keysTo: 'to',
    keysBite: 'bite pile.',
  },

  bite: {
    rebecca: "Rebecca's bite",
    john: "John's bite",
    room: (count: number): string => (count > 0 ? `room for ${count} more` : 'no room for more'),
    label: (title: string, cards: number, room: string): string => `${title}: ${quantity(cards, 'card')}, ${room}`,
    place: (choice: string, label: string): string => `${choice}. ${label}`,
    barred: (label: string): string => `${label}: why not?`,
    view: (label: string): string => `${label}. View cards`,
    tag: 'Bury here',
    /** After the chance of a bite match, next to the pile. */
    risk: (turned: boolean): string => (turned ? 'you turn' : 'she turns'),
    noRisk: 'no risk this turn',
  },

  cabin: {
    label: 'Inside the cabin',
    shells: (left: number, all: number): string => `Shells ${left} of ${all}`,
    planks: (left: number, all: number): string => `Barricades ${left} of ${all}`,
    john: 'John',
    rebecca: 'Rebecca',
    bedEmpty: 'gone',
    jasperAt: (at: Entrance): string => `, at ${the(at)}`,
    jasperOnRug: ', on the rug',
    zombieRebecca: (at: Entrance): string => `Zombie Rebecca, at ${the(at)}`,
  },

  card: {
    plus: ' with a plus',
    plusHelp: 'Plus: draws another card.',
    sameColor: 'same color',
    noMatch: 'no match',
  },

  entrance: {
    breached: (number: number, at: Entrance): string => `${number}, ${entranceTitle(at)}, breached`,
    state: (number: number, at: Entrance, barricades: number, zombies: number): string =>
      `${number}, ${entranceTitle(at)}, ${planks(barricades)}, ${quantity(zombies, 'zombie')}`,
    guarded: 'guarded by Jasper',
    closed: 'closed',
    rebecca: 'Zombie Rebecca is here',
    aimAt: (choice: string, card: string): string => `${choice}: ${card}`,
    chosen: ', chosen',
    barred: (name: string): string => `${name}: not possible, why?`,
    menu: (name: string): string => `${name}: actions here`,
    view: (name: string): string => `${name}: view cards`,
    whyNot: 'why not?',
    stamp: 'BREACHED',
    rebeccaChip: 'Rebecca',
    rebeccaLong: (at: Entrance): string => `helps them in at ${at + 1}`,
    closedByJasper: ' closed by Jasper',
    runsHere: (card: string): string => `${card} runs here`,
    manyRunHere: (count: number): string => `${count} ${agree(count, 'runs', 'run')} here`,
    falls: (when: 'now' | 'then'): string => `falls if you stop ${when}`,
    holds: '✓ holds',
    willFall: 'WILL FALL',
    attack: (count: number): string => `${count} ${agree(count, 'attacks', 'attack')}`,
    zombiesAttack: (count: number): string => `${quantity(count, 'zombie')} ${agree(count, 'attacks', 'attack')}`,
    noZombies: 'no zombies',
    moreBehind: (count: number): string => `+${count} more behind`,
    attacking: 'Attacking',
    willAttack: 'will attack',
  },

  /** What stopping would bring, as numbers. */
  outlook: {
    label: 'If you stop now',
    falls: (count: number): string => agree(count, 'entrance falls', 'entrances fall'),
    lost: (count: number): string => agree(count, 'barricade lost', 'barricades lost'),
    drawn: (count: number): string => agree(count, 'card then drawn', 'cards then drawn'),
    match: 'bite match',
  },

  menu: {
    label: (at: Entrance): string => `At ${the(at)}`,
    viewCards: 'View cards',
  },

  stackSheet: {
    breached: 'Breached: this card covers it for the rest of the night. Zombies and cards skip it.',
    planks: (count: number): string => `It has ${planks(count)}. `,
    none: 'There are no zombies here.',
    order: 'From the top, which acts first:',
    attacking: 'attacking',
    turns: 'upright, attacks if you stop now',
    upright: 'upright',
  },

  household: {
    choosing: 'you, choosing',
    holding: 'holding out',
    rebecca: 'Rebecca',
    bitten: 'bitten',
    turned: (at: Entrance): string => `turned, at ${the(at)}`,
  },

  piles: {
    deck: 'Deck',
    discard: 'Discard',
    deckLabel: (count: number): string => `Deck: ${quantity(count, 'card')}, face down`,
    discardLabel: (count: number, top: string | null): string =>
      `Discard pile: ${quantity(count, 'card')}${top === null ? '' : `, ${top} on top`}`,
    count: (count: number): string => quantity(count, 'card'),
    view: (label: string): string => `${label}. View cards`,
    nextCards: 'The night is over. The next cards would have been:',
    held: 'It held:',
    unordered: 'It holds, in no order:',
    row: (count: number): string => ` × ${count}`,
    empty: 'No cards.',
  },

  /** Zombie Rebecca's token, long and short. */
  waiting: {
    name: 'Zombie Rebecca',
    nameStart: 'Z',
    nameLong: 'ombie',
    nameShort: '.',
    nameEnd: ' Rebecca',
    out: 'not in play',
    outLong: ': she comes when a bite card matches',
    at: 'at the ',
  },

  playback: { skip: 'Skip' },

  track: {
    owed: (count: number): string => (count === 0 ? 'no cards to come' : `${quantity(count, 'card')} to come`),
    label: (clock: string, time: number, night: number, zombieTime: number, owed: string, dawn: string): string =>
      `${clock}, space ${time} of ${night}. The zombies' marker is on ${zombieTime}: ${owed}. Dawn at ${dawn}.`,
    steps: (count: number): string => agree(count, ' card', ' cards'),
    owedEnd: ' to come',
    noneOwed: ' · no cards to come',
  },

  /** The results of a move, in the prompt. */
  result: {
    stop: (attack: string, cards: number): string =>
      `If you stop now, ${attack}. Then ${quantity(cards, 'card')} ${agree(cards, 'is', 'are')} drawn.`,
    zombiesCome: (own: string, attack: string): string => `${own} Then the zombies come: ${attack}.`,
    stopThen: (own: string, attack: string): string => `${own} If you stop then, ${attack}.`,
    planks: (at: Entrance, count: number): string => `${capital(the(at))} then has ${planks(count)}.`,
    gone: (card: string): string => `The ${card} is gone.`,
    runs: (card: string, to: Entrance, attacking: boolean): string =>
      `The ${card} behind it runs to ${the(to)}${attacking ? ', still attacking' : ''}.`,
    jasper: (at: Entrance): string =>
      `Jasper can cancel the plus of a zombie placed at ${the(at)}. A Movement card kills him if a zombie is there.`,
    treat: (left: number): string => `1 random card leaves the bite pile; ${left} ${agree(left, 'remains', 'remain')}.`,
    pass: 'Nothing happens, but the zombies draw 1 more card.',
    useJasper: "The plus is canceled, and no more cards can be placed here until the end of the zombies' turn.",
    keepJasper: 'Jasper stays ready, and another card is drawn.',
    jasperCanCancel: ' Jasper can cancel its plus.',
    plusDraws: ' Its plus draws another card.',
    bitePile: (count: number): string => `The bite pile grows to ${quantity(count, 'card')}.`,
    allColors: (at: Entrance, zombies: number): string =>
      `All 3 colors at ${the(at)}: all ${quantity(zombies, 'zombie')} there will attack.`,
    sameColor: (count: number, card: string, at: Entrance): string =>
      `${quantity(count, card)} at ${the(at)}: every ${card} at every entrance will attack.`,
    noSet: (at: Entrance): string => `No set at ${the(at)}: the zombie waits there on top.`,
    falls: (at: Entrance): string => `${the(at)} falls`,
    becauseOfRebecca: ' (Zombie Rebecca is there)',
    loses: (at: Entrance, count: number): string => `${the(at)} loses ${quantity(count, 'barricade')}`,
    movesOn: (card: string, to: Entrance): string => `the ${card} moves on to ${the(to)}`,
    manyMoveOn: (count: number, to: Entrance): string =>
      `${quantity(count, 'zombie')} ${agree(count, 'moves', 'move')} on to ${the(to)}`,
    howl: (at: Entrance, cards: number): string => `a howl at ${the(at)} brings ${quantity(cards, 'unknown card')}`,
    overrun: 'the last entrance falls and the cabin is overrun',
    unknown: 'the attack depends on hidden cards',
    allHold: 'every entrance holds',
    noAttack: 'no zombie attacks',
  },

  /** What a piece means, in the prompt, while it stands for no single move. */
  about: {
    barricade: 'Puts 1 barricade on an entrance. Without one, Screamers and Sneakers breach it.',
    shoot: 'Kills the top zombie at an entrance. The zombie behind it runs on to the next entrance, clockwise.',
    jasper: 'Sends Jasper to guard an entrance. He can cancel the plus of 1 zombie that is placed there.',
    nothingToShoot: 'There is no zombie to shoot.',
    breached: (at: Entrance): string => `${capital(the(at))} is breached. Zombies and cards skip it.`,
    empty: (at: Entrance, count: number): string => `No zombies at ${the(at)}. It has ${planks(count)}.`,
    waits: (at: Entrance): string => `No zombie at ${the(at)} attacks yet.`,
    third: (color: Color): string =>
      `1 more ${ZOMBIES[color]} here, and every ${ZOMBIES[color]} at every entrance attacks.`,
    lastColor: (color: Color): string => `1 ${ZOMBIES[color]} here, and all zombies here attack: 3 colors.`,
    attack: (at: Entrance, count: number): string =>
      `${quantity(count, 'zombie')} at ${the(at)} ${agree(count, 'attacks', 'attack')} when you stop.`,
    first: (card: string, act: string, to: Entrance | null): string =>
      `The ${card} on top ${act}${to === null ? '' : ` to ${the(to)}`}.`,
    rebecca: 'Zombie Rebecca is here.',
  },

  /** What a token is, for the explanation next to it. */
  tells: {
    jasper:
      'Your dog. Send him to an entrance: he can cancel the plus of a zombie placed there. Then no more cards can be placed at that entrance this turn. A Movement card kills him if he is at an entrance with zombies.',
    waiting:
      'If a bite card matches the color of a card in the bite pile, Rebecca turns. She then walks around the cabin and helps the zombies in. A second match makes you turn, and you lose.',
    bite: 'When a bite card is drawn, 1 random card of this pile is revealed. If the colors match, Rebecca turns, or you do if she has turned. You can bury zombies here while the pile holds fewer than 5 cards. Treat bite discards 1 card.',
    deck: 'Zombies draw from here: 1 card for each action of yours. A plus draws another card.',
    discard: 'Cards out of play. They are shuffled into a new deck when the deck is empty.',
    shells: 'Each shot costs 1 shell. You get no new ones.',
    planks: 'The barricades that you can still put up.',
    track:
      'Each action moves the white marker half an hour on. When you stop, the zombies follow and draw 1 card for each half hour. Hold at least 1 entrance until the sun.',
    trackTitle: 'The night',
    shellsTitle: 'Shells',
    planksTitle: 'Barricades',
    rebeccaBitten: 'She is bitten. The bite pile decides whether she turns.',
    john: 'You. If your own bite matches after Rebecca has turned, you lose.',
    bites: 'Each tests the bite pile: if its color matches a random card there, Rebecca turns.',
    movements: 'Each moves the top zombie of every entrance one entrance on, and it attacks.',
    bitesTitle: 'Bite cards',
    movementsTitle: 'Movement cards',
  },

  keys: {
    entrance: 'choose the entrance with that number',
    bite: 'choose the bite pile',
    next: 'move between the highlighted places',
    skip: "skip the zombies' turn",
  },

  /** The panel of known cards on the board. */
  known: {
    title: 'Known cards',
    deck: 'Deck',
    bite: 'Bite',
    color: (count: number, color: Color): string => quantity(count, ZOMBIES[color]),
    bites: (count: number): string => quantity(count, 'bite card'),
    movements: (count: number): string => quantity(count, 'Movement card'),
  },

  counts: {
    deck: (count: number): string => `Deck: ${quantity(count, 'card')}`,
    bitePile: (count: number): string => `Bite pile: ${quantity(count, 'card')}`,
    discard: (count: number): string => `Discard pile: ${quantity(count, 'card')}`,
  },
} as const
