import { InputError, type MatchRecord, writeRecord } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { SimReport, SimRequest } from '@holdout/sim'
import type { Command } from 'commander'
import { isProgram } from '../bot/program-name.ts'
import { gameNamed, listOf, optionList, wholeNumber } from '../input/arguments.ts'
import { cardFile } from '../input/card-file.ts'
import { checkWritable, writeWhole } from '../input/files.ts'
import { chosenOptions } from '../input/presets.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { withBar } from '../output/with-bar.ts'
import { simLines } from '../pages/sim-page.ts'
import { optionHelp } from '../text/shared.ts'
import { simText } from '../text/sim.ts'

/** A larger number would take weeks and is most likely a typo. */
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
    .description(simText.about)
    .option('-n, --games <number>', simText.gamesHelp, '1000')
    .option('-b, --bots <levels>', simText.botsHelp, 'greedy')
    .option('-s, --seed <text>', simText.seedHelp, '1')
    .option('-j, --jobs <number>', simText.jobsHelp)
    .option('-o, --options <k=v,…>', optionHelp.options)
    .option('--preset <name>', optionHelp.preset)
    .option('--cards <file>', optionHelp.cards)
    .option('--json', optionHelp.jsonObject)
    .option('--out <report.html>', simText.outHelp)
    .option('--save-game <i file...>', simText.saveGameHelp)
    .addHelpText('after', simText.examples)
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
  const { writeReport } = await import('@holdout/sim') // loaded late: it loads the worker threads
  const { report, examples, recordOf } = await played(request, wanted?.game ?? null, io)
  const printer = new Printer(io)
  if (flags.out !== undefined) {
    writeWhole(flags.out, await writeReport(report, await examples()))
    printer.aside(simText.reportSaved(flags.out))
  }
  if (wanted) {
    writeWhole(wanted.file, writeRecord(await recordOf(wanted.game)))
    printer.aside(simText.gameSaved(wanted.game, wanted.file))
  }
  print(game, report, flags, printer)
}

interface PlayedGames {
  readonly report: SimReport
  examples(): Promise<readonly MatchRecord[]>
  recordOf(game: number): Promise<MatchRecord>
}

/** Games between our own bots can be recomputed. Games with other programs cannot, so their records are kept. */
async function played(request: SimRequest, wanted: number | null, io: Io): Promise<PlayedGames> {
  const { exampleRecords, recordOfGame, simulate, simulateOutside } = await import('@holdout/sim')
  if (!request.bots.some(isProgram)) {
    const report = await withBar(io, simText.progress, on => simulate(request, on))
    return {
      report,
      examples: () => exampleRecords(request, report),
      recordOf: game => recordOfGame(request, game),
    }
  }
  if (request.jobs !== undefined) throw new InputError(simText.noJobsWithPrograms)
  const { OutsideGames } = await import('../bot/outside-games.ts')
  const games = new OutsideGames(wanted)
  try {
    const report = await withBar(io, simText.progress, on => simulateOutside(request, games, on))
    const recordOf = async (game: number) => games.records.get(game) as MatchRecord
    return { report, examples: () => Promise.all(Object.values(report.examples).slice(0, 8).map(recordOf)), recordOf }
  } finally {
    await games.stop()
  }
}

function readSaveGame([number, file, ...more]: readonly string[], games: number): { game: number; file: string } {
  if (file === undefined || more.length) throw new InputError(simText.saveGameUsage)
  return { game: wholeNumber('--save-game', number, 0, games - 1), file }
}

function print(game: AnyKnownGame, report: SimReport, flags: SimFlags, printer: Printer): void {
  if (flags.json) printer.json(report)
  else for (const line of simLines(game, report)) printer.line(line)
}
