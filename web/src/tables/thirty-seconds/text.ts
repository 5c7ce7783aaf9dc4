import { agree, listed, plain, quantity } from '@holdout/words'
import type { Act, Deed, PadMove } from './pieces.ts'

/** The part of a view that the reasons depend on. */
interface Off {
  readonly energy: number
  readonly down: boolean
}

/** In the place of the cost: why an action is not possible now. */
const OFF: Readonly<Record<string, string>> = {
  stomp: 'none is down',
  'knock-down': 'none stands',
  back: 'not now',
  on: 'not now',
  'pick-up': 'nothing here',
  drop: 'no gear',
  trade: 'too few',
  'clear-head': 'no token',
  ability: 'not now',
  dash: 'not now',
  draw: 'no cards',
  bite: 'none can',
  trip: 'none can',
  grab: 'none can',
  rise: 'none is down',
  shamble: 'none can',
}
/** These cost no Energy. */
const FREE = ['drop', 'trade', 'ability', 'dash', 'clear-head']
/** Why an action is not possible where no barred move says it. */
const WHY: Readonly<Record<string, string>> = {
  drop: 'You have no gear.',
  trade: 'You need two cards to discard.',
}

function offOf(id: string, { energy, down }: Off): string {
  if (down && ['stomp', 'knock-down', 'back', 'on'].includes(id)) return 'you are down'
  return (energy === 0 && !FREE.includes(id) ? undefined : OFF[id]) ?? 'needs Energy'
}

