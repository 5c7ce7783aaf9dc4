import { quantity } from '@holdout/words'
import { moveCount } from './matches.ts'

export const savedText = {
  title: 'My games',
  lead: 'Every move is saved automatically: games on this device in this browser only, online games on the server.',
  full: 'The storage for this site is full. Moves you make now are not saved.',
  nearlyFull: 'The storage for this site is nearly full.',
  roomAdvice:
    'The oldest finished games are deleted first to make room. Export the games you want to keep, and delete the others.',
  onlineNotListed: (because: string) => `${because} Your online games are not listed.`,
  none: 'You have no games yet.',
  play: (game: string) => `Play ${game}`,
  yourTurn: 'Your turn',
  waiting: 'Waiting for others',
  finished: 'Finished',
  onlineNote: 'online',
  deviceNote: 'on this device',
  storage: (games: number, percent: number) =>
    `${quantity(games, 'game')} on this device. About ${percent}% of the browser's storage for this site is used.`,
  deleted: (game: string, moves: number) => `Deleted: ${game}, ${moveCount(moves)}.`,
  askDelete: (game: string) => `Delete this game of ${game}?`,
  askDeleteText: (moves: number) => `${moveCount(moves)} will be deleted. You cannot undo this.`,
  deleteGame: 'Delete game',
  keepGame: 'Keep game',
  continue: 'Continue',
  continueGame: (game: string) => `Continue: ${game}`,
  replayGame: (game: string) => `Replay: ${game}`,
  export: 'Export',
  exportGame: (game: string) => `Export: ${game}`,
  delete: 'Delete',
  deleteThis: (game: string) => `Delete: ${game}`,
  import: 'Import',
  importFile: 'Import file',
  importHint: 'Or drop a file here: a saved game, a simulated game or a bug report.',
  reading: 'Reading…',
  imported: (file: string, game: string, moves: number) => `Imported ${file}: ${game}, ${moveCount(moves)}.`,
  importFailed: (file: string, because: string) => `${file}: ${because}`,
} as const
