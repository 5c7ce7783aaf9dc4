import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CardFile } from '@holdout/catalog'
import { InputError, parseScenarios, runScenario } from '@holdout/engine'
import type { Command } from 'commander'
import { CheckFailed, explainFile } from '../failures.ts'
import { gameNamed } from '../input/arguments.ts'
import { CARDS_HELP, cardFile } from '../input/card-file.ts'
import { readText } from '../input/files.ts'
import type { Io } from '../io.ts'
import { Printer } from '../text/printer.ts'

export function addScenario(program: Command, io: Io): void {
  program
    .command('scenario <file...>')
    .description(
      'Run scenario files (*.scenario.txt; folders too) and show the first difference of each. Exits with 1 if one fails, with 2 if a file cannot be read.',
    )
    .option('--cards <file>', CARDS_HELP)
    .addHelpText('after', '\nExample:\n  holdout scenario games/until-dawn/scenarios')
    .action((paths: string[], flags: { cards?: string }) => runAll(paths, cardFile(flags.cards).cards, new Printer(io)))
}

/** Every file is run; a file that cannot be read counts for more than a scenario that fails. */
async function runAll(paths: readonly string[], cards: CardFile | undefined, printer: Printer): Promise<void> {
  let passed = 0
  let failed = 0
  const unreadable: string[] = []
  const files = paths.flatMap(path => scenarioFiles(path, unreadable))
  for (const file of files) {
    try {
      const parsed = parseScenarios(readText(file, 'a scenario file'), file)
      const game = await gameNamed(parsed.game, cards)
      for (const scenario of parsed.scenarios) {
        const result = runScenario(game, scenario)
        if (result.ok) passed += 1
        else {
          failed += 1
          printer.line(`${file}:${result.line}: ${result.say}`)
          printer.line(`    in: ${scenario.title}`)
        }
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      unreadable.push(error.message.startsWith(file) ? error.message : `${file}: ${error.message}`)
    }
  }
  printer.line(`${passed} passed, ${failed} failed${unreadable.length ? `, ${unreadable.length} unreadable` : ''}`)
  if (unreadable.length) throw new InputError(unreadable.join('\n'))
  if (failed) throw new CheckFailed()
}

/** The scenario files in a folder and below it; a file that was named is taken whatever it is called. */
function scenarioFiles(path: string, unreadable: string[]): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path]
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
    const found = names.filter(name => name.endsWith('.scenario.txt') && !name.includes('node_modules')).sort()
    if (found.length === 0) unreadable.push(`${path}: there is no *.scenario.txt in that folder.`)
    return found.map(name => join(path, name))
  } catch (error) {
    unreadable.push(explainFile(error, path, 'read').message)
    return []
  }
}
