import type { Command } from 'commander'
import { gameNamed } from '../input/arguments.ts'
import type { Io } from '../io.ts'
import { rulesPage } from '../pages/rules-page.ts'
import { Printer } from '../text/printer.ts'

export function addRules(program: Command, io: Io): void {
  program
    .command('rules <slug> [words...]')
    .description('Print the rulebook of a game, or what in it answers to some words or to the id of a rule.')
    .addHelpText(
      'after',
      '\nExamples:\n  holdout rules until-dawn | less\n  holdout rules until-dawn howl\n  holdout rules until-dawn UD-41',
    )
    .action(async (slug: string, words: string[]) => {
      new Printer(io).page(rulesPage(await gameNamed(slug), words.join(' ')))
    })
}
