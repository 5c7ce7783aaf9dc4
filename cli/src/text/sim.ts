import { quantity } from '@holdout/words'

/** `holdout sim`: its help and its errors. */
export const simText = {
  about:
    'Simulate many games between bots and print statistics. The same seed gives the same result on any number of threads.',
  gamesHelp: 'number of games',
  botsHelp: 'one bot for all seats, or one per seat, separated by commas; "exec:<command>" runs a program of your own',
  seedHelp: 'any text; the same text gives the same games',
  jobsHelp: 'number of worker threads (default: one per core)',
  outHelp: 'write an HTML report with charts and example games',
  saveGameHelp: 'write game i (the first is 0) to a file as a match record',
  examples: `
Examples:
  holdout sim until-dawn --games 20000 --bots greedy --seed 1
  holdout sim until-dawn --games 500 --options night-length=short --out short.html
  holdout sim until-dawn --games 500 --save-game 17 game.json && holdout replay game.json
  holdout sim viral-dawn --games 100 --bots "exec:python3 my_bot.py,greedy,greedy,greedy"`,
  progress: 'Simulating',
  reportSaved: (file: string) => `Report saved: ${file}`,
  gameSaved: (game: number, file: string) => `Game ${game} saved: ${file}`,
  saveGameUsage: '--save-game takes a game number and a file, for example: --save-game 0 game.json',
  noJobsWithPrograms: '--jobs does not work with exec: bots, which play one game at a time. Leave it out.',
} as const

/** The report that `holdout sim` prints. */
export const simReportText = {
  head: (title: string, games: number, bots: readonly string[], seed: string, changes: readonly string[]) =>
    [`${title}: ${quantity(games, 'game')}`, `bots ${bots.join(', ')}`, `seed ${seed}`, ...changes].join(', '),
  ownCards: (file: string) => `cards from ${file}`,
  wins: 'Win rate (95% confidence interval)',
  side: 'side ',
  bot: 'bot ',
  interval: (low: string, high: string) => `${low} to ${high}`,
  endings: 'Endings',
  moves: ({ mean, p50, p95, max }: { mean: number; p50: number; p95: number; max: number }) =>
    `Moves per game: mean ${mean.toFixed(1)}, median ${p50}, p95 ${p95}, max ${max}`,
  averages: 'Averages at game end (range)',
  range: (mean: number, min: number, max: number) => `${mean.toFixed(2)} (${min} to ${max})`,
  speed: (seconds: number, games: string, moves: string) =>
    `Time: ${seconds.toFixed(1)} s, ${games} games/s, ${moves} moves/s`,
} as const
