import { quantity } from '@holdout/words'

/** `holdout arena`: its help and its page. */
export const arenaText = {
  about: 'Play a tournament between bots: every deal with all lineups, so that luck and seats favor no bot.',
  botsHelp: 'levels, "hard@500" for 500 iterations a decision, or "exec:<command>", separated by commas',
  gamesHelp: 'number of matches; whole deals are played, so it can be a few more',
  iterationsHelp: 'iterations of a decision for all bots that search',
  outHelp: 'write an HTML report with charts',
  examples: `
Examples:
  holdout arena until-dawn --bots easy,medium,hard --games 600
  holdout arena viral-dawn --bots hard,greedy,greedy,greedy --games 400
  holdout arena thirty-seconds --bots hard@200,greedy --games 200 --out arena.html`,
  progress: 'Playing',
  head: (title: string, matches: number, deals: number, seed: string, rules: readonly string[]) =>
    [
      `${title}: ${quantity(matches, 'match', 'matches')}`,
      `${quantity(deals, 'deal')} with every lineup`,
      `seed ${seed}`,
      ...rules,
    ].join(', '),
  columns: ['bot', 'wins', 'win rate', '95% interval', 'rating', 'ms a decision (mean, p95, max)'],
  interval: (low: string, high: string) => `${low} to ${high}`,
  rating: (mu: number, sigma: number) => `${mu.toFixed(1)} ± ${sigma.toFixed(1)}`,
  seats: 'Win rate by seat',
  seatOf: (bot: string, seat: string) => `${bot} as ${seat}`,
  time: (seconds: number) => `Time: ${seconds.toFixed(1)} s`,
} as const
