import type { Command } from 'commander'
import { gameNamed } from '../input/arguments.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { rulesPage } from '../pages/rules-page.ts'

export function addRules(program: Command, io: Io): void {
  program
    .command('rules <slug> [question...]')
    .description('Print the rulebook of a game, or search it: by a question, some words, or the id of a rule.')
    .addHelpText(
      'after',
      '\nExamples:\n  holdout rules until-dawn | less\n  holdout rules until-dawn can I shoot twice\n  holdout rules until-dawn UD-41',
    )
    .action(async (slug: string, question: string[]) => {
      new Printer(io).page(rulesPage(await gameNamed(slug), question.join(' ')))
    })
}
