import type { Command } from 'commander'
import { gameNamed } from '../input/arguments.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { rulesPage } from '../pages/rules-page.ts'
import { rulesText } from '../text/small-commands.ts'

export function addRules(program: Command, io: Io): void {
  program
    .command('rules <slug> [question...]')
    .description(rulesText.about)
    .addHelpText('after', rulesText.examples)
    .action(async (slug: string, question: string[]) => {
      new Printer(io).page(rulesPage(await gameNamed(slug), question.join(' ')))
    })
}
