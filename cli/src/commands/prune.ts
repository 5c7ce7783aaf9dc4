import { type Config, type PruneReport, prune, readConfig, SETTINGS } from '@holdout/server'
import type { Command } from 'commander'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { pruneText } from '../text/small-commands.ts'

/** The settings of the server that decide what is deleted, and where. */
const NAMES = [
  'data',
  'databaseUrl',
  'keepGuests',
  'keepWaiting',
  'keepFinished',
  'keepPlaying',
  'keepChat',
  'keepAnswers',
  'keepNotices',
  'chatLines',
] as const satisfies readonly (keyof Config)[]

export function addPrune(program: Command, io: Io): void {
  const command = program
    .command('prune')
    .description(pruneText.about)
    .option('--dry-run', pruneText.dryRunHelp)
    .addHelpText('after', pruneText.examples)
    .action(async ({ dryRun = false, ...given }: Record<string, string> & { dryRun?: boolean }) => {
      const flags = Object.fromEntries(NAMES.flatMap(name => (name in given ? [[name, given[name]]] : [])))
      // Sessions are not read, so the key is not needed.
      const config = readConfig(io.env, { secret: '' }, flags)
      const printer = new Printer(io)
      for (const line of linesOf(await prune(config, dryRun), dryRun)) printer.line(line)
    })
  for (const name of NAMES) {
    const { flag, help, env, standard } = SETTINGS[name]
    if (flag !== null) command.option(flag, `${help} (${env}; ${standard})`)
  }
}

function linesOf({ retention, counts }: PruneReport, dryRun: boolean): string[] {
  const { guests, waiting, finished, playing, chat, answers, notices, chatLines } = retention
  return [
    dryRun ? pruneText.dryRun : pruneText.done,
    pruneText.guests(counts.guests, guests),
    pruneText.waiting(counts.waiting, waiting),
    pruneText.finished(counts.finished, finished),
    pruneText.playing(counts.playing, playing),
    pruneText.chat(counts.chat, chat, chatLines),
    pruneText.answers(counts.answers, answers),
    pruneText.notices(counts.notices, notices),
    pruneText.sessions(counts.sessions),
    ...(dryRun ? [] : [pruneText.space]),
  ]
}
