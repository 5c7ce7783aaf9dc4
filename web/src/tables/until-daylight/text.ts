import type { View } from '@holdout/until-daylight/table'
import { agree, listed, plain, quantity } from '@holdout/words'

/** All text of this table. */
export const text = {
  you: 'You',

  night: {
    label: (round: number, rounds: number, cycle: number): string =>
      `Round ${round} of ${rounds}${cycle > 0 ? `, cycle ${cycle}` : ''}`,
    phases: {
      'set-up': 'Setup',
      pause: 'Before the search',
      search: 'Search',
      combat: 'Combat',
    } as Readonly<Record<View['phase'], string>>,
    fight: (cycle: number): string => ` · cycle ${cycle}`,
    wave: (cards: number): string => ` · next wave ${quantity(cards, 'card')}`,
    saved: (count: number): string => ` · ${count} saved`,
  },

  /** Buttons of what can be done with a player's area. */
  deeds: {
    attack: 'Attack',
    give: 'Give',
    trade: 'Trade',
    heal: 'Heal',
    'lure-from': 'Lure from here',
    'lure-to': 'Lure to here',
    label: (deed: string, name: string): string => `${deed}: ${name}`,
  },

  prompt: {
    chooseDice: 'Press more dice, or roll the selected dice again.',
    chooseBelow: 'Choose one of the buttons below, or cancel.',
    chooseOn: (deeds: readonly string[]): string => `Press ${plain(listed(deeds, 'or'))} on a player, or cancel.`,
    attackOr: (deeds: readonly string[]): string =>
      `Press an enemy to attack${deeds.length > 0 ? `, or ${plain(listed(deeds, 'or'))} on a player` : ''}.`,
    card: (title: string, next: string): string => `${title}: ${next[0].toLowerCase()}${next.slice(1)}`,
    choices: 'Your choices',
    chooseCard: 'Press a card of your inventory, or cancel.',
    chooseTheirs: 'Press a card of their inventory, or cancel. They must agree.',
    amount: (amount: number): string => quantity(amount, 'card'),
    cards: 'Cards to choose from',
  },

  /** Below the title of a card to choose. */
  offer: {
    title: 'Who are you tonight?',
    note: 'One team: if one of you dies, all lose. Each is best at one thing, so a mixed team lasts longer.',
    objective: 'Which secret objective do you keep?',
    secret: 'It gives experience. Only you see it.',
    /** What a character is best at. */
    strengths: {
      psycho: 'Best in close combat',
      hipster: 'Best with silent weapons',
      trigger: 'Best with firearms',
      pillar: 'Takes the most damage',
      haggler: 'Carries and trades the most',
      drifter: 'Finds the most cards',
    } as Readonly<Record<string, string>>,
    reward: (xp: number): string => `+${xp} XP`,
  },

  area: {
    label: (name: string): string => `${name}'s area`,
    leader: 'Leader',
    caught: 'Caught',
    onTurn: 'active',
    gave: (item: string): string => `Gave you ${item}`,
    away: 'away',
    /** `after`: with the planned dice. */
    dice: (now: number, after: number): string =>
      now === after ? quantity(now, 'die', 'dice') : `${now} → ${quantity(after, 'die', 'dice')}`,
    change: (now: number, after: number): string => (now === after ? String(now) : `${now} → ${after}`),
    against: (isYou: boolean): string => ` against ${isYou ? 'you' : 'them'}`,
    noCharacter: 'No character yet',
    experience: (xp: number): string => `${xp} XP`,
    saved: (saved: number): string => `${quantity(saved, 'Survivor')} saved`,
    tokens: (barricades: number, traps: number, limit: number): string =>
      `${quantity(barricades, 'barricade')}, ${quantity(traps, 'trap')}, room for ${limit}`,
    health: (left: number, health: number): string => `${left} of ${health} health left`,
  },

  bag: {
    label: 'Inventory',
    yours: 'Your inventory',
    short: (slots: number, limit: number): string => `inventory ${slots}/${limit}`,
    build: (parts: string, token: string): string => `${parts}: ${token}`,
    tokens: { 'craft-barricade': 'barricade', 'craft-trap': 'trap' } as Readonly<Record<string, string>>,
    count: (slots: number, limit: number): string => `${slots}/${limit}`,
    slots: (slots: number, limit: number): string => `${slots} of ${limit}`,
    slotsEnd: (limit: number): string => ` ${agree(limit, 'slot', 'slots')}`,
    overfull: ': too full, discard something',
    item: (title: string, count: number): string => (count > 1 ? `${title} ×${count}` : title),
    ask: (item: string): string => `Ask for ${item}`,
    steal: (item: string): string => `Steal ${item}`,
    stack: (title: string, count: number): string => (count > 1 ? `${title}, ${count}` : title),
    whyNot: (title: string): string => `${title}: why not?`,
    from: (name: string): string => `from ${name}`,
    inUse: (count: number): string => (count > 1 ? `${count} in use` : 'in use'),
    free: 'free',
    odds: (dice: number, chance: string): string => `${quantity(dice, 'die', 'dice')}: ${chance}`,
  },

  camp: {
    label: 'The camp',
    hordeDeck: 'Horde',
    deck: (left: number, used: number): string => `${quantity(left, 'card')}, ${used} used`,
    supply: 'Supply',
    tokens: (barricades: number, traps: number): string =>
      `${quantity(barricades, 'barricade')}, ${quantity(traps, 'trap')}`,
    nextWave: 'Next wave',
    wave: (cards: number, alarms: number): string =>
      `${quantity(cards, 'card')}${alarms > 0 ? `, with ${quantity(alarms, 'Car Alarm')}` : ''}`,
    saved: 'Saved',
    order: 'Turn order',
    horde: 'Horde',
  },

  dice: {
    label: 'Dice',
    attack: (weapon: string, isYou: boolean): string => ` ${isYou ? 'attack' : 'attacks'} with ${weapon}`,
    rolled: (weapon: string): string => ` rolled with ${weapon}`,
    fell: (count: number): string => (count === 0 ? 'No enemy fell.' : `${quantity(count, 'enemy', 'enemies')} fell.`),
    count: (count: number): string => `: ${quantity(count, 'die', 'dice')}`,
    faces: { head: 'head', body: 'body', miss: 'miss' },
    again: (face: string): string => `Roll again: ${face}`,
  },

  goals: {
    label: 'Your secret objectives',
    open: (count: number): string => `Objectives (${count})`,
    reward: (xp: number): string => ` · +${xp} XP`,
  },

  line: {
    arrives: (card: string): string => `${card}, follows you home`,
    of: (name: string, isYou: boolean): string => (isYou ? 'Your enemies' : `Enemies of ${name}`),
    label: 'Enemies, the left one is next',
    kinds: 'Enemies by kind',
    card: (title: string, hint: string): string => `${title}: ${hint}`,
    empty: 'No enemies here.',
    none: 'No enemies',
    fates: {
      fallen: 'Eliminated',
      falls: 'Falls',
      spared: 'Spared',
      stays: 'Stays',
      follows: 'Follows you home',
      passed: 'Passed over',
    },
    spare: 'Skip',
    stop: 'Stop',
    converted: 'converted',
    or: 'or',
    saveMe: 'save me',
  },

  odds: {
    label: (weapon: string): string => `${weapon}: the dice to roll, and how many enemies fall`,
    title: (weapon: string): string => `${weapon}: how many fall?`,
    fall: (count: number): string => `${count}+`,
    dice: (count: number): string => `Roll ${quantity(count, 'die', 'dice')}`,
    ammo: (ammo: number): string => `${ammo} ammo`,
    percent: (chance: number): string => `${Math.round(chance * 100)}%`,
    ahead: (dice: number, area: string, chances: readonly string[]): string =>
      `${quantity(dice, 'die', 'dice')} ${area}: 1 enemy falls ${chances[0]}, 2 fall ${chances[1]}, 3 fall ${chances[2]}.`,
    aheadAmmo: (area: string, rows: readonly string[]): string =>
      `Chance that an enemy falls ${area}: ${rows.join(', ')}.`,
    aheadRow: (ammo: number, dice: number, chance: string): string =>
      `${ammo} ammo, ${quantity(dice, 'die', 'dice')} ${chance}`,
    inArea: (name: string | null): string => (name === null ? 'in your area' : `in ${name}'s area`),
    row: (dice: number, ammo: number, chances: readonly string[] | undefined): string =>
      `Roll ${quantity(dice, 'die', 'dice')}${ammo > 0 ? ` with ${ammo} ammo` : ''}${
        chances ? `. At least 1 falls: ${chances[0]}, 2: ${chances[1]}, 3: ${chances[2]}` : ''
      }`,
  },

  plan: {
    noDice: 'no dice',
    turn: (title: string): string => `Use other dice on the ${title}`,
    confirm: 'Confirm dice',
    arrange: 'Arrange for me',
    /** `fall` and `left`: the enemies that fall and those that do not. */
    summary: (fall: readonly string[], left: readonly string[]): string => {
      const named = (cards: readonly string[]): string =>
        plain(listed([...new Set(cards)].map(card => text.bag.item(card, cards.filter(one => one === card).length))))
      const stays = `${named(left)} ${agree(left.length, 'is', 'are')} left`
      if (fall.length === 0) return left.length === 0 ? 'No enemy falls.' : `No enemy falls. ${stays}.`
      const falls = `${quantity(fall.length, 'enemy', 'enemies')} ${agree(fall.length, 'falls', 'fall')}: ${named(fall)}.`
      return left.length === 0 ? `${falls} None is left.` : `${falls} ${stays}.`
    },
    spared: (count: number): string => `You spare ${quantity(count, 'Survivor')}.`,
    draws: (count: number): string => `Then you draw ${quantity(count, 'card')}.`,
    follow: (names: string, count: number): string => `${names} ${agree(count, 'follows', 'follow')} you home.`,
    survivorDies: 'A Survivor dies.',
    help: 'Press other dice, or drag a die to another enemy.',
  },

  /** What follows from a move. */
  next: {
    attack: (weapon: string): string => `You attack your own line with ${weapon}. The enemies fall from the left.`,
    attackAbroad: (weapon: string, name: string, attracts: boolean, ricochets: boolean): string =>
      `You attack ${name}'s line with ${weapon}. ${
        attracts ? 'As many infected follow you home as fall.' : 'It is silent: no enemy follows you home.'
      }${ricochets ? ` Misses hurt ${name}.` : ''}`,
    roll: (ammo: number): string => `It uses ${quantity(ammo, 'ammo card')}.`,
    draw: 'You draw a card from this pile. That is your action.',
    give: (amount: number, card: string, name: string): string =>
      `${name} gets ${amount > 1 ? `${amount} × ` : ''}${card} without being asked. That is your action.`,
    ask: (amount: number, card: string, name: string): string =>
      `You ask for ${amount > 1 ? `${amount} × ` : ''}${card}. That is your action, and ${name} must agree.`,
    steal: (card: string, name: string): string => `You take ${card} from ${name}, who cannot refuse.`,
    discard: (card: string): string => `${card} goes to the used cards. No player gets it.`,
    build: {
      'craft-barricade': 'You use Planks and a Box of Nails. A barricade absorbs 1 damage. That is your action.',
      'craft-trap':
        'You use Gunpowder and an Electric Cable. A trap hits the first enemy that attacks you. That is your action.',
    } as Readonly<Record<string, string>>,
    next: 'You say Next: the next player searches. The player who is searching at the gong is caught.',
    endTurn: 'Your turn ends. When all have had theirs, the enemies attack.',
    launch: 'The search begins, and the timer runs until the gong.',
    launchCalm: 'The search begins, without a timer.',
    ready: 'You wait. The search begins when all players are ready, or when another player starts it.',
  },

  keys: {
    confirm: 'confirm the dice',
    arrange: 'with dice on the table: arrange them in the best way',
    next: 'say Next, or end the turn',
    space: 'ready, and Next in a search',
  },

  counts: {
    horde: 'Horde cards discarded',
    rubble: 'Rubble cards discarded',
    left: (count: number): string => `${quantity(count, 'card')} left to draw.`,
  },

  /** Before a search. `name` is null for the viewer. */
  launch: {
    label: 'Before the search',
    ready: 'Ready',
    launch: 'Start now',
    players: 'Players who are ready',
    player: (isReady: boolean, isAway: boolean): string => (isReady ? '✓ ready' : isAway ? 'away' : 'not yet'),
    title: (round: number): string => `Round ${round}. Ready to search?`,
    after: 'The sand waits for you. After Ready you see 3, 2, 1, and only then it runs.',
    countdown: (name: string | null): string =>
      `Get ready. ${name === null ? 'You search first.' : `${name} searches first.`}`,
    starts: (name: string): string => `${name} starts the search.`,
    wave: (cards: number): string => `The wave will have about ${quantity(cards, 'card')}.`,
    waiting: (names: string, isPlayer: boolean): string =>
      `${isPlayer ? 'You are ready. ' : ''}The search waits for ${names}.`,
  },

  search: {
    label: 'Search',
    next: 'Next',
    sayNext: 'Say “Next”',
    nextIs: (name: string): string => `Next: ${name}`,
    spaceBar: 'Space',
    found: (name: string | null): string => (name === null ? 'You found' : `${name} found`),
    searches: (name: string, turn: string): string => `${name} searches.${turn}`,
    isStuck: (name: string, turn: string): string => `${name} is stuck for a few seconds.${turn}`,
    asks: (name: string, owner: string, card: string): string => `${name} asks ${owner} for the ${card}.`,
    youAreStuck: 'You are stuck. Wait until the lock ends.',
    /** `before`: the players who search before the viewer. */
    yourTurn: (before: string): string => (before === '' ? ' You are next.' : ` You come after ${before}.`),
    caught: (isYou: boolean): string =>
      isYou ? 'Say Next before the gong, or it catches you.' : 'The gong catches the player who is searching.',
    turn: (turn: number): string => `Search turn ${turn}.`,
    pile: (pile: string): string => `Pile ${pile}`,
    draw: (pile: string, cards: number): string => `Draw from rubble ${pile}, ${quantity(cards, 'card')}`,
    hiddenClock: 'The timer is running. The gong comes at an unknown time.',
    secondsLeft: (seconds: number): string => `About ${quantity(seconds, 'second')} left`,
  },
} as const
