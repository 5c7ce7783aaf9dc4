import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CardFile } from '@holdout/catalog'
import { InputError, readScenarios, runScenario, vocabularyMarkdown, vocabularyText } from '@holdout/engine'
import type { Command } from 'commander'
import { CheckFailed, explainFile } from '../failures.ts'
import { gameNamed } from '../input/arguments.ts'
import { CARDS_HELP, cardFile } from '../input/card-file.ts'
import { readText } from '../input/files.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
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
    .description(
      'Run scenario files (*.scenario.txt; folders too) and show the first difference of each. Exits with 1 if one fails, with 2 if a file cannot be read.',
    )
    .option('--explain', 'tell each step in words: the position, the moves, what was checked')
    .option('--words <game>', 'print the words of a game: zones, pieces, moves, steps, chance, events')
    .option('--markdown', 'with --words: as Markdown, as in the README of the game')
    .option('--cards <file>', CARDS_HELP)
    .addHelpText(
      'after',
      '\nExamples:\n  holdout scenario games/until-dawn/scenarios\n  holdout scenario --explain games/until-dawn/scenarios/book.scenario.txt\n  holdout scenario --words until-dawn',
    )
    .action(async (paths: string[], flags: Flags) => {
      const { cards } = cardFile(flags.cards)
      const printer = new Printer(io)
      if (flags.words !== undefined) return printWords(flags, paths, cards, printer)
      if (flags.markdown) throw new InputError('--markdown needs --words and the name of a game.')
      if (paths.length === 0) throw new InputError('Name a scenario file or a folder, or --words and a game.')
      return runAll(paths, cards, flags.explain === true, printer)
    })
}

async function printWords(
  { words = '', markdown }: Flags,
  paths: readonly string[],
  cards: CardFile | undefined,
  printer: Printer,
): Promise<void> {
  if (paths.length) throw new InputError(`--words prints the words of a game and takes no file: ${paths.join(' ')}`)
  const { vocabulary } = (await gameNamed(words, cards)).notation
  for (const line of (markdown ? vocabularyMarkdown(vocabulary) : vocabularyText(vocabulary)).split('\n'))
    printer.line(line)
}

/** Every scenario is run; a file that cannot be read counts for more than a scenario that fails. */
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
    if (title !== undefined) printer.line(`    in: ${title}`)
  }
  for (const file of files) {
    try {
      const { game: slug, scenarios, faults } = readScenarios(readText(file, 'a scenario file'), file)
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
