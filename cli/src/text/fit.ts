import { quantity } from '@holdout/words'

/** `holdout fit`: its help and its page. */
export const fitText = {
  about: 'Fit the chance of winning to matches between bots, and test it on other matches.',
  gamesHelp: 'number of matches to fit to; half as many others test the result',
  botsHelp: 'levels of bots that begin the matches (easy,greedy,hard@60)',
  endHelp: 'level of the bots that end them: the chance is that of such players (hard@60)',
  networkHelp:
    'learn a network by self-play instead, in this number of rounds of --games matches each; with --end from matches between those bots; stopped, it goes on when run again',
  calibrateHelp:
    'leave the weights in the file that --out names as they are, and fit only how sure they are: its network, or its model for this number of seats or the nearest one',
  networkNeedsFile: 'Name the file with --out.',
  resumed: (round: number, rounds: number) => `Going on after round ${round} of ${rounds}.`,
  otherLearning: (file: string) => `${file} was left by another command. Run that again, or delete the file.`,
  round: (
    { round, won, loss }: { readonly round: number; readonly won: number; readonly loss: number },
    rounds: number,
  ) => `Round ${round} of ${rounds}: won ${(100 * won).toFixed(0)} % while exploring, loss ${loss.toFixed(4)}`,
  outHelp: 'add the model for this number of seats to a file; a game reads src/bot/chance.json in its folder',
  nameHelp: 'store the model in the file under this name instead of the number of seats',
  notModels: (file: string) =>
    `${file} is not a file of models, so nothing was written. Name a new file, or one that "holdout fit" wrote.`,
  optionsHelp: 'options of the matches; if given several times, in turn. The model is stored for the first',
  bots: (seats: string, begin: string, end: string) => `Seats: ${seats}; begun by ${begin}; ended by ${end}`,
  score: (constant: number, fitted: number) =>
    `Expected score: off by ${fitted.toFixed(2)} (root mean square), a constant by ${constant.toFixed(2)}`,
  examples: `
Examples:
  holdout fit until-dawn --games 3000 --out games/until-dawn/src/bot/chance.json
  holdout fit until-dawn --network 140 --games 250 --out games/until-dawn/src/bot/value.json
  holdout fit viral-dawn -o players=5 --bots easy,greedy --end greedy`,
  progress: 'Playing',
  saved: (file: string) => `Model saved: ${file}`,
  head: (title: string, games: number, tested: number, seed: string) =>
    `${title}: fitted to ${quantity(games, 'match', 'matches')}, tested on ${tested} others, seed ${seed}`,
  columns: ['estimate', 'Brier score', 'log loss'],
  names: { constant: 'constant', handMade: 'hand-made value', fitted: 'fitted chance' },
  reliability: 'Reliability of the fitted chance',
  bins: ['predicted', 'came true', 'positions'],
  weights: 'Weights',
} as const
