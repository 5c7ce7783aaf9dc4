import { agree, quantity } from '@holdout/words'
import { FULL_HEALTH, type Move } from '@holdout/zombie-town/table'

/** All text of this table. Reasons come with the scene. */
export const text = {
  answers: {
    label: 'Your decision',
    walk: (place: string, zombies: number): string =>
      zombies > 0 ? `Walk to ${place} and fight ${quantity(zombies, 'zombie')}` : `Walk to ${place}`,
    build: (place: string): string => `Build in ${place}`,
    settle: (place: string): string => `Place in ${place}`,
    autoMove: (left: number): string => `Move ${left > 1 ? `these ${left} zombies` : 'the last zombie'} for me`,
    stopAutoMove: 'Move them myself',
  },

  actions: {
    draw: 'Explore',
    shoot: 'Shoot',
    attack: 'Attack',
    ability: 'Use house',
    store: 'Store',
    'take-stored': 'Take stored',
    'give-gun': 'Give gun',
    'take-gun': 'Take gun',
    'pick-up': 'Pick up',
    'put-down': 'Put down',
    'tear-down': 'Tear down',
    'end-actions': 'End actions',
    label: 'Actions',
    button: 'Actions',
    left: (count: number): string => `, ${count} left`,
    title: (count: number): string => `Actions: ${count} left`,
    notNow: 'not now',
    unavailableAction: (title: string): string => `${title}: not available, why?`,
  },

  /** What an action would do, below its name. */
  actionNotes: {
    draw: (cards: number): string => quantity(cards, 'card'),
    shoot: (squares: number): string => quantity(squares, 'target'),
    attack: 'a player',
    store: 'face down',
    unpack: (kinds: number): string => quantity(kinds, 'kind'),
    giveGun: '1 action',
    takeGun: '1 action',
    pickUp: '1 action',
    putDown: (place: string, isOwn: boolean): string => (isOwn ? 'stays here' : `claims ${place}`),
    tearDown: '1 wall',
    end: (zombies: number): string => quantity(zombies, 'zombie'),
  },

  /** On the houses and squares, and in their labels. */
  places: {
    doomed: 'doomed',
    closed: 'closed',
    full: ' full',
    fireworks: 'fireworks burn here',
    /** The name of the owner; null for the viewer. */
    ownedBy: (name: string | null): string => (name === null ? 'yours' : `owned by ${name}`),
    unexplored: 'unexplored cards',
    stored: 'stored cards',
    survivors: 'survivors placed',
    mayChallenge: (names: string): string => `${names} may challenge you there`,
    unknownHouse: 'Its house card is not known yet.',
    building: (name: string, title: string, crowd: string, barricades: number, deed: string): string =>
      `${name}${title ? ` ${title}` : ''}${crowd}, ${quantity(barricades, 'barricade')}${deed}`,
    nextTo: (place: string): string => `, next to ${place}`,
    zombies: (count: number): string => `, ${quantity(count, 'zombie')}`,
    moved: (count: number): string => `, ${count} moved`,
    pawn: (color: string): string => `, the ${color} pawn`,
    /** What pressing the place does, at the end of its label. */
    deed: (verb: string, steps: number | null, fight: number): string =>
      `: ${verb}${steps === null ? '' : `, ${quantity(steps, 'step')}`}${fight > 0 ? `, ${quantity(fight, 'action')} to fight` : ''}`,
    chosen: ', chosen',
    begun: ', selected',
  },

  /** The two lines of a tag on a place: what a press does, and what it costs. */
  tags: {
    steps: (count: number): string => quantity(count, 'step'),
    free: 'free walk',
    action: '1 action',
    wall: (before: number, after: number): string => `wall ${before} → ${after}`,
    adds: (value: number): string => `wall +${value}`,
    closes: ' · closed',
    walkFirst: (walk: number, free: boolean): string =>
      free && walk === 1 ? 'walk, then build' : `walk ${walk - (free ? 1 : 0)} + build 1`,
    holds: 'holds it, +1 point',
    claims: (uses: number): string => `claims it, +${uses + 1} points`,
    ability: 'go there',
  },

  /** What pressing a place on the map does. */
  deeds: {
    select: 'select it',
    walk: 'walk there',
    walkAndFight: 'walk there and fight',
    moves: {
      home: 'make it your home base',
      flee: 'flee there',
      retreat: 'retreat there',
      'send-step': 'send the pawn there',
      'add-zombies': 'add the zombies there',
      'trap-kill': 'kill this zombie with the trap',
      pile: 'take a card from there',
      'send-pawn': 'send the pawn that is there',
      zombie: 'move the zombie there',
      push: 'push the zombie there',
      switch: 'switch its cards',
      shoot: 'shoot there',
      fireworks: 'light fireworks there',
      ability: 'move your pawn there',
      draw: 'explore it',
      build: 'build the barricade here',
      'place-survivor': 'place the survivor here',
      'put-down': 'put the survivor down here',
      'carry-survivor': 'carry the survivor',
      'play-gun': 'take the gun',
      event: 'play the event for this pawn',
      'fire-again': 'fire again',
      halt: 'stay here',
      stay: 'stay here',
    } as Partial<Readonly<Record<Move['move'], string>>>,
  },

  map: {
    cemetery: 'still in the ground',
    wholeTown: 'Whole town',
    myPawn: 'My pawn',
  },

  card: {
    kinds: { gun: 'Gun', barricade: 'Barricade', survivor: 'Survivor', fireworks: 'Fireworks', event: 'Event' },
    gun: (bullets: number, turns: number): string =>
      `${quantity(bullets, 'bullet')}${turns > 1 ? `, turns ${quantity(turns, 'card')}` : ''}`,
    barricade: (value: number, trap: number): string => `Wall ${value}, ${trap > 0 ? `trap ${trap}` : 'no trap'}`,
    isNew: 'new',
    chosen: 'chosen',
    notKept: 'Events cannot be kept.',
    press: 'Press to take it.',
  },

  /** Pieces in the dock that the map cannot show one by one. */
  pieces: {
    pawn: (name: string, color: string): string => `${name}, ${color} pawn`,
    survivor: (gun: string | null, bullets: number): string =>
      gun === null ? 'Survivor, unarmed' : `Survivor, ${gun} with ${quantity(bullets, 'bullet')}`,
    moved: 'Zombie that has moved',
    unmoved: 'Zombie that has not moved',
    unexplored: 'Unexplored cards',
    stored: (name: string): string => `Cards stored by ${name}`,
    position: (number: number): string => `Card ${number}, counted from the top`,
  },

  /** Short verbs for a card that lies above its buttons. */
  cardUses: {
    top: 'Back on top',
    bottom: 'To the bottom',
    take: 'Take',
    trigger: 'Trigger',
    keep: 'Keep',
    'take-stored': 'Take stored',
  },

  hand: {
    label: 'Your hand',
    count: (cards: number, limit: number): string => `${cards} of ${limit}`,
    none: 'No cards.',
    card: (title: string, description: string, use: string): string => `${title}. ${description} ${use}`,
    unusable: 'Not usable now: why?',
    event: 'play now · free',
    discard: 'discard',
    build: 'build',
    buildOrStore: 'build or store',
    store: 'store',
    action: '1 action',
  },

  gear: {
    label: 'You carry',
    dead: 'You are dead. Your placed survivors and barricades stay in play.',
    pawn: (color: string, place: string, health: number): string => `${color}, ${place}, health ${health}`,
    moved: (moved: number, all: number): string => `${moved} of ${quantity(all, 'zombie')} moved`,
    actionsLeft: (count: number): string => `${quantity(count, 'action')} left`,
    freeMoves: (count: number): string => quantity(count, 'free movement'),
    paidMoves: 'walking costs 1',
    noGun: 'no gun',
    noCompanion: 'no survivor',
    companion: (words: string, isCarried: boolean): string =>
      isCarried ? `${words}, carried` : `${words}, placed here`,
    gun: (title: string, bullets: number, deed: 'shoot' | 'fire' | 'give' | 'attack' | 'drop'): string =>
      `${title}, ${quantity(bullets, 'bullet')}: ${text.gear.gunDeeds[deed]}`,
    gunDeeds: {
      shoot: 'shoot at a zombie',
      fire: 'fire',
      give: 'give it to a survivor',
      attack: 'attack a player here',
      drop: 'drop it',
    },
    takes: (color: string): string => `Your ${color} pawn takes it`,
    count: (left: number, all: number): string => `${left} of ${all}`,
    health: (health: number): string => `health ${health} of ${FULL_HEALTH}`,
  },

  piles: {
    discard: 'Discard',
    combat: 'Combat',
    discardTitle: (count: number): string => `Discard pile: ${quantity(count, 'card')}`,
    row: (count: number, title: string): string => `${count} × ${title}`,
    none: 'No cards discarded yet.',
  },

  players: {
    title: 'Players',
    points: (count: number): string => quantity(count, 'point'),
    guns: 'guns',
    handCards: 'cards in hand',
    kills: 'zombies killed',
    buildings: 'buildings owned',
    bullets: (gun: string): string => `${gun}, bullets `,
    carried: 'survivors carried',
    pawn: (color: string): string => `the ${color} pawn`,
    offMap: 'not on the map',
    you: 'you',
    youName: 'You',
    dead: 'dead',
    onTurn: 'active',
    keeper: 'timekeeper',
    score: (score: {
      readonly houses: number
      readonly kills: number
      readonly barricades: number
      readonly survivors: number
      readonly guns: number
    }): string =>
      [
        `houses ${score.houses}`,
        `kills ${score.kills}`,
        `barricades ${score.barricades}`,
        `survivors ${score.survivors}`,
        `loaded guns ${score.guns}`,
      ].join(' + '),
    held: (cards: string): string => ` · held ${cards}`,
  },

  night: {
    day: (day: number, last: number): string => `Day ${day} of ${last}.`,
    zombies: (count: number): string => quantity(count, 'zombie'),
    move: (count: number): string => `${agree(count, 'moves', 'move')} after each turn`,
    daysLeft: (count: number): string => ` · ${quantity(count, 'day')} left`,
    lastDay: ' · last day',
  },

  prompt: {
    walk: (walking: boolean, place: string, steps: number, free: boolean): string =>
      `${walking ? 'Walking' : 'Walk'} to ${place}: ${quantity(steps, 'step')}, ${free ? 'free' : '1 action'}.`,
    path: (places: string): string => `Path: ${places}.`,
    fight: (zombies: number): string =>
      `You must fight ${quantity(zombies, 'zombie')} there: 1 action${zombies > 1 ? ' each' : ''}.`,
    mayChallenge: (names: string): string => `${names} may challenge you.`,
    switchWith: (place: string): string => `Switch the cards of ${place} with which neighbor?`,
    zombieFrom: (place: string): string => `Where does the zombie at ${place} go?`,
    fireworks: 'Light fireworks on which building?',
    which: 'Choose one.',
    cardUse: (card: string): string => `What do you do with your ${card}?`,
    cardTo: (card: string, takers: readonly string[]): string => `${card}: press ${takers.join(' or ')}.`,
    ringed: 'a ringed house',
    enters: (name: string, place: string): string => `${name} enters ${place}.`,
    yourPawn: 'your pawn',
    yourSurvivor: 'your survivor',
    whichOf: {
      attack: 'Attack whom, with which gun?',
      ability: 'Use the house card for what?',
      store: 'Which card do you store?',
      'take-stored': 'Which stored card do you take?',
      'give-gun': 'Which gun do you give, and to whom?',
      'take-gun': 'Which gun do you take?',
      'pick-up': 'Which survivor do you pick up?',
      'put-down': 'Which survivor do you put down?',
    } as Partial<Readonly<Record<string, string>>>,
    whichGun: (place: string): string => `Which gun do you fire at ${place}?`,
    home: 'Best: few zombies near, free neighbors to explore, no rival next door.',
    explore: (cards: number): string => `${quantity(cards, 'card')} to explore there.`,
    shootWhere: 'Shoot at which square?',
    shootOdds: 'Up to 2 squares away. 1 action and 1 bullet. The squares show the chance to hit.',
    shootCost: 'Up to 2 squares away. 1 action and 1 bullet.',
    shot: (gun: string, place: string, chance: string): string => `${gun} at ${place}: ${chance}`,
    shootAt: (place: string): string => `Shoot at ${place}? Press the square to fire.`,
  },

  percent: (chance: number): string => `${Math.round(chance * 100)}%`,
  /** On a square, for the zombies that have moved. */
  moved: (moved: number, all: number): string => (moved === all ? '✓' : `${moved} ✓`),
  survivor: 'survivor',
} as const
