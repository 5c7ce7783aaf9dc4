import { InputError } from '@holdout/engine'
import { restoreAt } from '@holdout/server'
import type { Command } from 'commander'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { restoreText } from '../text/small-commands.ts'

export function addRestore(program: Command, io: Io): void {
  program
    .command('restore <backups> <folder>')
    .description(restoreText.about)
    .option('--at <time>', restoreText.atHelp)
    .addHelpText('after', restoreText.examples)
    .action(async (backups: string, target: string, { at }: { at?: string }) => {
      const { folder, until, ...counts } = await restoreAt(backups, target, at === undefined ? null : timeIn(at))
      new Printer(io).line(restoreText.done(folder, new Date(until).toISOString(), counts))
    })
}

/** A time such as 2031-05-01T20:15:00Z, in ms since 1970. */
function timeIn(text: string): number {
  const isComplete = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.test(text)
  const time = isComplete ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new InputError(restoreText.wrongTime(text))
  return time
}
