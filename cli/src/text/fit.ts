import { quantity } from '@holdout/engine'

/** `holdout fit`: its help and its page. */
export const fitText = {
  about: 'Fit the chance of winning to matches between bots, and test it on other matches.',
  gamesHelp: 'number of matches to fit to; a third as many others test the result',
  outHelp: 'write the model; a game reads it from src/bot/chance.json in its folder',
  examples: `
Examples:
  holdout fit until-dawn --games 3000 --out games/until-dawn/src/bot/chance.json`,
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
