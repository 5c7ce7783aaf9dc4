import { type Config, readConfig, SETTINGS, serve } from '@holdout/server'
import type { Command } from 'commander'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { serveText } from '../text/small-commands.ts'

/** Time limit for a clean stop. A forced stop loses no acknowledged move either. */
const PATIENCE_MS = 10_000

type Name = keyof Config

export function addServe(program: Command, io: Io): void {
  const command = program
    .command('serve')
    .description(serveText.about)
    .addHelpText('after', serveText.after)
    .action(async (given: Record<string, string>) => {
      const serving = await serve(readConfig(io.env, {}, flagsIn(given)))
      new Printer(io).line(serveText.running(serving.url))
      await stopped()
      setTimeout(() => process.exit(1), PATIENCE_MS).unref()
      await serving.stop()
    })
  for (const { flag, help, env, standard } of Object.values(SETTINGS))
    if (flag !== null) command.option(flag, `${help} (${env}; ${standard})`)
}

/** The given options, by setting name. */
function flagsIn(given: Readonly<Record<string, string>>): Partial<Record<Name, string>> {
  const names = Object.keys(SETTINGS) as Name[]
  const optionOf = (name: Name): string =>
    SETTINGS[name].flagName.slice(2).replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase())
  return Object.fromEntries(names.flatMap(name => (optionOf(name) in given ? [[name, given[optionOf(name)]]] : [])))
}

function stopped(): Promise<void> {
  return new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done())
  })
}
