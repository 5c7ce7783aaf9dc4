import { quantity } from '@holdout/words'
import type { GameEnding } from '../client/records.ts'

/** The page of records, statistics and achievements. */
export const recordsText = {
  title: 'Records',
  lead: 'Your games on this device and your online games: results, luck, accuracy and achievements.',
  all: 'All games',
  which: 'Show records of',
  reading: (done: number, of: number) => `Reading older games: ${done} of ${of}…`,
  failed: (games: number) => `${quantity(games, 'game')} could not be read. They are tried again later.`,
  none: 'No finished games yet. Finish one and its result appears here.',
  summary: 'Summary',
  games: 'Games',
  won: 'Won',
  winRate: 'Win rate',
  streak: 'In a row now',
  best: 'Longest streak',
  time: 'Time at the table',
  luck: 'Luck, on average',
  rateNote:
    'The win rate counts games won, lost and given up. Stopped games, and games in which some people at this screen won and others lost, do not count.',
  byGame: 'By game',
  byRivals: 'By bots and rivals',
  byPlayers: 'By number of players',
  byOption: 'By option',
  standard: 'No option changed',
  columnPlayers: 'Players',
  players: (players: number) => quantity(players, 'player'),
  rivals: { none: 'Alone', people: 'Other people', mixed: 'Bots of several levels' } as Readonly<
    Record<string, string>
  >,
  bots: (level: string) => `${level} bots`,
  results: 'Best results',
  result: 'Result',
  when: 'Date',
  unknownDate: 'Unknown',
  replayOf: (result: string) => `Replay: ${result}`,
  replay: 'Replay',
  accuracyPlot: 'Accuracy over time',
  accuracyNote: 'From 0 to 100, once a game is analyzed. The line is the mean of the last 5 games.',
  noAccuracy: 'No game is analyzed yet. Open the analysis of a finished game and let it finish.',
  luckPlot: 'Luck over time',
  luckNote: 'All draws and rolls of a game against expectation. 0 is average; two of three games are between −1 and 1.',
  noLuck: 'No draws or rolls are counted yet.',
  table: 'Show as a table',
  game: 'Game',
  value: 'Value',
  mean: 'Mean of 5',
  achievements: 'Achievements',
  achieved: (reached: number, of: number) => `${reached} of ${of} reached`,
  reachedOn: (date: string) => `Reached ${date}`,
  rule: (rule: string) => `Rule ${rule}`,
  keepSafe: 'Your data',
} as const

/** How a game ended, in a list. */
export const endingText: Readonly<Record<GameEnding, string>> = {
  won: 'Won',
  lost: 'Lost',
  shared: 'Shared screen',
  'given-up': 'Given up',
  stopped: 'Stopped',
}

/** A duration: "45 min", "3 h 20 min". */
export function durationText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export function percentText(part: number): string {
  return `${Math.round(part * 100)}%`
}

/** Luck with its sign: "+0.8". */
export function luckText(luck: number): string {
  const value = Math.abs(luck).toFixed(1)
  return value === '0.0' ? '0' : `${luck > 0 ? '+' : '−'}${value}`
}

/** Export and import of everything on this device. */
export const everythingText = {
  exportAll: 'Export everything',
  note: 'One file with your settings, saved games, results, lessons, puzzles and daily challenges. Importing adds to what is here and deletes nothing.',
  imported: (file: string, games: number, results: number) =>
    `Imported ${file}: ${quantity(games, 'saved game')} and ${quantity(results, 'result')} added.`,
  nothingNew: (file: string) => `Imported ${file}: everything in it was here already.`,
  notBackup: (file: string) => `${file} is not a file of "Export everything". Nothing was changed.`,
  newer: (file: string) =>
    `${file} is from a newer version of Holdout. Reload the page and try again. Nothing was changed.`,
  damaged: (file: string, part: string) => `${file} is damaged: "${part}" cannot be read. Nothing was changed.`,
  full: (file: string) => `${file} does not fit into the storage of this browser. Nothing was changed.`,
} as const
