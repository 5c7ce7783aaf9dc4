import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CardFile } from '@holdout/catalog'
import { InputError, readScenarios, runScenario, vocabularyMarkdown, vocabularyText } from '@holdout/engine'
import type { Command } from 'commander'
import { CheckFailed, explainFile } from '../failures.ts'
import { gameNamed } from '../input/arguments.ts'
import { cardFile } from '../input/card-file.ts'
import { readText } from '../input/files.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { fileText } from '../text/files.ts'
import { scenarioText } from '../text/scenario.ts'
import { optionHelp } from '../text/shared.ts'
import { explainer } from './scenario-explain.ts'

interface Flags {
  readonly cards?: string
  readonly explain?: boolean
  readonly words?: string
  readonly markdown?: boolean
}

export function addScenario(program: Command, io: Io): void {
  program
    .command('scenario [file...]')
    .description(scenarioText.about)
    .option('--explain', scenarioText.explainHelp)
    .option('--words <game>', scenarioText.wordsHelp)
    .option('--markdown', scenarioText.markdownHelp)
    .option('--cards <file>', optionHelp.cards)
    .addHelpText('after', scenarioText.examples)
    .action(async (paths: string[], flags: Flags) => {
      const { cards } = cardFile(flags.cards)
      const printer = new Printer(io)
      if (flags.words !== undefined) return printWords(flags, paths, cards, printer)
      if (flags.markdown) throw new InputError(scenarioText.markdownAlone)
      if (paths.length === 0) throw new InputError(scenarioText.nothingToRun)
      return runAll(paths, cards, flags.explain === true, printer)
    })
}

async function printWords(
  { words = '', markdown }: Flags,
  paths: readonly string[],
  cards: CardFile | undefined,
  printer: Printer,
): Promise<void> {
  if (paths.length) throw new InputError(scenarioText.wordsWithFiles(paths))
  const game = await gameNamed(words, cards)
  for (const line of (markdown ? vocabularyMarkdown(game) : vocabularyText(game)).split('\n')) printer.line(line)
}

/** Runs every scenario. An unreadable file (exit code 2) outranks a failed scenario (exit code 1). */
async function runAll(
  paths: readonly string[],
  cards: CardFile | undefined,
  explain: boolean,
  printer: Printer,
): Promise<void> {
  let passed = 0
  let failed = 0
  const unreadable: string[] = []
  const files = paths.flatMap(path => scenarioFiles(path, unreadable))
  const fail = (at: string, say: string, title?: string): void => {
    failed += 1
    const [first, ...rest] = say.split('\n')
    printer.line(`${at}: ${first}`)
    for (const line of rest) printer.line(`    ${line}`)
    if (title !== undefined) printer.line(scenarioText.inScenario(title))
  }
  for (const file of files) {
    try {
      const { game: slug, scenarios, faults } = readScenarios(readText(file, fileText.expectedScenario), file)
      const game = await gameNamed(slug, cards)
      for (const { line, say } of faults) fail(`${file}:${line}`, say)
      for (const scenario of scenarios) {
        const watch = explain ? explainer(game, scenario, printer) : undefined
        const result = runScenario(game, scenario, watch)
        if (result.ok) passed += 1
        else fail(`${file}:${result.line}`, result.say, scenario.title)
        if (explain) printer.line()
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      unreadable.push(error.message.startsWith(file) ? error.message : fileText.at(file, error.message))
    }
  }
  printer.line(scenarioText.summary(passed, failed, unreadable.length))
  if (unreadable.length) throw new InputError(unreadable.join('\n'))
  if (failed) throw new CheckFailed()
}

/** The scenario files in a folder and its subfolders. A named file is taken whatever its extension. */
function scenarioFiles(path: string, unreadable: string[]): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path]
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
    const found = names.filter(name => name.endsWith('.scenario.txt') && !name.includes('node_modules')).sort()
    if (found.length === 0) unreadable.push(scenarioText.noFiles(path))
    return found.map(name => join(path, name))
  } catch (error) {
    unreadable.push(explainFile(error, path, 'read').message)
    return []
  }
}
