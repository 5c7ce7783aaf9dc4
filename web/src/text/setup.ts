import { agree, capital, quantity } from '@holdout/words'

/** The pages on which a table is set up, on this device and online. */
export const setupText = {
  back: 'Holdout: back to all games',
  newTable: 'New table',
  kindOfTable: (mood: string | undefined) => (mood ? `new table · ${mood.toLowerCase()}` : 'new table'),
  playOnline: 'Online',
  playOnlineLabel: 'Play online with others',
  gameFailedTitle: 'Game not available',
  gameFailed: 'This game cannot be opened.',
  loading: 'Loading the game…',
  start: 'Start',
  startGame: 'Start game',
  resetOptions: 'Reset options',
  saveDefault: 'Save as default',
  defaultSaved: (game: string) => `Saved. ${game} now opens with these options on this device.`,
  defaultNotSaved: 'There is no room on this device to save the options.',
} as const

/** A table that starts without a setup page. */
export const quickText = {
  heading: 'New game',
  failedTitle: 'This game cannot start',
  failed: 'This game cannot start.',
  setUp: 'Set up table',
} as const

export const seatsText = {
  seats: 'Seats',
  players: 'Players',
  count: (seats: number, most: number) => `${seats} of ${quantity(most, 'seat')}`,
  atLeast: (least: number) => `this game needs at least ${quantity(least, 'seat')}`,
  atMost: (most: number) => `this game has at most ${quantity(most, 'seat')}`,
  asSentence: (text: string) => `${capital(text)}.`,
  youPlay: 'You play',
  player: (number: number) => `Player ${number}`,
  addPerson: '+ Person',
  addBot: '+ Bot',
  addSeat: '+ Seat',
  nameIn: (letter: string) => `Name in seat ${letter}`,
  playerIn: (letter: string) => `Player in seat ${letter}`,
  remove: (letter: string, blockedBy: string | null = null) =>
    `Remove seat ${letter}${blockedBy ? `: ${blockedBy}` : ''}`,
  you: 'You',
  name: 'Name',
  bot: 'Bot',
  freeSeat: 'Free seat',
  person: 'Person',
  atThisScreen: 'at this screen',
  botOf: (level: string | null) => (level ? `${capital(level)} bot` : 'Bot'),
  botHelp: {
    easy: 'makes mistakes',
    medium: 'looks one move ahead',
    hard: 'plans ahead',
    expert: 'thinks longest',
    greedy: 'plays to win',
    random: 'plays at random',
  },
} as const

export const optionsText = {
  options: 'Options',
  preset: 'Preset',
  timer: 'Timer',
  mainOptions: 'Main options',
  moreOptions: 'More options',
  /** `preset`: the title of the one that changes something here. */
  houseRules: (rules: number, preset: string | null) => {
    if (rules > 0) return quantity(rules, 'house rule')
    return preset === null ? 'all standard' : `as in “${preset}”`
  },
  houseRule: 'house rule',
  otherRule: 'other than standard',
  reset: 'reset',
  resetWhat: (option: string) => ` ${option}`,
  on: 'On',
  off: 'Off',
  deal: 'Deal',
  seed: 'Seed',
  seedHelp: 'The same seed gives the same deal. Leave it empty for a new deal.',
  seedHint: 'new deal',
  range: (min: number, max: number, zero: string | undefined) =>
    `${min} to ${max}${zero && min > 0 ? `, or 0: ${zero}` : ''}`,
  otherOptions: 'Other',
} as const

/** Timer choices of a game whose only timer is for each decision. */
export const timerText = {
  note: 'for each decision',
  each: 'per decision',
  none: { title: 'No timer', help: 'Take as long as you like' },
  slow: { title: 'Slow', help: '2 minutes per decision' },
  timed: { title: 'Timed', help: '30 seconds per decision' },
} as const

/** Whether a table can start. */
export const readyText = {
  fixOptions: 'Change it or reset the options.',
  sameName: (name: string) => `Two players are named “${name}”.`,
  changeName: 'Change one of the names.',
  /** `level`: that of all bots, if it is the same. */
  players: (people: number, bots: number, level: string | null, team: boolean) => {
    const botText = quantity(bots, level ? `${level} bot` : 'bot')
    if (people === 0) return 'Only bots play. You watch.'
    if (people === 1) {
      if (bots === 0) return 'You play alone.'
      return team ? `You and ${botText} as a team.` : `You against ${botText}.`
    }
    const peopleText = quantity(people, 'person', 'people')
    return bots === 0 ? `${peopleText} at one screen.` : `${peopleText} and ${botText} at one screen.`
  },
  minutes: ([from, to]: readonly [number, number]) => `About ${from} to ${quantity(to, 'minute')}.`,
  timer: (timer: string) => `${capital(timer)}.`,
  houseRules: (rules: number) =>
    rules === 0 ? '' : `${quantity(rules, 'house rule')} ${agree(rules, 'changes', 'change')} the game.`,
} as const
