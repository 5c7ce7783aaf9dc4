import { InputError } from '@holdout/engine'
import { backUp, readConfig } from '@holdout/server'
import type { Command } from 'commander'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { backupText } from '../text/small-commands.ts'

export function addBackup(program: Command, io: Io): void {
  program
    .command('backup <folder>')
    .description(backupText.about)
    .option('--data <folder>', backupText.dataHelp)
    .addHelpText('after', backupText.examples)
    .action(async (target: string, { data }: { data?: string }) => {
      if (data === undefined && io.env.DATABASE_URL) throw new InputError(backupText.databaseUrl)
      const config = readConfig({ HOLDOUT_DATA: io.env.HOLDOUT_DATA }, {}, data === undefined ? {} : { data })
      const { folder, ...counts } = await backUp(config.data, target)
      new Printer(io).line(backupText.done(folder, counts))
    })
}
