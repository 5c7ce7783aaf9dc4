import { agree, quantity } from '@holdout/words'
import { decimal, whole } from './html/figures.ts'

/** A number with commas and its noun: "1,000 games". */
const count = (number: number, one: string, more: string): string => `${whole(number)} ${agree(number, one, more)}`

/** Errors in a simulation or a benchmark that was asked for. */
export const requestText = {
  noBot: (bots: readonly string[]) => `No bot was named. The bots are: ${bots.join(', ')}.`,
  noGame: (games: readonly string[]) => `No game was named. The games are: ${games.join(', ')}.`,
  wrongBots: (bots: readonly string[], game: string, seats: readonly string[]) =>
    `${quantity(bots.length, 'bot')} were named (${bots.join(', ')}), but ${game} has ${quantity(seats.length, 'seat')} here: ${seats.join(', ')}. ` +
    `Name one bot${seats.length === 1 ? '' : ' for all seats, or one for each'}.`,
  /** `max` is null if there is no limit. */
  wholeNumber: (name: string, value: unknown, max: number | null) =>
    `"${name}" cannot be ${value}. Use a whole number from 1 ${max === null ? 'up' : `to ${max}`}.`,
  scale: (value: unknown) => `"scale" cannot be ${value}. Use a number above 0.`,
  seed: (value: unknown) => `The seed cannot be ${JSON.stringify(value)}. Use any text.`,
  noSuchGame: (number: number, games: number) =>
    `There is no game ${number} in this simulation. ${agree(games, 'Its only game is 0', `Its games are 0 to ${games - 1}`)}.`,
} as const

/** The HTML report of a simulation. */
export const reportText = {
  kind: 'Holdout simulation',
  title: (game: string, games: number) => `${game}: ${count(games, 'game', 'games')}`,
  rules: (houseRules: readonly string[], cards: string | undefined) =>
    `${houseRules.length ? `With house rules: ${houseRules.join(', ')}.` : 'Standard rules.'}${cards ? ` Cards from ${cards}.` : ''}`,
  footer: 'Bars show the share of games. The line at the end of a bar is its 95% confidence interval (Wilson).',

  tiles: {
    winsOf: (player: string) => `Wins of ${player}`,
    mostFrequent: 'Most frequent ending',
    moves: 'Moves per game (mean)',
    movesNote: (median: number, max: number) => `median ${whole(median)}, max ${whole(max)}`,
    speed: 'Games per second',
    speedNote: (moves: number) => `${count(moves, 'move', 'moves')} per second`,
  },

  side: (side: string) => `side ${side}`,
  bot: (bot: string) => `bot ${bot}`,
  seat: (seat: string) => `seat ${seat}`,
  onlySeat: (seat: string, bot: string) => `${seat} (${bot})`,
  grade: (grade: string) => `grade ${grade}`,

  shareColumns: ['share', '95% CI'],
  endings: { title: 'Endings', columns: ['ending', 'games'] },
  wins: {
    title: 'Wins',
    columns: ['player', 'wins'],
    caption: (severalSeats: boolean, rotate: boolean) =>
      `Wins.${severalSeats ? ' A bot in several seats counts once per seat.' : ''}${rotate ? ' The bots rotated seats after each game.' : ''}`,
  },
  grades: {
    title: 'How well it ended',
    caption: 'How well it ended: a higher grade is a better ending',
    columns: ['grade', 'games'],
  },
  lengths: {
    title: 'Length',
    caption: 'Moves per game',
    columns: ['statistic', 'moves'],
    rows: { mean: 'mean', min: 'min', median: 'median', p95: 'p95', max: 'max' },
    moves: 'moves',
    games: 'games',
    median: (moves: number) => `median: ${whole(moves)}`,
    p95: (moves: number) => `p95: ${whole(moves)}`,
    description: (mean: number, median: number, p95: number, max: number) =>
      `Moves per game: mean ${whole(mean)}, median ${whole(median)}, p95 ${whole(p95)}, max ${whole(max)}.`,
  },
  facts: {
    title: 'Averages at game end',
    caption: 'Values at game end',
    columns: ['value', 'mean', 'min', 'max', 'games'],
  },

  examples: {
    title: 'Example games',
    /** Around the command. */
    help: ['Each file is a match record. Save it and open it with ', '.'],
    unfinished: 'not finished',
    note: (moves: number, seed: string) => `${count(moves, 'move', 'moves')}, seed ${seed}`,
  },

  run: {
    title: 'How to repeat this run',
    help: 'The same command gives the same numbers on every machine and with any number of threads. Only the speed differs.',
    game: 'Game',
    gameOf: (title: string, rulesVersion: number) => `${title} (rules version ${rulesVersion})`,
    games: 'Games',
    bots: 'Bots',
    botsOf: (bots: readonly (readonly [seat: string, bot: string])[], rotate: boolean) =>
      `${bots.map(([seat, bot]) => `${seat}: ${bot}`).join(' · ')}${rotate ? ' (seats of the first game)' : ''}`,
    seed: 'Seed',
    options: 'Options',
    option: (title: string, value: unknown) =>
      `${title}: ${typeof value === 'boolean' ? (value ? 'on' : 'off') : value}`,
    optionsOf: (chosen: readonly string[]) =>
      chosen.length ? `${chosen.join(' · ')}; otherwise defaults` : 'all defaults',
    time: 'Time',
    seconds: (seconds: number) => `${decimal(seconds)} s`,
    download: 'Download as JSON',
  },
} as const

