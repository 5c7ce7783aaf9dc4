import { InputError } from '@holdout/engine'
import { type Config, readConfig, serve } from '@holdout/server'
import type { Command } from 'commander'
import type { Io } from '../io.ts'
import { Printer } from '../text/printer.ts'

export function addServe(program: Command, io: Io): void {
  program
    .command('serve')
    .description('Serve the web table and online tables, on this machine or for others.')
    .option('--port <number>', 'where to listen (PORT; 8080)')
    .option('--host <address>', '0.0.0.0 lets others in (HOST; 127.0.0.1)')
    .option('--data <folder>', 'where games and accounts are kept (HOLDOUT_DATA; ./data)')
    .addHelpText(
      'after',
      '\nAll that can be set in the environment: docs/hosting.md\n\nExample:\n  holdout serve --port 3000 --host 0.0.0.0',
    )
    .action(async ({ port, host, data }: { port?: string; host?: string; data?: string }) => {
      const flags: Partial<Config> = {
        ...(port === undefined ? {} : { port: portOf(port) }),
        ...(host === undefined ? {} : { host }),
        ...(data === undefined ? {} : { data }),
      }
      const serving = await serve(readConfig(io.env, flags))
      new Printer(io).line(`Holdout is open at ${serving.url}   (Ctrl+C stops it)`)
      await stopped()
      await serving.stop()
    })
}

function portOf(text: string): number {
  const port = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!(port >= 0 && port <= 65_535))
    throw new InputError(`"${text}" is no port; it takes a whole number from 0 to 65535 (0: any that is free).`)
  return port
}

function stopped(): Promise<void> {
  return new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done())
  })
}
