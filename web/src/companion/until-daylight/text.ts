import type { Face, Fate } from '@holdout/until-daylight/table'
import { quantity } from '@holdout/words'

/** The effects of the die of fate on a named player or on the caught player. */
function fateText(fate: Fate, player = 'The caught player'): string {
  switch (fate) {
    case 'enemy-minus':
      return '1 fewer horde card.'
    case 'enemy-plus':
      return '1 more horde card.'
    case 'rubble-minus':
      return `${player} discards a rubble card.`
    case 'rubble-plus':
      return `${player} draws a rubble card.`
    case 'heal':
      return `${player} heals 1.`
    case 'damage':
      return `${player} takes 1 damage.`
  }
}

/** The companion of Until Daylight. */
export const daylightText = {
  title: 'Until Daylight',
  night: 'Night',
  dice: 'Dice',
  horde: 'Horde',
  parts: {
    timer: 'Search timer and gong',
    music: 'Music while you search',
    wave: 'Wave size',
    wheels: 'Damage and experience wheels',
    leader: 'Leader',
    dice: 'Dice',
    horde: "Enemies' dice",
  },
  roundOf: (round: number, last: number) => `Round ${round} of ${last}`,
  cycle: (cycle: number) => ` · cycle ${cycle}`,
  noLeader: 'There is no leader yet.',
  leader: (name: string) => `${name} leads.`,
  leaderBonus: (name: string) => `${name} leads; the leader's advantage counts double.`,
  fate: fateText,
} as const

/** Choosing the team. */
export const teamText = {
  heading: 'Who plays tonight?',
  lead: 'Tap 3 to 6 characters in the order in which you sit, clockwise.',
  health: (health: number) => `${health} health`,
  settings: 'Search time, gong and difficulty',
  searchTime: 'A search lasts about',
  searchTimeLabel: 'Search time',
  shift: 'The gong sounds earlier or later by up to',
  shiftLabel: 'Gong shift',
  seconds: (seconds: number) => `${seconds} s`,
  waves: 'Waves',
  difficulty: 'Difficulty',
  standard: 'Standard',
  fewer: 'One fewer',
  more: 'One more',
  relief: 'One fewer card for a team of 3',
  whoStarts: 'Who goes first?',
  whoStartsHelp: 'Most heads on 6 dice, or choose at random.',
  random: 'Random',
  noneChosen: 'No characters chosen yet.',
  tooFew: (chosen: number) => `${chosen} chosen. You need at least 3.`,
} as const

/** The current phase of the night. */
export const stageText = {
  round: (round: number) => `Round ${round}`,
  ready: (starter: string) => `${starter} goes first. Talk as long as you like. The timer is paused.`,
  startSearch: 'Start search',
  endSearch: 'End search',
  whoWasCaught: 'Gong! Who was caught?',
  caughtHelp: 'The player who had not yet said “Next”.',
  rollsFate: (name: string) => `${name} rolls the die of fate`,
  rollHere: 'Roll here',
  ownDie: 'Or tap what your own die shows:',
  layCards: (cards: number) => `Lay ${quantity(cards, 'horde card')}`,
  order: (caught: string) => [
    `In front of ${caught}, left to right.`,
    `Players attack in turn, ${caught} first.`,
    `Then in each area, ${caught}'s first: traps, Raiders, infected.`,
  ],
  endRound: 'End round',
  lastFight: 'Start last fight',
  lastFightCycle: (cycle: number) => `The last fight, cycle ${cycle}`,
  lastFightText: 'There is no gong. All players attack, then the enemies, until one side is gone.',
  nextCycle: 'Next cycle',
  enemiesGone: 'All enemies gone',
  endings: {
    won: ['Daylight.', 'Everyone is alive, the last enemy is down, and you saved a Survivor. You win.'],
    died: ['The night has won.', 'A character died, so the whole team loses. Pressed by mistake? Use Undo.'],
    'nobody-saved': ['Daylight, but no Survivor.', 'The enemies are gone, but you saved no Survivor. You lose.'],
  },
  summary: (round: number, saved: number) => `Round ${round}, ${quantity(saved, 'Survivor')} saved`,
  led: (name: string) => ` ${name} led`,
  newNight: 'New night',
} as const

