import { InputError } from '@holdout/engine'
import { backUp, readConfig } from '@holdout/server'
import type { Command } from 'commander'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'

export function addBackup(program: Command, io: Io): void {
  program
    .command('backup <folder>')
    .description('Copy all that a server keeps into a new folder, while it runs. Serving that folder restores it.')
    .option('--data <folder>', 'where games and accounts are kept (HOLDOUT_DATA; ./data)')
    .addHelpText('after', '\nExample:\n  holdout backup backups/monday')
    .action(async (target: string, { data }: { data?: string }) => {
      if (data === undefined && io.env.DATABASE_URL)
        throw new InputError('DATABASE_URL is set: back that database up with pg_dump.')
      const config = readConfig({ HOLDOUT_DATA: io.env.HOLDOUT_DATA }, {}, data === undefined ? {} : { data })
      const { folder, people, tables, entries } = await backUp(config.data, target)
      new Printer(io).line(`${folder}: ${people} people, ${tables} tables, ${entries} moves; checked.`)
    })
}
