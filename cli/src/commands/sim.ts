import { type AnyGame, InputError, writeRecord } from '@holdout/engine'
import type { SimReport, SimRequest } from '@holdout/sim'
import type { Command } from 'commander'
import { gameNamed, listOf, optionList, wholeNumber } from '../input/arguments.ts'
import { checkWritable, writeWhole } from '../input/files.ts'
import { chosenOptions } from '../input/presets.ts'
import type { Io } from '../io.ts'
import { simLines } from '../pages/sim-page.ts'
import { Printer } from '../text/printer.ts'
import { progressBar } from '../text/progress-bar.ts'

interface SimFlags {
  readonly games: string
  readonly bots: string
  readonly seed: string
  readonly jobs?: string
  readonly options?: string
  readonly preset?: string
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
    .option('-b, --bots <levels>', 'one bot for all seats, or one for each, with commas', 'greedy')
    .option('-s, --seed <text>', 'any text; the games follow from it', '1')
    .option('-j, --jobs <number>', 'worker threads (default: one for each core)')
    .option('-o, --options <k=v,…>', 'options of the game; "holdout options <slug>" lists them')
    .option('--preset <name>', 'a set of options by its name; those of --options go before it')
    .option('--json', 'one JSON object on stdout')
    .option('--out <report.html>', 'write a report with charts and example games')
    .option('--save-game <i file...>', 'write game i (the first is 0) as a match record')
    .addHelpText(
      'after',
      `
Examples:
  holdout sim until-dawn --games 20000 --bots greedy --seed 1
  holdout sim until-dawn --games 500 --options night-length=short --out short.html
  holdout sim until-dawn --games 500 --save-game 17 game.json && holdout replay game.json`,
    )
    .action((slug: string, flags: SimFlags) => sim(slug, flags, io))
}

async function sim(slug: string, flags: SimFlags, io: Io): Promise<void> {
  const game = await gameNamed(slug)
  const request: SimRequest = {
    game: slug,
    games: wholeNumber('--games', flags.games, 1),
    bots: listOf(flags.bots),
    seed: flags.seed,
    ...(flags.jobs === undefined ? {} : { jobs: wholeNumber('--jobs', flags.jobs, 1, 256) }),
    options: await chosenOptions(slug, flags.preset, flags.options === undefined ? {} : optionList(flags.options)),
  }
  const wanted = flags.saveGame === undefined ? null : readSaveGame(flags.saveGame, request.games)
  if (flags.out !== undefined) checkWritable(flags.out)
  if (wanted) checkWritable(wanted.file)
  const { exampleRecords, recordOfGame, writeReport } = await import('@holdout/sim') // its threads are loaded only here
  const report = await withBar(request, io)
  const printer = new Printer(io)
  if (flags.out !== undefined) {
    writeWhole(flags.out, await writeReport(report, await exampleRecords(request, report)))
    printer.aside(`The report is in ${flags.out}`)
  }
  if (wanted) {
    writeWhole(wanted.file, writeRecord(await recordOfGame(request, wanted.game)))
    printer.aside(`Game ${wanted.game} is in ${wanted.file}`)
  }
  tell(game, report, flags, printer)
}

/** Ctrl-C stops the threads before the process ends. */
async function withBar(request: SimRequest, io: Io): Promise<SimReport> {
  const { simulate } = await import('@holdout/sim')
  const bar = progressBar(io, 'Playing')
  const stopper = new AbortController()
  const stop = (): void => stopper.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    return await simulate(request, { progress: bar.update, signal: stopper.signal })
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