/** The table that `holdout bench` prints. */
export const benchText = {
  head: 'one core, CPU time',
  rows: {
    playouts: 'random playouts per second',
    decisions: 'decisions per second',
    besideToy: '… relative to the toy game',
    decisionsPerGame: 'decisions per game',
    movesOffered: 'legal moves per decision',
    search: 'search iterations per second',
    searchValues: '… without playouts',
    enumerate: 'enumerate, µs',
    apply: 'apply, µs',
    played: 'played: check, events, views, µs',
    besideApply: '… relative to apply',
    besideDecision: '… relative to enumerate + apply',
    clone: 'clone, µs',
    view: 'view, all seats and table, µs',
    determinize: 'determinize, µs',
    hash: 'state hash, µs',
    bytes: 'bytes per state',
  },
  medians: (rounds: number, scale: number, seconds: number, node: string, cpu: string) =>
    `${rounds === 1 ? '1 round' : `Medians of ${quantity(rounds, 'round')}`} at scale ${scale}, ${seconds.toFixed(0)} s total. Node ${node}, ${cpu}.`,
  machine: (integers: string, toy: string) =>
    `This machine: ${integers} million integer loop steps per second, ${toy} toy game decisions per second.`,
  notCompiled: 'Run from source, not from compiled code: these figures are not meaningful.',
} as const

/** `holdout arena`: its errors and its page. */
export const arenaText = {
  noBot: 'Name at least one bot, for example: --bots easy,medium,hard',
  title: (game: string, matches: number) => `${game}: tournament of ${quantity(matches, 'match', 'matches')}`,
  kind: 'Tournament between bots',
  summary: (deals: number, seed: string, rules: readonly string[]) =>
    [`${quantity(deals, 'deal')}, each played with every lineup`, `seed ${seed}`, ...rules].join(', '),
  wins: 'Win rate (95% confidence interval)',
  ratings: 'Ratings and decision times',
  columns: ['Bot', 'Matches', 'Win rate', '95% interval', 'Rating (mu ± sigma)', 'ms a decision: mean, p95, max'],
  seatOf: (bot: string, seat: string) => `${bot} as ${seat}`,
  seats: 'Win rate by seat',
} as const

/** `holdout fit`: its errors. */
export const fitText = {
  noFeatures: (game: string) => `${game} has no features to fit a chance of winning to.`,
  noModel: 'The file has no model to calibrate. Fit one first.',
  noPositions: 'These matches have too few positions to fit to. Play more with --games.',
} as const
