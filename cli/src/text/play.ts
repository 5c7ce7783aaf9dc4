import { agree, quantity } from '@holdout/words'

/** The help of `holdout play`. */
export const playHelpText = {
  about: 'Play in the terminal: alone, with bots, or several people at one screen. Every move is saved automatically.',
  seedHelp: 'the deal; the same text deals the same cards',
  seatsHelp:
    'people, separated by commas: Anna,Ben; or seat=Anna for a specific seat; online: seat=me, seat=open, seat=hard',
  botsHelp: 'bot level of the other seats: easy, medium, hard or expert',
  askAllHelp: 'always ask players who may act out of turn',
  saveHelp: 'save the game in this file',
  resumeHelp: 'continue the game in this file, or the last one played',
  plainHelp: 'plain lines, for screen readers and scripts (automatic without a terminal)',
  fastHelp: 'no pauses',
  onlineHelp: 'play on this server; also takes a link to a table',
  tableHelp: 'online: join this table instead of opening one',
  nameHelp: 'online: the name other players see',
  examples: `
Examples:
  holdout play                              choose a game, or continue one
  holdout play until-dawn --options night-length=short
  holdout play thirty-seconds --preset first-game
  holdout play --resume                     continue the last game
  holdout play viral-dawn --online http://127.0.0.1:8080/ --name Anna   open a table for others to join
  holdout play --online http://127.0.0.1:8080/ --table k7w3m9x2pq       join a table
  printf '1\\n3\\nadvance\\n' | holdout play until-dawn --seed 7 --plain

Games are saved in $HOLDOUT_HOME, or else in $XDG_STATE_HOME/holdout or ~/.local/state/holdout.`,
} as const

/** Choosing, saving and leaving a game in the terminal. */
export const playText = {
  chooseGame: 'Which game?',
  continueOrNew: 'Continue a game, or start a new one?',
  continueGame: (title: string) => `Continue ${title}`,
  newGame: (title: string) => `New game: ${title}`,
  savedDetail: (moves: number, ago: string) => `${quantity(moves, 'move')}, last played ${ago}`,
  justNow: 'just now',
  minutesAgo: (minutes: number) => `${quantity(minutes, 'minute')} ago`,
  hoursAgo: (hours: number) => `${quantity(hours, 'hour')} ago`,
  daysAgo: (days: number) => (days === 1 ? 'yesterday' : `${quantity(days, 'day')} ago`),
  noGameStarted: 'No game was started.',
  fileUnchanged: 'The file was not changed.',
  saved: (path: string) => `Saved in ${path}`,
  notSaved: (reason: string) => `The game could not be saved. ${reason}`,
  resume: (path: string | null, cards: string | undefined) =>
    `Continue with: npx holdout play --resume${path === null ? '' : ` ${path}`}${withCards(cards)}`,
  record: (path: string) => `Record saved in ${path}`,
  watchReplay: (path: string, cards: string | undefined) =>
    `Watch it with: npx holdout replay ${path} --step${withCards(cards)}`,
  afterEnd: {
    question: 'What next?',
    replay: { label: 'Watch the replay', detail: 'move by move, from the deal' },
    sameDeal: { label: 'Play the same deal', detail: 'the same cards again' },
    newGame: { label: 'New game' },
    rematch: { label: 'Rematch', detail: 'the same players and options, each one seat further' },
    quit: { label: 'Quit' },
  },
  facts: {
    winner: 'winner',
    noWinner: 'none',
    moves: 'moves',
    houseRules: 'house rules',
    seed: 'seed',
    table: 'table',
  },
} as const

/** Reasons why a game cannot be started or continued. */
export const playErrorText = {
  noSavedGame: (home: string, slug: string | undefined) =>
    slug === undefined
      ? `There is no unfinished game in ${home}. Start one with: npx holdout play`
      : `There is no unfinished game of ${slug} in ${home}. Start one with: npx holdout play ${slug}`,
  fileExists: (path: string) =>
    `${path}: this file already exists. Choose another name, or continue the game in it: npx holdout play --resume ${path}`,
  otherGame: (path: string, game: string, wanted: string) => `${path}: this is a game of ${game}, not of ${wanted}.`,
  over: (path: string, outcome: string) =>
    `${path}: this game is over (${outcome}). Watch it with: npx holdout replay ${path}`,
  cannotContinue: (path: string, reason: string) => `${path}: the game cannot be continued. ${reason}`,
  otherPosition: (path: string) =>
    `${path}: its moves do not lead to the position it claims. The file was edited or is damaged.`,
  playedElsewhere: (path: string, process: number | null, lockFile: string) =>
    `${path}: this game is open ${process === null ? 'for another user' : `in another terminal (process ${process})`}. Continue there, or close it. If it is not open, delete ${lockFile}.`,
  noNames: '--seats has no names. Give names separated by commas, for example Anna,Ben.',
  noSeatLeft: (name: string, seats: readonly string[]) =>
    `There is no seat left for ${name}. The game has ${quantity(seats.length, 'seat')}: ${seats.join(', ')}.`,
  seatTwice: (seat: string) => `Seat "${seat}" is given to two people. Choose another seat for one of them.`,
  emptyName: (text: string) => `"${text}" has no name. Write seat=Name, or only a name.`,
  uselessInput: (lines: number) =>
    `The last ${agree(lines, 'line', `${lines} lines`)} of input had no effect, so the rest was not read.`,
} as const

function withCards(file: string | undefined): string {
  return file === undefined ? '' : ` --cards ${file}`
}
