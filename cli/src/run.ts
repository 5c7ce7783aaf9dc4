import { Command, CommanderError } from 'commander'
import { addBackup } from './commands/backup.ts'
import { addBench } from './commands/bench.ts'
import { addBot } from './commands/bot.ts'
import { addCatalog } from './commands/catalog.ts'
import { addGames } from './commands/games.ts'
import { addOptions } from './commands/options.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addRules } from './commands/rules.ts'
import { addScenario } from './commands/scenario.ts'
import { addServe } from './commands/serve.ts'
import { addSim } from './commands/sim.ts'
import { addVerify } from './commands/verify.ts'
import { EXIT, explain } from './failures.ts'
import type { Io } from './io.ts'
import { toAscii } from './output/ascii.ts'
import { terminalOf } from './terminal.ts'
import { version } from './version.ts'

const ABOUT = `Play, simulate and study zombie-survival tabletop games.

Exit codes: 0 fine, 1 a check failed, 2 bad usage or input.`

const EXAMPLES = `
Examples:
  holdout serve                        all games in a browser
  holdout play                         choose a game, or go on with one
  holdout play until-dawn --seed 7     a certain deal
  holdout sim until-dawn --games 1000 --bots greedy
  holdout help play                    all about one command`

/** Runs one command; the exit code. Whatever goes wrong is one message on stderr. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const program = new Command('holdout')
  program
    .description(ABOUT)
    .version(version(), '-v, --version', 'print the version')
    .helpOption('-h, --help', 'what can be done, and how')
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('(holdout --help says what can be done)')
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
    addPlay,
    addBot,
    addSim,
    addReplay,
    addVerify,
    addScenario,
    addCatalog,
    addRules,
    addGames,
    addOptions,
    addBench,
  ]) {
    add(program, io)
  }
  for (const command of program.commands) {
    command
      .showHelpAfterError(`(holdout ${command.name()} --help says how it is used)`)
      .helpOption('-h, --help', 'how it is used')
  }
  if (args.length === 0) {
    program.outputHelp()
    return EXIT.ok
  }
  try {
    await program.parseAsync([...args], { from: 'user' })
    return EXIT.ok
  } catch (error) {
    // Commander has said what it had to say; all that it objects to is usage.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    const { code, say } = explain(error, io.env)
    if (say !== null) io.stderr.write(`holdout: ${terminalOf(io).unicode ? say : toAscii(say)}\n`)
    return code
  }
}
