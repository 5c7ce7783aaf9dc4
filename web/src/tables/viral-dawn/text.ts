import { type Kind, type Move, ROAD, resourceOf, SUITS, type Suit } from '@holdout/viral-dawn/table'
import { capital, listed, plain, quantity } from '@holdout/words'

const YOU = 'You'
const isYou = (name: string): boolean => name === YOU
/** The name inside a sentence: "you" for the viewer. */
const inner = (name: string): string => (isYou(name) ? 'you' : name)
const possessive = (name: string): string => (isYou(capital(name)) ? 'your' : `${name}'s`)
/** A name with its verb: "You take", "Ida takes". */
const does = (name: string, verb: string): string =>
  `${name} ${isYou(name) ? verb : `${verb}${/(ch|sh|s)$/.test(verb) ? 'es' : 's'}`}`
const list = (parts: readonly string[]): string => plain(listed(parts))

/** How many cards a layout is short, as the end of a sentence; with a name as a clause. */
const stateOf = (short: number | null, name?: string): string => {
  const state =
    short === null ? `past ${ROAD} miles.` : short === 0 ? 'in the Safe Zone!' : `${quantity(short, 'card')} short.`
  return name === undefined ? state : `${name} ${isYou(capital(name)) ? 'are' : 'is'} ${state}`
}

