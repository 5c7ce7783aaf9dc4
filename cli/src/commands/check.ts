import { checkData, readConfig } from '@holdout/server'
import type { Command } from 'commander'
import { CheckFailed } from '../failures.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { backupText, checkText } from '../text/small-commands.ts'

export function addCheck(program: Command, io: Io): void {
  program
    .command('check')
    .description(checkText.about)
    .option('--data <folder>', backupText.dataHelp)
    .addHelpText('after', checkText.examples)
    .action(async ({ data }: { data?: string }) => {
      const { HOLDOUT_DATA, DATABASE_URL } = io.env
      const env = data === undefined ? { HOLDOUT_DATA, DATABASE_URL } : { HOLDOUT_DATA }
      const printer = new Printer(io)
      const { faults, ...counts } = await checkData(readConfig(env, { secret: '' }, data === undefined ? {} : { data }))
      for (const fault of faults) printer.line(fault)
      printer.line(checkText.done(counts, faults.length))
      if (faults.length > 0) throw new CheckFailed()
    })
}