/** All text of this table. */
export const text = {
  survivor: 'Survivor',
  zombies: 'Zombies',
  zombieDeck: 'Zombie deck',
  /** The character, and the player or bot that plays it. */
  named: (character: string, player: string): string => `${character} (${player})`,

  night: {
    rowsLeft: (rows: number): string => `${quantity(rows, 'row')} to the street`,
    out: 'In the street',
    round: 'Round',
    zombies: 'You are the zombies',
  },

  clock: {
    label: 'Clock and hands',
    noneRuns: 'No clock runs',
    noClock: 'no clock',
    you: 'you',
    secondsLeft: (seconds: number, name: string): string => `${quantity(seconds, 'second')} left for ${name}`,
    /** The viewer's own Action Phase. */
    yours: (isLast: boolean): string => (isLast ? 'hurry' : 'your time'),
    toAnswer: 'to answer',
    toChoose: 'to choose',
    theirs: 'their time',
    timeOf: (name: string): string => `The time of ${name} runs`,
    paused: 'paused',
    inPlay: (cards: string): string => `In play: ${cards}`,
    stillThere: 'Still there?',
    missed: (name: string, phases: number): string => `${name} missed ${quantity(phases, 'Action Phase')}.`,
    here: 'I am here',
    claim: 'Claim the game',
  },

  alley: {
    label: 'The alley, from row 1 to the street',
    street: 'The street',
    streetHelp: 'Leave alive to win',
    row: (row: number): string => `Row ${row}`,
    throwLabel: (row: number): string => `Throw into row ${row}`,
    throwHere: 'Throw here',
    goHere: 'Go here',
    placeHere: 'Place here',
    forward: 'Go',
    back: 'Back',
    strikes: (count: number): string => (count === 0 ? 'no strikes' : quantity(count, 'strike')),
    hurt: (chance: string): string => `hurt ${chance}`,
    goTo: (place: string): string => `Go to ${place}`,
    toStreet: 'the street',
    toRow: (row: number): string => `row ${row}`,
    warehouse: (count: number): string => `Warehouse: ${quantity(count, 'zombie')} inside`,
    inside: (count: number): string => (count === 0 ? 'empty' : `${count} inside`),
    faceDown: 'face down',
    faceDownHelp: 'A Supply card, face down. Pick it up to see it.',
    tokenLabel: 'Ability token',
    tokenHelp: 'The Survivor takes it on entering this row, and pays for the ability with it.',
    warehouseTitle: 'Warehouse',
    warehouseHelp: (known: string): string =>
      `${known ? `Inside: ${known}. ` : ''}In each zombie turn, one zombie breaks out of the door into row 1.`,
    pickUp: (card: string): string => `Pick up: ${card}`,
    breakIn: (card: string): string => `${card} breaks in`,
  },

  zombie: {
    /** A title that fits its plate: `Friend`. */
    short: (title: string): string => title.split(' ').at(-1) ?? title,
    label: (title: string, row: number, health: number, state: string): string =>
      `${title}, row ${row}, health ${health}${state && `, ${state}`}`,
    down: 'down',
    downMark: 'DOWN',
    time: (tokens: number): string => `cannot be targeted yet, ${quantity(tokens, 'time token')}`,
    timeMark: (tokens: number): string => `${tokens} time`,
    strikes: 'strikes if you move on',
    kills: 'kills',
    falls: 'falls down',
    damage: (points: number): string => `${points} damage`,
    grabs: 'has grabbed the Survivor',
    grabsMark: 'GRABS',
    row: (row: number): string => `row ${row}`,
  },

  player: {
    label: (name: string, state: string): string => `${name}, the Survivor${state && `, ${state}`}`,
    down: 'down',
    grabbed: 'grabbed',
    energy: 'Energy',
    energyHelp:
      'Pays for your actions (1E is 1 Energy). You get it at the start of your turn; what is left at the end is lost.',
    health: 'Health',
    healthOf: (health: number): string => `${health} health`,
    healthHelp: 'At 0 health the Survivor dies and the zombies win. At 1 health most Survivors pay 2E for each move.',
    horde: 'Your horde',
    pilesLabel: 'Cards left in your draw piles',
    piles: [
      ['zombies', 'Zombies'],
      ['zombieTactics', 'Tactics'],
      ['zombieAttack', 'Attack'],
    ] as const,
    concussions: 'Concussions',
    concussionHelp: 'Each Concussion token costs you 1 Energy at the start of your turn, until you remove it.',
    tokens: 'Tokens',
    tokenHelp: (ability: string | null): string =>
      `${ability ?? 'The Survivor pays for the ability with them.'} A token can also save the Survivor from death.`,
  },

  actTitles: {
    stomp: 'Head Stomp',
    'knock-down': 'Knock down',
    dash: 'Dash',
    trade: 'Trade',
    'pick-up': 'Pick up',
    drop: 'Drop gear',
    replace: 'Replace',
    shamble: 'Move',
  } as Readonly<Record<Act, string>>,
  /** What the selected zombie does. */
  deeds: {
    bite: 'Attack',
    trip: 'Knock over',
    grab: 'Grab',
    rise: 'Stand up',
  } as Readonly<Record<Deed, string>>,

  pad: {
    label: 'Actions',
    energy: (cost: number): string => `${cost}E`,
    price: (label: string): string => /\((\dE|free)\)/.exec(label)?.[1] ?? '1 token',
    back: 'Step back',
    step: (title: string, move: string): string => `${title}: ${move}`,
    on: 'Step on',
    draw: 'Draw',
    draws: { zombie: 'Draw zombie', tactics: 'Draw Tactics' },
    tradeTitle: 'Trade 2',
    trade: 'for 1 card',
    token: '1 token',
    pickUp: 'Pick up',
    drop: 'Drop gear',
    free: 'free',
    end: 'End turn',
    loses: 'loses',
    left: 'left',
    discards: (cards: number): string => `, discard ${cards}`,
    /** Actions that are possible only sometimes. */
    moves: {
      'stand-up': { title: 'Stand up', key: 'I' },
      'break-free': { title: 'Break free', key: 'I' },
      'clear-head': { title: 'Clear head', key: 'J' },
      ability: { title: 'Use ability', key: 'K' },
    } as Readonly<Record<PadMove, { readonly title: string; readonly key: string }>>,
    /** While the player has another decision, or none. */
    notNow: { mark: 'not now', why: 'You can do that only in your own Action Phase.' },
    /** In the place of the cost, while it is not possible. */
    off: offOf,
    why: (id: string): string => WHY[id] ?? 'That is not possible now.',
  },

  /** What follows from a move. */
  next: {
    the: (title: string): string => `the ${title}`,
    kills: (title: string): string => `A hit kills the ${title}.`,
    hurts: (title: string, points: number, health: number): string =>
      points === 0
        ? `A hit does not hurt the ${title}.`
        : `A hit does ${points} damage; the ${title} keeps ${health - points} health.`,
    anyone: 'You play one of the sixteen, at random.',
    blast: 'It hits every zombie in that row, and those next to it.',
    fewerStrikes: (after: number, before: number): string =>
      `Then moving on costs ${after === 0 ? 'no strike' : quantity(after, 'strike')}, not ${before}.`,
    zombiesMayReact: 'The zombie player may react.',
    survivorMayBlock: 'The Survivor may block.',
    knockDown: (title: string): string => `The ${title} lies down: it cannot strike, and you can stomp it.`,
    walkFree: (place: string): string => `You go to ${place}. No zombie strikes.`,
    walkStruck: (place: string, names: string, count: number): string =>
      `You go to ${place}, and ${names} ${agree(count, 'strikes', 'strike')} at you. You may block.`,
    pickUp: (title: string | null): string =>
      title === null ? 'You take the face-down card into your hand.' : `You take the ${title} into your hand.`,
    equip: (title: string): string => `The ${title} goes into a free slot, ready to use.`,
    drop: 'It stays on the floor of this row.',
    draw: 'You draw a Tactics card.',
    trade: (one: string, other: string): string => `You discard ${one} and ${other}, and draw a card.`,
    loses: (energy: number): string => `You lose ${energy} Energy.`,
    endSurvivor: 'Then the zombies draw, break in, advance and act.',
    endZombies: "Then it is the Survivor's turn.",
    standUp: 'Standing, you can move again.',
    bite: (title: string): string => `The ${title} attacks; a hit costs the Survivor health.`,
    trip: 'A success knocks the Survivor down.',
    grab: 'The Survivor must break free before moving.',
  },

  roles: {
    label: 'Roles',
    ask: 'Who runs for it?',
    help: 'Eight roles. The two people of a role play the same.',
    noClock: 'No clock here.',
    time: (seconds: number): string => `${quantity(seconds, 'second')} to choose.`,
    clockLater: ' It starts with your first Action Phase.',
    untimed: 'No clock in this match.',
    card: (role: string, person: string): string => `${role}: choose ${person}`,
    chosen: (name: string, role: string): string => `${name}, the ${role}`,
    begin: (tokens: number, rows: readonly number[]): string =>
      tokens > 0
        ? `You start with ${quantity(tokens, 'token')}, and 1 more waits in row ${rows[0]}.`
        : `Your tokens wait in rows ${plain(listed(rows.map(String)))}.`,
    weapon: (weapon: string): string => `You start with the ${weapon}.`,
    body: (health: number, energy: number): string => `${health} health, ${energy} Energy each turn.`,
    play: (name: string): string => `Play as ${name}`,
    surprise: 'Surprise me',
    tokens: (count: number): string => quantity(count, 'token'),
    tokensIn: (rows: readonly number[]): string => `Tokens in rows ${plain(listed(rows.map(String)))}`,
    move: (healthy: number, wounded: number): string =>
      healthy === wounded ? `Move ${healthy}E, always` : `Move ${healthy}E, at 1 health ${wounded}E`,
    stomp: (damage: number): string => `Stomp ${damage} damage`,
    /** The names of the abilities. */
    tricks: {
      'firearms-instructor': 'Free shot.',
      'mma-trainer': 'Free blow.',
      'soccer-player': 'Extra energy.',
      'self-defense-trainer': 'Block.',
      'college-track-star': 'Slip past.',
      doctor: 'Heal.',
      scavenger: 'Rummage.',
      survivalist: 'Save energy.',
    } as Readonly<Record<string, string>>,
    tags: { 'firearms-instructor': 'Good first pick', doctor: 'Forgiving' } as Readonly<
      Record<string, string | undefined>
    >,
  },

  gear: {
    label: 'Gear',
    of: (owner: string): string => `${owner}'s gear`,
    emptySlot: (slot: number): string => `Slot ${slot} is empty`,
    keys: 'QWE',
    /** A use as short as its card needs it: `2 damage, 0–3`, `Slug: 4, 0–2`. */
    use: (name: string | null, damage: number, near: number, far: number): string =>
      `${name === null ? `${damage} damage` : `${name}: ${damage}`}${far === 0 ? ' here' : `, ${near}–${far}`}`,
    weapon: (title: string, note: string): string => `${title}. ${note}`,
    cost: (energy: number): string => `${energy}E`,
    withToken: (use: string): string => `${use} with an Ability token`,
    token: '★ token',
    reload: 'Reload',
    reloadLabel: (title: string): string => `Reload the ${title}`,
    drop: 'Drop',
    free: 'free',
    dropLabel: (title: string): string => `Drop the ${title} in this row`,
    count: (all: number): string => ` of ${all}`,
    damaged: ' damaged',
    notYours: 'Only the Survivor can use this gear.',
    armor: 'It works automatically: it takes damage for you.',
  },

  hand: {
    label: 'Hand',
    none: 'No cards in hand.',
    card: (title: string, price: string | null, note: string): string =>
      `${title}${price ? `, ${price}` : ''}. ${note}`,
    hidden: (supplies: number, tactics: number, zombies: number, zombieTactics: number): string =>
      `Survivor: ${quantity(supplies, 'Supply card')}, ${quantity(tactics, 'Tactics card')}. ` +
      `Zombies: ${quantity(zombies, 'zombie card')}, ${quantity(zombieTactics, 'Tactics card')}.`,
    zombieDeck: (cards: number): string => `${quantity(cards, 'zombie')} left in it`,
    rivalSupplies: (supplies: number, tactics: number): string => `${supplies} Supply, ${tactics} Tactics`,
    rivalZombies: (zombies: number, tactics: number): string => `${quantity(zombies, 'zombie')}, ${tactics} Tactics`,
  },

  /** A reason why something is not possible now, after a card's own text. */
  notNow: (reason: string, rule: string | null): string => `Not now: ${reason}${rule ? ` (${rule})` : ''}`,

  prompt: {
    read: (title: string, description: string): string => `${title}: ${description}`,
    choose: (title: string, next: readonly string[]): string =>
      `${title}: choose ${next.length > 0 ? plain(listed(next, 'or')) : 'one'}.`,
    act: (title: string): string => `${title}: what do you do?`,
    press: 'Press a highlighted piece, or cancel.',
    replace: 'Press the cards that you do not want.',
    replacing: (cards: number): string => `Replace ${quantity(cards, 'card')}?`,
    place: (row: number): string => `Press a card of your hand. It goes to row ${row}.`,
    breakIn: 'Press it in the warehouse.',
    lastBreath: 'It costs 1 token: you stay at 1 health, with 2 Energy less in your next turn.',
    /** With a clock: what happens without an answer. */
    breathSaves: ' If time runs out, you take it.',
    /** While the only answer to a question is given for the player. */
    noAnswer: (asked: string): string =>
      ({
        block: 'You have nothing to block with.',
        'after-result': 'You have no card to add.',
        'may-cancel': 'You have no card to cancel it with.',
        'zombie-reacts': 'You have no card against it.',
        'start-clock': 'The next turn begins.',
      })[asked] ?? 'There is nothing to decide.',
    /** What to press next, by the kind of the pieces, in the order of the sentence. */
    next: [
      ['at', 'a target'],
      ['row', 'a row'],
      ['slot', 'a weapon'],
      ['card', 'a card'],
      ['floor', 'a card on the floor'],
      ['inside', 'a zombie in the warehouse'],
      ['use', 'a use'],
      ['deed', 'what it does'],
      ['act', 'an action'],
    ] as readonly (readonly [kind: string, words: string])[],
  },

  block: {
    of: 'blocked',
    count: (good: number, cards: number): string => `${good} of ${quantity(cards, 'attack card')} block.`,
  },

  counts: {
    survivorDeck: "The Survivor's attack deck",
    zombieDeck: "The zombies' attack deck",
    cards: (count: number): string => `${quantity(count, 'card')} left, without the Shuffle card.`,
    lines: {
      survivor: ['hit standing', 'hit lying down', 'knock a zombie down'],
      zombie: ['hit by a standing zombie', 'hit by one that is down', 'knock the Survivor down'],
    },
    supplies: 'Supply cards used',
    tactics: 'Survivor Tactics used',
    zombies: 'Zombie cards discarded',
    zombieTactics: 'Zombie Tactics used',
    left: (count: number): string => `${quantity(count, 'card')} left to draw.`,
    killed: (count: number): string => ` ${quantity(count, 'zombie')} killed.`,
  },

  keys: {
    digit: 'choose the target or button with that number; with nothing selected, that card of your hand',
    walk: 'move back, move forward; zombies: A to move a zombie',
    gear: 'select the gear in slot 1, 2 or 3',
    throw: 'throw the selected gear; with nothing selected, pick up',
    drop: 'drop gear',
    stomp: 'stomp a zombie that is down; zombies: attack',
    knockDown: 'knock a zombie down; zombies: knock the Survivor down',
    draw: 'draw a card',
    trade: 'trade two cards for one',
    up: 'stand up or break free',
    clearHead: 'remove a Concussion token',
    ability: 'use the ability, or dash',
    end: 'end the Action Phase',
    breathe: 'take a last breath',
  },
} as const

/** The short name of an ability, as on its role; null if it has none. */
export function trickTitle(ability: string | null): string | null {
  const trick = ability === null ? undefined : text.roles.tricks[ability]
  return trick?.replace('.', '') ?? null
}
