import { type Config, readConfig, SETTINGS, serve } from '@holdout/server'
import type { Command } from 'commander'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'

/** How long stopping may take before it is broken off: nothing that was acknowledged is lost by that either. */
const PATIENCE_MS = 10_000

type Name = keyof Config

export function addServe(program: Command, io: Io): void {
  const command = program
    .command('serve')
    .description('Serve the web table and online tables, on this machine or for others.')
    .addHelpText(
      'after',
      '\nFlags win over the environment. More about each: docs/hosting.md\n\nExample:\n  holdout serve --port 3000 --host 0.0.0.0',
    )
    .action(async (given: Record<string, string>) => {
      const serving = await serve(readConfig(io.env, {}, flagsIn(given)))
      new Printer(io).line(`Holdout is open at ${serving.url}   (Ctrl+C stops it)`)
      await stopped()
      setTimeout(() => process.exit(1), PATIENCE_MS).unref()
      await serving.stop()
    })
  for (const { flag, help, env, standard } of Object.values(SETTINGS))
    if (flag !== null) command.option(flag, `${help} (${env}; ${standard})`)
}

/** What was given, by the names of the settings. */
function flagsIn(given: Readonly<Record<string, string>>): Partial<Record<Name, string>> {
  const names = Object.keys(SETTINGS) as Name[]
  const wordOf = (name: Name): string =>
    SETTINGS[name].flagName.slice(2).replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase())
  return Object.fromEntries(names.flatMap(name => (wordOf(name) in given ? [[name, given[wordOf(name)]]] : [])))
}

function stopped(): Promise<void> {
  return new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done())
  })
}