/** The search while it runs. */
export const searchText = {
  search: 'Search',
  sand: 'Sand running; the gong can sound at any time',
  searching: 'Search!',
  searchingText: 'Take one action, then say “Next”. The gong will sound.',
  paused: 'Paused.',
  pausedText: 'Do not draw and do not say “Next”.',
  music: (level: number) => `Music: ${level} of 5`,
  yesRestart: 'Restart search',
  no: 'Cancel',
  resume: 'Resume',
  holdToPause: 'Hold to pause',
  restart: 'Restart this search',
} as const

/** The wave and what it is made of. */
export const waveText = {
  label: 'Wave',
  wave: 'wave',
  playersAndRound: (players: number, round: number) => `${quantity(players, 'player')} + round ${round}`,
  carAlarms: (alarms: number) => `+ ${quantity(alarms, 'Car Alarm')}`,
  byFate: (by: 1 | -1) => `${by > 0 ? '+' : '−'} 1 by fate`,
  gentle: '− 1 gentle',
  brutal: '+ 1 brutal',
  relief: '− 1 for a team of 3',
  addCarAlarm: 'Car Alarm +1',
} as const

/** The wheels of the characters. */
export const fightersText = {
  open: (name: string) => `${name}: experience and tokens`,
  leader: 'Leader',
  low: (health: number) => `${health} left! `,
  xp: (xp: number) => `${xp} XP`,
  takesDamage: (name: string) => `${name} takes 1 damage`,
  heals: (name: string) => `${name} heals 1`,
  healthLeft: (name: string, left: number, health: number) => `${name}: ${left} of ${health} health left`,
  of: (health: number) => `of ${health}`,
  experience: 'Experience',
  counted: { barricades: 'Barricades', traps: 'Traps', survivors: 'Saved Survivors' },
  inTheBox: (barricades: number, traps: number) =>
    `In the box: ${quantity(barricades, 'barricade')}, ${quantity(traps, 'trap')}. A saved Survivor is worth 1 experience.`,
  leaderRule: 'The leader token moves only to a player with more experience than the leader.',
} as const

export const diceText = {
  combatDice: 'Combat dice',
  howMany: 'Number of dice',
  die: (number: number, face: Face, kept: boolean) => `Die ${number}: ${face}${kept ? ', kept' : ''}`,
  result: (heads: number, bodies: number, misses: number) =>
    `${quantity(heads, 'head')}, ${quantity(bodies, 'body')}, ${quantity(misses, 'miss')}. Tap dice to keep them.`,
  none: 'Nothing rolled yet.',
  roll: (dice: number, others: boolean) => (others ? `Roll the other ${dice}` : `Roll ${dice}`),
  keepNone: 'Keep none',
  dieOfFate: 'Die of fate',
  rollFate: 'Roll fate',
} as const

export const hordeText = {
  heading: 'Enemies in one area',
  enemy: (heads: number, bodies: number | null, dice: number) => {
    const head = heads === 1 ? '1 head' : `${quantity(heads, 'head')} in one attack`
    return `${bodies === null ? head : `${quantity(bodies, 'body')} or ${head}`} · ${quantity(dice, 'die', 'dice')}`
  },
  raiders: 'Raiders first:',
  infected: 'Then the infected:',
  dice: (volleys: readonly number[]) => {
    const dice = volleys.reduce((sum, n) => sum + n, 0)
    if (dice === 0) return 'no dice'
    if (volleys.length === 1) return quantity(dice, 'die', 'dice')
    return `${quantity(dice, 'die', 'dice')}, in volleys of ${volleys.join(', ')}`
  },
  order:
    "Infected hit Survivors in the area first; a Raider's miss kills a Survivor. Then damage goes to barricades, the character's own resistance, protection, and last the character.",
  nextArea: 'Next area',
} as const
