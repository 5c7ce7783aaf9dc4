import { SLUGS } from '@holdout/catalog'
import type { Command } from 'commander'
import { gameNamed, positiveNumber, wholeNumber } from '../input/arguments.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { progressBar } from '../output/progress-bar.ts'
import { optionHelp } from '../text/shared.ts'
import { benchText } from '../text/small-commands.ts'

interface BenchFlags {
  readonly json?: boolean
  readonly rounds?: string
  readonly scale?: string
}

export function addBench(program: Command, io: Io): void {
  program
    .command('bench [slug...]')
    .description(benchText.about)
    .option('--rounds <n>', benchText.roundsHelp)
    .option('--scale <x>', benchText.scaleHelp)
    .option('--json', optionHelp.jsonObject)
    .addHelpText('after', benchText.examples)
    .action(async (slugs: string[], flags: BenchFlags) => {
      for (const slug of slugs) await gameNamed(slug)
      const { bench, benchTable } = await import('@holdout/sim')
      const printer = new Printer(io)
      const bar = progressBar(io, benchText.progress)
      const request = {
        games: slugs.length ? slugs : SLUGS,
        ...(flags.rounds === undefined ? {} : { rounds: wholeNumber('--rounds', flags.rounds, 1, 1000) }),
        ...(flags.scale === undefined ? {} : { scale: positiveNumber('--scale', flags.scale) }),
      }
      const report = await bench(request, bar.update).finally(bar.stop)
      if (flags.json) printer.json(report)
      else printer.line(benchTable(report).trimEnd())
    })
}
