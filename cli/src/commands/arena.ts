import type { Command } from 'commander'
import type { OutsideGames } from '../bot/outside-games.ts'
import { isProgram } from '../bot/program-name.ts'
import { gameNamed, listOf, optionList, wholeNumber } from '../input/arguments.ts'
import { checkWritable, writeWhole } from '../input/files.ts'
import { chosenOptions } from '../input/presets.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { withBar } from '../output/with-bar.ts'
import { arenaLines } from '../pages/arena-page.ts'
import { arenaText } from '../text/arena.ts'
import { optionHelp } from '../text/shared.ts'
import { simText } from '../text/sim.ts'

const MOST_GAMES = 1_000_000

interface ArenaFlags {
  readonly bots: string
  readonly games: string
  readonly seed: string
  readonly iterations?: string
  readonly jobs?: string
  readonly options?: string
  readonly preset?: string
  readonly json?: boolean
  readonly out?: string
}

export function addArena(program: Command, io: Io): void {
  program
    .command('arena <slug>')
    .description(arenaText.about)
    .option('-b, --bots <levels>', arenaText.botsHelp, 'easy,medium,hard,expert')
    .option('-n, --games <number>', arenaText.gamesHelp, '100')
    .option('-s, --seed <text>', simText.seedHelp, '1')
    .option('-i, --iterations <number>', arenaText.iterationsHelp)
    .option('-j, --jobs <number>', simText.jobsHelp)
    .option('-o, --options <k=v,…>', optionHelp.options)
    .option('--preset <name>', optionHelp.preset)
    .option('--json', optionHelp.jsonObject)
    .option('--out <report.html>', arenaText.outHelp)
    .addHelpText('after', arenaText.examples)
    .action((slug: string, flags: ArenaFlags) => play(slug, flags, io))
}

async function play(slug: string, flags: ArenaFlags, io: Io): Promise<void> {
  await gameNamed(slug)
  const request = {
    game: slug,
    bots: listOf(flags.bots),
    games: wholeNumber('--games', flags.games, 1, MOST_GAMES),
    seed: flags.seed,
    options: await chosenOptions(slug, flags.preset, flags.options === undefined ? {} : optionList(flags.options)),
    ...(flags.iterations === undefined
      ? {}
      : { iterations: wholeNumber('--iterations', flags.iterations, 1, 9_999_999) }),
    ...(flags.jobs === undefined ? {} : { jobs: wholeNumber('--jobs', flags.jobs, 1, 256) }),
  }
  if (flags.out !== undefined) checkWritable(flags.out)
  const { arena, writeArenaReport } = await import('@holdout/sim') // loaded late: it loads the worker threads
  const programs = await programsFor(request.bots)
  const report = await withBar(io, arenaText.progress, on => arena(request, on, programs)).finally(() =>
    programs?.stop(),
  )
  const printer = new Printer(io)
  if (flags.out !== undefined) {
    writeWhole(flags.out, await writeArenaReport(report))
    printer.aside(simText.reportSaved(flags.out))
  }
  if (flags.json) printer.json(report)
  else for (const line of arenaLines(report)) printer.line(line)
}

/** Loaded late: the messages to programs have hundreds of files of schemas. */
async function programsFor(bots: readonly string[]): Promise<OutsideGames | undefined> {
  if (!bots.some(isProgram)) return undefined
  const { OutsideGames } = await import('../bot/outside-games.ts')
  return new OutsideGames(null)
}
