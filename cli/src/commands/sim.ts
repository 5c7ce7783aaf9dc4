import { type AnyGame, InputError, type MatchRecord, writeRecord } from '@holdout/engine'
import type { SimListener, SimReport, SimRequest } from '@holdout/sim'
import type { Command } from 'commander'
import { gameNamed, listOf, optionList, wholeNumber } from '../input/arguments.ts'
import { CARDS_HELP, cardFile } from '../input/card-file.ts'
import { checkWritable, writeWhole } from '../input/files.ts'
import { chosenOptions } from '../input/presets.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { progressBar } from '../output/progress-bar.ts'
import { simLines } from '../pages/sim-page.ts'

/** More would take weeks, and is a slip of the finger. */
const MOST_GAMES = 1_000_000_000

interface SimFlags {
  readonly games: string
  readonly bots: string
  readonly seed: string
  readonly jobs?: string
  readonly options?: string
  readonly preset?: string
  readonly cards?: string
  readonly json?: boolean
  readonly out?: string
  readonly saveGame?: string[]
}

export function addSim(program: Command, io: Io): void {
  program
    .command('sim <slug>')
    .description(
      'Let bots play many games, and count. The same seed gives the same result, however many threads work on it.',
    )
    .option('-n, --games <number>', 'how many games', '1000')
    .option(
      '-b, --bots <levels>',
      'one bot for all seats, or one for each, with commas; "exec:<command>" is a program of your own',
      'greedy',
    )
    .option('-s, --seed <text>', 'any text; the games follow from it', '1')
    .option('-j, --jobs <number>', 'worker threads (default: one for each core)')
    .option('-o, --options <k=v,…>', 'options of the game; "holdout options <slug>" lists them')
    .option('--preset <name>', 'a set of options by its name; those of --options go before it')
    .option('--cards <file>', CARDS_HELP)
    .option('--json', 'one JSON object on stdout')
    .option('--out <report.html>', 'write a report with charts and example games')
    .option('--save-game <i file...>', 'write game i (the first is 0) as a match record')
    .addHelpText(
      'after',
      `
Examples:
  holdout sim until-dawn --games 20000 --bots greedy --seed 1
  holdout sim until-dawn --games 500 --options night-length=short --out short.html
  holdout sim until-dawn --games 500 --save-game 17 game.json && holdout replay game.json
  holdout sim viral-dawn --games 100 --bots "exec:python3 my_bot.py,greedy,greedy,greedy"`,
    )
    .action((slug: string, flags: SimFlags) => sim(slug, flags, io))
}

async function sim(slug: string, flags: SimFlags, io: Io): Promise<void> {
  const own = cardFile(flags.cards)
  const game = await gameNamed(slug, own.cards)
  const request: SimRequest = {
    game: slug,
    games: wholeNumber('--games', flags.games, 1, MOST_GAMES),
    bots: listOf(flags.bots),
    seed: flags.seed,
    ...(flags.jobs === undefined ? {} : { jobs: wholeNumber('--jobs', flags.jobs, 1, 256) }),
    options: await chosenOptions(slug, flags.preset, flags.options === undefined ? {} : optionList(flags.options)),
    ...own,
  }
  const wanted = flags.saveGame === undefined ? null : readSaveGame(flags.saveGame, request.games)
  if (flags.out !== undefined) checkWritable(flags.out)
  if (wanted) checkWritable(wanted.file)
  const { writeReport } = await import('@holdout/sim') // its threads are loaded only here
  const { report, examples, recordOf } = await played(request, wanted?.game ?? null, io)
  const printer = new Printer(io)
  if (flags.out !== undefined) {
    writeWhole(flags.out, await writeReport(report, await examples()))
    printer.aside(`The report is in ${flags.out}`)
  }
  if (wanted) {
    writeWhole(wanted.file, writeRecord(await recordOf(wanted.game)))
    printer.aside(`Game ${wanted.game} is in ${wanted.file}`)
  }
  tell(game, report, flags, printer)
}

interface PlayedGames {
  readonly report: SimReport
  examples(): Promise<readonly MatchRecord[]>
  recordOf(game: number): Promise<MatchRecord>
}

/** Games among our own bots can be played again at any time; of those with other programs the records are kept. */
async function played(request: SimRequest, wanted: number | null, io: Io): Promise<PlayedGames> {
  const { exampleRecords, recordOfGame, simulate, simulateOutside } = await import('@holdout/sim')
  const { isProgram, OutsideGames } = await import('../bot/outside-games.ts')
  if (!request.bots.some(isProgram)) {
    const report = await withBar(io, on => simulate(request, on))
    return {
      report,
      examples: () => exampleRecords(request, report),
      recordOf: game => recordOfGame(request, game),
    }
  }
  if (request.jobs !== undefined)
    throw new InputError('--jobs is for bots of ours: games with other programs are played one after the other.')
  const games = new OutsideGames(wanted)
  try {
    const report = await withBar(io, on => simulateOutside(request, games, on))
    const recordOf = async (game: number) => games.records.get(game) as MatchRecord
    return { report, examples: () => Promise.all(Object.values(report.examples).slice(0, 8).map(recordOf)), recordOf }
  } finally {
    await games.stop()
  }
}

/** Ctrl-C stops the threads before the process ends. */
async function withBar(io: Io, play: (on: SimListener) => Promise<SimReport>): Promise<SimReport> {
  const bar = progressBar(io, 'Playing')
  const stopper = new AbortController()
  const stop = (): void => stopper.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    return await play({ progress: bar.update, signal: stopper.signal })
  } finally {
    bar.stop()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

function readSaveGame([number, file, ...more]: readonly string[], games: number): { game: number; file: string } {
  if (file === undefined || more.length)
    throw new InputError('--save-game takes the number of a game and a file, such as: --save-game 0 game.json')
  return { game: wholeNumber('--save-game', number, 0, games - 1), file }
}

function tell(game: AnyGame, report: SimReport, flags: SimFlags, printer: Printer): void {
  if (flags.json) printer.json(report)
  else for (const line of simLines(game, report)) printer.line(line)
}