/** All text of this table. */
export const text = {
  /** The name of the viewer. */
  you: YOU,
  turnOf: (name: string): string => (isYou(name) ? 'Your turn' : `${name}'s turn`),

  hand: {
    title: 'Your hand',
    empty: 'Your hand is empty.',
    actions: 'Your choices',
    /** What a card is for, in 2 words. */
    use: {
      number: '',
      jack: 'lose a turn',
      queen: 'answers',
      king: 'takes a card',
      ace: 'Apocalypse',
      joker: 'changes places',
    } as Readonly<Record<Kind, string>>,
    /** On a phone, where cards are narrow. */
    shortUse: { jack: 'skip', queen: 'answer', king: 'take', ace: 'all move', joker: 'swap' } as Partial<
      Readonly<Record<Kind, string>>
    >,
    orShort: ' or',
    locked: 'locked',
    or: 'or ',
    wins: 'wins',
    lockedLabel: ', attack locked in the first lap',
    layLabel: (adds: string): string => `, adds ${adds} if you lay it`,
    winsLabel: ', wins if you lay it',
    choose: (card: string): string => `${card}: choose what to do with it`,
    barred: (card: string, reason: string): string => `${card}: ${reason}`,
  },

  /** Shown to a player who lacks the card that is asked for. */
  missing: {
    queen: 'You hold no Queen',
    joker: 'No Joker in hand: go on',
  },

  actions: {
    lay: 'Lay',
    apocalypse: 'Apocalypse',
    discard: 'Discard',
    purge: 'Discard and purge…',
    purgeOnPhone: 'Purge…',
    purgeLabel: (card: string): string => `Discard the ${card} and purge one of your laid cards`,
    keepTaken: 'Keep',
    discardTaken: 'Discard',
    take: 'Take',
    andKeep: 'and keep it',
    discardIt: 'Discard it',
    takeFrom: (card: string, name: string): string => `Take the ${card} from ${inner(name)}`,
    countHand: 'Count hand',
    /** Labels of moves that are not possible now. */
    barred: {
      lay: 'Lay',
      jack: 'Play on a player',
      king: 'Take a card',
      ace: 'Apocalypse',
      queen: 'Answer',
      announce: 'Change places',
    } as Partial<Readonly<Record<Move['move'], string>>>,
    /** Labels of moves in the row of buttons that are shorter than the game's own. */
    row: { queen: 'Play', 'no-queen': 'No answer', 'no-joker': 'No Joker' } as Partial<
      Readonly<Record<Move['move'], string>>
    >,
    over: 'The game is over.',
    notYourTurn: (name: string): string => `It is ${possessive(name)} turn.`,
    answerFirst: (name: string): string => `${does(name, 'need')} to answer first.`,
  },

  /** How far a layout is from the Safe Zone. */
  standing: {
    /** `short` is the number of missing cards, null if there are too many miles. Without a name only the state. */
    state: (short: number | null, name?: string): string =>
      name === undefined ? capital(stateOf(short)) : stateOf(short, name),
    withoutIt: 'Without it:',
    winners: 'These win for you',
    anySuit: (suit: Suit): string => `any ${suit.slice(0, -1)}`,
    anyRank: (rank: string): string => `any ${rank}`,
    thenIs: (short: number | null): string => ` and is then ${stateOf(short)}`,
    unanswered: 'Without an answer',
    theyTake: (name: string, keep: boolean): string => `${does(name, keep ? 'keep' : 'discard')} your`,
    more: (count: number): string => `and ${count} more`,
    suit: (suit: Suit): string => `${resourceOf(suit)} (${suit})`,
  },

  /** What laying a card adds to a layout. */
  laying: {
    after: (standing: string): string => ` Then ${standing}`,
    you: 'you',
    /** The new card takes over as the resource of its suit, which frees another card for miles. */
    frees: (resource: string, card: string, miles: number): string =>
      `If you lay it, it is your ${resource}, and the ${card} adds ${quantity(miles, 'mile')}.`,
  },

  /** What follows from a move, for the prompt. */
  result: {
    after: (name: string, short: number | null): string => `Then ${stateOf(short, name)}`,
    ifKept: (short: number | null): string => `If you keep it, you are ${stateOf(short)}`,
    thenYou: (short: number | null): string => `Then ${stateOf(short, 'you')}`,
    discard: (short: number | null): string => `It goes to the discard pile. Still ${stateOf(short)}`,
    purge: (card: string, short: number | null): string => `Without the ${card} ${stateOf(short, 'you')}`,
    jack: (name: string): string =>
      `${name} loses the next turn, unless ${name} answers with a Queen: then you lose one.`,
    take: (card: string, keep: boolean, then: string): string =>
      `You take the ${card} and ${keep ? 'lay' : 'discard'} it. ${then}`,
    mayReverse: (name: string): string => `${name} may answer with a Queen and take a card of yours instead.`,
    ace: (name: string, short: number | null): string =>
      `All players move one place to the right; laid cards stay. You get ${name}'s cards and are ${stateOf(short)} Any player with a Joker may then change places.`,
    queenOnKing: (name: string): string =>
      `You keep your card and may take one of ${name}'s, unless ${name} has a Queen too.`,
    queenOnJack: (name: string): string => `${name} loses the turn instead, unless ${name} has a Queen too.`,
    kingTurned: 'The attacked player keeps the card and may take one of yours.',
    loseTurn: 'You lose your next turn.',
    loseCard: (card: string, short: number | null): string => `You lose the ${card}. Then ${stateOf(short, 'you')}`,
    announce: 'You change places with a player of your choice. Hands move along, laid cards stay.',
    noJoker: 'You stay where you are. A Joker in your hand stays for the next Ace.',
    swap: (name: string, short: number | null, mine: number | null): string =>
      `You take ${name}'s place and are ${stateOf(short)} ${name} gets yours and is ${stateOf(mine)}`,
  },

  /** What a rival did since the viewer's turn. The card stands after the verb. */
  since: {
    title: 'Since your turn',
    /** For a spectator. */
    watched: 'The last turns',
    laid: ' laid ',
    discarded: ' discarded ',
    jack: ' played ',
    king: (name: string): string => ` went for ${possessive(inner(name))} `,
    ace: ' played ',
    passed: ' passed',
    lost: ' lost a turn',
    on: (name: string): string => ` on ${inner(name)}`,
  },

  place: {
    label: (name: string, number: number): string => `${capital(possessive(name))} place, place ${number}`,
    title: (name: string): string => `${capital(possessive(name))} place`,
    cards: (name: string): string => `${capital(possessive(name))} laid cards`,
    resource: resourceOf,
    chooseFrom: (name: string): string => `Choose one of ${possessive(name)} laid cards`,
    /** "3 cards short", and beside it "food, 14 miles". */
    short: (short: number): string => `${quantity(short, 'card')} short`,
    shortOnPhone: (short: number): string => `${short} short`,
    lacks: (lacks: readonly string[]): string => lacks.join(', '),
    /** Instead of their names, if there is no room for them. */
    resources: (count: number): string => quantity(count, 'resource'),
    /** Below the number of miles in the slot for the next card. */
    toGo: (miles: number): string => (miles === 1 ? 'mile to go' : 'miles to go'),
    /** What a played card does while it hangs over its target. */
    played: { king: 'takes this', jack: 'loses a turn', queen: 'answers' } as Partial<Readonly<Record<Kind, string>>>,
    view: (name: string): string => `View ${possessive(name)} place`,
    empty: 'There are no laid cards here.',
    laidAs: (choice: string, role: string): string => `${choice}. It is laid as ${role}`,
    target: 'target',
    newLabel: ', new since your turn',
    targetLabel: ', the target',
    purged: 'purged',
    purgedLabel: ', to be purged',
    layHere: 'lay here',
    here: 'here?',
    miles: (miles: number): string => `${miles} mi`,
    roleMiles: (card: string, miles: number): string => `${card}, ${quantity(miles, 'mile')}`,
    roleResource: (card: string, suit: Suit): string => `${card}, as ${resourceOf(suit)}`,
  },

  plate: {
    safe: 'Safe Zone!',
    skips: (turns: number): string => `loses ${quantity(turns, 'turn')}`,
    skipsOnPhone: (turns: number): string => `−${quantity(turns, 'turn')}`,
    answers: 'may answer',
    playsQueen: 'plays the Queen',
    playsKing: 'plays the King',
    playsJack: 'plays the Jack',
    takes: 'takes in return',
    hasJoker: 'has a Joker',
    deciding: 'deciding',
    playsJoker: 'plays a Joker',
    jokerNext: 'Joker next',
    pays: 'gives up a card',
    newPlace: 'your new place',
    cards: (count: number): string => `${quantity(count, 'card')} in hand`,
  },

  road: {
    gate: `SAFE ZONE · ${ROAD}`,
    mile: 'mile ',
    /** A car beyond the Safe Zone. */
    past: (miles: number, over: number): string => `${miles}, ${over} over`,
  },

  piles: {
    discardLabel: (count: number, top: string): string =>
      `Discard pile, ${count === 0 ? 'empty' : `${quantity(count, 'card')}, the ${top} on top`}: view cards`,
    discard: 'discard',
    draw: 'draw',
    empty: 'empty',
    discardTitle: (count: number): string => `Discard pile: ${quantity(count, 'card')}`,
    wins: 'wins',
    onlyTop: 'At this table only the top card is visible.',
    none: 'It is empty.',
  },

  counts: {
    unseen: 'Cards that may be in the draw pile',
    unknown: 'You have not seen them since the last shuffle.',
    jokers: 'Jokers',
    discarded: 'Discard pile',
  },

  fate: {
    winsForYou: 'If you keep it, you win the game.',
    winsForVictim: (name: string): string => `Without it, ${name} wins immediately!`,
  },

  prompt: {
    take: 'Take ',
    takeFrom: (name: string | null): string => `${name === null ? '' : ` from ${inner(name)}`}: keep it or discard it?`,
    discard: 'Discard ',
    purge: ' and purge which of your laid cards?',
    purgeWins: 'Purging one of them wins the game.',
    /** While a move waits for its confirmation: its button says what it does. */
    drafted: 'Confirm your move.',
    purgeNote: 'It goes to the discard pile, on top of the hand card.',
    use: 'What do you do with ',
    useEnd: '?',
    aim: 'Or choose a laid card of another player to take it.',
    aimPlayer: 'Or choose a player, who then loses a turn.',
  },

  /** The headline and text in the center. */
  center: {
    reached: (name: string): string => `${does(name, 'reach')} the Safe Zone`,
    over: 'Game over',
    game: (game: number, turn: string): string => `Game ${game}: ${turn}`,
    locked: 'First lap: attacks are locked.',
    queenTitle: (attack: string): string => `Queen against the ${attack}`,
    queenText: (attack: string, name: string): string =>
      `The ${attack} now hits ${inner(name)}, unless another Queen answers.`,
    king: 'King',
    jack: 'Jack',
    attackOn: (attack: string, name: string): string => `${attack} on ${inner(name)}`,
    jackText: (name: string): string => `${does(name, 'lose')} a turn, unless a Queen answers.`,
    kingTakes: (name: string): string => `${does(name, 'take')} `,
    kingEnd: (name: string, keep: boolean): string =>
      ` and ${isYou(name) ? (keep ? 'keep' : 'discard') : keep ? 'keeps' : 'discards'} it, unless a Queen answers.`,
    reversal: 'The King is reversed',
    reversalText: (name: string, from: string): string => `${name} may take one laid card from ${inner(from)}.`,
    apocalypse: 'Apocalypse!',
    apocalypseText: 'All players moved one place to the right. Laid cards stayed.',
    jokers: (names: readonly string[]): string => `Jokers so far: ${list(names.map(inner))}.`,
    waitingFor: (names: readonly string[]): string => `Waiting for ${list(names.map(inner))}.`,
    joker: 'Joker',
    jokerText: (name: string): string =>
      `${does(name, 'change')} places with another player. Hands move along, laid cards stay.`,
    tooManyCards: 'Too many cards',
    tooManyText: (name: string): string => `${does(name, 'give')} up a laid card with the most miles.`,
  },

  night: {
    lap: 'Lap',
    turn: 'turn',
    game: (game: number, games: number): string => `game ${game} of ${games}`,
    runner: (name: string, miles: number, resources: number): string =>
      `${name} ${quantity(miles, 'mile')} and ${resources} of ${SUITS.length} resources`,
    label: (runners: readonly string[]): string => `Miles to the Safe Zone, ${ROAD} in all: ${runners.join('; ')}`,
  },

  match: {
    line: (won: readonly string[], wins: number): string =>
      `Wins: ${won.join(', ') || 'none'} · ${quantity(wins, 'win')} needed.`,
    credit: 'Game by Skyler Rankin, adapted.',
  },

  keys: {
    digit: 'pick that card of your hand, or play one of several Queens',
    enter: 'answer with your only Queen, or keep the chosen card',
    no: 'no answer, no Joker, take nothing',
  },

  /** Laps and turns are above: those of the outcome do not count the turn that won. */
} as const
