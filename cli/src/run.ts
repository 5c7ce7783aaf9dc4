import { Command, CommanderError } from 'commander'
import { addAnalyze } from './commands/analyze.ts'
import { addArena } from './commands/arena.ts'
import { addBackup } from './commands/backup.ts'
import { addBench } from './commands/bench.ts'
import { addBot } from './commands/bot.ts'
import { addCatalog } from './commands/catalog.ts'
import { addCheck } from './commands/check.ts'
import { addDaily } from './commands/daily.ts'
import { addFit } from './commands/fit.ts'
import { addGames } from './commands/games.ts'
import { addOptions } from './commands/options.ts'
import { addPlay } from './commands/play.ts'
import { addPrune } from './commands/prune.ts'
import { addPuzzles } from './commands/puzzles.ts'
import { addReplay } from './commands/replay.ts'
import { addRestore } from './commands/restore.ts'
import { addRules } from './commands/rules.ts'
import { addScenario } from './commands/scenario.ts'
import { addServe } from './commands/serve.ts'
import { addSim } from './commands/sim.ts'
import { addVerify } from './commands/verify.ts'
import { EXIT, explain } from './failures.ts'
import type { Io } from './io.ts'
import { toAscii } from './output/ascii.ts'
import { terminalOf } from './terminal.ts'
import { programText } from './text/program.ts'
import { version } from './version.ts'

/** Runs one command and returns its exit code. Errors are printed to stderr as one message. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const program = new Command('holdout')
  program
    .description(programText.about)
    .version(version(), '-v, --version', programText.versionHelp)
    .helpOption('-h, --help', programText.helpHelp)
    .helpCommand('help [command]', programText.helpCommandHelp)
    .addHelpText('after', programText.examples)
    .showHelpAfterError(programText.seeHelp())
    .exitOverride()
    .configureOutput({
      writeOut: text => io.stdout.write(text),
      writeErr: text => io.stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'holdout: ')),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
  for (const add of [
    addServe,
    addBackup,
    addRestore,
    addPrune,
    addCheck,
    addPlay,
    addDaily,
    addBot,
    addSim,
    addArena,
    addFit,
    addReplay,
    addAnalyze,
    addVerify,
    addScenario,
    addPuzzles,
    addCatalog,
    addRules,
    addGames,
    addOptions,
    addBench,
  ]) {
    add(program, io)
  }
  for (const command of program.commands) {
    command.showHelpAfterError(programText.seeHelp(command.name())).helpOption('-h, --help', programText.helpHelp)
  }
  if (args.length === 0) {
    program.outputHelp()
    return EXIT.ok
  }
  try {
    await program.parseAsync([...args], { from: 'user' })
    return EXIT.ok
  } catch (error) {
    // Commander has printed its message. All its errors are usage errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    const { code, say } = explain(error, io.env)
    if (say !== null) io.stderr.write(`holdout: ${terminalOf(io).unicode ? say : toAscii(say)}\n`)
    return code
  }
}
