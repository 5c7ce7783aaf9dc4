import { agree, capital, listed, plain, quantity } from '@holdout/engine'
import { type Color, type Entrance, entranceTitle } from '@holdout/until-dawn/table'

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
    label: 'Actions: each costs 1 space of the night',
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
    attackFirst: '1 attack, then ',
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
    playback: 'The zombies are attacking…',
    playbackHelp: 'Press the board to skip.',
    begin: 'What do you do?',
    beginHelp: 'Each action costs half an hour and gives the zombies one card step.',
    goOn: 'What next?',
    atEntrance: (at: Entrance): string => `${capital(entranceTitle(at))}: choose an action.`,
    press: 'Choose a highlighted place',
    pressKeys: ', or 1 to 4',
    pressEnd: '.',
  },

  placing: {
    help: 'Choose a highlighted place, or drag the card there. It goes upright on top.',
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
    rebeccaChip: ' Rebecca',
    rebeccaLong: ': breached sooner',
    closedByJasper: ' closed by Jasper',
    runsHere: (card: string): string => `${card} runs here`,
    manyRunHere: (count: number): string => `${count} ${agree(count, 'runs', 'run')} here`,
    falls: (when: 'now' | 'then'): string => `falls if you stop ${when}`,
    attack: (count: number): string => `${count} ${agree(count, 'attacks', 'attack')}`,
    next: ' next',
    noZombies: 'no zombies',
    moreBehind: (count: number): string => `+${count} more behind`,
    attacking: 'Attacking',
    willAttack: 'will attack',
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
    owed: (count: number): string =>
      count === 0 ? 'no card steps to come' : `${quantity(count, 'card step')} to come`,
    label: (clock: string, time: number, night: number, zombieTime: number, owed: string, dawn: string): string =>
      `${clock}, space ${time} of ${night}. The zombies' marker is on ${zombieTime}: ${owed}. Dawn at ${dawn}.`,
    steps: (count: number): string => agree(count, ' card step', ' card steps'),
    owedEnd: ' to come',
    noneOwed: ' · no card steps to come',
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

  end: {
    entrances: 'entrances held',
    shells: 'shells left',
    barricades: 'barricades standing',
    spaces: 'half hours survived',
    attack: 'fell in the',
  },
} as const
